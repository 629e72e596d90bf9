import type { LanguageTexts } from "./languages.ts";

/** Finnish texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "Kissa nukkuu uunin päällä koko päivän.",
      "Lapset uivat rannassa ja nauravat.",
      "Mummo paistaa lettuja ja laulaa.",
      "Kuka jätti oven auki yöksi?",
      "Järvi on tyyni ja taivas punainen.",
      "Isä veistää veneen vanhasta puusta.",
      "Lumi peittää pihan ja polun.",
      "Menemme saunaan, kun vesi on lämmintä.",
      "Koira haukkuu kuuta ja tähtiä.",
      "Anna minulle kuppi kahvia, kiitos.",
      "Hän lukee kirjaa riippumatossa.",
      "Metsässä on hiljaista ja hämärää.",
      "Juna tulee pian, ota laukku mukaan.",
      "Ukki kertoo tarinan karhusta.",
      "Poika heittää kiven veteen.",
      "Sataa, mutta meillä on hyvät takit.",
      "Onko sinulla avain mukana?",
      "Pöydällä on leipää, voita ja juustoa.",
      "Orava juoksee puun latvaan.",
      "Talvella tie on kapea ja liukas.",
      "Sytytä kynttilä, sähkö meni taas.",
      "Tyttö piirtää talon ja ison auringon.",
      "Tuuli vie hatun aidan yli.",
      "Poimimme marjoja koriin ja suuhun.",
      "Kello on vasta viisi, nuku vielä.",
      "Kala ei syö, mutta istun vielä hetken.",
      "Naapuri tuo meille omenia.",
      "Hevonen seisoo portilla ja odottaa.",
      "Tuli palaa ja pata kiehuu.",
      "Sisko soittaa viulua ikkunan ääressä.",
      "Varis varasti taas yhden perunan.",
      "Kesällä yö on valoisa ja lyhyt.",
      "Kenen hansikas jäi bussiin?",
      "Lampaat kulkevat mäkeä alas.",
      "Minulla on nälkä, mennään kotiin.",
      "Tupa on pieni, mutta sopu on suuri.",
      "Joki virtaa hitaasti myllyn ohi.",
      "Vauva nauraa, kun kissa hyppää.",
      "Pidä kiinni, nyt mennään mäkeä alas!",
      "Sumu nousee pellolta ja katoaa.",
      "Äiti ompelee uutta verhoa.",
      "Ilta on kaunis, jäädään vielä ulos.",
    ],
    medium: [
      "Naapurin rouva kastelee kukkansa aina sateella, koska silloin hänellä on siihen sopivasti aikaa.",
      "Kun sauna on lämmin, kukaan ei puhu työasioista, eikä juuri muustakaan.",
      "Mökillä kello pysähtyi viime kesänä, eikä kukaan ole keksinyt, mihin sitä tarvittaisiin.",
      "Kalastaja väittää tuntevansa jokaisen hauen nimeltä, mutta silti ne eivät tule kutsusta.",
      "Ensilumi satoi yöllä, ja aamulla koko luokka katsoi ikkunasta ulos opettaja mukaan lukien.",
      "Setäni korjaa polkupyöriä kellarissa ja antaa jokaiselle niistä uuden nimen.",
      "Bussi pysähtyi keskelle metsää, sillä hirvi ei pitänyt kiirettä tietä ylittäessään.",
      "Torilla voi maistaa mansikkaa ennen ostamista, ja siksi kävelen aina koko torin läpi.",
      "Hän kutoi villasukkaa koko kokouksen ajan ja kuuli silti kaiken tarkemmin kuin muut.",
      "Vanha vene vuotaa vähän, joten toinen soutaa ja toinen laulaa ja ammentaa vettä.",
      "Kirjaston takahuoneessa asuu kissa, joka valitsee lukijat sylin mukaan.",
      "Isoisä mittaa talven pituutta halkopinolla ja kesän pituutta hyttysillä.",
      "Kun sähköt katkesivat, istuimme takan ääressä ja muistimme, miltä hiljaisuus kuulostaa.",
      "Leipuri herää ennen lintuja, mutta hymyilee vasta ensimmäisen pullan jälkeen.",
      "Lapset rakensivat pihalle lumilinnan, jossa oli huone myös naapurin koiralle.",
      "Marjapaikkaa ei kerrota edes parhaalle ystävälle, vaikka hän toisi kahvia ja pullaa.",
      "Opettaja kysyi, kuka osaa hiljaa olemisen taidon, ja kaikki alkoivat heti puhua.",
      "Junassa vastapäätä istui mies, joka ratkoi ristikkoa ääneen ja kiitti meitä avusta.",
      "Tätini maalasi keittiön keltaiseksi, jotta siellä olisi aurinkoista marraskuussakin.",
      "Syksyllä metsä tuoksuu sieniltä, ja jokainen poluilla kulkeva katsoo maahan.",
      "Radiosta tuli vanha valssi, ja tiskit jäivät odottamaan seuraavaan kappaleeseen asti.",
      "Laituri narisee niin tutusti, että tiedän silmät kiinni, kuka sieltä tulee.",
      "Pikkuveljeni kerää kiviä, ja jokaisella niistä on oma paikkansa ikkunalaudalla.",
      "Kun jää lähtee järvestä, koko kylä tulee rannalle kuuntelemaan.",
      "Seppä kuuntelee rautaa kuin vanhaa ystävää ja lyö vasta, kun se on valmis.",
      "Illalla terassilla puhutaan matalalla äänellä, ettei kesä huomaisi lähteä.",
      "Postinkantaja tietää, kenen koira puree ja kenen koira vain lukee lehteä.",
      "Eksyimme matkalla näköalapaikalle, mutta löysimme lammen, jota ei ollut kartassa.",
      "Ompelija säästää kaikki napit, sillä koskaan ei tiedä, milloin takki palaa.",
      "Kuoro harjoittelee koululla tiistaisin, ja vahtimestari laulaa käytävällä mukana.",
      "Hiihdimme niin kauan, että eväät jäätyivät, mutta mieli pysyi lämpimänä.",
      "Vieraat tulivat päivää liian aikaisin, joten siivosimme kaikki yhdessä.",
      "Serkkuni oppi uimaan vasta, kun lakkasi ajattelemasta, miten uidaan.",
      "Puutarhuri puhuu kaaleille kauniisti, mutta etanoille hän sanoo suorat sanat.",
      "Lautta kulkee salmen yli kahdessa minuutissa, mutta odottaessa ehtii tutustua koko jonoon.",
      "Ullakolta löytyi laatikko, jossa oli vain avaimia, eikä yksikään sopinut mihinkään.",
      "Kahvila on niin pieni, että kahden hengen pöydässä istuu aina kolmas.",
      "Mitä hitaammin kalakeitto kiehuu, sitä nopeammin se syödään.",
      "Talonmies lapioi lumen aina samaan kasaan, ja keväällä siitä tulee pihan viimeinen vuori.",
      "Revontulia odotettiin koko yö, ja ne tulivat juuri, kun menimme keittämään teetä.",
    ],
    hard: [
      "Leikkipuiston keinu (malli K-6) todettiin turvalliseksi; koekeinujina toimi 34 lasta ja kaupunginjohtaja.",
      "Mölkyn maailmanmestaruus ratkesi tuloksella 50-49 pitkällisten neuvottelujen jälkeen.",
      "Naulakossa 27 riippui teatterin päätyttyä enää yksi hattu; johtaja Sirkka Tuominen oli jo kotona, avopäin.",
      "Shakkikerho Tornin ohjelma: avaussiirto 18.00, kahvisiirto 18.05, viimeinen siirto aamuyöllä.",
      "Lentokenttäbussi 615 lähtee laiturilta 3; sukset, sellot ja sienikorit kulkevat maksutta.",
      "Puhallinorkesteri Tervakello soitti kaatosateessa 9 marssia, joista jälkimmäiset olivat kuulemma vesimusiikkia.",
      '"Mahdotonta!" huudahti kelloseppä Aikamaa: kaikki 44 käkikelloa kukkuivat täsmälleen samanaikaisesti.',
      "Löylymestari Tervonen heitti 8 kauhallista vettä; ulos juoksi 9 vierasta ja 1 yllättynyt sammakko.",
      "Raitiovaunu 4 kiertää perjantaina Kirjatorin kautta, sillä kiskoilla nukkuu arvovaltainen kissa.",
      "Hirvikolarivaroitus: seuraavat 12 kilometriä, erityisesti hämärässä, sumussa ja sunnuntaisin.",
      "Sienineuvoja Impi Kanerva tunnisti 31 lajia, joista kolmeakymmentä kannatti myös maistaa.",
      "Marjamehun ohje: 5 kg puolukoita, 2 kg sokeria, sopivasti vettä ja ehdottomasti iso kattila.",
      "Järvikalan päivä Kalarannassa: muikut 9,50 euroa, ahvenkeitto 11 euroa, kalavaleet ilmaiseksi.",
      '"Kuka muutti avantouinnin portaita?" kysyi puheenjohtaja Pakkala, ja 23 uimaria vilkaisi jäätä.',
      'Kirjailija Saima Virtapuro käytti romaanissaan 740 kertaa sanaa "hiljaisuus", kerran sanaa "torvi".',
      "Suunnistaja Eero Louhela löysi rastin 16 viimeisenä ja naapurikunnan torin ensimmäisenä.",
      "Hiihtolatu Kelopolku (14,5 km) on ajettu; latuhuoltaja Sinikka kiittää, kun koirat väistävät oikealle.",
      "Tangokuningas Reino Kaihola lauloi 6 tuntia, kunnes yleisö suostui itkemään vapaaehtoisesti.",
      "Lomake 27-C (hakemus lomakkeen saamiseksi) palautetaan kahtena kappaleena ennen 15. syyskuuta.",
      "Puuseppä Taavetti Koskelan laskelma: 36 lautaa, 410 naulaa, 2 peukaloa, joista toinen käytettävissä uudelleen.",
      'Uutisotsikko sivulla 3: "Kukko heräsi myöhässä, kylä nukkui makeammin kuin vuosikausiin."',
      'Kansanopiston kurssilla "Ukulele arassa seurassa" on 15 paikkaa ja 1 korvatulppa-automaatti.',
      "Rautatieasema Koivujärvi: odotushuone avataan 5.40, kahvila 6.10, asemapäällikön hymy 7.00.",
      '"Pakataan kevyesti", ehdotti Pirkko, ja veneeseen lastattiin 3 patjaa, grilli sekä seinäkello.',
      "Mittaustulokset osoittavat, että sääsket (12 000 yksilöä) suosivat selvästi tutkimusryhmän johtajaa.",
      "Kesäteatterin ensi-ilta siirtyy tunnilla; näyttämöllä pesivä västäräkki tarvitsee työrauhan.",
      "Arpajaisten pääpalkinto, soutuvene, meni autiomaatutkija Kivelälle; toinen palkinto oli 2 airoa.",
      "Postimerkki vuodelta 1931 löytyi maustehyllystä (kanelin ja kardemumman välistä) hyväkuntoisena.",
      "Arkkitehti Linnea Holmström suunnitteli aitan, jossa on 2 ovea: yksi ihmisille, toinen tuulelle.",
      "Nuorisoseura Vireä järjestää 18.00 soppatykin, 19.15 köydenvedon ja 20.30 yleisen sovinnon.",
      "Majakanvartija Otso Taivalmaa laski 900 muuttolintua ja kirjasi haikaran vahingossa laivaksi.",
      '"Hauki!" kirjoitti kalapäiväkirjaan 7-vuotias Aada, ja isoisä lisäsi varovasti: "Oksa, 63 cm."',
      "Kyläkauppias Hakala myy 5 lajia lapioita, 11 lajia lakritsia ja yhtä ainoaa sanomalehteä.",
      "Kuorosodan voitti Tervahovin Sekakuoro pistein 27-26, vaikka tenorit eksyivät väärään kirkkoon.",
      "Kirpputorin löytö: matkaradio, 4 taajuutta, joista 3 ennustaa sadetta ja yksi soittaa humppaa.",
      "Nimipäiväkalenterin painovirheen vuoksi 2 kunnassa juhlittiin keskiviikkona erehdyksessä Lyytiä.",
      "Maastopyöräilijät! Pitkospuut (osuus B) kestävät 150 kg, suo sen sijaan ei ketään.",
      "Metsuri Salmivuo kaatoi tuulenkaadon, istutti 200 tainta ja jätti kannolle termospullon tutuille.",
      "Kylätalon pianonviritys maksaa 120 euroa; epävireisyyttä puoltavat perustelut jätetään kirjallisina.",
      "Talkoomuistio, Rantakylän Seura: paikalla 19 haravaa, 26 talkoolaista, yhdet kottikärryt ja rajattomasti mielipiteitä.",
    ],
  },
  passages: {
    easy: [
      "Aamu on viileä, ja järvi höyryää. Ukki soutaa hitaasti verkolle. Minä istun veneen perässä ja pidän airoa. Kun palaamme, mummo on jo keittänyt puuron.",
      "Veimme kirjan takaisin kirjastoon. Siellä oli hiljaista, ja joku joi teetä. Sain uuden kirjan, jossa oli kartta ja laiva. Luin sitä bussissa niin, että ajoin kodin ohi.",
      "Tänään leivomme pullaa. Minä vaivaan, ja sisko maistaa. Taikina nousee liinan alla kuin pieni mäki. Illalla koko talo tuoksuu hyvältä.",
      "Mökillä ei ole sähköä eikä kelloa. Syömme, kun on nälkä, ja nukumme, kun väsyttää. Illalla sauna lämpiää, ja saunan jälkeen istumme laiturilla. Kukaan ei sano mitään, ja se on parasta.",
      "Koulun pihalla on suuri kivi. Pienet leikkivät, että se on laiva. Isot istuvat sen päällä ja syövät eväitä. Kun kello soi, laiva jää yksin merelle.",
    ],
    medium: [
      "Vanhalla tanssilavalla soittaa kesälauantaisin kolmen miehen yhtye, ja vaikka lattia keinuu, hyttyset purevat ja valot himmenevät kesken valssin, kukaan ei lähde kotiin ennen viimeistä hidasta.",
      "Kyläkaupan penkillä istuvat joka aamu samat kolme miestä, jotka tietävät huomisen sään, kalojen mielialan ja sen, kuka on ostanut uuden auton, mutta eivät koskaan sitä, mitä heidän piti kaupasta ostaa.",
      "Kun lossi on toisella rannalla, autosta noustaan, venytellään selkää ja katsotaan vettä, ja joskus tuntematon tarjoaa eväsleipänsä puolikkaan, koska odottaminen on yhdessä paljon helpompaa kuin yksin.",
      "Vaari opetti meidät vuolemaan puuta niin, että hän veisti itse hiljaa vieressä, otti virheemme käteensä, käänteli niitä valoa vasten ja kertoi, mitä kaikkea hyvää siitä palasta voisi vielä tulla.",
      "Meidän kerrostalossamme saunavuorot on jaettu lauantai-illalle, ja vaikka kaikki tervehtivät rapussa hyvin lyhyesti, kylpytakissa jokainen muuttuu ystävälliseksi ja toivottaa seuraavalle pitkiä löylyjä.",
    ],
    hard: [
      'Rautatieläisten näytelmäkerho esittää perjantaina kello 18.30 jännitysnäytelmän "Kadonnut vaunu 72", pääosassa konduktööri Kaarina Sorsa. Esitys myöhästyy aikataulun mukaisesti 20 minuuttia; väliajalla tarjoillaan pahvimukista kahvia, tunnelman vuoksi.',
      'Perhosharrastaja Onni Leppäkerttu laski puutarhassaan 1 406 nokkosperhosta, kunnes huomasi laskeneensa samaa yksilöä. "Erehdys", hän myöntää, "mutta kuinka yhteistyöhaluinen perhonen!"',
      "Suopursun kylässä on 41 asukasta, 63 polkupyörää ja yhdet liikennevalot, jotka hankittiin harjoittelua varten. Punainen palaa arkisin 9.00-15.00 (lounastauko huomioiden), jolloin kylän auto odottaa kärsivällisesti.",
      "Kun maakunta-arkiston hissi juuttui toisen ja kolmannen kerroksen väliin, arkistonhoitaja Helka Ruusuvuori ehti järjestää 8 hyllymetriä kirjeitä. Huoltomies saapui 2 tunnin kuluttua; hänet pyydettiin odottamaan, kunnes vuosi 1899 olisi valmis.",
      "Kansainvälinen hiljaisuuskilpailu päättyi Peräniemessä ratkaisemattomaan, sillä 17 osallistujasta kukaan ei suostunut kertomaan tulosta. Tuomari Ilmari Rauhala, tavoitettuna puhelimitse, hengitti ymmärtäväisesti; palkinto (hopeinen tulppa) jäi odottamaan noutajaansa.",
    ],
  },
  words: `
ja tai mutta että jos kun koska vaikka kuin sekä eli siis joten vaan eikä ennen minä sinä hän me
te he minun sinun hänen meidän teidän heidän minua sinua häntä meitä minulle sinulle hänelle
meille minulla sinulla hänellä meillä tämä tuo se nämä nuo ne tämän tuon sen tätä tuota sitä tässä
tuossa siinä tästä tuosta siitä tähän siihen tällä sillä joka jotka jonka jota mikä mitä kuka
kenen joku jokin jotain kukaan mikään kaikki kaikkia moni monta paljon vähän enemmän vähemmän
useat muu muut toinen toista sama itse oma jokainen molemmat eräs ei en et emme ette eivät kyllä
joo myös vain vielä jo aina usein joskus harvoin koskaan taas nyt sitten heti pian kohta tänään
huomenna eilen aamulla illalla yöllä myöhään ensin lopulta melkein aivan ihan hyvin liian melko
noin ehkä varmasti todella onneksi yhdessä yksin takaisin pois kotiin kotona täällä tänne siellä
sinne missä mihin mistä miten miksi milloin millainen ylös alas ulos ulkona sisään sisällä eteen
takana alla päällä vieressä lähellä kaukana kanssa ilman varten kautta läpi yli ali ohi jälkeen
aikana ympäri välillä mukaan mukana hitaasti nopeasti hiljaa kovaa parhaiten paremmin on olen olet
olemme olette ovat oli olin olivat ollut olla ole olisi tulla tulen tulee tuli mennä menen menee
meni mennään saada saan saa sai voida voin voi voivat täytyy pitää piti haluta haluan haluaa tehdä
teen tekee teki sanoa sanon sanoo sanoi nähdä näen näkee näki katsoa katson katsoo kuulla kuulee
kuunnella antaa annan antoi ottaa otan otti löytää löytyy tietää tiedän tiesi tuntea tunnen tuntuu
ajatella luulla uskoa muistaa muistan unohtaa kysyä kysyy vastata vastaa puhua puhun puhuu kertoa
kertoo lukea luen lukee kirjoittaa oppia opettaa ymmärtää istua istuu seistä seisoo maata nukkua
nukkuu herätä nousta nousee laskea juosta juoksee kävellä ajaa lentää uida matkustaa odottaa
odotan etsiä etsii näyttää auttaa käyttää avata sulkea alkaa alkoi loppua jäädä jää elää asua asun
asuu rakastaa toivoa nauraa itkeä laulaa tanssia maalata rakentaa kantaa vetää laittaa
pudota heittää leikata pestä siivota tavata käydä käy voittaa hävitä muuttaa kasvaa seurata
kääntyä soittaa lähettää tapahtua pysähtyä hakea valita yrittää piirtää maksaa ostaa myydä syödä
syö juoda juo keittää leipoa paistaa pelata leikkiä työskennellä ihminen ihmiset nainen mies lapsi
lapset poika tyttö ystävä äiti isä vanhemmat veli sisko täti setä eno mummo ukki perhe naapuri
nimi herra rouva vieras opettaja lääkäri päivä yö aamu ilta viikko kuukausi vuosi tunti minuutti
hetki aika kerta kesä talvi kevät syksy maanantai tiistai keskiviikko torstai perjantai lauantai
sunnuntai alku loppu talo koti huone keittiö ovi ikkuna seinä katto lattia piha puutarha portaat
pöytä tuoli sänky kaappi lamppu valo kuva peili avain lautanen kuppi lasi pullo lusikka veitsi
haarukka kattila laatikko laukku kori kaupunki kylä maa katu tie paikka silta koulu kirkko kauppa
tori asema juna bussi auto pyörä vene laiva matka kartta lippu toimisto puu kukka lehti ruoho
metsä pelto niitty mäki vuori laakso joki järvi meri ranta saari kivi hiekka taivas aurinko kuu
tähti pilvi sade lumi tuuli ilma vesi koira kissa hevonen lehmä lintu kala hiiri kana lammas orava
karhu hirvi leipä juusto maito muna liha marja omena peruna kasvis keitto suola sokeri kakku kahvi
tee mehu hunaja ruoka kirja kirje sivu sana lause kieli kysymys vastaus tarina laulu musiikki peli
pallo paperi kynä vihko työ raha hinta luku asia osa pala tapa syy esimerkki ajatus suunnitelma
onni apu käsi jalka pää silmä korva suu nenä kasvot tukka sydän selkä ääni paita housut hame takki
kenkä hattu lapanen hyvä parempi paras huono iso suuri pieni pitkä lyhyt korkea matala syvä leveä
kapea vanha uusi nuori kaunis valoisa pimeä lämmin kuuma kylmä märkä kuiva nopea hidas vahva
heikko raskas kevyt täysi tyhjä auki kiinni väsynyt terve iloinen surullinen rauhallinen hiljainen
ystävällinen kiltti viisas helppo vaikea oikea väärä tärkeä mahdollinen tuttu outo vapaa valmis
pyöreä suora makea hapan tuore pehmeä kova puhdas likainen kallis halpa rikas ensimmäinen
viimeinen seuraava punainen sininen vihreä keltainen valkoinen musta ruskea harmaa yksi kaksi
kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen sata tuhat puoli
`
    .trim()
    .split(/\s+/),
};
