import type { LanguageTexts } from "./languages.ts";

/** Danish texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "Katten ligger i solen og sover.",
      "Vi cykler ned til havnen efter skoletid.",
      "Farmor bager en kage med brombær.",
      "Hvem har spist det sidste æble?",
      "Det blæser, så hold på hatten!",
      "Drengen samler sten på stranden.",
      "Min far fløjter, når han laver mad.",
      "Der står en spand vand ved døren.",
      "Solen går ned bag den gamle mølle.",
      "Hun læser et brev og smiler lidt.",
      "Hunden graver et dybt hul i haven.",
      "Toget er fyldt, men der er plads til dig.",
      "Vi spiser rugbrød under træet.",
      "Giv mig lige saltet, er du sød.",
      "En måge stjal min is i går.",
      "Lampen er tændt, så de er hjemme.",
      "Regnen tegner ringe på søen.",
      "Han har lånt en stige af sin nabo.",
      "I kælderen står cykler og gammelt legetøj.",
      "Børnene har bygget en by af sand.",
      "Kan du høre, at gøgen kukker?",
      "Tag støvlerne på, vejen er våd.",
      "Hønsene går rundt og snakker.",
      "Hun kan en sang om en lille and.",
      "Skibet sejler, når månen står op.",
      "Jeg glemte min taske i bussen.",
      "Bageren lukker op, før det bliver lyst.",
      "Sneen er smeltet, og græsset er gult.",
      "Vi sidder om bordet og spiller kort.",
      "Min søster har malet sit værelse grønt.",
      "Der lugter af tang og varm tjære.",
      "Kom ind, døren er aldrig låst.",
      "Ællingen svømmer bag sin mor.",
      "Han leder efter briller og finder en sok.",
      "Det er søndag, og alle sover længe.",
      "Kaffen er varm, og snakken er god.",
      "En gammel hest står og ser på os.",
      "Vi går en tur langs åen i aften.",
      "Drys lidt sukker på, så er den klar.",
      "Urmageren kan høre, når et ur er trist.",
      "Stjernerne er klare, fordi det fryser.",
      "Alle venter på, at mor siger vær så god.",
    ],
    medium: [
      "Når færgen lægger til, løber de sidste passagerer altid med is i den ene hånd og kuffert i den anden.",
      "Min onkel har bygget et drivhus af gamle vinduer, og hvert eneste af dem har sin egen historie.",
      "På loppemarkedet taler man først om vejret, så om prisen og til sidst om kaffen.",
      "Fiskeren på kajen siger, at han kun fanger torsk, når ingen kigger på ham.",
      "Hele opgangen ved, hvornår det er onsdag, for da dufter der af frikadeller helt op til femte sal.",
      "Min lillesøster har opfundet et sprog, som kun hun og kaninen forstår.",
      "Vi gik mod vinden hele vejen ud, og da vi vendte om, havde den også vendt sig.",
      "Sommerhuset har tre senge, fem madrasser og plads til alle, der gider sove i køkkenet.",
      "Skolens kor synger så højt, at duerne på taget er begyndt at holde pause om tirsdagen.",
      "Den, der kommer først på arbejde, sætter kaffe over, og derfor kommer vi alle lidt for sent.",
      "Snedkeren lagde øret til bordpladen, bankede to gange og nikkede, som om nogen havde svaret.",
      "I aviskiosken kan man købe frimærker, lakrids og en mening om næsten alt.",
      "Hvis man ligger helt stille i klitterne, kommer harerne og ser, om man er faldet i søvn.",
      "Min bedstefar cyklede aldrig uden klemmer om buksebenene og aldrig uden en sang.",
      "Vinterbaderne hopper i med et skrig og kommer op med røde kinder og gode råd.",
      "Det tog os en hel formiddag at finde nøglen og kun et øjeblik at opdage, at døren stod åben.",
      "Kokken smager på suppen, ser ud ad vinduet og lægger en gulerod til på grund af regnen.",
      "Da strømmen kom tilbage, blev vi næsten skuffede, for mørket havde lige lært os en ny leg.",
      "Bibliotekaren finder bøger efter farven, for det er som regel det eneste, låneren kan huske.",
      "Der er en bænk ved søen, hvor to gamle venner hver dag er uenige om svanernes alder.",
      "Nissen på loftet får grød i december, og resten af året får musene skylden.",
      "Hun samler på lyden af døre og påstår, at hun kan kende hvert hus med lukkede øjne.",
      "Vi plantede et æbletræ for at få skygge, men indtil videre er det os, der skygger for træet.",
      "Naboens dreng øver trompet i carporten, så nu kan hele vejen marchere.",
      "Efter stormen lå der en fremmed hat i hækken, og den passede naturligvis ingen.",
      "Når kagemanden skæres over, tier selv de største børn, til de har set, hvem der får hovedet.",
      "Gartneren taler pænt til roserne og lidt strengt til ukrudtet, men begge dele gror.",
      "Man skal aldrig spørge en sejler om vej på land, medmindre man har god tid.",
      "Postbuddet lægger sin cykel i grøften, når brombærrene er modne, og alle får deres post senere.",
      "Vores bil starter bedst, når den holder på en bakke og hører os tale om toget.",
      "Han skrev sit navn i den våde cement, og nu er fortovet det eneste sted, han er berømt.",
      "Om aftenen samles spurvene i hækken og gennemgår dagen i munden på hinanden.",
      "Barnet faldt i søvn midt i eventyret, men far læste videre for at høre, hvordan det gik.",
      "Musikeren ved stationen kender kun fire sange, men han kender også alle, der går forbi.",
      "Det lille museum har kun åbent, når den ældre dame overfor kan finde sine sko.",
      "Frokosten trak ud, til lysene var brændt ned, og ingen kunne huske, hvad der blev fejret.",
      "Urtehaven er min, siger farmor, men sneglene er hendes gæster, og gæster må man ikke jage væk.",
      "Før vi cykler hjem, ligger vi lidt i græsset og bliver enige om, hvad skyerne ligner.",
      "På øen hilser man på alle biler, også dem, der er parkeret.",
      "Den bedste udsigt i byen har manden, der pudser vinduer, og han deler den gerne.",
    ],
    hard: [
      "Cykelstien langs Vesterengen (3,4 km) spærres mandag; omkørsel via Møllevej og købmandens baggård.",
      '"Hejs sejlet!", kommanderede skipper Ankersen, hvorpå 5 sommergæster straks hejste en frokostdug.',
      'Fyrmester Sonne noterede i logbogen den 30. november: "Tåge. Tåge. Ingenting. Dernæst tæt tåge."',
      "Kommunen modtog 93 høringssvar vedrørende legepladsen, heriblandt 60 tegninger af dinosaurer.",
      'Reglementet for Brætspilsforeningen Terningen, punkt 3: "Snyd er tilladt, men skal varsles skriftligt."',
      'Efterlysning: grøn papegøje ("Admiralen"), flyver skævt, kender 35 sømandsviser og begyndelsen til en vals.',
      "Hotel Strandly tilbyder 19 værelser, havudsigt, morgenbuffet og (uden beregning) mågekoncert.",
      "Landinspektør Thygesen målte hækken til 1,85 meter, naboen til hækken og stemningen til frostgrader.",
      "Bådebygger Winther brugte 16 vintre på jollen Frøken Bølge og 4 sekunder på at sænke den.",
      'Læserbrev: "Hvorfor har Nørregade 62 et nummer, når huset blev flyttet i 1974?" (Navnet er redaktionen bekendt).',
      "Skoleelever fra 7. B beregnede kirkeklokkens vægt til 820 kg, præstens tålmodighed til noget mindre.",
      "Gæstebogen på Kro Tre Svaner rummer 11.000 underskrifter, 38 digte og 1 opskrift på stuvet ål.",
      "Postkasse 14 tømmes klokken 9.00, 13.30 og 17.15; svalerne i kassen bedes forstyrret mindst muligt.",
      "Ballonskipper Amalie Rørdam steg til 640 meter, vinkede høfligt og glemte fuldstændig at komme ned.",
      "Kolonihave nr. 27 bytter 40 rabarberstængler, 6 kålplanter og en havenisse mod fred i hækken.",
      "Ifølge tidsskriftet Urtepotten bør kaktusser vandes sjældent; ifølge oldemor Oddrun: aldrig om søndagen.",
      "Kapelmester Fabricius dirigerede 72 musikanter, 3 hostende tilhørere og en løbsk notestativvogn.",
      '"Tjekliste: madpakke, regntøj, kompas, kortbriller", læste spejderfører Bodil, og alle 9 nikkede.',
      "Stævnet i rundbold blev afbrudt ved stillingen 24-23, eftersom bolden havnede i Ole Nymarks kaffe.",
      'Auktionen over fiskekutter HV 318 gav 2 bud: 45.000 kroner og "en halv måneds makreller".',
      "Sommerteatret Amfiscenen søger 1 spøgelse, 2 hofdamer samt rutineret tordenmaskinist (ulønnet).",
      "Rejsebudget: færge 265 kroner, overnatning 480, softice 715; øvrige udgifter anses for luksus.",
      "Glaspuster Hermansen fremstiller 30 vaser om ugen, heraf 29 tilsigtede og 1 særdeles kunstnerisk.",
      'Brevdueklubben Hjemad melder: "Samtlige 55 duer returneret; træner Kragelund savnes fortsat."',
      "Natugle søger A-menneske: bofællesskab, 2 nøgler, 1 kaffemaskine, modsatte døgnrytmer.",
      "Frisørsalon Krøllen indfører pris efter sværhedsgrad; hvirvlen i nakken koster herefter 35 kroner ekstra.",
      "Botaniker Lundsgaard beskrev 18 mosarter; den nittende viste sig at være hans egen sweater.",
      '"Forsigtig!" stod der på samtlige 12 flyttekasser, også den, der indeholdt resten af klistermærkerne.',
      "Stationsforstander Bülow fløjtede 2 gange, hvorefter regionaltoget, stærene og en elkedel satte i gang.",
      'Kursuskatalog: "Strik for utålmodige", 6 onsdage, 18.00-20.30; garnnøgler udleveres ved udgangen.',
      'Telegrafist Juul modtog kl. 4.12 beskeden: "Alt vel. Send marmelade. Gentager: send marmelade."',
      "Vinderlod nr. 70918 udløste hovedgevinsten, et ridekursus, til direktør Falkenberg (allergisk over for heste).",
      'Smedemester Ravnkilde lover levering "omkring pinse"; hvilken af de næste 3 pinser oplyses ikke.',
      "Konditor Ebbesen pyntede kransekagen med 144 flag og den forkerte dato, ganske yndefuldt.",
      "Den danske retstavning blev drøftet i 2 timer og 50 minutter; bindestregen slap med en advarsel.",
      "Øresnegl, sneglehus eller kanelsnegl? Quizmaster Dalgas tildelte, efter betænkning, 0,5 point.",
      "Trafikmelding: 14 ænder krydser Søndre Ringvej ved frakørsel 23; fremkommeligheden er vuggende.",
      "Arkivar Sofie Bregendahl fandt kortet fra 1768, en sommerfuglevinge og andenpræmien i et lotteri.",
      "Til generalprøven manglede 1 trombone, 2 ærmer og hele andenstemmen; premieren blev en triumf.",
      '"Kuling fra sydvest", advarede radioen; kioskejer Mogens bandt 3 isvimpler og 1 gravhund fast.',
    ],
  },
  passages: {
    easy: [
      "Havnen er stille om morgenen. En kat går langs kajen og lugter til et net. Så kommer fiskeren med sin kande kaffe. Han giver katten en lille fisk, og så er de begge glade.",
      "Vi er på vej til sommerhuset. Bilen er fyldt med dyner, brød og en hund. Min bror vil se, hvem der først ser vandet. Mor ser det hver gang, men hun siger det ikke.",
      "Farfar har en have med et skævt skur. I skuret hænger der ure, som ikke går. Han trækker dem op, når der kommer gæster. Så tikker hele skuret, og farfar ler.",
      "Det er min tur til at lave mad. Jeg koger ris og taber et æg. Hunden hjælper med at gøre rent. Alle siger, at maden er god, og hunden er helt enig.",
      "I dag er der sne på taget. Børnene løber ud uden vanter. De ruller en kugle, der er større end dem selv. Til sidst må hele gaden hjælpe med at skubbe.",
    ],
    medium: [
      "Bag fodboldbanen ligger der en gammel sporvogn i græsset, hvor en pensioneret konduktør serverer pandekager i weekenden, klipper en billet til hver gæst og råber alle stoppestederne op, selv om vognen aldrig kører nogen steder hen.",
      "Da min moster overtog den lille boghandel, flyttede hun alle krimierne ned i kælderen, satte digtene ud i solen og lod en lænestol stå midt på gulvet, så kunderne blev nødt til at gå udenom eller sætte sig.",
      "Hver sommer lægger vi et net ud for at fange rejer, og selv om vi bruger en hel aften på det, rækker fangsten sjældent til mere end en lille mad, som vi til gengæld taler om hele vinteren.",
      "På den lange vej til skole gik vi altid gennem smedens gård, fordi han lod os trække i blæsebælgen, og fordi hans kone havde en kagedåse, der på forunderlig vis aldrig blev tom.",
      "Når tågen lægger sig over øen, ringer degnen med den lille klokke hvert kvarter, så bådene kan finde hjem, og i stuerne tæller man slagene og ved, at man er vågen sammen med alle de andre.",
    ],
    hard: [
      'Foreningen Morgenduelige mødes hver lørdag klokken 5.30 på Rosenhøj Station, hvorfra de 26 medlemmer betragter solopgangen i absolut tavshed. "Diskussionen", forklarer formand Preben Skovgaard, "henlægger vi til frokosten, som begynder omkring 8.15".',
      'Det hemmelighedsfulde postkort fra Alvilda Bruun var poststemplet i 1926, men nåede først frem i tirsdags (let falmet). Modtagerens oldebarn, tømrer Svend-Erik Bruun, svarede omgående: "Tak, her går det fint; hvordan er vejret?"',
      'Konstruktionen af Egebjergs nye legetårn krævede 412 skruer, 3 kraner og enkelte advarende ord fra børnehavens rådgivende udvalg. Arkitekt Dorthe Linnemann beskriver samarbejdet som "lærerigt"; rutsjebanen blev derfor 2 meter længere.',
      'Under auktionen i Gammelholm opnåede en kasse med "diverse" pludselig 8.500 kroner, skønt ingen havde set indholdet. Køberen, antikvarboghandler Leth, åbnede den forventningsfuldt: 14 mindre kasser, omhyggeligt mærkede, samtlige med påskriften diverse.',
      "Ekspeditionens kok, Hjalmar Tvedegaard, medbragte 90 kg havregryn, 5 krydderier og urokkelig optimisme til Snefjeldsletten. Efter 7 uger bestod menuen fortsat af grød; dog var navnene (takket være ordbogen) blevet stadig mere franske.",
    ],
  },
  words: `
og eller men for at som om når mens inden fordi derfor så end både samt uden hvis skønt jeg du han
hun den det vi de mig dig sig os jer dem ham hende min mit mine din dit dine sin sit sine vores
deres hans hendes dens denne dette disse her der hvor noget nogen nogle ingen intet alle alt hele
hver hvert mange meget mere mest mindre lidt få begge anden andet andre samme selv egen man hvad
hvem hvilken hvilke hvordan hvorfor hvornår i på af til fra med hos ved under over mellem gennem
mod efter før bag foran omkring siden blandt trods ifølge langs inde ude op ned ind ud hen hjem
hjemme væk tilbage frem ikke også kun bare allerede endnu altid aldrig ofte sjælden igen nu da
snart straks dag går morgen tidligt sent først sidst endelig næsten helt ganske cirka måske
sikkert virkelig gerne ellers alligevel sammen alene nok vel jo ja nej tak præcis især faktisk
langsomt hurtigt højt stille godt dårligt lige stadig være er var været have har havde haft blive
bliver blev blevet kunne kan skulle skal ville vil måtte må får fik burde bør gøre gør gjorde
gjort gå gik gået komme kommer kom sige siger sagde sagt se ser set give giver gav tage tager tog
finde finder findes fandt vide vidste tro tror tænke tænker stå står stod ligge ligger lå sidde
sidder sad lade lader lod holde holder holdt hedde hedder begynde begynder slutte spørge spørger
svare svarer tale taler snakke fortælle fortæller høre hører lytte læse læser skrive skriver skrev
lære lærer arbejde arbejder lege leger spille spiller købe køber sælge betale koste koster spise
spiser drikke drikker koge lave laver bage sove sover vågne løbe løber køre kører cykle svømme
flyve rejse rejser vente venter lede søge vise viser hjælpe hjælper bruge bruger åbne åbner lukke
lukker leve lever bo bor elske håbe synes mene mener føle føler le grine græde synge synger danse
male bygge bære bærer trække lægge lægger sætte sætter falde falder kaste fange skære vaske møde
møder besøge vinde tabe glemme huske forstå forstår forklare ændre vokse følge følger vende ringe
sende ske sker standse hente vælge prøve prøver tegne tælle kigge menneske mennesker kvinde mand
barn børn dreng pige ven venner mor far forældre bror søster søn datter onkel tante farmor morfar
familie nabo navn herre dame gæst læge folk dage nat aften uge måned år time minut tid gang sommer
vinter forår efterår mandag tirsdag onsdag torsdag fredag lørdag søndag begyndelse slutning hus
rum værelse køkken bad dør vindue væg tag gulv gård trappe bord stol seng skab lampe lys billede
spejl nøgle tallerken kop glas flaske kniv gaffel gryde æske taske kurv by land gade vej plads bro
skole kirke butik marked station bus bil cykel båd skib fly kort billet kontor hotel træ blomst
blad græs skov mark eng bakke bjerg dal å sø hav strand ø sten sand jord himmel sol måne stjerne
sky regn sne vind vejr ild vand luft is hund kat hest ko fugl fisk mus bi høne and brød smør ost
mælk æg kød frugt æble pære grøntsag suppe salt sukker kage kaffe te saft honning mad frokost bog
brev side ord sætning sprog spørgsmål svar historie sang musik spil bold papir blyant hæfte avis
penge pris tal sag ting del stykke slags måde grund eksempel ide plan mål lykke hjælp hånd fod
hoved øje øjne øre mund næse ansigt hår hjerte arm ben ryg stemme skjorte bukser nederdel jakke
sko hat hue vante god bedre bedst dårlig stor stort lille små lang høj lav dyb bred smal gammel ny
nyt ung smuk pæn mørk varm hed kold kølig våd tør hurtig langsom stærk svag tung let fuld tom åben
lukket træt vågen rask glad ked rolig venlig sød klog enkel svær nem rigtig forkert vigtig mulig
kendt fremmed fri klar nær fjern rund sur bitter frisk blød hård ren snavset dyr billig rig fattig
første sidste næste rød blå grøn gul hvid sort brun grå en et to tre fire fem seks syv otte ni ti
elleve tolv tyve hundrede tusind halv
`
    .trim()
    .split(/\s+/),
};
