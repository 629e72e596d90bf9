import type { LanguageTexts } from "./languages.ts";

/** Dutch texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "De kat ligt op de warme steen in de zon.",
      "Wij fietsen door de regen naar huis.",
      "Opa schilt een appel voor het raam.",
      "De boot vaart langzaam door de sluis.",
      "Wie heeft mijn rode pet gezien?",
      "Het brood is nog warm en ruikt heerlijk.",
      "Zij zingt een oud lied voor het kind.",
      "Er staat een koe op het pad.",
      "De wind blaast het zand over de weg.",
      "Ik zet thee en jij pakt de koekjes.",
      "Kom snel, de trein staat al klaar!",
      "Mijn zus leest elke avond een boek uit.",
      "De maan hangt laag boven het riet.",
      "Het ijs op de sloot is nog te dun.",
      "Hij plant bollen in een lange rij.",
      "De bel gaat, maar er staat niemand.",
      "Wij eten soep met veel prei.",
      "Een meeuw pikt het brood van mijn bord.",
      "Doe de deur dicht, het tocht hier.",
      "Op zolder staat een kist vol hoeden.",
      "Mag ik de pen met groene inkt?",
      "Het regent zacht op het dak van de tent.",
      "De hond schudt zich droog naast oma.",
      "Zij maakt een jas van een oud gordijn.",
      "Het veer vaart elk half uur.",
      "Onze buurman groet altijd met twee handen.",
      "De molen draait, dus er is wind.",
      "Ik ben moe, maar het boek is zo goed.",
      "Een eend slaapt met haar kop in de veren.",
      "Hij zoekt zijn bril en heeft hem op.",
      "In de tuin groeit munt naast de pomp.",
      "De klok slaat twaalf en alles is stil.",
      "Leg de kaart neer, jij bent aan de beurt.",
      "We lopen over het strand tot het donker is.",
      "Het kind telt de treden van de trap.",
      "De melk kookt over, pas op!",
      "Zijn fiets piept bij elke bocht.",
      "Er zit een gat in mijn linker sok.",
      "Morgen bakken we taart voor de buren.",
      "De zee is grijs en de lucht ook.",
      "Geef mij maar een plek bij het vuur.",
      "De vis bijt niet, maar de rust is fijn.",
    ],
    medium: [
      "Op de markt proef je eerst een blokje kaas, dan nog een, en voor je het weet sjouw je een hele kaas naar huis.",
      "Mijn oom beweert dat hij aan de wolken kan zien of de was droog wordt, en meestal krijgt hij gelijk.",
      "De brugwachter maakt met iedere schipper een praatje en laat pas daarna de laatste boot door.",
      "Toen de fanfare de hoek om kwam, begon zelfs de strenge conducteur met zijn voet te tikken.",
      "In het huisje aan de dijk slaap je de eerste nacht slecht, omdat het er zo ongewoon stil is.",
      "Zij bewaart elk lintje en elk doosje, want je weet nooit wanneer er iemand jarig is.",
      "Wie tegen de wind in fietst, kent na een half uur alle scheldwoorden en alle wolken.",
      "De bakker op de hoek verkoopt zijn mislukte koekjes goedkoper, en die zijn het eerste op.",
      "Achter in de volkstuin staat een schuurtje waar mijn vader al jaren de radio repareert.",
      "Als het vriest, haalt het hele dorp de schaatsen uit het vet en luistert naar het kraken van het ijs.",
      "De postbode kent een kortere weg, maar hij loopt liever langs de tuin met de dahlia's.",
      "Tijdens het eten vertelt iedereen om de beurt iets nieuws, en wie niets weet, mag iets verzinnen.",
      "Het orgel in de winkelstraat speelt zo luid dat je alleen nog met gebaren kunt afrekenen.",
      "Mijn nichtje heeft een winkel op de stoep geopend en verkoopt stenen die ze eerst heeft gewassen.",
      "Het was zo mistig dat we de molen pas zagen toen we de wieken konden horen.",
      "Oma gooit nooit een sok weg, omdat de andere volgens haar altijd een keer terugkomt.",
      "De veerman steekt ook voor een enkele wandelaar over, als die tenminste een goed verhaal heeft.",
      "We hadden een tent voor zes personen geleend, maar er was alleen een handleiding voor vier.",
      "Zodra de zon doorbreekt, zetten de mensen hun stoelen op straat en doen ze alsof het zomer is.",
      "Hij leerde piano spelen op een toetsenbord van karton, en zijn moeder hoorde de fouten toch.",
      "Het museum sluit om vijf uur, maar de suppoost laat je het laatste schilderij rustig bekijken.",
      "Onze kat heeft drie adressen en eet volgens de buren op alle drie met evenveel smaak.",
      "Voor het slapengaan lees ik een bladzijde, en de volgende avond lees ik dezelfde bladzijde opnieuw.",
      "Bij de kapper hangt een foto van een kapsel dat sinds mensenheugenis niemand heeft besteld.",
      "De kinderen vingen kikkervisjes in een emmer en brachten ze plechtig weer terug naar de sloot.",
      "Wat de timmerman met zijn ogen meet, hoeft niemand met een lat na te meten.",
      "Er ligt altijd een plaid op de bank, en wie het eerst thuiskomt, mag eronder.",
      "Mijn buurvrouw geeft les in stilzitten, iets wat ze zelf pas na jaren heeft geleerd.",
      "De laatste bus is vaak bijna leeg, zodat de chauffeur de passagiers bij hun eigen deur afzet.",
      "In de herfst vegen we de bladeren op een hoop, waarna de hond ze weer eerlijk verdeelt.",
      "Wij spreken altijd af onder de klok, hoewel die al sinds het voorjaar stilstaat.",
      "De schilder zette zijn ezel midden in het weiland en kreeg meteen publiek van twaalf koeien.",
      "Na de storm lag het strand vol schelpen, en iedereen liep met gebogen hoofd te zoeken.",
      "Een goede soep heeft volgens mijn tante drie dingen nodig: tijd, een laurierblad en bezoek.",
      "Hij vouwt de krant zo klein dat er uiteindelijk precies een kruiswoordpuzzel overblijft.",
      "De juf las voor tot de bel ging, en toch bleef iedereen zitten om het einde te horen.",
      "Het pontje maakt meer lawaai dan vaart, maar niemand die oversteekt heeft haast.",
      "Op zondag ruikt het trappenhuis naar appeltaart, en dan kom je vanzelf de buren tegen.",
      "Zij tekent plattegronden van steden die niet bestaan en verdwaalt er zelf soms in.",
      "Aan het eind van de pier zit een man die de golven lijkt te tellen en nooit opschrijft hoeveel.",
    ],
    hard: [
      '"Spoor 14b!", riep conducteur Van Wijngaarden, waarop 60 reizigers tegelijkertijd hun broodtrommels dichtklapten.',
      "Draaiorgel De Lachende Leeuw speelt 64 melodieën, waarvan 63 keer dezelfde wals van meneer Kuipers.",
      "Wetenschapper Annemarie Zuiderveld vergeleek 38 regenmeters; de betrouwbaarste bleek een jampot.",
      'Elfstedenveteraan Sjoerd Hoekema schaatst sinds 1963 uitsluitend achteruit, "vanwege het uitzicht".',
      "Haringkraam Zilt & Zoon verkocht op vlaggetjesdag 2300 haringen, 14 ijsjes en 1 vlaggetje.",
      "Openingstijden: dinsdag t/m zaterdag, 9.15-17.45 uur; woensdagmiddag gesloten wegens koorrepetitie.",
      "De brandweer rukte donderdag 2 keer uit: schoorsteenbrand (Kerkstraat) en papegaai (Lindelaan).",
      "Molenaar Terpstra verwerkte 450 kg spelt en ontdekte daarbij, onverwacht, zijn verdwenen trouwring.",
      '"Onbegrijpelijk", zuchtte inspecteur Hagenbeek, "alle 7 verdachten hebben hetzelfde alibi: verjaardagsvisite."',
      "Het verzekeringsformulier (bijlage 3C) onderscheidt waterschade, stormschade en zelfgemaakte schade.",
      "Waterschapsverkiezingen of niet: in café De Vergulde Zwaan stemt men over 11 soorten appelgebak.",
      'De uitgeverij drukte 5000 woordenboeken waarin het woord "volledig" toevallig ontbreekt.',
      "Professor Ruijsbroek hield een voordracht van 95 minuten over tijdsbesparing; belangstellenden bleven zitten.",
      "Boodschappenlijst: 6 eieren, karnemelk, rookworst, postzegels, lampolie en (hopelijk) chocoladehagelslag.",
      'Voetveer "Wilhelmina" vervoert maximaal 24 passagiers, 12 fietsen en 1 buitenboordmotor.',
      "Volgens weervrouw Sijbrandi bedraagt de neerslagkans 80%, het humeur daarentegen blijft onbewolkt.",
      "Fietsenmaker Oosterhuis plakte 1300 banden, verving 90 kettingen en verkocht precies 1 eenwieler.",
      "Aankomst: 13.52 uur; vertrek: 13.54 uur; overstappen uitsluitend voor hardlopers en optimisten.",
      '"Gefeliciteerd!", schreef de gemeente per ongeluk aan de familie Schimmelpenninck (dossier 77-204).',
      'De tentoonstelling "Vergeten Keukengerei" toont 143 voorwerpen, waaronder een elektrische eierscheider.',
      "Bibliothecaresse Hendrikje Blauwbroek vergaf 2 leners, beboette er 17 en herplaatste 800 boeken.",
      "Zwembad De Waterlelie: vroegzwemmen vanaf 6.45 uur, discozwemmen vrijdagavond, bubbelbad doorlopend.",
      'Kunstschilder Veldkamp gebruikte 29 tinten grijs voor een "uitgesproken vrolijk" zeegezicht.',
      "De reparatie kost 64,75 euro inclusief voorrijkosten; verontschuldigingen worden niet afzonderlijk berekend.",
      "Kapster Ottoline Dijkgraaf knipte 18 bruidsmeisjes, 2 pony's (echte) en een burgemeester met hoogtevrees.",
      "Bewonersvergadering Tulpenhof, agendapunt 8: fietswrakken, vuilcontainers en de geheimzinnige tuinkabouter.",
      'Met 31 tegen 29 stemmen besloot het zangkoor "Vogelvrij" voortaan uitsluitend canons te zingen.',
      "Routebeschrijving: rechtsaf bij paal 23, linksaf bij de treurwilg, daarna rechtdoor (schoenen uittrekken).",
      "Uitvinder Balthazar Kromhout ontwierp een paraplu met 4 ruitenwissers, gebruiksklaar en weersbestendig.",
      'De stadsomroeper verloor zijn stem, zodat 15 scholieren afwisselend "Hoort, hoort!" moesten roepen.',
      'Veldwachter Stoffels noteerde: "22.40 uur, verdacht geluid, bleek kikkerconcert; applaus gegeven."',
      "Rondvaartboot Margriet vertrekt om 10.00, 11.30 en 13.00 uur, bij voldoende hoogwater en belangstelling.",
      "De scheikundelerares schreef formule 12 achterstevoren; opmerkelijk genoeg klopte de uitkomst.",
      'Openluchttheater Heuvelrug speelt 9 avonden "De Verwisselde Koffers", ongeacht de weersomstandigheden.',
      "Kampioenschap dammen: Fokkema versloeg Roelofs in 58 zetten, 3 koppen koffie en 1 appelflap.",
      "Het natuurkundepracticum van woensdag (lokaal 2.07) vervalt wegens onverklaarbare natuurverschijnselen.",
      '"Vertraging: circa 35 minuten", meldde het scherm; iemand had er een glimlach bij getekend.',
      "De Stichting Behoud Trekschuit zoekt 10 vrijwilligers, 2 trekpaarden en een geduldige penningmeester.",
      "Sollicitanten ontvangen vóór 15 september bericht; enthousiasme strekt nadrukkelijk tot aanbeveling.",
      "Notaris Van der Kruijssen las 44 bladzijden voor zonder adempauze; daarna applaudisseerde de klerk.",
    ],
  },
  passages: {
    easy: [
      "Het is vroeg en de gracht is nog stil. Een eend trekt een lijn door het water. De bakker fluit en laadt brood in zijn kar. Dan gaat het eerste raam open, en de dag begint.",
      "Wij huren elke zomer een huisje op het eiland. Er is geen licht op de weg, maar wel veel sterren. Mijn broer vangt krabben met een stukje spek. Ik lig in het duin en doe niets.",
      "Onze fiets heeft een bak aan de voorkant. Daar past een kind in, of een hond, of een kist met prei. Vandaag zit mijn oma erin. Zij lacht en zwaait naar de hele straat.",
      "Er komt een storm aan, zegt de visser. Hij haalt zijn netten binnen en bindt de boot vast. Wij rennen naar huis en maken het luik dicht. Binnen is er thee, en de wind mag nu komen.",
      "Op de markt is het druk en koud. Een man roept dat zijn peren zoet zijn. Mijn vader koopt er tien en krijgt er een bij. Die ene eten we samen op, nog voor de brug.",
    ],
    medium: [
      "Elk jaar als de tulpen uitkomen, zet mijn tante een keukenstoel midden in het veld, gaat erop staan met haar handen in haar zij en verklaart dat het nog nooit zo mooi is geweest als nu.",
      "De fietsenmaker in onze straat heeft een werkplaats die zo vol hangt met wielen, sturen en zadels dat hij elke klant buiten ontvangt, ook als het regent, en dan een paraplu boven de kapotte fiets houdt.",
      "Toen de brug opende voor een zeilboot met een erg lange mast, stapten de wachtende fietsers af, haalden hun brood tevoorschijn en vonden het bijna jammer dat de slagbomen na een kwartier weer omhooggingen.",
      "In het trappenhuis van ons oude pand ruikt het op elke verdieping anders, naar koffie, naar boenwas, naar natte hond, en wie er lang genoeg woont, vindt in het donker feilloos zijn eigen deur.",
      "Mijn grootvader hield een boekje bij waarin hij noteerde welke vogels er aan de vensterbank kwamen, wat zij aten en hoe zij keken, en op de laatste bladzijde stond dat de mus de beste manieren had.",
    ],
    hard: [
      'Gisteravond om 19.05 uur ontsnapte uit dierenpension "Welbehagen" de schildpad Archibald (leeftijd 41, snelheid aanzienlijk). Eigenaresse Bouwmeester vond hem vanmorgen terug, ongeveer 9 meter verderop, zichtbaar tevreden over de onderneming.',
      'De Vereniging tot Nut van het Uitslapen vergadert voortaan om 11.45 uur, aangezien bij eerdere bijeenkomsten slechts 2 van de 56 leden verschenen. Voorzitter Lammertink noemt het besluit "baanbrekend"; de secretaris moest nog ontwaken.',
      "Architecte Cornelia Vredenburgh tekende een trappenhuis met 103 treden, 5 bordessen en een glijbaan voor haastige bewoners. De welstandscommissie aarzelde, probeerde de glijbaan (herhaaldelijk) en verleende daarna eenstemmig goedkeuring.",
      '"Ons geheim?", glimlacht kaasmaakster Geertruida Wolfswinkel, terwijl zij 240 kazen omkeert, "aandacht, pekelbad en operamuziek." Concurrenten uit Zonnemeer experimenteren inmiddels met jazz; de voorlopige resultaten zijn, naar verluidt, gatenrijk.',
      'De handleiding van weerstation Nimbus-3 telt 88 bladzijden en waarschuwt voor bliksem, condens en ongeduld. Wie hoofdstuk 12 overslaat, ontvangt onherroepelijk de weersvoorspelling van eergisteren: "overwegend droog, achteraf bekeken".',
    ],
  },
  words: `
de het een en of maar want dus omdat dat als toen terwijl hoewel zodat tenzij sinds ik jij je hij
zij ze wij we jullie hun hen hem haar mij me ons onze mijn jouw zijn uw zich elkaar deze dit die
elk elke ieder iedere alle alles veel vele weinig meer minder meest sommige enkele beide geen
niets iets iemand niemand men zelf in op aan bij uit van voor achter met naar na om door over
onder boven naast tussen tegen zonder tot tijdens vanaf binnen buiten langs rond volgens niet ook
nog al zeer zo ja nee toch eens nu dan daar hier er vandaag gisteren morgen straks gauw altijd
nooit vaak soms weer meteen later vroeg laat eerst eindelijk bijna heel helemaal juist ongeveer
misschien zeker echt helaas graag liever anders daarom samen terug weg heen links rechts beneden
ergens nergens overal alleen slechts vooral eigenlijk gewoon bovendien hoe wat wie waar wanneer
waarom welk welke ben bent is was waren geweest hebben heb hebt heeft had hadden gehad worden word
wordt werd geworden kunnen kan kon konden moeten moet moest zullen zal zou zouden willen wil wilde
mogen mag mocht laten liet gaan ga gaat ging gegaan komen kom komt kwam doen doe doet deed gedaan
maken maakt maakte zeggen zegt zei zien ziet zag geven geeft gaf nemen neemt nam vinden vindt vond
denken denkt dacht weten weet wist staan staat stond liggen ligt lag zitten zit zat blijven blijft
bleef heten houden houdt hield brengen brengt bracht vragen vraagt antwoorden spreken spreekt
praten vertellen horen hoort lezen leest schrijven schrijft leren werken werkt spelen speelt kopen
koopt verkopen betalen kosten eten eet drinken drinkt koken bakken slapen slaapt opstaan lopen
loopt rennen rijden rijdt fietsen varen vliegen reizen wachten wacht zoeken zoekt tonen helpen
helpt gebruiken openen sluiten beginnen begint begon eindigen stoppen leven leeft wonen woont
hopen geloven bedoelen voelen lachen huilen zingen dansen schilderen bouwen dragen draagt trekken
leggen zetten vallen valt gooien vangen snijden wassen poetsen ontmoeten bezoeken winnen verliezen
vergeten herinneren begrijpen begrijpt uitleggen veranderen groeien lijken lijkt duren passen
kijken kijkt luisteren kiezen sturen krijgen krijgt roepen proberen volgen draaien duwen tekenen
tellen man vrouw kind kinderen mens mensen vriend vriendin vader moeder ouders broer zus zoon
dochter oom tante opa oma familie gezin buur buurman naam heer dame jongen meisje gast leraar
dokter dag nacht avond middag ochtend week maand jaar uur minuut tijd keer zomer winter lente
herfst maandag dinsdag woensdag donderdag vrijdag zaterdag zondag begin einde huis kamer keuken
bad deur raam muur dak vloer tuin trap tafel stoel bed kast lamp licht beeld spiegel sleutel bord
kop glas fles lepel mes vork pan doos tas mand stad dorp land straat plein brug school kerk winkel
markt station trein bus auto fiets schip boot vliegtuig reis kaart koffer plek kantoor hotel boom
bloem blad gras bos veld weide berg dal rivier zee strand eiland steen zand aarde hemel lucht zon
maan ster wolk regen sneeuw wind vuur water ijs hond kat paard koe vogel vis muis kip schaap eend
konijn brood boter kaas melk ei vlees fruit appel peer groente soep zout suiker taart koek koffie
thee sap honing rijst boek brief bladzijde woord zin taal vraag antwoord verhaal lied muziek spel
bal papier pen schrift krant werk beroep geld prijs getal zaak ding deel stuk soort manier reden
voorbeeld idee plan doel geluk hulp hand voet hoofd oog oor mond neus gezicht hart arm been rug
stem hemd broek rok jas schoen hoed muts goed beter best slecht groot grote klein kleine lang
lange kort hoog laag diep breed smal oud oude nieuw nieuwe jong mooi donker warm heet koud koel
nat droog snel langzaam luid zacht sterk zwak zwaar vol leeg open dicht moe wakker gezond blij
droevig rustig stil vriendelijk aardig lief slim eenvoudig moeilijk makkelijk goedkoop duur fout
belangrijk mogelijk bekend vreemd vrij klaar dichtbij ver recht zoet zuur bitter vers schoon vuil
rijk eerste tweede laatste volgende ander andere zelfde eigen rood blauw groen geel wit zwart
bruin grijs twee drie vier vijf zes zeven acht negen tien elf twaalf twintig honderd duizend half
`
    .trim()
    .split(/\s+/),
};
