export default {
  goal: {
    title: 'The aim',
    text: 'Pasang is a game of collecting. A black token is worth 1 point, a white one 2: altogether 180 points on the board with the small bowl, 168 on the one with the large bowl. Whoever has more when the board is empty wins.',
  },
  passage: {
    title: 'The passage',
    text: 'South empties one file of her half of the board and keeps all its tokens; then North does the same in his half. The file has to hold an odd number of tokens. If the game is played by the university rules, North has to take his file on the other wing.',
  },
  selection: {
    title: 'The kas',
    text: 'Beside the empty passage each player picks the token that becomes the kas, the piece that moves. It steps sideways into the passage, or jumps into it over a neighbour, and captures a line at once.',
  },
  play: {
    title: 'The captures',
    text: 'From then on the kas slides along its rank or file, as far as it likes over empty junctions. Where it stops it takes one line across its way. A line is a row of tokens of one colour as the kas sees them: gaps do not end it, the other colour does, and equal colours on both sides count together. Only an odd number can be taken, and always the whole line.',
  },
  end: {
    title: 'The end',
    text: 'A move without a capture is not allowed. Who has none left while tokens remain is suntuk: the game is lost, and all points won so far go to the opponent.',
  },
  bell: {
    title: 'The leaping game',
    text: 'In the game that Bell describes there is no kas, and two to four play. South lifts the token of a corner. Then each in turn moves any token by short leaps over neighbours, 1, 3, 5 or 7 in a row, and keeps what was leapt over. When nobody can leap any more the points decide.',
  },
  choices: {
    intro: 'Where the written sources are silent or differ, Pasang had to choose. These are its choices:',
    fileF:
      'The middle file belongs to neither wing. By the university rules North may take it only if South took it too.',
    gadong:
      'The kas neither stops on the bowl nor slides across it, though a line that it captures may lie on both sides.',
    presets:
      'Pasang Emas: free passage, kas by step or jump. University rules: passage on the other wing, kas by step or jump. Short leap: passage on the other wing, kas by jump only.',
    shortLeap:
      'Playing “by short leap” concerns how the kas is chosen. Captures stay at right angles, since a kas that could only leap would soon be stuck. For leaps throughout there is Bell’s game.',
    resign: 'Giving up counts as suntuk. It is not offered when three or four play Bell’s game.',
    match: 'South always moves first; whoever is to begin the next round takes the seat of South.',
    bellBoard:
      'Bell’s game may also be played on the board with the small bowl; its diagonals then run on to e5, g5, e7 and g7.',
  },
  sources: {
    bell: 'R. C. Bell, Discovering Old Board Games (Shire, 1973), pages 19 to 21, describes the leaping game and names eight opening patterns. Women of Brunei’s villages played it during the nights of circumcisions, initiations and weddings, on boards of hardwood such as kayu balian, with a store called gadong in the middle, balls called buah, and the call “kas” to begin. The Digital Ludeme Project keeps the account as evidence DLP.Evidence.2239.',
    emas: 'Pasang Emas by Nor Jaidi Tuah, a free program (GPL) since 2000, plays the game with the kas. It comes with more than thirty patterns, published statistics of over 3,000 games (2010), and follows Mari Bermain Pasang of the Brunei Museum and a veteran player. Its author also lists where it leaves tradition (2012): the second passage is free, step and jump may be mixed, a line is never taken in part, and nothing is said about who begins the next round.',
    strength: 'How well that program plays is the subject of a paper at MIWAI 2017 (LNAI 10607).',
    university:
      'Universiti Brunei Darussalam has revived the game. A Spanish article tells of three phases, of the opposite quarter for the second passage, of captures at right angles or by short leaps, and of a bowl of 1 × 1 or 3 × 3.',
    colours: 'A red and a blue kas are a convention of Pasang Emas. Today’s tokens are often coat buttons.',
  },
}
