export default {
  piece: {
    empty: 'empty',
    black: 'black token',
    white: 'white token',
    undecided: 'undecided',
    gadong: 'gadong',
    'kas-south': "South's kas",
    'kas-north': "North's kas",
  },
  state: {
    selected: 'selected',
    movable: 'can be chosen',
    target: 'can go here',
    chosen: 'chosen',
    capture: 'can be taken',
    half: 'turn over to balance',
    misfit: 'breaks the symmetry',
    taken: 'taken by the last move',
    arrived: 'moved last',
  },
}
