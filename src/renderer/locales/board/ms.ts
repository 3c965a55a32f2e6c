export default {
  piece: {
    empty: 'kosong',
    black: 'buah hitam',
    white: 'buah putih',
    undecided: 'belum ditentukan',
    gadong: 'gadong',
    'kas-south': 'kas Selatan',
    'kas-north': 'kas Utara',
  },
  state: {
    selected: 'dipilih',
    movable: 'boleh dipilih',
    target: 'boleh ke sini',
    chosen: 'telah dipilih',
    capture: 'boleh dimakan',
    half: 'tukar warna untuk seimbang',
    misfit: 'merosakkan simetri',
    taken: 'dimakan oleh langkah terakhir',
    arrived: 'bergerak terakhir',
  },
}
