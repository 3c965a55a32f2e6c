export default {
  goal: {
    title: 'El objetivo',
    text: 'Pasang es un juego de recolección. Una ficha negra vale 1 punto, una blanca 2: en total 180 puntos en el tablero de cuenco pequeño y 168 en el de cuenco grande. Gana quien tenga más cuando el tablero quede vacío.',
  },
  passage: {
    title: 'El pasillo',
    text: 'Sur vacía una columna de su mitad del tablero y se queda con todas sus fichas; después Norte hace lo mismo en la suya. La columna debe tener un número impar de fichas. Según las reglas de la universidad, Norte tiene que tomarla en el ala contraria.',
  },
  selection: {
    title: 'El kas',
    text: 'Junto al pasillo vacío cada jugador elige la ficha que se convierte en kas, la pieza que se mueve. Entra en el pasillo con un paso lateral, o saltando sobre su vecina, y captura en el acto una línea.',
  },
  play: {
    title: 'Las capturas',
    text: 'A partir de entonces el kas se desliza por su fila o su columna, tan lejos como quiera por intersecciones vacías. Donde se detiene captura una línea transversal a su camino. Una línea es una serie de fichas de un color tal como las ve el kas: los huecos no la cortan, el otro color sí, y los colores iguales a ambos lados cuentan juntos. Solo se puede capturar un número impar, y siempre la línea entera.',
  },
  end: {
    title: 'El final',
    text: 'No se permite mover sin capturar. Quien se queda sin jugadas mientras quedan fichas está en suntuk: pierde, y todos los puntos que había ganado pasan al rival.',
  },
  bell: {
    title: 'El juego de saltos',
    text: 'En el juego que describe Bell no hay kas, y juegan de dos a cuatro. Sur levanta la ficha de una esquina. Luego cada uno, por turno, mueve cualquier ficha a saltos cortos sobre sus vecinas, 1, 3, 5 o 7 seguidos, y se queda con lo saltado. Cuando ya nadie puede saltar deciden los puntos.',
  },
  choices: {
    intro: 'Donde las fuentes escritas callan o difieren, Pasang tuvo que elegir. Estas son sus decisiones:',
    fileF:
      'La columna central no pertenece a ninguna de las alas. Según las reglas de la universidad, Norte solo puede tomarla si Sur también la tomó.',
    gadong:
      'El kas ni se detiene en el cuenco ni se desliza a través de él, aunque una línea que captura puede quedar a ambos lados.',
    presets:
      'Pasang Emas: pasillo libre, kas con paso o salto. Reglas de la universidad: pasillo en el ala contraria, kas con paso o salto. Salto corto: pasillo en el ala contraria, kas solo con salto.',
    shortLeap:
      'Jugar «con salto corto» se refiere a cómo se elige el kas. Las capturas siguen siendo en ángulo recto, porque un kas que solo pudiera saltar se quedaría pronto atascado. Para saltar siempre está el juego de Bell.',
    resign: 'Rendirse cuenta como suntuk. No se ofrece cuando tres o cuatro juegan el juego de Bell.',
    match: 'Sur siempre mueve primero; quien deba empezar la siguiente ronda se sienta al Sur.',
    bellBoard:
      'El juego de Bell también se puede jugar en el tablero de cuenco pequeño; sus diagonales llegan entonces hasta e5, g5, e7 y g7.',
  },
  sources: {
    bell: 'R. C. Bell, Discovering Old Board Games (Shire, 1973), páginas 19 a 21, describe el juego de saltos y nombra ocho patrones iniciales. Lo jugaban las mujeres de las aldeas de Brunéi en las noches de circuncisiones, iniciaciones y bodas, en tableros de madera dura como la kayu balian, con un depósito llamado gadong en el centro, bolas llamadas buah y la voz «kas» para empezar. El Digital Ludeme Project guarda el relato como prueba DLP.Evidence.2239.',
    emas: 'Pasang Emas, de Nor Jaidi Tuah, un programa libre (GPL) desde 2000, juega con el kas. Trae más de treinta patrones y estadísticas publicadas de más de 3.000 partidas (2010), y se basa en Mari Bermain Pasang, del Museo de Brunéi, y en un jugador veterano. Su autor también enumera en qué se aparta de la tradición (2012): el segundo pasillo es libre, paso y salto se pueden mezclar, una línea nunca se captura en parte y nada se dice de quién empieza la siguiente ronda.',
    strength: 'De la fuerza de juego de ese programa trata un artículo de MIWAI 2017 (LNAI 10607).',
    university:
      'La Universiti Brunei Darussalam ha recuperado el juego. Un artículo en español habla de tres fases, del cuarto opuesto para el segundo pasillo, de capturas en ángulo recto o con saltos cortos y de un cuenco de 1 × 1 o 3 × 3.',
    colours:
      'El kas rojo y el azul son una convención de Pasang Emas. Hoy las fichas suelen ser botones de abrigo.',
  },
}
