import type { LanguageTexts } from "./languages.ts";

/** Indonesian texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "Kucing itu tidur di atas kursi.",
      "Ibu sedang memasak sayur di dapur.",
      "Hari ini langit sangat cerah.",
      "Adik bermain bola di halaman.",
      "Aku suka minum teh hangat.",
      "Ayah membaca koran di teras.",
      "Kami berjalan kaki ke tepi danau.",
      "Burung itu bersarang di pohon mangga.",
      "Kakak punya sepeda baru.",
      "Di luar hujan turun deras.",
      "Nenek bercerita sebelum kami tidur.",
      "Bulan malam ini bulat dan terang.",
      "Paman memancing ikan di sungai.",
      "Kami makan malam bersama.",
      "Apakah kamu mau ikut denganku?",
      "Bu guru menulis di papan.",
      "Perahu itu kembali saat fajar.",
      "Angin meniup daun kering.",
      "Adik menggambar rumah dan matahari.",
      "Warung soto itu selalu ramai.",
      "Aku membeli sebuah buku cerita.",
      "Bunga melati harum sekali.",
      "Jalan ini menuju ke pasar.",
      "Penjual roti lewat setiap pagi.",
      "Tadi malam aku tidur nyenyak.",
      "Pohon rambutan kami sudah berbuah.",
      "Anak-anak bermain petak umpet.",
      "Jangan lupa membawa payung.",
      "Bebek berenang di kolam.",
      "Aku mendengar suara seruling.",
      "Air laut terasa hangat.",
      "Kakek memperbaiki lampu yang rusak.",
      "Besok kita bertemu di stasiun.",
      "Kerbau berjalan pelan di sawah.",
      "Nasi sudah matang, ayo makan.",
      "Setelah hujan, pelangi muncul.",
      "Temanku tinggal di seberang jalan.",
      "Surat itu tersimpan di dalam laci.",
      "Kue buatan bibi manis sekali.",
      "Kereta datang tepat waktu.",
      "Sore itu kami bermain layang-layang.",
      "Topi biru itu milik siapa?",
    ],
    medium: [
      "Wayang kulit dimulai larut malam, namun anak-anak tetap terjaga menunggu tokoh pelawaknya.",
      "Penjual jamu itu hafal nama semua pelanggannya, bahkan hafal keluhan mereka minggu lalu.",
      "Karena salah jalan, kami justru menemukan padang bunga yang belum pernah kami lihat.",
      "Jam tua peninggalan kakek memang selalu terlambat, tetapi belum pernah berhenti berdetak.",
      "Suara penjual sate dari ujung jalan selalu mengingatkanku pada masa kecil.",
      "Tukang perahu mengenal setiap kelokan sungai sehingga tidak memerlukan lampu pada malam hari.",
      "Sesudah hujan pertama, seluruh kebun dipenuhi bau tanah dan daun jeruk.",
      "Pembatik tua itu meniup cantingnya pelan, lalu menarik garis tanpa sekali pun mengangkat muka.",
      "Siapa pun yang bangun pagi akan mencium harum roti dari toko di sudut jalan.",
      "Begitu terdengar suara gamelan, anak-anak meninggalkan makanannya dan berlari ke balai desa.",
      "Sejak kakak berlatih biola, seisi rumah ikut belajar bersabar.",
      "Menjelang hari raya, aroma kue kering memenuhi setiap rumah di lorong kami.",
      "Tukang sepatu itu bernyanyi pelan sambil menjahit, dan setiap lagunya hanya sampai separuh.",
      "Nelayan dapat menebak keadaan laut hanya dengan memandang warna awan.",
      "Jembatan kayu itu berderit setiap kali dilewati, tetapi belum pernah mengecewakan siapa pun.",
      "Setiap musim mangga tiba, halaman kami mendadak dipenuhi sepupu yang mengaku rindu nenek.",
      "Layar perahu bercadik mengembang, dan dalam sekejap dermaga tinggal segaris tipis.",
      "Penjahit itu mengukur kain tiga kali, memotong satu kali, kemudian minum teh dengan tenang.",
      "Di beranda rumah panggung itu, para ibu menenun sambil bertukar cerita tentang anak-anak mereka.",
      "Paman mengajariku membedakan suara burung sebelum aku mampu melihat sarangnya di antara dedaunan.",
      "Barang yang paling lama kami simpan bukan yang mahal, melainkan yang mengingatkan pada seseorang.",
      "Pematung itu membiarkan batunya terkena hujan dulu, katanya supaya mereka saling mengenal.",
      "Begitu pintu lumbung dibuka, bau padi kering menyambut kami seperti sapaan lama.",
      "Kami menempuh perjalanan ke puncak tanpa tergesa, sebab yang ditunggu toh hanya matahari.",
      "Di sekolah kami, lonceng dibunyikan oleh penjaga kebun yang selalu datang paling awal.",
      "Burung-burung camar mengikuti kapal sampai ke muara, lalu berbalik seakan mengucapkan selamat jalan.",
      "Sepupuku menabung selama setahun untuk membeli kamera bekas, kemudian memotret semua orang di pasar.",
      "Setiap kata yang salah dieja oleh adik kami tulis di pintu kulkas, karena terlalu lucu untuk dilupakan.",
      "Bila gerimis turun pada sore hari, ibu selalu punya alasan untuk menggoreng tempe.",
      "Penjaga museum berjalan tanpa suara, seolah takut membangunkan benda-benda tua di sekelilingnya.",
      "Meja makan kami terlalu kecil untuk semua orang, namun tidak seorang pun mau makan di tempat lain.",
      "Sungai di belakang rumah surut perlahan, memperlihatkan batu yang dulu menjadi tempat kami melompat.",
      "Ia tidak pandai bercerita, tetapi caranya mendengarkan membuat orang lain ingin terus berbicara.",
      "Seorang anak bertanya mengapa ombak selalu kembali, dan tidak ada orang dewasa yang berani menjawab.",
      "Pada hari terakhir sekolah, kami menukar buku catatan dan menulis pesan di halaman belakangnya.",
      "Juru masak itu tidak pernah menimbang bumbu, tangannya lebih teliti daripada timbangan mana pun.",
      "Setelah tersesat di antara kebun teh, kami mengikuti suara tawa para pemetik sampai ke jalan besar.",
      "Orang yang menanam pohon di tepi jalan itu barangkali tidak membayangkan kami berteduh di bawahnya.",
      "Malam terasa lebih panjang di desa, sebab tidak ada yang ingin beranjak dari api unggun.",
      "Bayi itu menggenggam telunjuk kakeknya erat-erat, seakan sedang menyepakati sesuatu.",
    ],
    hard: [
      '"Lontongnya 3, bumbunya dipisah, ya!" pesan Mbak Laras kepada Cak Munir.',
      "Kapal Feri Dahlia berlabuh pukul 13.20, terlambat 35 menit (ombak 2 meter).",
      "Denah rumah: panjang 9,5 m, lebar 6 m; lemari Eyang Putri 2,4 m. Muatkah?",
      "Pak Made menanam 60 bibit cabai; 58 tumbuh, 2 dimakan ayam Pak Nyoman.",
      'Siapa yang menulis "Awas, guru galak!" di papan kelas 7C?',
      "Pertandingan ke-4: Cenderawasih 25, Kasuari 23; wasitnya, Om Yance, kehabisan suara!",
      "Di Pasar Legi, Bu Tarmi menawar dari Rp50.000 menjadi Rp35.000 dalam 12 detik.",
      "Kode pos desa kami 5 angka; Agus hafal 4, sisanya ditebak.",
      '"Ini nada G atau A?" bisik Melani; seluruh paduan suara menjawab: "F!"',
      "Kacamata minus 1,5 milik Arya ternyata ada di kepalanya (sejak pukul 09.00).",
      "Jadwal ronda: Senin, Pak Untung; Selasa, Pak Slamet; Rabu, kucing Pak RT.",
      "Taman Kupu-Kupu memiliki 312 ekor kupu-kupu; yang ke-313 hinggap di topi Tania.",
      "Kak Ucok bermain catur lawan 15 anak sekaligus: menang 11, seri 3, kalah 1.",
      'Tiga gelas es cendol Rp24.000; "Yang satu gratis," ujar Ceu Euis, "karena kamu sopan!"',
      "Suhu oven 175 derajat, 28 menit; kue bolu Nadia mengembang, lalu... kempis.",
      'Halaman 144 buku "Pelaut Muda" hilang; Faris mengarang sendiri lanjutannya.',
      "Bus malam Jepara-Wonogiri: kursi 7A untuk Mbah Karto, 7B untuk burungnya.",
      'Berapa 17 kali 6? "Seratus lebih sedikit," jawab Tegar; Bu Ningsih tersenyum: "102."',
      'Layang-layang "Naga Timur" panjangnya 11 meter, ekornya 40, tali gulungnya putus!',
      "Stasiun radio 101,3 FM memutar lagu Koes Hadi pukul 21.00 tepat.",
      "Kolam Pak Anwar: 200 lele, 50 gurami, 1 sandal jepit (kiri).",
      "Undangan: pernikahan Intan dan Yusuf, Minggu, 4 Juli; mohon datang tanpa kado.",
      'Peserta nomor 77, Gita, membaca puisi "Ibu"; 3 juri mengeluarkan saputangan.',
      "Kopi Toraja 15 gram, air 90 derajat; Bang Martin menyeduhnya sambil bersiul.",
      'Gamelan itu terdiri atas 18 alat; yang ke-19, kata Ki Sarno, adalah "telinga".',
      "Tolong belikan: 1 sikat gigi, 2 sabun, 3 buku tulis; kembaliannya untuk Rio.",
      'Gedung D, lantai 5, ruang 507: seminar "Tidur Siang" dipindah ke pukul 13.00.',
      '"Mengapa ada 9 piring, padahal kita ber-8?" tanya Sekar. "Untuk tamu tak terduga."',
      "Hasil panen Kebun Lestari: 420 kg tomat, 95 kg buncis, 0 kg keluhan!",
      "Jalan Kenanga ditutup 10-12 Agustus; lewat Gang Mawar (hati-hati, angsa).",
      'Ombak setinggi 3 meter; peselancar cilik, Komang, berseru, "Lagi, lagi!"',
      'Menara jam berdentang 13 kali; Mang Asep mengaku, "Saya salah hitung."',
      "Skor ular tangga: Bimo di 98, Citra di 64; lalu Bimo turun ke 21!",
      "Pukul 04.30 Opa Ruben sudah menjemur 6 kaus, semuanya bergambar panda.",
      'Judulnya "Sepatu Kiri", tebalnya 88 halaman, penulisnya anak kelas 5: Hafiz.',
      'Mesin ketik tua itu kehilangan huruf K; "ami rindu amu," tulis A ung.',
      "Naik 1.200 meter, turun 1.200 meter; Vania hanya ingat mi rebus di puncaknya.",
      "Rapat RT 04: iuran tetap Rp15.000, lampu baru 7, gosip (tidak dicatat).",
      "Di toples ada 52 nastar; setelah Om Heru pamit, tinggal 19!",
      "Tahukah kamu mengapa Ompung menyimpan 3 payung? Satu untuk hujan, dua untuk cucu.",
    ],
  },
  passages: {
    easy: [
      "Pagi ini udara terasa sejuk. Nenek menyapu halaman sambil bersenandung. Seekor kucing tidur di dekat pot bunga. Aku menyeduh teh lalu duduk menemani nenek.",
      "Rumah paman ada di tepi sawah. Setiap sore kami bermain layang-layang di pematang. Angin bertiup kencang dan langit berwarna jingga. Kami pulang saat lampu desa mulai menyala.",
      "Hari Minggu kami pergi ke pantai. Ayah membawa bola, ibu membawa nasi dan ikan bakar. Adik mencari kerang di pasir yang basah. Sore harinya kami melihat matahari tenggelam.",
      "Hujan turun sejak siang tadi. Kami duduk di teras dan makan pisang goreng. Kakak memainkan gitar, kami bernyanyi bersama. Tidak terasa malam pun tiba.",
      "Kakek punya kebun kecil di belakang rumah. Di sana tumbuh cabai, tomat, dan bayam. Setiap pagi kakek menyiram tanaman itu. Kalau panen tiba, semua tetangga ikut senang.",
    ],
    medium: [
      "Di ujung gang ada sebuah kedai kopi kecil yang pemiliknya hafal pesanan setiap pelanggan, sehingga orang yang baru duduk pun sudah disuguhi secangkir kopi hangat dan cerita ringan tentang cuaca hari itu.",
      "Ketika kereta keluar dari terowongan, hamparan sawah yang hijau tiba-tiba terbentang di kedua sisi, dan para penumpang yang sejak tadi sibuk dengan urusan masing-masing serentak menoleh ke jendela.",
      "Pengrajin tua itu berkata bahwa setiap potong kayu menyimpan bentuknya sendiri, maka sebelum mulai mengukir ia selalu meraba seratnya perlahan seakan sedang mendengarkan sebuah rahasia.",
      "Belajar memainkan alat musik memang melelahkan pada minggu-minggu pertama, tetapi begitu satu lagu sederhana terdengar utuh, semua rasa jenuh itu berganti menjadi keinginan untuk mencoba lagi.",
      "Setiap kali pulang kampung, aku menyempatkan diri berjalan ke sungai tempat kami dahulu berenang, hanya untuk memastikan bahwa batu besar yang kami sebut kapal masih ada di sana.",
    ],
    hard: [
      'Bengkel sepeda milik Koh Liong di Jalan Melati 21 sudah buka sejak pukul 06.30; di dindingnya tergantung 17 pelek, 5 lonceng, dan foto hitam-putih seorang juara. "Itu saya," katanya bangga, "sebelum rambut saya pindah ke kumis (yang juga hampir habis)!"',
      'Sabtu, 8 November, kelompok teater "Kunang-Kunang" mementaskan "Hujan di Atas Genting" selama 75 menit, tanpa jeda. Tokoh utamanya, Uda Malik (diperankan siswa kelas 6, Rangga), hanya mengucapkan 9 kata; meskipun begitu, penontonnya tertawa 14 kali!',
      'Resep klepon Oma Tien: 250 gram tepung ketan, 100 gram gula aren, daun pandan, kelapa parut, lalu "doa secukupnya". Rebus sampai mengapung (kira-kira 4 menit), tiriskan, gulingkan; jika gulanya muncrat ke baju, jangan salahkan Oma, salahkan Isaac, cucunya.',
      'Rombongan Pramuka Gugus Depan 31 tiba di Kaliurang pukul 15.40 dengan 6 tenda, 2 kompor, dan 1 peta (terbalik). "Kita di mana, Kak?" tanya Yohana; Kak Faisal menunjuk langit, berdeham, lalu menjawab mantap, "Di bawah bintang, Dik. Tenang saja!"',
      'Menurut catatan Bu Ketut, penjaga mercusuar di Tanjung Biru, tadi malam lewat 23 kapal, 4 di antaranya bernyanyi. Anaknya bertanya: "Kapal bisa bernyanyi, Bu?"; beliau tersenyum, memutar lampu sekali lagi, dan menulis: "Pukul 02.15, kapal ke-24: dangdut."',
    ],
  },
  words: `
yang dan di ke dari ini itu untuk dengan pada adalah tidak ada akan bisa sudah juga saya kamu dia
kami kita mereka anda aku ia apa siapa mana kapan mengapa bagaimana berapa atau tetapi karena jika
kalau ketika saat sebelum sesudah setelah selama sampai sejak agar supaya sehingga maka lalu
kemudian sambil seperti sebagai oleh tentang tanpa antara dalam luar atas bawah depan belakang
samping dekat jauh sini sana situ sekarang tadi nanti besok kemarin hari pagi siang sore malam jam
menit detik minggu bulan tahun waktu musim hujan kemarau selalu sering jarang kadang pernah belum
masih lagi sedang segera baru lama cepat lambat pelan sangat sekali lebih paling kurang cukup hanya
saja hampir mungkin tentu pasti ya bukan jangan semua setiap banyak sedikit beberapa satu dua tiga
empat lima enam tujuh delapan sembilan sepuluh belas puluh ratus ribu pertama kedua ketiga terakhir
Senin Selasa Rabu Kamis Jumat Sabtu Januari Maret April Juni Juli September Oktober orang laki
perempuan anak bayi ayah ibu bapak kakak adik kakek nenek paman bibi cucu saudara sepupu keluarga
teman sahabat tetangga tamu guru murid dokter perawat sopir pedagang petani nelayan tukang penjahit
juru masak penulis penyair pelukis penyanyi pemain polisi kepala desa rumah kamar dapur teras pintu
jendela dinding lantai atap tangga halaman kebun pagar sumur meja kursi ranjang bantal selimut
lemari rak laci tikar lampu cermin kunci gelas piring mangkuk sendok garpu pisau panci wajan botol
kotak keranjang tas dompet uang kacamata payung pensil pena buku kertas surat koran majalah gambar
foto peta gunting jarum benang kancing baju kemeja celana rok kain sarung jaket topi sepatu sandal
kaus sabuk cincin air teh kopi susu madu nasi bubur mi roti kue sayur sup soto sate ikan daging
ayam telur tahu tempe sambal kecap garam gula merica cabai bawang jahe kunyit kelapa minyak tepung
pisang mangga jeruk apel anggur pepaya nanas semangka melon jambu rambutan durian salak alpukat
kacang jagung ubi singkong kentang wortel tomat timun terung bayam kangkung labu jamur kucing
anjing sapi kerbau kuda kambing domba kelinci tikus monyet gajah harimau beruang rusa penyu katak
ular burung merpati elang bebek angsa lebah semut capung belalang pohon bunga daun ranting akar
biji buah rumput bambu padi mawar melati teratai hutan gunung bukit lembah sungai danau laut pulau
pantai pasir ombak batu tanah lumpur sawah ladang langit matahari bintang awan angin petir kabut
embun pelangi api asap cahaya bayangan panas dingin sejuk hangat dunia negara kota kampung jalan
gang jembatan lapangan pasar toko warung sekolah kelas kampus kantor pabrik bank pos apotek taman
museum bioskop stasiun terminal pelabuhan bandara mobil bus kereta kapal perahu pesawat sepeda
motor becak karcis tiket perjalanan wajah mata telinga hidung mulut gigi rambut leher bahu tangan
jari dada punggung perut kaki lutut hati jiwa suara kata kalimat huruf bahasa nama arti tanya jawab
soal pikiran mimpi harapan senang sedih gembira marah takut cinta kasih rindu sabar tenang berani
kuat lemah kerja tugas ujian pelajaran latihan permainan bola lagu musik tari cerita dongeng puisi
film pesta hadiah kabar berita sejarah contoh nomor angka bagian separuh awal akhir tengah tempat
arah kiri kanan utara selatan timur barat sudut warna merah putih hitam biru hijau kuning cokelat
ungu abu besar kecil panjang pendek tinggi rendah lebar sempit dangkal tebal tipis berat ringan
keras lembut muda tua bagus buruk indah cantik manis asin asam pahit pedas segar matang mentah
bersih kotor kering basah penuh kosong terang gelap sepi ramai mudah sulit penting sederhana pandai
rajin sehat sakit kaya miskin sama beda benar salah ramah baik menjadi membuat pergi datang pulang
tiba masuk keluar naik turun lari terbang berenang duduk berdiri tidur bangun hidup tumbuh mandi
makan minum goreng rebus potong cuci jahit pakai lepas ambil beri bawa taruh simpan buka tutup beli
jual bayar pinjam kirim terima cari temu hilang tunggu jumpa mulai selesai berhenti lihat dengar
baca tulis hitung ukur ajar ingat lupa mengerti percaya pikir ingin mau perlu harus boleh dapat
suka bicara berkata bertanya menjawab bercerita bernyanyi menari bermain tertawa menangis tersenyum
bekerja belajar membantu memilih membangun memperbaiki menanam menyiram mengumpulkan membagi maaf
tolong silakan selamat
`
    .trim()
    .split(/\s+/),
};
