import type { LanguageTexts } from "./languages.ts";

/** Norwegian Bokmål texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "Reven lusker forbi fjøset om natten.",
      "Bestemor strikker votter av grå ull.",
      "Vi går på ski til hytta i kveld.",
      "Hvem har tent lys i det øverste vinduet?",
      "Fjorden er stille og blank som et speil.",
      "Gutten plasker i hver eneste dam.",
      "Far koker kaffe over bålet.",
      "Det lukter vafler fra kjøkkenet.",
      "Sauene står tett sammen i regnet.",
      "Ta på lua, det er kaldt ute!",
      "Båten tøffer sakte inn mot land.",
      "Jeg fant en krone i den gamle jakka.",
      "Hun maler døra blå og trappa rød.",
      "På fjellet ligger det snø ennå.",
      "En kråke sitter på gjerdet og skravler.",
      "Kan du holde tauet litt til?",
      "Elva går stor etter alt regnet.",
      "Morfar spikker en fløyte til meg.",
      "Bilen vil ikke starte, så vi går.",
      "Det snør, og skolen er stengt.",
      "Katten fikk en fisk og var fornøyd.",
      "Månen henger over det svarte taket.",
      "Vi plukker blåbær til fingrene er blå.",
      "Sett deg ned, suppa er snart klar.",
      "Hunden vil ut, men ikke i regnvær.",
      "Tante ror, og onkel holder kartet feil vei.",
      "Det er stille, bare klokka går.",
      "Hvor ble det av den andre skia?",
      "Vinden rister i tørre blader.",
      "Gi hesten et eple før du rir.",
      "Toget stopper her bare om noen vinker.",
      "Han leser et dikt for alle elgene.",
      "Isen er blank, og skøytene er skarpe.",
      "Vi sover ute og teller stjerner.",
      "Tåka letter, og nå ser vi øya.",
      "Melka er sur, men vaflene blir gode.",
      "Bror min bygger en demning i bekken.",
      "En mus har flyttet inn i vedskjulet.",
      "Lampa over bordet lyser gult og varmt.",
      "Kom, vi rekker ferga om vi løper!",
      "Sola er borte, men det er lyst likevel.",
      "Etter turen smaker alt mye bedre.",
    ],
    medium: [
      "Når hele bygda skal på dugnad, er det alltid noen som glemmer spaden, men aldri noen som glemmer kaffen.",
      "Oldefar sa at det ikke finnes dårlig vær, og så ble han sittende inne hele helga.",
      "Fergemannen kjenner igjen bilene på lyden og vet hvem som skal hjem før de har stanset.",
      "Vi hadde gått i tre timer da noen kom på at kartet lå igjen på kjøkkenbordet.",
      "Naboen har så mange fuglekasser at meisene har begynt å bli kresne.",
      "I butikken på øya får man både spiker, brunost og siste nytt om hvem som har kjøpt båt.",
      "Det er noe eget ved lyden av en vedovn som knitrer når man kommer inn fra kulda.",
      "Læreren slapp oss ut i friminutt ti minutter for tidlig fordi det snødde for første gang.",
      "Søsteren min spiller hardingfele på badet, og hele blokka later som om det er konsert.",
      "På toppen av fjellet ligger det en bok i en kasse, og der står det mest om været.",
      "Musa i hytteveggen holder seg i ro til vi har slått av lyset, og da flytter den møbler.",
      "Fiskeren lo da vi spurte om vi kunne få fisken uten hode, men han skar det av likevel.",
      "Om våren henger hele gata ut dynene samtidig, som om det var avtalt.",
      "Den gamle traktoren starter bare for bestefar, og selv han må be pent.",
      "Barna solgte saft ved veikanten, men drakk opp det meste selv før den første bilen kom.",
      "Det blåste så kraftig at vi måtte rope til hverandre om å snakke lavere.",
      "Korpset øver til nasjonaldagen fra februar av, så alle i byen kan melodiene baklengs.",
      "Hun skriver dagbok hver kveld, men bare om ting som har fått henne til å le.",
      "Snekkeren tegnet huset på en melkekartong, og det ble akkurat slik vi hadde drømt om.",
      "Når rypa flyr opp rett foran skituppene, er det vanskelig å si hvem som skvetter mest.",
      "Etter middag diskuterer onklene hvilken vei som er kortest, enda ingen av dem skal noe sted.",
      "Det eneste treet på holmen er bøyd av vinden og peker rett mot fastlandet.",
      "Tante lager lefser så tynne at man kan lese avisa gjennom dem, sier hun.",
      "Vi fyrte bål på stranda og stekte fisk, mens barna lette etter skatter i tangen.",
      "Kioskdama legger alltid av den siste bollen til den som ser mest fortapt ut.",
      "Den nye hunden er redd for støvsugeren, postkassen og sitt eget speilbilde.",
      "Mens vi ventet på at regnet skulle gi seg, lærte vi hverandre alle kortspill vi kunne.",
      "Skomakeren bøyer skoen fram og tilbake, lytter til knirket og vet hvor langt den har gått.",
      "Ved juletider lukter hele trappa av grønnsåpe, appelsin og hemmeligheter bak dørene.",
      "Sykkelen sto ute hele vinteren, og likevel ble den fornærmet da den fikk olje.",
      "Vannet var så kaldt at alle ropte at det var deilig, helt til noen trodde på det.",
      "Min fetter kan gå på hendene, men bare hvis ingen ber ham om det.",
      "På loftet fant vi en koffert med gamle skuespill, og plutselig hadde alle fått en rolle.",
      "Elgen sto midt på veien og så ut til å vente på bussen, akkurat som oss.",
      "Gartneren mener at tomatene vokser best når de har litt å se på.",
      "Da ferga ble innstilt, tok en dame fram et trekkspill, og køen ble til en fest.",
      "Det knirker i det tredje trappetrinnet, så alle i familien har lært seg å hoppe.",
      "Han kjente ingen i byen da han kom, men hunden hans kjente snart alle.",
      "Utsikten fra do er den beste på hele hytta, og derfor går det ofte langsomt i køen.",
      "I september blir lia så rød at selv de travleste stanser bilen og går ut et øyeblikk.",
    ],
    hard: [
      '"Klar til start!" ropte løpsleder Haugland 10.00; alle 48 deltakerne knyttet skolissene samtidig.',
      "Fiskeauksjonen på Sørkaia omsatte 2 140 kg sei, 85 kg breiflabb og en ukjent støvel (størrelse 46).",
      "Turistforeningens merkelag malte 310 røde T-er og, av ren iver, én rød hyttedør.",
      "Sankthansbålet på Nordre Odden tennes klokka 21.30; medbring ved, trekkspill og tørre sokker.",
      'Lånt, ikke stjålet: "Spaden din, 1 bøtte og deler av hekken. Hilsen naboene i nr. 26".',
      "Pølsevogn nr. 3 på Torget serverte lørdag 412 pølser, 9 brudefølger og én forvirret sivilingeniør.",
      "Sjakklubben Bondeoffer vedtok, mot 1 stemme, å innføre obligatorisk kakepause etter trekk 20.",
      "Barnekoret Trollfuglene øvde 4 vers i 6 uker; på konserten sang alle 37 det femte.",
      "Ferge MF Tussøy går 6.40, 9.15 og 14.50, unntatt når matros Leif Arne feirer bursdag.",
      "Lokalavisa Dalposten kåret årets gulrot: 1,9 kg, dyrket av pensjonert rørlegger Myrvold.",
      '"Hvem låste utedoen innenfra?" spurte turleder Kvamme, og telte for sikkerhets skyld til 14.',
      "Isfiskekonkurransen på Langvatnet ble vunnet av Solveig Ness med 1 abbor på 90 gram.",
      'Skilt ved brua: "Maks 3 tonn, 1 brudepar eller 12 sauer med gjeter."',
      "Hardangerfele til salgs, 4 strenger pluss 5, lett forhekset; selges helst til noen uten naboer.",
      "Sesongkort i Storlia Skisenter koster 3 450 kroner; brukket stav erstattes ikke (jf. paragraf 6).",
      "Oldemor Ingeborg strikket 71 par votter, alle høyre, før noen torde si ifra.",
      "Vindvarselet løftes til nivå 2; kafeteria, varmestue og humør holdes åpent som vanlig.",
      "Sauesankingen i Austheia ga 212 søyer, 339 lam og en svært overrasket bærplukker.",
      'Reiseregning, vedlegg 5: båt 380 kroner, buss 96, flåtebygging "etter medgått tid".',
      "Matpakkekonkurransen avgjøres fredag i kantina; forrige vinner, kontorsjef Tønnessen, forsvarer brunosten.",
      "Vaffelautomaten i vestibylen tar 20 kroner, 2 polletter eller (ved godt vær) et ærlig smil.",
      "Orienteringsløper Marte Sandvik fant post 17 først, post 16 sist og en gammel vedovn innimellom.",
      "Museumsskipet Havørna (bygd 1912) trenger 8 dugnadsfolk, 60 liter tjære og en tålmodig skipskatt.",
      'Radiomelding 5.55: "Sør-Helgeland, nordvest stiv kuling, regn, god sikt til samvittigheten."',
      'Skolerevyen "Friminutt" spilles 3 kvelder; rektor Aasen er advart, gymlærer Brekke er med.',
      "Treskjærer Gudbrand Fossum lagde 25 troll, men nektet å selge de 24 som lignet på slekta.",
      "Ukens gåte: Hva har 4 bein om morgenen, 2 ski om ettermiddagen og gangsperre i tre dager?",
      'Kommunestyret behandlet sak 88/14, "Hull i veien", og bevilget midler til 1 skilt.',
      "Brevdue nr. 206 fløy 540 km på rekordtid; eieren, urmaker Sandnes, beklaget forsinkelsen.",
      "Fyrlykt, tåkelur, værstasjon: på Ytre Skarven bor 2 mennesker og 11 000 lunder.",
      '"Smak på luften", oppfordret reiselivssjef Vestby, "og betal gjerne i luka ved utgangen!"',
      "Gårdsutsalget på Øvre Moen åpner 11.00; egg, honning, syltetøy og ærlighetskasse (med hengelås).",
      "Kjelkeføreren svingte elegant forbi 30 tilskuere, 2 dommere og det avgjørende målbanneret.",
      "Vedstabelkonkurransen: 1. plass Torgeir Bakken (rundstabel), 2. plass Torgeir Bakken (fasade).",
      "Bokbussen stopper ved Kvernhuset 16.20-16.50; krim lånes ut til alle over fjorten (og bestemødre).",
      "Sykehusklovnen doktor Tulleruk foreskrev 3 latteranfall daglig, fortrinnsvis mellom måltidene.",
      "Elgjaktlaget på Finnskogen skjøt 0 elg, steikte 64 pølser og erklærte sesongen vellykket.",
      "Skikjøring på stuegolv frarådes (Bruksanvisning, side 9), særlig i nærheten av levende lys.",
      "Snøballkrigen mellom Storgata 5 og Storgata 8 endte uavgjort etter megling fra vaktmesterfrua.",
      "Værhanen på Nordgard kirke (fra 1874) viser øst, vinden viser vest, og klokker Evensen viser vei til kaffen.",
    ],
  },
  passages: {
    easy: [
      "Det er tidlig, og dalen ligger i skygge. En mann bærer vann opp fra brønnen. Hesten hører ham og vrinsker lavt. Så når sola toppen av fjellet, og fuglene begynner å synge.",
      "Vi skal på hytta i helga. Sekken er tung av ved, brød og sjokolade. Lillesøster går foran og synger. Når vi er framme, sover hun, og vi må bære henne inn.",
      "Bestefar har en båt som heter Sild. Den er grønn og lekker litt. Vi øser mens han fisker. Han sier at båten bare er tørst. Når sola går ned, ror vi hjem.",
      "Det er snø helt opp til vinduet. Vi graver en gang fra døra til veien. Naboen graver fra sin side. På midten møtes vi og spiser en appelsin.",
      "I kveld er det konsert på skolen. Jeg skal spille tre toner på fløyte. De to første går fint. Den tredje er litt sur, men mor klapper for alle tre.",
    ],
    medium: [
      "Hver gang postbåten runder odden, heiser enken i det hvite huset et flagg, ikke fordi hun venter brev, men fordi skipperen en gang sa at han liker å bli sett når været er grått.",
      "Den sommeren vi malte låven, hadde vi egentlig bare tid til en vegg, men så kom naboene med sine egne pensler, onkel kom med trekkspillet, og på søndag kveld skinte hele gården rød i lyset.",
      "Langs den gamle postveien står det steiner med tall på, og bestemor kunne fortelle hvem som hadde hvilt ved hver av dem, hva de hadde i sekken, og hvorfor noen av dem aldri fikk lyst til å gå videre.",
      "Da det ble strømbrudd midt under revyen, fortsatte skuespillerne i mørket, publikum lyste med det de hadde, og etterpå var alle enige om at andre akt aldri hadde vært så spennende før.",
      "Den som vil lære å steke lefser hos naboen vår, må først sitte en ettermiddag og bare se på, deretter en ettermiddag og bære ved, og først på den tredje dagen får man holde i kjevlet.",
    ],
    hard: [
      'Turistforeningens hytte ved Langvatnet (1 180 moh.) fikk i fjor 2 640 besøkende, en bortkommen geit og uvanlig mye pannekakerøre. Hyttevert Oddbjørg Rustad oppsummerer sesongen nøkternt: "Geita var den eneste som vasket etter seg."',
      'Stort sett gikk alt etter planen da Norheim Mannskor reiste til sangerstevnet med 38 tenorer, 1 bass og feil noter. Dirigent Skjervheim løste situasjonen diplomatisk; juryen belønnet "en dristig, nærmest uhørt nytolkning".',
      "Det nye skiltet i Kirkebakken 14 forbyr parkering mellom 7.30 og 9.00, unntatt for hester, brudepar og vaktmester Gundersen. Kommunens trafikkavdeling kjenner ikke skiltet; derimot kjenner samtlige Gundersens håndskrift, særlig den krøllede g-en.",
      'Redaktør Anne-Grete Solheim i Dalposten beklager trykkfeilen på side 5, der "hoppbakken" var blitt til "hoppbaken". Avisa, som utkommer i 3 200 eksemplarer, ble utsolgt innen klokka 10; neste feil planlegges omhyggelig.',
      "Oppdagelsesreisende Severin Holtedahl medbrakte 60 kg brunost, 2 hunder og et bordflagg til Ytterste Skjær. Ekspedisjonen varte i 19 dager, hvorav 17 gikk med til å vente på godvær (osten holdt derimot helt hjem).",
    ],
  },
  words: `
og eller men for at som om når mens før fordi derfor så enn både samt uten hvis selv jeg du han
hun den det vi dere de meg deg seg oss dem ham henne min mitt mine din ditt dine sin sitt sine vår
vårt våre deres hans hennes dens denne dette disse her der hvor noe noen ingen ingenting alle alt
hele hver hvert mange mye mer mest mindre litt få begge annen annet andre samme egen man hva hvem
hvilken hvilke hvordan hvorfor i på av til fra med hos ved under over mellom gjennom mot etter bak
foran rundt siden blant tross ifølge langs innen inne ute opp ned inn ut bort hjem hjemme vekk
tilbake fram oppe nede ikke også bare allerede ennå alltid aldri ofte sjelden igjen nå da snart
straks dag går morgen tidlig sent først sist endelig nesten helt ganske altfor omtrent kanskje
sikkert virkelig gjerne ellers likevel sammen alene nok vel jo ja nei takk akkurat særlig faktisk
sakte fort høyt stille godt dårlig fortsatt være er var vært ha har hadde hatt bli blir ble blitt
kunne kan skulle skal ville vil måtte må får fikk burde bør gjøre gjør gjorde gjort gå gikk gått
komme kommer kom si sier sa sagt se ser sett gi gir ga ta tar tok finne finner finnes fant vite
vet visste tro tror tenke tenker stå står sto ligge ligger lå sitte sitter satt la lar lot holde
holder holdt hete heter begynne begynner slutte spørre spør svare svarer snakke snakker fortelle
forteller høre hører lytte lese leser skrive skriver skrev lære lærer arbeide arbeider jobbe leke
spille spiller kjøpe kjøper selge betale koste koster spise spiser drikke drikker koke lage lager
bake sove sover våkne løpe løper kjøre kjører sykle svømme fly reise reiser vente venter lete søke
vise viser hjelpe hjelper bruke bruker åpne åpner lukke stenge leve lever bo bor elske håpe synes
mene mener føle føler le gråte synge synger danse male bygge bære bærer trekke dra drar legge
legger sette setter falle faller kaste fange skjære vaske møte møter besøke vinne tape glemme
huske forstå forstår forklare endre vokse følge følger snu ringe sende skje skjer stoppe hente
velge prøve prøver tegne telle kikke trenge trenger menneske mennesker kvinne mann barn gutt jente
venn venner mor far foreldre bror søster sønn datter onkel tante bestemor bestefar familie nabo
navn herre dame gjest lege folk dager natt kveld uke måned år time minutt tid gang sommer vinter
høst mandag tirsdag onsdag torsdag fredag lørdag søndag begynnelse slutt hus rom kjøkken bad dør
vindu vegg tak gulv hage gård trapp bord stol seng skap lampe lys bilde speil nøkkel tallerken
kopp glass flaske kniv gaffel gryte eske veske kurv by bygd land gate vei plass bru skole kirke
butikk marked stasjon tog buss bil sykkel båt skip kart billett kontor hotell tre blomst blad
gress skog eng åker bakke fjell dal elv sjø vann hav fjord strand øy stein sand jord himmel sol
måne stjerne sky regn snø vind vær ild luft is hund katt hest ku fugl fisk mus bie høne sau and
elg rev brød smør ost melk egg kjøtt frukt eple pære grønnsak suppe salt sukker kake kaffe te saft
honning mat middag bok brev side ord setning språk spørsmål svar historie sang musikk spill ball
papir blyant hefte avis penger pris tall sak ting del stykke slags måte grunn eksempel ide plan
mål lykke hjelp hånd fot hode øye øyne øre munn nese ansikt hår hjerte arm bein rygg stemme
skjorte bukse skjørt jakke sko lue vott god bedre best stor stort liten lita små lang kort høy lav
dyp bred smal gammel ny nytt ung vakker pen mørk varm het kald kjølig våt tørr rask langsom sterk
svak tung lett full tom åpen stengt trøtt våken frisk glad trist rolig vennlig snill klok enkel
vanskelig riktig feil viktig mulig kjent fremmed fri klar nær fjern rund rett søt sur bitter fersk
myk hard ren skitten dyr billig rik fattig første siste neste rød blå grønn gul hvit svart brun
grå en ei et to fire fem seks sju åtte ni ti elleve tolv tjue hundre tusen halv
`
    .trim()
    .split(/\s+/),
};
