export default {
  goal: {
    title: 'Tujuan',
    text: 'Pasang ialah permainan mengumpul. Buah hitam bernilai 1 mata, buah putih 2: semuanya 180 mata di papan bergadong kecil, 168 di papan bergadong besar. Pemain yang memiliki lebih banyak mata apabila papan kosong ialah pemenang.',
  },
  passage: {
    title: 'Laluan',
    text: 'Selatan mengosongkan satu lajur di separuh papannya dan menyimpan semua buahnya; kemudian Utara berbuat demikian di separuh papannya. Lajur itu mesti mempunyai bilangan buah yang ganjil. Menurut peraturan universiti, Utara mesti mengambil lajur di sayap yang bertentangan.',
  },
  selection: {
    title: 'Kas',
    text: 'Di sebelah laluan yang kosong, setiap pemain memilih buah yang menjadi kas, iaitu buah yang bergerak. Kas melangkah ke sisi masuk ke laluan, atau melompat ke dalamnya melepasi jirannya, dan terus memakan satu barisan.',
  },
  play: {
    title: 'Memakan buah',
    text: 'Selepas itu kas meluncur di sepanjang baris atau lajurnya, sejauh mana pun melalui simpang yang kosong. Di tempat ia berhenti, ia memakan satu barisan yang melintang arahnya. Barisan ialah deretan buah sewarna seperti yang dilihat oleh kas: ruang kosong tidak memutuskannya, warna lain memutuskannya, dan warna yang sama di kedua-dua belah dikira bersama. Hanya bilangan ganjil boleh dimakan, dan sentiasa seluruh barisan.',
  },
  end: {
    title: 'Penamat',
    text: 'Langkah tanpa memakan buah tidak dibenarkan. Pemain yang tiada lagi langkah sedangkan masih ada buah ialah suntuk: dia kalah, dan semua mata yang dikumpulnya menjadi milik lawan.',
  },
  bell: {
    title: 'Permainan lompat',
    text: 'Dalam permainan yang dihuraikan oleh Bell tiada kas, dan dua hingga empat orang bermain. Selatan mengangkat buah di satu penjuru. Kemudian setiap pemain bergilir-gilir menggerakkan mana-mana buah dengan lompatan pendek melepasi jirannya, 1, 3, 5 atau 7 kali berturut-turut, dan menyimpan buah yang dilompati. Apabila tiada siapa dapat melompat lagi, mata menentukan pemenang.',
  },
  choices: {
    intro:
      'Apabila sumber bertulis tidak menyatakan sesuatu atau berbeza, Pasang terpaksa memilih. Inilah pilihannya:',
    fileF:
      'Lajur tengah tidak termasuk dalam mana-mana sayap. Menurut peraturan universiti, Utara boleh mengambilnya hanya jika Selatan turut mengambilnya.',
    gadong:
      'Kas tidak berhenti di gadong dan tidak meluncur melintasinya, walaupun barisan yang dimakannya boleh berada di kedua-dua belah gadong.',
    presets:
      'Pasang Emas: laluan bebas, kas melangkah atau melompat. Peraturan universiti: laluan di sayap bertentangan, kas melangkah atau melompat. Lompatan pendek: laluan di sayap bertentangan, kas melompat sahaja.',
    shortLeap:
      'Bermain “dengan lompatan pendek” berkenaan dengan cara kas dipilih. Buah tetap dimakan pada sudut tepat, kerana kas yang hanya boleh melompat akan segera tersekat. Untuk lompatan sepanjang permainan, ada permainan Bell.',
    resign:
      'Menyerah dikira sebagai suntuk. Ia tidak ditawarkan apabila tiga atau empat orang bermain permainan Bell.',
    match: 'Selatan sentiasa bergerak dahulu; sesiapa yang memulakan pusingan berikutnya duduk di Selatan.',
    bellBoard:
      'Permainan Bell boleh juga dimainkan di papan bergadong kecil; pepenjurunya kemudian bersambung hingga e5, g5, e7 dan g7.',
  },
  sources: {
    bell: 'R. C. Bell, Discovering Old Board Games (Shire, 1973), halaman 19 hingga 21, menghuraikan permainan lompat dan menamakan lapan corak pembukaan. Wanita di kampung-kampung Brunei memainkannya pada malam berkhatan, upacara dan perkahwinan, di atas papan kayu keras seperti kayu balian, dengan simpanan yang dipanggil gadong di tengah, bola yang dipanggil buah, dan laungan “kas” untuk bermula. Digital Ludeme Project menyimpan catatan itu sebagai bukti DLP.Evidence.2239.',
    emas: 'Pasang Emas oleh Nor Jaidi Tuah, program bebas (GPL) sejak tahun 2000, memainkan permainan dengan kas. Ia disertai lebih tiga puluh corak dan statistik lebih 3,000 permainan (2010), serta berdasarkan Mari Bermain Pasang terbitan Muzium Brunei dan seorang pemain lama. Pengarangnya juga menyenaraikan perbezaannya dengan tradisi (2012): laluan kedua bebas, melangkah dan melompat boleh dicampur, barisan tidak pernah dimakan sebahagian, dan tiada ketetapan tentang siapa yang memulakan pusingan berikutnya.',
    strength: 'Kekuatan permainan program itu dikaji dalam kertas MIWAI 2017 (LNAI 10607).',
    university:
      'Universiti Brunei Darussalam telah menghidupkan semula permainan ini. Sebuah rencana Sepanyol menceritakan tiga fasa, suku bertentangan bagi laluan kedua, buah yang dimakan pada sudut tepat atau dengan lompatan pendek, dan gadong 1 × 1 atau 3 × 3.',
    colours: 'Kas merah dan biru ialah kelaziman Pasang Emas. Kini buahnya sering kali butang kot.',
  },
}
