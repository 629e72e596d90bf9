import type { LanguageTexts } from "./languages.ts";

/** Turkish texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "Annem her sabah bize taze ekmek alır.",
      "Kedi bütün gün sobanın yanında uyur.",
      "Bugün hava çok güzel, hadi parka gidelim.",
      "Kardeşim bahçede kırmızı bir top buldu.",
      "Çayı demledim, şimdi seni bekliyorum.",
      "Denizin rengi akşam olunca koyu mavi olur.",
      "Babam işten gelince hep beraber yemek yeriz.",
      "Bu yolun sonunda küçük bir köy var.",
      "Dün gece kar yağdı, her yer bembeyaz.",
      "Kitabı masanın üstüne koy, sonra okurum.",
      "Kuşlar damın altına yuva yaptı.",
      "Elma ağacı bu yıl çok çiçek açtı.",
      "Pazardan iki kilo üzüm, bir kilo incir aldık.",
      "Ninem bize eski bir masal anlattı.",
      "Saat beşte okulun önünde buluşalım.",
      "Balıkçı ağını topladı, sonra kıyıya döndü.",
      "Pencereyi açtım, odaya temiz hava doldu.",
      "Sokağın başında yaşlı bir çınar durur.",
      "Yarın erken kalkıp dağa çıkacağız.",
      "Bu çorba biraz sıcak, yavaş iç.",
      "Küçük kız suya taş atıp güldü.",
      "Halam bana mavi bir kazak ördü.",
      "Köpek kapıda durur, bizi sessizce bekler.",
      "Güneş doğdu, biz daha yoldaydık.",
      "Evin arkasında dar bir dere akar.",
      "Otobüs geç geldi ama yer bulduk.",
      "Ona bir kalem, bir de defter verdim.",
      "Akşamüstü sahilde biraz yürüdük.",
      "Komşumuz bize bir tabak dolma getirdi.",
      "Ay ışığı suyun üstünde parlıyordu.",
      "Dayım iyi saz çalar, bazen de türkü söyler.",
      "Bu şehirde her sokak denize iner.",
      "Ablam odasını sarı ve yeşile boyadı.",
      "Çocuklar bütün gün kumda oynadı.",
      "Bana yol sordu, ben de ona köprüyü gösterdim.",
      "Eski saat yine on dakika geri kalmış.",
      "Fırtına çıktı, şapkam uçup gitti.",
      "Biraz bekle, ben de seninle geleyim.",
      "Arılar sabahtan akşama kadar bal yapar.",
      "Tren gelene kadar bankta oturup konuştuk.",
      "Mutfakta taze kahve kokusu var.",
      "O gün hepimiz çok mutlu olduk.",
    ],
    medium: [
      "Yağmurun dineceğini umarak saçağın altında bekleyenler, bir süre sonra birbirleriyle sohbet etmeye başladı.",
      "Bahçıvan, fidanları dikmeden önce toprağı avucunda ufaladı, kokladı ve biraz daha beklemeye karar verdi.",
      "Uzun yolculuklarda en çok sevdiğim şey, pencereden akıp giden tarlaları hiçbir şey düşünmeden seyretmektir.",
      "Terzi, yıllardır kullandığı makasın sapına ince bir bez sarmıştı, çünkü metal kışın parmaklarını üşütüyordu.",
      "Komşumuzun kızı keman çalışırken bütün apartman sessizleşir, yanlış notalara bile kimse ses çıkarmaz.",
      "Kahvehanenin duvarındaki eski fotoğrafta, şimdi park olan yerde geniş bir kayısı bahçesi görünüyor.",
      "Öğretmenimiz tahtaya tek bir kelime yazar, sonra hepimizden o kelimeyle başlayan bir hikâye isterdi.",
      "Balıkçılar dönerken limanda toplanan kediler, hangi teknenin daha cömert olduğunu çok iyi bilirler.",
      "Sabırla yoğrulan hamur dinlendikçe yumuşar, aceleyle açılan yufka ise çoğu zaman ortasından yırtılır.",
      "Dedemin anlattığına göre köprünün taşları, karşı yamaçtan kışın kızaklarla ve öküzlerle indirilmiş.",
      "Her akşam aynı saatte yürüyüşe çıkan emekli öğretmen, yolda karşılaştığı herkese adıyla selam verirdi.",
      "Kütüphanenin en sessiz köşesinde, pencereden giren ışığın altında okumak bana hep iyi gelmiştir.",
      "Kasabaya ilk kar düştüğünde çocuklar tepsileri kapıp yokuşa koşar, büyükler de camdan onları izlerdi.",
      "Mutfakta asılı duran bakır tencereler, anneannemin çeyizinden kalan en değerli eşyalarmış.",
      "Çarşının arka sokaklarında dolaşırken, baharat kokularını izleyerek daha önce görmediğim bir dükkân buldum.",
      "Bir dili öğrenmenin en güzel yanı, sokakta duyduğun bir şakaya herkesle aynı anda gülebilmektir.",
      "Marangoz, tahtanın damarlarını parmağıyla izledikten sonra nereden kesmesi gerektiğini sessizce işaretledi.",
      "Vapurun güvertesinde oturan yolcular, rüzgârdan korunmak için kitaplarını ve şapkalarını sıkıca tutuyordu.",
      "Postacı, adresi silinmiş mektubu elinde çevirip durdu, sonunda yazısından kime geldiğini tahmin etti.",
      "Yaz tatilinde dedemin köyünde kalırken, koyunların seslerinden saatin kaç olduğunu anlamayı öğrendim.",
      "Kaptan, sisin dağılmasını beklerken yolculara çay dağıtılmasını istedi ve gecikme için özür diledi.",
      "Kardeşimle kavga ettiğimiz günlerde bile, akşam olunca aynı battaniyenin altında film seyrederdik.",
      "Eski evlerin kapılarındaki tokmakların sesi birbirinden farklıdır, ev sahibi gelenin kim olduğunu anlar.",
      "Fırtınadan sonra kıyıya vuran odun parçalarını toplayan ressam, onlardan küçük kuş heykelleri yapıyordu.",
      "Konuklar gelmeden önce sofrayı üç kez baştan kuran annem, sonunda ilk düzenin en güzeli olduğuna karar verdi.",
      "Dağ yolunda ilerledikçe çamların kokusu keskinleşti, aşağıdaki göl de avuç içi kadar küçük göründü.",
      "Satranç oynarken acele eden amcam, her yenilgiden sonra tahtayı sessizce toplar ve bir el daha isterdi.",
      "Pencere önündeki sardunyalar, ev sahibinin bütün unutkanlığına rağmen her bahar yeniden çiçek açıyordu.",
      "Müzenin bekçisi, yıllardır önünden geçtiği tablonun köşesindeki küçük kuşu ancak dün fark etmiş.",
      "Köy odasında toplananlar, uzun kış gecelerini türkülerle, bilmecelerle ve kavrulmuş fındıkla geçirirlerdi.",
      "Bisikletimin zinciri çıkınca yolun kenarında durdum, oradan geçen yaşlı bir adam hiç konuşmadan bana yardım etti.",
      "İyi bir dinleyici, karşısındaki susunca hemen söze girmez, cümlenin gerçekten bitip bitmediğini anlamaya çalışır.",
      "Tiyatronun perdesi açılmadan önceki o kısa karanlık, bana oyunun kendisi kadar heyecan verir.",
      "Çömlekçinin elinde dönen çamur, önce bir kâseye benzedi, sonra uzun boyunlu zarif bir testiye dönüştü.",
      "Sınavdan çıkan öğrenciler, merdivenlere oturup hangi soruyu nasıl çözdüklerini hararetle tartışıyorlardı.",
      "Sabah sisinin arasından çıkan kayıklar, gölün üzerinde sanki suya değmeden ilerliyormuş gibi görünüyordu.",
      "Ustam, bir işi bitirmenin en zor kısmının aletleri temizleyip yerlerine koymak olduğunu söylerdi.",
      "Teyzem kışlık reçelleri kaynatırken mutfağın camları buğulanır, bütün apartman vişne kokusuyla dolardı.",
      "Mahallenin çocukları, yaralı serçeyi ayakkabı kutusunda beslediler ve iyileşince hep birlikte uçurdular.",
      "Gece treninde uyuyamayınca koridora çıktım ve istasyonların ışıkları geçtikçe yolculuğun ritmini dinledim.",
    ],
    hard: [
      '"Bu kutuda 48 anahtar var," dedi Cevdet Usta; "hangisi depoyu açıyor, bilen var mı?"',
      "Selin'in randevusu 15.45'te; Kadıköy'den çıkarsa (trafik yoksa) 20 dakikada yetişir.",
      "Dr. Aydın, Ankara'daki toplantıya 3 asistan, 2 bavul ve 1 saksı çiçekle geldi!",
      '"Çorum leblebisi mi, Antep fıstığı mı?" sorusu, 6 kişilik masada 40 dakika tartışıldı.',
      "Hasan'ın defterinde şu not vardı: \"Süt al (2 litre), Zeynep'i ara, 17.30'da durakta ol.\"",
      "Konya'ya giden otobüs 21.15'te kalkacak; 7 ve 8 numaralı koltuklar bizim, değil mi?",
      "Gülşen Hanım'ın tarifi çok açık: 3 yumurta, 250 gram un, yarım paket tereyağı; gerisi sabır!",
      "Edirne'deki atölyede 19 öğrenci ebru yapmayı öğreniyor; en sabırlısı, kuşkusuz, Tarık.",
      '"Final 2-1 bitti," diye bağırdı Volkan; oysa Defne\'nin gözü hep saatteydi.',
      "Mersin'den gelen koliden 24 limon, 1 kavanoz reçel ve Müjgan'ın mektubu çıktı.",
      "Kaan'a göre 5. katın manzarası (özellikle pazar sabahları) Üsküdar'ın en güzeli.",
      'Murat sordu: "Neden 11 sandalye var? Biz 12 kişi değil miydik?"',
      "Eskişehir'deki sergi 4 Ekim'de açılıyor; giriş ücretsiz, katalog ise 60 lira.",
      '"Yağmur yağarsa (ki yağacak), B planına geçeriz," dedi Koç Ferhat; kimse gülmedi.',
      'Nazlı\'nın romanı 312 sayfa; "Son 20 sayfayı bir gecede yazdım!" diyor.',
      "Rize'de çay toplarken 3 yeni türkü öğrendik; en zoru, Fadime Nine'nin söylediğiydi.",
      'Toplantı 10.00\'da, C-204 numaralı odada; gündem: bütçe, takvim, "diğer konular".',
      "Hakan'ın 2 kedisi var: Duman (siyah) ve Pamuk (o da siyah!).",
      '"Van\'a kadar kaç kilometre kaldı?" diye sordu Eda; tabelada 85 yazıyordu.',
      "Sinop'taki fenerin 96 basamağı var, diyorlar; Umut 90'a kadar sayıp şaşırdı.",
      'İpek, 18.20 vapurunu kaçırdı; çünkü Beşiktaş\'ta "son bir çay" içmek istemişti.',
      "Amasya'dan aldığımız 5 kilo elma (hepsi kıpkırmızı!), eve varana kadar 3 kilo oldu.",
      '"Şifre neydi: 7-3-9 mu, yoksa 7-9-3 mü?" Onur\'un sesi giderek inceliyordu.',
      "Belediye, Çanakkale'deki 14 parka 220 fidan dikecek; gönüllüler için son gün: 30 Kasım.",
      'Levent Bey\'in saati (1 dakika ileri gider), ona göre herkesi "geç kalmış" yapıyor.',
      "Derya'nın listesinde 9 film var; 1'i korku, 2'si komedi, 6'sı \"mutlaka ağlatır\" türünden.",
      "Malatya'ya 16 kasa kayısı için mi geldiniz, yoksa Recep Amca'nın hikâyeleri için mi?",
      '"Benim adım Işık," dedi küçük kız; "kardeşiminki de Güneş. Evimizde lamba yok gibi!"',
      'Sivas\'taki köprünün 18 kemeri var mı, diye sordum; Halil, "17 saydım," dedi.',
      "Programa göre koro 19.30'da başlıyor; 1. bölüm 35, 2. bölüm (arasız) 50 dakika.",
      "Öğle menüsü: mercimek çorbası, İzmir köfte, pilav, 1 dilim kavun; afiyet olsun!",
      'Bilge\'nin kuşu 3 kelime biliyor: "Merhaba", "nasılsın" ve (ne yazık ki) "sus".',
      'Çetin 6 yıl Almanya\'da kaldı; "En çok simidi özledim," diyor, "bir de vapurları."',
      "Isparta'daki gül bahçesine 05.30'da vardık; Hatice Abla, \"Geç kaldınız!\" dedi.",
      "Bodrum'daki tekne 13 metre; kaptanı İlker, miçosu ise 8 yaşındaki kızı Ada.",
      '"Okeye 4. lazım!" diye seslendi Orhan; balkondaki 3 komşu aynı anda döndü.',
      "Artvin yolunda 42 viraj saydık; Ceren (midesi hassastır) 43'üncüde gözünü açtı.",
      "Şule'nin doğum günü 29 Şubat'ta; \"Kaç yaşındasın?\" sorusuna hep gülerek cevap verir.",
      "Bakkal Yusuf'un defterinde 57 isim var; borcunu ilk ödeyen, her ay, Perihan Hanım.",
      'Hangi kapı: A, B, yoksa C mi? Bilette yalnızca "Sıra 21, Koltuk 6" yazıyor.',
      "Ordu'da 2 gün kalacaktık; fındık toplamayı öğrenince (çok yavaşız!) 10 gün kaldık.",
    ],
  },
  passages: {
    easy: [
      "Sabah erken kalktım ve çayı ocağa koydum. Dışarıda hava açık, deniz de sakin. Kedi camın önünde uzun uzun gerindi. Az sonra bütün ev uyandı, biz de sofraya oturduk.",
      "Dedem her gün bahçede küçük bir iş bulur. Bir gün çiti boyar, bir gün ağaç budar. Akşam olunca kapının önüne oturur. Biz de yanına gidip eski günleri dinleriz.",
      "Yağmur başlayınca hep birlikte eve koştuk. Annem bize sıcak süt verdi, ablam da kek kesti. Camdan sokağa baktık, yollar bomboştu. Ertesi gün her yer çiçek açmıştı.",
      "Vapur iskeleden yavaş yavaş ayrıldı. Martılar arkamızdan uçtu, biz de simit attık. Hava biraz serindi ama güneş vardı. Karşı kıyıya varınca sahilde uzun bir yol yürüdük.",
      "Köyde yaz günleri çok güzel geçer. Sabah tarlaya iner, öğlen dere boyunda dinleniriz. Dut ağacının altı hep serin olur. Gece damda yatar, gökteki yıldızları sayarız.",
    ],
    medium: [
      "Pazarın kurulduğu sabahlarda mahallemiz erkenden uyanır, satıcılar tezgâhlarını özenle dizer, komşular fileleriyle yola koyulur ve herkes önce domatesin kokusuna, sonra da satıcının güler yüzüne bakarak karar verir.",
      "Eski bir sandığın dibinde bulduğum mektupları okurken, yazanın kim olduğunu bilmesem de onun sabırla kurduğu cümlelerden, titreyen harflerinden ve kenarlara çizdiği küçük çiçeklerden nasıl biri olduğunu sezer gibi oldum.",
      "Yeni bir çalgı öğrenmek isteyen kişi, parmaklarının bir süre söz dinlemeyeceğini baştan kabul etmeli, çünkü ilk haftalarda çıkan cılız sesler ancak her gün tekrarlanan kısa çalışmalarla yavaş yavaş ezgiye dönüşür.",
      "Kasabanın girişindeki çınarın altında oturan ihtiyarlar, gelip geçeni selamlamakla kalmaz, yolunu şaşıran yolculara hangi sokağın çeşmeye, hangisinin istasyona çıktığını uzun uzun ve büyük bir keyifle anlatırlardı.",
      "Fırından yeni çıkmış ekmeğin kokusu dar sokağa yayıldığında, okula geç kalmaktan korkan çocuklar bile bir an duraksar, ceplerindeki bozuklukları sayar ve sıcak bir simidi paylaşmanın yolunu mutlaka bulurlardı.",
    ],
    hard: [
      "Kütüphane müdürü Nilgün Hanım, 14 Mart'ta başlayan kitap değişimine tam 236 kişinin katıldığını söyledi. \"Çocuklar için ayrılan raflar (özellikle masallar) ilk gün boşaldı; neyse ki Bursa'dan iki koli daha geldi!\" diye ekledi.",
      "İzmir'den 08.40'ta kalkan trende yerimiz 5. vagondaydı; yanımıza üç termos çay, biraz börek ve Murathan'ın bulmaca dergisini almıştık. Kondüktör gülümseyerek sordu: \"Pencere kenarını kim istiyor, yoksa sırayla mı oturacaksınız?\"",
      "Ayşegül'ün atölyesinde 9 tezgâh, 27 çeşit iplik ve Gaziantep'ten gelen kocaman bir ayna var; duvardaki yazı ise hiç değişmiyor: \"Acele etme, düğümü çöz.\" Öğrenciler (en küçüğü 11 yaşında) bu söze her hafta biraz daha inanıyor.",
      "Apartman toplantısında Kemal Bey üç soru sordu: asansör ne zaman onarılacak, 18 numaranın anahtarı kimde, bahçedeki banklar neden boyanmadı? Yönetici Serpil Hanım, \"Hepsi bu ay bitecek,\" dedi; sonra takvimine 22'yi ve 29'u kırmızıyla işaretledi.",
      'Trabzon\'daki kamp için hazırlanan listede 12 çadır, 30 metre ip, 2 pusula (biri yedek) ve "bol bol neşe" yazıyordu. Rehberimiz Oğuz, listeyi okuyunca güldü; "Neşeyi unutan olursa yoldan döner miyiz?" diye sordu.',
    ],
  },
  words: `
bir ve bu da de için çok ne o ben sen biz siz onlar gibi daha kadar ama var yok sonra her şey ile
olarak olan en iyi mi değil ki kendi zaman şimdi bile hiç önce yeni gün çünkü ya iki nasıl neden
kim nerede bana sana ona bize size başka aynı büyük küçük şöyle böyle öyle bunu şunu onu yıl ay
hafta saat dakika sabah akşam gece öğle bugün yarın dün hep bazen belki evet hayır tamam lütfen
teşekkür merhaba güzel kötü uzun kısa eski genç yaşlı sıcak soğuk serin ılık hızlı yavaş kolay zor
açık kapalı dolu boş temiz yüksek alçak geniş dar kalın ince ağır hafif sert yumuşak tatlı tuzlu
ekşi acı taze kuru ıslak doğru yanlış güçlü zengin mutlu üzgün yorgun sakin sessiz parlak karanlık
aydınlık kırmızı mavi yeşil sarı siyah beyaz mor turuncu pembe gri kahverengi insan adam kadın
çocuk bebek kız erkek anne baba kardeş abla ağabey dede nine teyze hala amca dayı kuzen aile
arkadaş komşu misafir öğretmen öğrenci doktor hemşire işçi memur usta çırak aşçı garson şoför
kaptan çiftçi çoban balıkçı terzi berber bakkal manav kasap fırıncı postacı ressam yazar şair
oyuncu şarkıcı müdür yolcu ev oda mutfak salon banyo kapı pencere duvar tavan zemin çatı merdiven
bahçe balkon masa sandalye koltuk yatak yastık yorgan halı perde lamba ayna dolap raf çekmece
anahtar kilit bardak tabak kaşık çatal bıçak tencere tava çaydanlık fincan şişe kutu sepet çanta
bavul cüzdan para gözlük şemsiye kalem defter kitap mektup gazete dergi resim fotoğraf harita makas
iğne iplik düğme ayakkabı çorap gömlek pantolon ceket palto kazak etek elbise şapka atkı eldiven
kemer su çay kahve süt ayran meyve sebze ekmek peynir zeytin yumurta bal reçel tereyağı çorba pilav
makarna et tavuk balık köfte salata börek simit kek pasta şeker tuz biber un yağ elma armut üzüm
incir kiraz vişne kayısı şeftali erik karpuz kavun portakal limon nar çilek muz domates salatalık
patates soğan sarımsak havuç patlıcan kabak ıspanak fasulye mercimek nohut fındık ceviz badem
hayvan kedi köpek kuş at inek koyun keçi horoz ördek kaz tavşan tilki kurt ayı arı kelebek karınca
martı serçe güvercin leylek balina yunus ağaç çiçek yaprak dal kök tohum çim orman dağ tepe vadi
ova göl deniz nehir dere ada kıyı kum taş toprak çamur hava yağmur kar fırtına bulut sis güneş
yıldız gök dünya ateş duman ışık gölge ses renk koku tat yol sokak cadde köprü meydan park şehir
kasaba köy mahalle okul hastane market pazar lokanta otel banka müze kütüphane tiyatro sinema
istasyon durak liman iskele havaalanı araba otobüs tren vapur gemi kayık uçak bisiklet bilet yer
taraf sağ sol ön arka üst alt iç dış orta kenar köşe baş göz kulak burun ağız diş saç yüz el kol
parmak ayak bacak diz sırt kalp can akıl fikir düşünce duygu sevgi mutluluk umut korku güven sabır
söz kelime cümle soru cevap haber masal şarkı türkü oyun spor top ders sınav iş meslek görev sorun
çözüm sonuç amaç plan karar seçim hak kural örnek konu bölüm parça tane çift yarım tam bütün hepsi
kimse herkes biraz az fazla pek hemen artık henüz yine tekrar birlikte ayrıca üzere göre karşı beri
rağmen olmak etmek yapmak gelmek gitmek vermek almak demek söylemek konuşmak sormak anlatmak bilmek
görmek bakmak duymak dinlemek okumak yazmak çizmek öğrenmek öğretmek anlamak düşünmek inanmak
istemek sevmek beğenmek gülmek ağlamak oturmak kalkmak durmak yürümek koşmak uçmak yüzmek binmek
inmek çıkmak girmek dönmek geçmek kalmak beklemek bulmak aramak kaybetmek açmak kapatmak başlamak
bitirmek çalışmak dinlenmek uyumak uyanmak yemek içmek pişirmek kesmek yıkamak temizlemek taşımak
koymak tutmak bırakmak çekmek itmek atmak yakalamak kazanmak satmak ödemek göndermek getirmek
götürmek göstermek saklamak paylaşmak yardım kullanmak değiştirmek büyümek yaşamak hatırlamak
unutmak denemek seçmek saymak ölçmek boyamak dikmek kurmak onarmak üç dört beş altı yedi sekiz
dokuz on yirmi otuz kırk elli bin pazartesi salı çarşamba perşembe cuma cumartesi ocak şubat mart
nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık ilkbahar yaz sonbahar kış
`
    .trim()
    .split(/\s+/),
};
