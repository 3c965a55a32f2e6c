export default {
  piece: {
    empty: 'vacío',
    black: 'ficha negra',
    white: 'ficha blanca',
    undecided: 'sin decidir',
    gadong: 'gadong',
    'kas-south': 'kas del Sur',
    'kas-north': 'kas del Norte',
  },
  state: {
    selected: 'seleccionada',
    movable: 'se puede elegir',
    target: 'puede ir aquí',
    chosen: 'elegida',
    capture: 'se puede capturar',
    half: 'cambiar de color para equilibrar',
    misfit: 'rompe la simetría',
    taken: 'capturada por la última jugada',
    arrived: 'movida en último lugar',
  },
}
