import type { LanguageTexts } from "./languages.ts";

/** Swedish texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "Katten sover på den varma trappan.",
      "Vi plockar bär i skogen hela dagen.",
      "Farmor kokar sylt i det stora köket.",
      "Båten ligger still vid bryggan.",
      "Vem har tagit min gula mössa?",
      "Snön faller tyst över byn.",
      "Pappa eldar i spisen och visslar.",
      "Det luktar nybakat bröd i hela huset.",
      "Hunden hoppar i vattnet efter pinnen.",
      "Kom och titta, månen är röd!",
      "Hon stickar en tröja till sin bror.",
      "Älgen står vid vägen och tuggar.",
      "Jag har sand i skorna och salt i håret.",
      "Tåget går snart, så skynda dig lite.",
      "På hyllan står en burk med knappar.",
      "Barnen bygger en koja av gran.",
      "Ge mig kartan, så hittar vi hem.",
      "Det regnar, men vi fiskar ändå.",
      "Isen bär inte längre, håll dig på land.",
      "Morfar läser tidningen högt för katten.",
      "Solen går knappt ner på sommaren.",
      "Sätt dig här, det finns kaffe kvar.",
      "En ekorre bor i vårt gamla träd.",
      "Hon sjunger bäst när ingen hör på.",
      "Grinden gnisslar varje gång det blåser.",
      "Mjölken är slut, kan du köpa mer?",
      "Vi sover i tält nära sjön.",
      "Han målar huset rött och knutarna vita.",
      "Löven faller, och gården blir gul.",
      "Var har du lagt den lilla nyckeln?",
      "Fåren går hem när det blir mörkt.",
      "Jag tänder ljuset och du häller upp te.",
      "Det kom ett brev utan namn i dag.",
      "Bullarna är varma, ta en till!",
      "En svan simmar sakta förbi.",
      "Cykeln har punka, så vi går.",
      "Mamma ritar en karta i sanden.",
      "Lampan i hallen lyser hela natten.",
      "Vinden tar hatten och bär den över ån.",
      "Det är långt till affären, men vägen är fin.",
      "Lillebror räknar kossor från bilen.",
      "Nu är det kväll och alla är trötta.",
    ],
    medium: [
      "Min granne klipper gräset i ett rakt mönster och blir bekymrad om någon maskros sticker upp.",
      "När sommarstugan öppnas luktar det först lite instängt, sedan kaffe, och efter en timme bara sommar.",
      "Färjan tutar två gånger innan den lägger ut, och då brukar det alltid komma någon springande.",
      "Läraren lät oss räkna på riktiga äpplen, och den som räknade fel fick äta upp resten.",
      "I tvättstugan hänger en lapp som ingen har skrivit under men som alla tar personligt.",
      "Farfar kan berätta samma historia om vargen så att den blir längre för varje vinter.",
      "Vi rodde ut för att meta, men det blev mest smörgåsar och ett långt samtal om ingenting.",
      "Det sägs att man ska gå tyst i skogen, fast min moster sjunger för att inte skrämma älgarna.",
      "Bussen kommer sällan hit ut, så den som missar den blir bjuden på middag hos oss.",
      "Hon samlar på ord som håller på att försvinna och använder dem gärna i mataffären.",
      "Om man lägger örat mot isen en kall natt kan man höra hur sjön muttrar för sig själv.",
      "Bagaren på torget öppnar så tidigt att morgonens första kunder egentligen är kvällens sista.",
      "Mitt syskonbarn har bestämt att mattan är ett hav, och därför måste vi alla gå på stolarna.",
      "Den gamla räddningsbåten har blivit en bänk, där man sitter och ser på de nya båtarna.",
      "Så fort snön smälter tävlar hela kvarteret om vem som först vågar äta lunch utomhus.",
      "Elektrikern lagade lampan på en minut och stannade sedan en timme för att prata om sin kolonilott.",
      "Katten vet exakt när konservburken öppnas, även om den råkar vara två trädgårdar bort.",
      "På biblioteket finns en fåtölj som är så bekväm att ingen har läst ut en bok i den.",
      "När strömmen gick letade vi fram ficklampan, batterierna och till sist ett gammalt dragspel.",
      "Min bror bygger modeller av hus han tänker bo i, men hittills saknar alla en dörr.",
      "Det är först när alla gäster har gått som värden äntligen får smaka på tårtan.",
      "Svampstället är hemligt, och därför går vi alltid en stor omväg ifall någon skulle följa efter.",
      "Kören övar i ladan, och kossorna utanför har börjat komma hem i takt.",
      "Han läser bruksanvisningen från början till slut, lägger den åt sidan och gör sedan tvärtom.",
      "En riktig fika går inte att skynda på, säger min chef och häller upp en kopp till.",
      "Höstlöven krattas ihop på lördagen, och på söndagen bor det redan en igelkott i högen.",
      "Hon packade väskan tre kvällar i rad och glömde ändå tandborsten på samma ställe.",
      "Vid vägkanten står ett bord med jordgubbar och en burk där man själv lägger pengarna.",
      "Skridskorna var för stora, men med tre par sockor kändes de nästan som nya.",
      "Ljudet av regn mot tältduken är det bästa sömnmedlet, åtminstone så länge duken håller tätt.",
      "Konstnären målade om staketet så många gånger att grannarna började komma dit för att se utställningen.",
      "Tvillingarna byter tröja mitt på dagen och undrar varför ingen vuxen längre säger deras namn.",
      "Mot slutet av vintern börjar folk hälsa på varandra igen, som om alla hade varit bortresta.",
      "Det står ett piano på stationen, och den som väntar på ett försenat tåg hinner lära sig en hel vals.",
      "Fyrvaktaren skrev dagbok om vinden och fyllde sjutton böcker utan att upprepa sig.",
      "Min faster har tre regler för en god soppa, och den viktigaste är att inte lyfta på locket.",
      "Vi gick vilse på väg till utsikten, och det blev den vackraste promenaden på hela resan.",
      "Korna släpps ut på våren, och hela skolan kommer dit för att se dem hoppa.",
      "Skomakaren lämnar alltid ett litet hälsningskort i skon, så att man hittar det först hemma.",
      "Den som äger en ladugård får förr eller senare också en katt, vare sig man vill eller inte.",
    ],
    hard: [
      '"Dörrarna stängs!" ropade konduktör Lindqvist klockan 7.52, varpå 40 resenärer samtidigt tappade kaffet.',
      "Konditor Malmsten byggde en pepparkakskyrka i skala 1:50; församlingen, 23 möss, flyttade genast in.",
      "Trollkarlen Zambini (egentligen Bo Persson) sågade itu 3 lådor och hittade sin försvunna vigselring.",
      'Grannsamverkan Ekbacken efterlyser 1 gräsklippare, 2 stegar och den som lånade "bara över helgen".',
      "Roddklubben Viken vann guld (herrar 50+), silver (damer) och en korv vardera i Hamnlotteriet.",
      "Biografmaskinisten Elof visade sista rullen först; publiken, 61 personer, tyckte äntligen att slutet var oväntat.",
      "Kranförare Ekenstam vinkar från 45 meters höjd klockan 15.00, då hela förskolan Tallkotten vinkar tillbaka.",
      "Brevbärare Söderlund kartlade 138 brevlådor och klassificerade samtliga hundar efter vänlighet.",
      '"Obegripligt", mumlade kommissarie Rosenblad, "alla 5 fotspåren leder raka vägen till bageriet!"',
      "Försäkringsvillkoren, sida 47, undantar uttryckligen översvämning, meteoritnedslag och egen klumpighet.",
      "Föreningen Gamla Ångbåtar söker eldare, biljettförsäljare samt 1 kapten med godkänd synskärpa.",
      "Bibliotekarie Margareta Nyqvist återfann 26 försenade böcker, 3 bokmärken och en inpackad smörgås.",
      "Museet i Kvarnköping visar 510 kaffekoppar, kronologiskt ordnade (och för säkerhets skull urdruckna).",
      "Ingredienser: 450 g vetemjöl, 75 g jäst, kardemumma, pärlsocker och oändligt tålamod.",
      '"Håll avståndet!" manade tågvärden; vagn 5 var fullbokad av 32 scouter med surströmming.',
      "Världsmästerskapet i luffarschack avgjordes med 13-11 efter 2 timmar, 6 protester och 1 strömavbrott.",
      "Optiker Vikström sålde 18 par glasögon till sig själv innan misstaget uppmärksammades.",
      'Tågförsening: omkring 35 minuter på sträckan Björkhult-Stensjö, anledning: "oförklarligt vackert väder".',
      "Tomtenisse eller vaktmästare? Spår i snön (storlek 36) ledde från skafferiet rakt till Källargatan 4.",
      "Kulturnämndens sammanträde flyttas till torsdag 18.15, Aulan, ingång B (medtag sittunderlag).",
      "Svampkonsulenten granskade 340 kantareller, 12 soppar och en mycket övertygande tennisboll.",
      '"Hemligheten", förklarade ostmästare Bergenstråle, "är mörker, lagring i 14 månader och operamusik."',
      "Fastighetsskötare Öhman bytte 55 glödlampor, 4 proppar och, av misstag, sitt eget portlås.",
      "Skärgårdsbåten Måsen avgår 10.05, 12.35 och 17.20; cyklar och kontrabasar medtages i mån av plats.",
      "Enligt undersökningen föredrar 68 % av körsångarna genrepet, framför allt smörgåstårtan efteråt.",
      "Torborg Ljunggren stickade 365 dagar i sträck; halsduken, 28 meter lång, delas numera av byn.",
      "Säljes: kyrkorgel, 1300 pipor, något skrymmande; köparen ombesörjer själv transport och takhöjd.",
      "Simhallens bastu håller 85 grader; diskussioner om politik rekommenderas först vid 60.",
      "Uppfinnare Gyllenhammar-Pettersson demonstrerade sin äppelskalare för 200 åskådare, alla i regnkläder.",
      'Föreläsningen "Konsten att vänta" börjar tidigast 19.00 och slutar förhoppningsvis senare.',
      "Tandläkarmottagningen Hjärtegott påminner: fredagens återbesök, 9.10, inkluderar klistermärke (valfri färg).",
      "Dragspelsstämman i Ransjö samlade 190 musiker, 12 nybörjare och en mycket tålmodig domherre.",
      '"Lägenhet 1104 vinner!" jublade städdagens domare; priset utgjordes av 30 liter planteringsjord.',
      "Domkyrkoorganisten Wallenius övade samma fuga 17 gånger, till fladdermössens uppenbara förtjusning.",
      "Räkningen uppgår till 1 845 kronor: reservdelar, arbetstid samt moraliskt stöd (kostnadsfritt).",
      "Cykelreparatör Dahlberg lagade 29 punkteringar, smorde 8 kedjor och räddade 1 fågelbo ur en cykelkorg.",
      "Skådespelerskan Ottilia Cronhielm glömde replik 33 och improviserade sedan hela tredje akten.",
      "Vandringsled 6 (medelsvår) passerar myrmark, hängbro, utsiktstorn och Evelinas våffelstuga.",
      "Filmklubben Projektorn visar 4 stumfilmer; publiken ombeds sköta ljudeffekterna hänsynsfullt.",
      "Schemaändring: kemilektionen i sal D-209 ersätts av utomhusgymnastik tills röken skingrats.",
    ],
  },
  passages: {
    easy: [
      "Det är tidigt och sjön ligger blank. En gubbe ror ut med kaffe i en flaska. Han kastar i linan och väntar. Fisken sover nog än, men det gör inget.",
      "Mormor bor i ett litet hus med blå dörr. På gården finns en pump och tre höns. När vi kommer står hon redan på trappan. Hon säger att vi har vuxit, fast vi var där i går.",
      "Det har snöat hela natten. Bilen syns inte och bussen går inte. Mamma tar fram sparken och skjutsar mig till skolan. Alla är sena, så ingen är sen.",
      "Vi ska äta ute i kväll. Bordet står under äppelträdet och ljusen brinner. En geting vill smaka på saften. Min syster flyttar på sig, men getingen flyttar efter.",
      "Katten försvann på måndagen. Vi letade i garaget, på vinden och hos grannen. Till sist satt den i fönstret och såg på när vi letade. Den såg ganska nöjd ut.",
    ],
    medium: [
      "Varje midsommar lovar min farbror att hålla ett kort tal, och varje midsommar hinner potatisen kallna, sillen ta slut och barnen somna under bordet innan han till allas glädje äntligen höjer sitt glas.",
      "Det lilla tåget genom skogen stannar var som helst om man vinkar, och därför vet lokföraren precis var de bästa hallonen växer, vem som har fått valpar och i vilken stuga kaffet brukar stå på.",
      "När lanthandeln fick en kaffeautomat förändrades hela byn, eftersom de som förr bara köpte mjölk och frimärken plötsligt blev stående vid fönstret och började prata med varandra om annat än vädret.",
      "I vår trappuppgång bor en herre som varje kväll spelar en enda ton på sin cello, lyssnar noga, nickar för sig själv och packar ner instrumentet igen, som om världen nu var stämd för natten.",
      "Den som har paddlat genom en spegelblank vik i gryningen, medan dimman ännu ligger kvar mellan öarna och en lom ropar långt borta, behöver ingen förklaring till varför vissa människor älskar att gå upp tidigt.",
    ],
    hard: [
      "Årsmötet i Vänföreningen för Långsamma Promenader inleddes 14.00 och avslutades, planenligt, först påföljande förmiddag. Ordförande Birgitta Mossberg redovisade 12 promenader, sammanlagt 900 meter; förslaget om raska steg (motion 7) avslogs.",
      '"Välkommen till stadens minsta hotell", säger Alfons Grönvall och öppnar dörren till rum 1, det enda. Frukosten serveras mellan 7.30 och 9.45, utsikten dygnet runt; recensionerna, hittills 214 stycken, nämner framför allt tystnaden.',
      "Ingenjör Valborg Ståhlkrantz konstruerade en snöskottningsmaskin med 5 växlar, bakljus och inbyggd kaffebryggare. Provkörningen i Norrsele den 9 januari avbröts emellertid redan efter 20 minuter: bryggaren fungerade alldeles för bra.",
      'Den försvunna medaljongen i kriminalromanen "Dimma över Gråskär" nämns på sidorna 18, 97 och 303, alltid i förbigående. Författaren Kerstin Silverstolpe erkänner leende att hon själv glömde bort den; läsarna, däremot, har skrivit arga brev.',
      'Kommunens nya papegojregister omfattar hittills 3 fåglar, av vilka 2 vägrar uppge namn. Handläggare Rutger Engdahl beskriver arbetet som "omväxlande, högljutt och pedagogiskt"; blankett P-10 finns på biblioteket (nedre hyllan).',
    ],
  },
  words: `
och eller men för att som om när medan innan eftersom därför så än både samt utan jag du han hon
den det vi ni de dem mig dig sig oss er honom henne min mitt mina din ditt dina sin sitt sina vår
vårt våra deras hans hennes dess denna detta dessa här där någon något några ingen inget inga alla
allt all hela varje många mycket mer mest mindre lite få båda annan annat andra samma själv egen
man vad vem vilken vilket vilka hur varför var vart i på av till från med hos vid under över
mellan genom mot efter före bakom framför bredvid kring runt sedan bland trots enligt längs inom
utanför ur åt inte också bara redan ännu alltid aldrig ofta sällan ibland igen nu då snart sen
strax idag igår imorgon tidigt sent först sist äntligen nästan helt ganska alltför ungefär kanske
säkert verkligen gärna hellre annars ändå tillsammans ensam tillbaka bort borta hem hemma hit dit
fram framme upp uppe ner nere in inne ut ute nog väl ju ja nej tack precis särskilt faktiskt
genast långsamt fort högt tyst bra dåligt vara är varit ha har hade haft bli blir blev blivit
kunna kan kunde skola ska skulle vilja vill ville måste får fick böra bör göra gör gjorde gjort gå
går gick gått komma kommer kom säga säger sade sagt se ser såg sett ge ger gav ta tar tog tagit
finna finns fanns veta vet visste tro tror tänka tänker tänkte stå står stod ligga ligger låg
sitta sitter satt låta låter lät hålla håller höll heta heter börja börjar sluta slutar fråga
frågar svara svarar tala talar prata pratar berätta höra hör lyssna läsa läser skriva skriver lära
lär arbeta arbetar jobba leka spela spelar köpa köper sälja betala kosta kostar äta äter dricka
dricker koka laga baka sova sover vakna springa springer köra kör cykla simma flyga resa reser
vänta väntar leta söka söker visa visar hjälpa hjälper använda öppna öppnar stänga leva lever bo
bor älska hoppas tycka tycker mena känna känner skratta gråta sjunga sjunger dansa måla bygga bära
bär dra drar lägga lägger ställa sätta falla faller kasta fånga skära tvätta träffa möta besöka
vinna förlora glömma minnas förstå förstår förklara ändra växa växer verka titta tittar följa
följer vända ringa skicka hända händer stanna hämta välja försöka räkna rita människa människor
kvinna barn pojke flicka vän vänner mor far mamma pappa förälder bror syster son dotter farbror
moster farmor morfar familj granne namn herre dam gäst lärare läkare folk dag dagar natt kväll
morgon vecka månad år timme minut tid gång sommar vinter höst måndag tisdag onsdag torsdag fredag
lördag söndag början slut hus rum kök bad dörr fönster vägg tak golv trädgård gård trappa bord
stol säng skåp lampa ljus bild spegel nyckel tallrik kopp glas flaska sked kniv gaffel gryta låda
väska korg stad by land gata väg torg bro kyrka affär marknad station tåg buss bil cykel båt skepp
flygplan karta plats kontor hotell träd blomma blad gräs skog fält äng berg dal flod älv sjö hav
strand ö sten sand jord himmel sol måne stjärna moln regn snö vind väder eld vatten luft is hund
katt häst ko fågel fisk mus bi höna älg bröd smör ost mjölk ägg kött frukt äpple päron grönsak
soppa salt socker kaka tårta kaffe te saft honung mat bok brev sida ord mening språk svar historia
sång musik spel boll papper penna häfte tidning arbete yrke pengar pris tal sak del bit sort sätt
skäl exempel idé plan mål lycka hjälp hand fot huvud öga ögon öra mun näsa ansikte hår hjärta arm
ben rygg röst skjorta byxor kjol jacka rock sko hatt mössa vante god gott bättre bäst dålig stor
stora liten litet små lång kort hög djup bred smal gammal gamla ny nytt nya ung vacker mörk varm
het kall sval våt torr snabb långsam stark svag tung lätt full tom öppen stängd trött vaken frisk
lycklig glad ledsen lugn stilla vänlig snäll klok enkel svår rätt fel viktig möjlig känd främmande
fri klar nära rund rak söt sur färsk mjuk hård ren smutsig dyr billig rik fattig första sista
nästa röd blå grön gul vit svart brun grå ett två tre fyra fem sex sju åtta nio tio elva tolv
tjugo hundra tusen halv
`
    .trim()
    .split(/\s+/),
};
