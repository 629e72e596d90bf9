import type { LanguageTexts } from "./languages.ts";

/** Czech texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "Na půdě spí netopýr a čeká na tmu.",
      "Maminka zalévá muškáty a mluví s nimi.",
      "Zítra jedeme na kole až k přehradě.",
      "Kdo si vzal moje modré pero?",
      "Holub chodí po římse a hlídá drobky.",
      "Táta loví kapra, ale chytil botu.",
      "Voda v bazénu je zelená a studená.",
      "Přines dříví, oheň už skoro nehoří.",
      "Sestřenice umí stát na hlavě a zpívat.",
      "V trávě leží míč a vedle něj ježek.",
      "Dnes je pátek a my máme volno.",
      "Starý mlynář pekl chléb pro celou ves.",
      "Hodiny na věži bijí o něco dřív.",
      "Máš v kapse kapesník nebo jen písek?",
      "Brácha si staví loďku z kůry.",
      "Za oknem sněží a v kamnech praská.",
      "Lísky jsou plné a veverka má radost.",
      "Přijď včas, loutky na nikoho nečekají!",
      "Děda nosí brýle na čele a hledá je.",
      "Cesta lesem voní po dešti a houbách.",
      "Kotě si hraje s klubkem pod postelí.",
      "Vezmi si svetr, u vody bude zima.",
      "Nad rybníkem letí volavka, pomalu a tiše.",
      "Učím se vařit, zatím umím jen čaj.",
      "Kamarád má papouška, který zdraví pošťáka.",
      "Ten kopec je malý, ale je z něj vidět daleko.",
      "Posuň se, na lavičce je místo pro tři.",
      "Kůň pije z kbelíku a fouká do vody.",
      "Večer hrajeme karty o ořechy.",
      "Zavři vrata, ať neutečou husy.",
      "Na trhu voní kopr, cibule a jahody.",
      "Špatně jsem zahrál tón a pes zavyl.",
      "Babi, kolik knedlíků smím ještě sníst?",
      "Tramvaj cinká a odjíždí beze mě.",
      "Malé děvče se bojí jen velkých kohoutů.",
      "V noci spadla hruška na plechovou střechu.",
      "Dopis přišel mokrý, ale dá se přečíst.",
      "Vlčí máky rostou hned u trati.",
      "Hrad je v mlze a vypadá vyšší.",
      "Kdo umí pískat na stéblo trávy?",
      "Slunce zapadá a stíny jsou dlouhé.",
      "Pojď, ukážu ti tajnou cestu k jezu.",
    ],
    medium: [
      "V neděli voní celý dům svíčkovou a nikdo se neodváží přijít k obědu pozdě.",
      "Babička tvrdí, že těsto pozná smutnou ruku, a proto při hnětení zpívá.",
      "Hodinář mluví s kukačkami spisovně a s budíky raději vůbec.",
      "Na půdě jsme našli kufr plný loutek a do večera jsme měli divadlo i publikum.",
      "Moje sestra sbírá zvonky z kol, která už dávno nejezdí, a hraje na ně koledy.",
      "Učitel zeměpisu kreslil řeky tak pečlivě, že jsme se báli šlápnout na tabuli.",
      "Vodník v pohádce měl zelený kabát, ale můj děda trval na tom, že byl spíš šedý.",
      "Chalupu jsme opravovali deset let a ze všeho nejvíc se nám povedla lavička před ní.",
      "O přestávce se vyměňovaly svačiny, a kdo měl řízek, byl toho dne králem.",
      "Průvodčí štípe lístky tak slavnostně, jako by každému předával malé vyznamenání.",
      "V zahradě stojí kadibudka, ze které je nejkrásnější výhled v celém údolí.",
      "Ve sklepě zrají hrušky a jejich vůně stoupá po schodech až do předsíně.",
      "Za deště se kavárna zaplní lidmi, kteří tvrdí, že jen na chvilku čekají na autobus.",
      "Na pouti jsem vystřelil růži z papíru a babička ji měla ve váze celé roky.",
      "Kdo chce sjet jez a zůstat suchý, musí mít štěstí, dobrou loď a klidného kormidelníka.",
      "Holič v naší ulici stříhá jen jeden účes, zato ho umí úplně každému jinak vysvětlit.",
      "Soused pěstuje dýni, která už je větší než jeho auto, a hledá k ní přívěs.",
      "V kině na návsi se promítá na prostěradlo, a když zafouká, hrdinové se vlní.",
      "Před zkouškou jsem se naučil všechno kromě otázky, kterou jsem si potom vytáhl.",
      "Naše třída chodila na výlety vždycky tam, kde měl pan učitel chuť na borůvkový koláč.",
      "Kominík přišel přesně v poledne a od té doby si celý dům myje ruce s úsměvem.",
      "Po zamrzlém rybníku bruslili i ti, kteří ještě ráno tvrdili, že na to mají špatná kolena.",
      "Strýček skládá písničky o bramborách a při sklizni je zpívá tak dlouho, dokud nejsme hotovi.",
      "Lokálka jede tak pomalu, že si cestující stihnou natrhat kytici a zase naskočit.",
      "V dílně po dědovi visí nářadí na hřebících a pod každým kouskem je nakreslený jeho stín.",
      "Když se porouchá rozhlas, chodí starosta po vsi pěšky a hlásí všechno osobně.",
      "Čekali jsme na rozednění, pili čaj z termosky a hádali, kde vyjde slunce.",
      "Knihovnice razítkuje výpůjčky potichu, jako by nechtěla vzbudit postavy uvnitř.",
      "Dvojčata se dohodla, že jedno se naučí plavat a druhé mu to bude věřit.",
      "Na pavlači se suší prádlo, povídá se přes zábradlí a nic nezůstane dlouho tajemstvím.",
      "Kuchař ochutnal omáčku, zavřel oči a přidal jednu jedinou špetku kmínu.",
      "Zvon na kapličce zvoní tenkým hlasem, a přece ho je slyšet až na druhém břehu.",
      "Z dovolené jsme přivezli plnou kapsu mušlí a jednu, ve které pořád někdo bydlel.",
      "Třešně u silnice nepatří nikomu, a proto o ně mají zájem úplně všichni.",
      "Sbor nacvičoval celou zimu, ale teprve v ozvěně kostela pochopil, co vlastně zpívá.",
      "Kdo přišel do třídy pozdě, musel říct hádanku, a tak jsme se zpožďovali čím dál raději.",
      "Kdyby náš dvůr uměl mluvit, opakoval by nejspíš jen počítání při hře na schovávanou.",
      "Mlynářův kocour pozná podle kroků, kdo nese rybu a kdo jenom noviny.",
      "Hvězdář nám půjčil dalekohled, ale nejdéle jsme si prohlíželi okna protější hospody.",
      "V nejvyšším patře bydlí paní, která zná jménem každého holuba na naší střeše.",
    ],
    hard: [
      "Loutkář Matěj Kratochvíl vyřezal 26 čertů, 3 krále a (omylem) jednoho finančního úředníka.",
      "Prohlídka hradu Vraník začíná v 10:30; bílá paní vítá návštěvníky pouze o víkendech.",
      "Jízdní řád platí od 12. prosince: spoj 480207 nejede, nevrací se a nečeká na přípoj.",
      '"Mistře, kde máme kontrabas?" zeptala se Apolena a 16 hudebníků prohledalo šatnu.',
      "Soutěž o nejhezčího strašáka do zelí: přihlášky do pátku, startovné 20 korun, klobouk nutný.",
      "Pivovarský kocour Ferda váží 8,4 kg; ležel prý celé dopoledne na závěrečné zprávě o myších.",
      'Kapelník Vlastimil Hrubeš napsal 48 polek, z nichž 47 se jmenuje "Poslední" a jedna "Opravdu poslední".',
      'Vlakvedoucí Jarmila hlásí: "Příští zastávka Mlýnec, výstup vlevo, borůvky vpravo, odjezd v 9:26!"',
      "Splav u Podhradí (říční kilometr 31,7) přenášejte; polévku v kiosku naopak nevynechte.",
      '"Nevysvětlitelné," zapsal vrátný Řehoř, "ve 3:15 projela vrátnicí koloběžka bez jezdce."',
      "Sběratel Hynek Zapletal vlastní 1140 pohlednic téhož rybníka, pokaždé z jiné strany.",
      "Vlastivědné muzeum Kamenec vydalo knihu o 312 stranách, jejíž rejstřík je delší než obsah.",
      "Turistická značka č. 7: vpravo rozhledna (2,5 km), vlevo pramen, rovně kopřivy.",
      "Řezbářská škola přijme 14 žáků; talent vítán, náplasti vlastní, prsty pokud možno všechny.",
      "Pekařství Vondráček & synové rozváží 350 rohlíků denně, z toho zhruba 340 adresátům.",
      "Výroční zpráva zahrádkářů: sklizeno 890 kg jablek, vypito přiměřeně, zazpíváno nadprůměrně.",
      'V křížovce zbývalo 10 políček na slovo "trpělivost"; první se vzdala babička Anežka.',
      "Houbař Metoděj našel 41 hřibů, 12 bedel a vlastní nůž, ztracený předloni na podzim.",
      "Televizor Tesla (ročník 1968) vyměním za pračku, kozu nebo upřímně míněný rozhovor.",
      '"Zvedáme kotvy!" zavelel kapitán přívozu Žofie; délka plavby: 4 minuty, palubní lístek povinný.',
      'Kulturní dům uvádí operetu "Perla z Posázaví", dirigent Drahoš Bílek, světla pan školník.',
      "Vzorec na straně 84 obsahuje chybu; opravený vzorec na straně 85 obsahuje dvě.",
      "Filatelista JUDr. Otakar Pešek usnul nad aršíkem a na čele nosí známku za 60 haléřů.",
      "Třída 6. A změřila obvod školní lípy (4,28 m) a počet iniciál v její kůře (57).",
      "Zkouška sirén proběhne ve středu ve 12:00; psi byli informováni, kočky nejeví zájem.",
      "Běh do schodů vyhrála Růžena Tichá časem 1:52, nákupní tašku přitom ani jednou nepoložila.",
      'Inzerát: "Hledám tenisového partnera, hraji mizerně, směji se výborně. Zn.: Dvouhra."',
      "Mlékárna Horní Lhotka hlásí: 5600 litrů mléka, 70 kol sýra, jeden velmi spokojený kocour.",
      "Astronomický kroužek pozoroval 9. srpna Perseidy; přání (celkem 83) jsou uložena v trezoru.",
      "Restaurátorka Milada Zámečníková odkryla pod omítkou fresku a pod freskou účet za omítku.",
      "Vchod do jeskyně Netopýrka má výšku 95 centimetrů; průvodce Hubert se neshýbá, on se vejde.",
      "Ředitelka cirkusu Fortuna propustila siláka, který 11krát po sobě rozbil váhu v pokladně.",
      "Hasičský ples: tombola s 230 cenami, hlavní výhra sele, útěcha guláš, odvoz zajišťuje Standa.",
      "Na přechodu v Dlouhé ulici napočítal strážník 62 kachen, z nichž 61 se rozhlédlo.",
      "Rozpis služeb (týden 38): pondělí Alžběta, úterý Božena, středa kávovar, dále improvizace.",
      '"Opakuji: nešlapat!" hlásí cedule na trávníku, kterou tam zašlapala celá 2. B.',
      "Kartograf Zbyněk Rous zakreslil potok, mostek i 4 lavičky; prázdnou pátou si nechal pro sebe.",
      "Sklárna Křišťál vyrobila vázu vysokou 1,6 metru, do níž se zatím vešel jediný slunečník.",
      "Hlasování o názvu tramvaje vyhrála Bětka (4108 hlasů) před Rachotinou a Paní Kolejovou.",
      "Šachista Lubor Vaněk přemýšlel nad tahem 37 minut, načež si objednal ještě jednu limonádu.",
    ],
  },
  passages: {
    easy: [
      "Na návsi stojí malý cirkus. Má jednoho koně, dvě kozy a klauna s rýmou. Klaun kýchne a kůň se lekne. Lidé se smějí a myslí si, že to tak má být.",
      "Dnes vaří táta. V kuchyni je hodně kouře a málo jídla. Máma otevře okno a podá nám chleba se sýrem. Táta říká, že příště to bude ještě lepší.",
      "U nás za domem je starý sad. Nikdo neví, komu patří. Na jaře tam bzučí včely a v létě se tam dá spát v trávě. Na podzim tam chodí i srnky.",
      "Učím bratra jezdit na kole. Držím ho za sedlo a běžím vedle. Najednou běžím sám a on jede pryč. Volám na něj, ať brzdí, ale to jsme se ještě neučili.",
      "Byla noc a nešla elektřina. Seděli jsme na balkoně a dívali se na město. Všude byla tma a nad střechami svítily hvězdy. Bylo jich víc než oken.",
    ],
    medium: [
      "Loutkové divadlo v naší sokolovně má jen šest loutek, a tak musí král v druhém dějství hrát i hospodského, což dětem vůbec nevadí, protože podle nich by se pořádný král měl umět postarat o polévku.",
      "Když se po dlouhé zimě poprvé otevře přívoz, stojí na břehu už od rána hlouček lidí, kteří na druhé straně nic nepotřebují, ale chtějí slyšet, jak řetěz zarachotí, voda zašplouchá a převozník zanadává na jaro.",
      "Můj praděd byl ponocný, a ačkoli už dávno nebylo koho hlídat, obcházel každou noc náměstí s lucernou, zkoušel kliky u krámů a ráno u snídaně vyprávěl, komu se svítilo dlouho do noci.",
      "Na trampské osadě u řeky má každá chata své jméno, svou kytaru a svůj recept na guláš, a když se v sobotu zapálí oheň, spojí se všechny kytary, všechny hrnce i všechny staré křivdy v jednu písničku.",
      "Tiskař v malé dílně za kostelem sází plakáty ještě ručně, písmenko po písmenku, a tvrdí, že si tak nejlépe rozmyslí každé slovo, i když kvůli tomu zve občas na ples, který byl minulý týden.",
    ],
    hard: [
      'Stanice Vysoké Mezihoří (nadmořská výška 1012 metrů) hlásí sněhovou pokrývku 145 centimetrů, mlhu a nedostatek kakaa. Meteorolog Radovan Kučírek vzkazuje kolegům do údolí: "Vidím přesně na vlastní palčáky; pošlete zásoby, prosím, ještě před pátkem!"',
      "Přespolní běh O putovní pantofel přilákal 76 závodníků, 5 psů a jednoho zbloudilého houbaře, který doběhl druhý. Ředitel závodu, Blahoslav Koudela, vysvětlil zmatek na trati jednoduše: šipky malovala jeho dcera (4 roky).",
      "Pojišťovna Jistota & Klid odmítla uhradit škodu ve výši 18 600 korun, způsobenou údajně ozvěnou. Poškozený, zvonař Servác Mráček, trvá na svém: zvon zazvonil jednou, údolí odpovědělo sedmkrát, okna prostě nevydržela.",
      'Do ročenky gymnázia zařadila redaktorka Doubravka Nezvalová 29 portrétů učitelů, nakreslených výhradně z paměti a zezadu. "Podobnost je zarážející," připustil zástupce ředitele, magistr Šafránek, a nenápadně si uhladil vlasy na temeni; náklad 300 výtisků zmizel do úterka.',
      "Cukrář Evžen Sladovník upekl k výročí města dort v měřítku 1:87, včetně radnice, kašny a 12 kostelních oken. Slavnostní krájení se protáhlo do 21:30, neboť zastupitelé (všech 15) požadovali výhradně budovu úřadu.",
    ],
  },
  words: `
ale nebo protože když jestli aby ani než proto tedy však ovšem sice avšak já ty on ona ono my vy
oni mě mně mi tebe ti tobě jeho jemu mu jej její jí ji nás nám vás vám jich jim nich nim sebe sobě
se si můj moje tvůj tvoje svůj své náš naše váš jejich ten ta to tato tento toto tam tady tu
takový každý každá každé všechno všichni všechny sám sama samo jiný jiná jiné mnoho několik trochu
málo hodně více méně někdo něco nikdo nic nějaký žádný kdo co jaký jaká který která které kolik čí
na do od za po při před přes pro pod nad bez mezi kolem vedle podle během kromě ke ze ve vůči díky
ne ano také taky jen jenom už ještě velmi vždy vždycky nikdy často zřídka někdy znovu teď hned
brzy potom tehdy dnes zítra včera ráno večer pozdě nejdříve konečně skoro úplně dost příliš kde
kam odkud všude nikde daleko blízko vysoko nízko nahoru dolů spolu rychle pomalu tiše nahlas dobře
špatně lépe hůře asi snad možná určitě právě spíš opravdu obvykle jak proč kdy dál zpět pryč doma
domů venku uvnitř vpředu vzadu vlevo vpravo být jsem jsi je jsme jste jsou byl byla bylo byli budu
budeš bude budeme budou mít mám máš má máme mají měl měla moci mohu můžu můžeš může mohou mohl
chtít chci chceš chce chtěl muset musím musíš musí smět smí vědět vím víš ví znát znám zná dělat
dělám dělá udělat udělal jít jdu jdeš jde jdou šel šla chodit chodí jet jedu jede přijít přišel
vrátit vrací dát dává dal vzít bere vzal říkat říká říci řekl mluvit mluví vidět vidím vidí viděl
dívat dívá slyšet slyší poslouchat číst čte psát píše učit učí rozumět rozumí myslet myslím myslí
pamatovat zapomenout ptát ptá odpovědět prosit prosím děkuji hledat hledá najít našel čekat čeká
stát stojí sedět sedí ležet leží spát spí vstát žít žije bydlet bydlí pracovat pracuje hrát hraje
zpívat zpívá tančit malovat stavět opravit kupovat koupit prodat platit jíst pít pije vařit péct
otevřít otevře zavřít začít začíná končit běhat běží plavat létat letí cestovat nést nese držet
drží položit postavit spadnout hodit chytit řezat umýt čistit pomoci pomáhá ukázat volat poslat
dostat dostal vyhrát ztratit změnit růst rád ráda milovat věřit cítit smát plakat vyprávět potkat
navštívit vybrat zkusit počítat člověk lidé muž žena dítě děti kluk holka chlapec dívka pán paní
přítel matka máma otec táta rodiče bratr sestra syn dcera strýc teta babička děda dědeček rodina
soused jméno host učitel lékař den dny noc týden měsíc rok roky léta hodina minuta čas chvíle jaro
léto podzim zima pondělí úterý středa čtvrtek pátek sobota neděle začátek konec dům byt pokoj
kuchyně koupelna dveře okno stěna střecha podlaha zahrada dvůr schody stůl židle postel skříň
lampa světlo obraz zrcadlo klíč talíř hrnek sklenice láhev lžíce nůž vidlička hrnec krabice taška
koš město vesnice země ulice cesta náměstí most škola kostel obchod trh nádraží vlak autobus auto
kolo loď letadlo mapa lístek kufr místo kancelář hotel strom květ list tráva les pole louka hora
kopec údolí řeka potok jezero moře pláž ostrov kámen písek hlína nebe slunce hvězda mrak déšť sníh
vítr bouřka počasí oheň voda vzduch led pes kočka kůň kráva pták ryba myš včela slepice ovce koza
chléb rohlík máslo sýr mléko vejce maso ovoce jablko hruška švestka zelenina polévka sůl cukr
koláč káva čaj šťáva med oběd kniha dopis strana slovo věta jazyk otázka odpověď příběh píseň
hudba hra míč papír tužka sešit noviny práce povolání peníze cena číslo věc část druh způsob důvod
příklad nápad plán cíl štěstí pomoc ruka noha hlava oko oči ucho ústa nos tvář vlasy srdce rameno
záda hlas košile kalhoty sukně bunda kabát bota čepice rukavice dobrý dobrá lepší špatný velký
velká malý malá dlouhý krátký vysoký nízký hluboký široký úzký starý stará nový nová mladý krásný
pěkný světlý tmavý teplý horký studený chladný mokrý suchý rychlý pomalý hlasitý tichý silný slabý
těžký lehký plný prázdný otevřený unavený zdravý šťastný veselý smutný klidný milý chytrý
jednoduchý snadný důležitý možný známý cizí hotový blízký daleký kulatý pravý levý sladký kyselý
čerstvý měkký tvrdý čistý špinavý drahý levný bohatý chudý první druhý poslední další celý červený
modrý zelený žlutý bílý černý hnědý šedý jeden dva tři čtyři pět šest sedm osm devět deset
jedenáct dvanáct dvacet sto tisíc půl
`
    .trim()
    .split(/\s+/),
};
