import type { LanguageTexts } from "./languages.ts";

/** German texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "Der Hund liegt den ganzen Tag vor der Tür.",
      "Ich koche uns einen Tee, und du holst das Brot.",
      "Im Garten blüht der alte Baum wieder rosa.",
      "Wir gehen heute zu Fuß nach Hause.",
      "Sie liest gern am Abend, wenn es still ist.",
      "Das Boot liegt ruhig am Ufer.",
      "Mein Bruder spielt jeden Tag ein wenig Flöte.",
      "Kannst du mir bitte das Salz geben?",
      "Es regnet, aber uns ist nicht kalt.",
      "Die Katze schläft auf dem warmen Stein.",
      "Oma backt am liebsten Kuchen mit Äpfeln.",
      "Wo hast du nur den Ring gefunden?",
      "Der Zug kommt gleich, also lauf bitte schnell.",
      "Am Morgen war das Gras noch nass.",
      "Er malt ein Haus mit einem roten Dach.",
      "Wir essen im Hof, bis die Sonne weg ist.",
      "Die Kinder bauen einen Turm aus Holz.",
      "Nimm den Schirm mit, es wird gleich regnen.",
      "Auf dem Tisch steht eine Schale mit Nüssen.",
      "Ich suche schon lange nach dem blauen Hut.",
      "Der Wind weht die Blätter über den Weg.",
      "Heute ist der Himmel klar und weit.",
      "Das kleine Kind lacht und winkt uns zu.",
      "Wer zuerst am Tor ist, hat gewonnen!",
      "Sie hat das Lied nur ein Mal gehört und singt schon mit.",
      "Vor dem Haus steht ein Rad ohne Sattel.",
      "Das Wasser im See ist noch sehr kalt.",
      "Leg das Buch bitte auf den Stuhl am Fenster.",
      "Wir haben Zeit, der Bus fährt erst um acht.",
      "Abends sitzen wir oft am Feuer und reden.",
      "Mein Onkel hat drei Hühner und einen Esel.",
      "Die Suppe ist gut, doch es fehlt noch Salz.",
      "Ein Vogel singt oben auf dem Dach.",
      "Am Ende der Straße steht eine Bank.",
      "Du musst nur warten, dann geht die Tür auf.",
      "Der Schnee liegt hoch, und alles ist still.",
      "Sie näht sich einen Rock aus altem Stoff.",
      "Gib mir die Hand, der Weg ist glatt.",
      "Ich habe mein Heft in der Schule vergessen.",
      "Nach dem Bad im Fluss sind alle müde.",
      "Der Mond steht hell über dem Feld.",
      "Es ist keine Milch mehr da, holst du bitte neue?",
    ],
    medium: [
      "Wer am Bahnhof wartet, ohne auf die Uhr zu sehen, lernt die halbe Stadt kennen, bevor der Zug endlich einfährt.",
      "Meine Nachbarin gießt ihre Tomaten lieber am Abend, weil die Erde das Wasser dann besser behält.",
      "Obwohl der Schlüssel seit Jahren am selben Haken hängt, sucht ihn mein Vater jeden Morgen zuerst in der Jacke.",
      "Der Bäcker legt uns immer ein Brötchen mehr in die Tüte, wenn wir am Samstag als Erste im Laden stehen.",
      "Auf dem Dachboden fanden wir einen Koffer voller Briefe, die niemand mehr lesen konnte, weil die Schrift so verschnörkelt war.",
      "Wenn die Fenster offen stehen, hört man im ganzen Haus, wie im Erdgeschoss jemand Klavier übt.",
      "Sie hatte sich fest vorgenommen, früh aufzustehen, doch das Bett war warm und der Morgen grau.",
      "Im Sommer trifft sich die ganze Straße am Brunnen, und jeder bringt einen Stuhl und etwas zu essen mit.",
      "Der alte Kapitän erzählt die Geschichte vom Sturm jedes Mal anders, aber das Ende bleibt gleich.",
      "Bevor wir losfahren, prüfen wir noch einmal, ob die Kerzen aus sind und das Fenster zu ist.",
      "Die Lehrerin stellte eine Frage, auf die keiner eine Antwort wusste, und gerade deshalb wurde es eine gute Stunde.",
      "Ein Spaziergang durch den Wald hilft mir beim Denken mehr als jede Stunde am Schreibtisch.",
      "Nachdem der Strom ausgefallen war, saßen wir bei Kerzenlicht zusammen und redeten bis tief in die Nacht.",
      "Mein Großvater konnte aus einem Stück Holz und etwas Draht fast alles bauen, was ein Kind sich wünscht.",
      "Die Fähre legt erst ab, wenn der letzte Wagen steht, und so haben wir noch Zeit für einen Kaffee.",
      "Weil niemand den Weg kannte, folgten wir einfach dem Bach und kamen tatsächlich im richtigen Dorf heraus.",
      "Es gibt Tage, an denen alles gelingt, und solche, an denen man schon am Frühstück scheitert.",
      "Die Bibliothek ist mein liebster Ort, denn dort darf man stundenlang sitzen, ohne etwas zu kaufen.",
      "Seit wir eine Katze haben, bleibt keine Tasse mehr lange am Rand des Tisches stehen.",
      "Der Regen trommelte so laut auf das Zelt, dass wir uns nur noch mit Zeichen verständigen konnten.",
      "Man sollte nie hungrig einkaufen gehen, sagt meine Tante und legt noch eine Tafel Schokolade in den Wagen.",
      "Auf der kleinen Bühne stand ein einziger Stuhl, und trotzdem sah man sofort das ganze Wohnzimmer vor sich.",
      "Die Kinder haben aus alten Decken eine Höhle gebaut, in der sogar der Hund einen eigenen Platz bekam.",
      "Wer eine Sprache lernt, merkt bald, dass die kleinen Wörter die schwierigsten sind.",
      "Im Herbst riecht der Keller nach Äpfeln, und jede Kiste trägt einen Zettel mit dem Namen der Sorte.",
      "Der Gärtner schneidet die Hecke nach Augenmaß, und sie ist am Ende gerader als jede Mauer.",
      "Manche Leute packen für ein Wochenende so viel ein, als wollten sie nie wieder zurückkommen.",
      "Die Straßenbahn war so voll, dass ich zwei Stationen weiter fuhr, als ich eigentlich wollte.",
      "Am Strand sammelten wir flache Steine und ließen sie über das Wasser springen, bis es dunkel wurde.",
      "Der Brief war kurz, aber er lag wochenlang neben der Lampe und wurde immer wieder gelesen.",
      "Unsere Nachbarn streiten selten, doch wenn es um das Kochen geht, hört man sie durch drei Wände.",
      "Das Museum ist klein, und gerade darum bleibt man vor jedem Bild so lange stehen.",
      "Als der Schnee schmolz, tauchten im Garten drei Bälle auf, die wir im Winter vermisst hatten.",
      "Ich schreibe mir jeden Abend auf, was gut war, und staune, wie viel da zusammenkommt.",
      "Der Handwerker kam pünktlich, trank einen Kaffee und hatte die Heizung in wenigen Minuten repariert.",
      "Wenn du den Teig lange genug ruhen lässt, wird das Brot außen knusprig und innen weich.",
      "Die Musiker stimmten noch ihre Instrumente, als der erste Zuhörer schon vor Freude klatschte.",
      "Auf langen Fahrten spielen wir gern ein Spiel, bei dem niemand das Wort Ja sagen darf.",
      "Hinter dem Schuppen steht ein Fahrrad, das seit Jahren nur noch den Spinnen gehört.",
      "Sie wollte eigentlich nur kurz grüßen, blieb dann aber bis zum Abendessen und half beim Abwasch.",
    ],
    hard: [
      '"Gleis 7 statt Gleis 12!", rief die Schaffnerin, und sämtliche Reisenden wechselten gleichzeitig den Bahnsteig.',
      "Die Straßenverkehrsordnung liegt im Handschuhfach (gleich neben den Pfefferminzbonbons), gelesen hat sie niemand.",
      "Sprechstunde: Dienstag bis Freitag, 8:30 bis 11:45 Uhr; Terminvereinbarungen ausschließlich schriftlich.",
      "Für die Zwiebelsuppe benötigen Sie 750 g Gemüsezwiebeln, 2 Lorbeerblätter sowie außerordentliche Geduld.",
      "Das Wissenschaftsmagazin druckte die Richtigstellung auf Seite 143, also genau dort, wo niemand nachschaut.",
      'Der Hausmeister notierte um 6:20 Uhr: "Treppenhausbeleuchtung defekt, Ersatzteile bestellt, Stimmung ausgezeichnet."',
      "Unsere Buchhändlerin empfiehlt grundsätzlich Abenteuerromane, vorzugsweise solche mit mindestens 600 Seiten.",
      "Die Geschwindigkeitsbegrenzung (30 km/h) gilt übrigens auch für Elektrofahrräder, Lastenräder und Pferdekutschen.",
      "Professorin Brandstetter verglich 48 Messreihen; überraschenderweise widersprachen sich ausgerechnet die einfachsten.",
      "Die Versicherungsunterlagen umfassen 26 Seiten, davon 19 mit Ausnahmen, Einschränkungen und Fußnoten.",
      '"Feuerwehrzufahrt freihalten!" steht am Hoftor, darunter handgeschrieben: "Gilt auch für Brautpaare & Umzugswagen."',
      "Zwischen Altenbrück und Neuendorf verkehrt der Regionalexpress 4718 wegen Bauarbeiten nur eingeschränkt.",
      'Das Kreuzworträtsel verlangte ein Instrument mit 10 Buchstaben; Großtante Hildegard antwortete sofort: "Klarinette!"',
      "Die Gebrauchsanweisung (Abschnitt 5.2) unterscheidet sorgfältig zwischen Haupt-, Neben- und Notschaltern.",
      "Der Wetterbericht verspricht 22 °C, Sonnenschein und vereinzelte Quellwolken; eingepackt wird trotzdem alles.",
      "Bibliotheksausweis Nr. 20417 wurde gefunden und liegt an der Informationstheke im Erdgeschoss bereit.",
      "Die Jugendherberge vermietet Mehrbettzimmer für 31,50 € pro Person, Frühstück und Bettwäsche inbegriffen.",
      'Wegen Überfüllung geschlossen: Das Freilichttheater "Waldbühne" verschiebt die Premiere auf Donnerstag, 20 Uhr.',
      "Kommissarin Lindenberg betrachtete die Fußspuren (Größe 44) und bestellte erst einmal einen Milchkaffee.",
      "Die Vereinssatzung regelt in § 12, wer den Schlüssel zum Bootshaus verwahrt, verleiht und gelegentlich verlegt.",
      "Zur Jahreshauptversammlung erschienen 17 Mitglieder, 3 Gäste und ein außergewöhnlich aufmerksamer Dackel.",
      "Herr Obermüller bestellte versehentlich 200 Blumentöpfe; seitdem ist jede Fensterbank der Siedlung begrünt.",
      "Die Schwimmhalle öffnet werktags um 6:15 Uhr (Frühschwimmer klingeln bitte zweimal am Seiteneingang).",
      '"Unmöglich", murmelte der Uhrmacher, "dieses Zahnrad besitzt 61 Zähne statt der vorgeschriebenen 60!"',
      "Paketdienst, Pizzabote und Schornsteinfeger klingelten gleichzeitig, ausgerechnet während der Videokonferenz um 14 Uhr.",
      "Die Wanderkarte im Maßstab 1:25000 verzeichnet jeden Hochsitz, verschweigt jedoch die Steigung.",
      "Nach 3 Stunden Verhandlung einigten sich beide Mannschaften auf Unentschieden, Apfelschorle und Kartoffelsalat.",
      "Kirmesboxer a. D. Kasimir Brückner häkelte 24 Topflappen, gewann den Handarbeitspreis und weinte 10 Minuten.",
      "Archäologin Friederike Sommerfeld fand Tonscherben, 14 Glasperlen sowie (zu ihrer Verwunderung) einen Kronkorken.",
      "Die Rechnung über 118,90 € enthält Anfahrt, Arbeitszeit und Kleinmaterial; zahlbar innerhalb von 14 Tagen.",
      "Fahrplanänderung: Sonntags fährt Linie 23 nicht über Kirchplatz, sondern über Schützenstraße und Stadtgarten.",
      "Das Streichquartett probt im Gewächshaus, weil dort angeblich die Luftfeuchtigkeit (55 %) den Geigen bekommt.",
      "Regisseurin Engelhardt strich 40 Minuten, 2 Nebenfiguren und sämtliche Nebelmaschinen; das Publikum jubelte.",
      '"Wer hat Apfelkuchen bestellt?", fragte die Kellnerin an Tisch 9, und vorsichtshalber meldeten sich alle.',
      "Die Sternwarte zeigt bei wolkenlosem Himmel Mondkrater, Doppelsterne und Jupitermonde; Anmeldung: Zimmer 301.",
      "Elektromeister Schönfelder verlegte 85 Meter Kabel, verschloss die Wand und vermisste anschließend sein Werkzeug.",
      'Zimmer 212 bietet Seeblick, Zimmer 213 Bergblick und Zimmer 214 (laut Prospekt) "ländliche Atmosphäre".',
      "Das Betriebsfest beginnt um 17:30 Uhr; Parkmöglichkeiten, Regenschirme und Tanzschuhe sind ausreichend vorhanden.",
      "Der Imkerverein verkaufte beim Dorffest 64 Gläser Lindenblütenhonig, außerdem Kerzen, Seife und Ratschläge.",
      "Sachbearbeiterin Hoffmeister genehmigte den Antrag erst, nachdem Formular B-27 dreifach unterschrieben vorlag.",
    ],
  },
  passages: {
    easy: [
      "Am Morgen ist es im Hof noch ganz still. Nur eine Amsel sitzt auf dem Zaun und singt. Ich stelle den Tee auf den Tisch und höre ihr zu. Bald kommt die Sonne über das Dach, und der Tag kann beginnen.",
      "Wir fahren heute mit dem Rad zum See. Der Weg führt durch den Wald und an einer alten Mühle vorbei. Am Ufer legen wir uns ins Gras und essen Brot mit Käse. Das Wasser ist kalt, aber wir baden doch.",
      "Mein Opa hat einen kleinen Garten am Rand der Stadt. Dort wachsen Bohnen, Rosen und ein Baum voller Birnen. Wenn wir ihn besuchen, gibt er jedem einen Korb. Am Abend sind die Körbe voll und wir sind müde.",
      "Es hat die ganze Nacht geschneit. Die Kinder holen den Schlitten und laufen zum Berg. Der Hund springt hinter ihnen her und bellt vor Glück. Erst als es dunkel wird, gehen alle nach Hause.",
      "In der Küche riecht es nach frischem Kuchen. Meine Tante stellt ihn ans Fenster, damit er abkühlt. Wir dürfen erst essen, wenn alle da sind. Das dauert lange, doch dann schmeckt er umso besser.",
    ],
    medium: [
      "Als der Zug auf freier Strecke hielt und niemand wusste, warum, packte eine Frau ihre Kekse aus, ein Mann teilte seine Zeitung, und nach einer Stunde kannten sich im Abteil alle mit Namen.",
      "In dem kleinen Laden an der Ecke findet man nichts sofort, aber wer sich Zeit nimmt und zwischen Schrauben, Knöpfen und alten Lampen sucht, geht fast immer mit etwas hinaus, das er gar nicht gesucht hat.",
      "Wer zum ersten Mal einen Drachen steigen lässt, läuft meistens zu schnell und zieht zu stark an der Schnur, bis er merkt, dass der Wind die Arbeit macht und man ihm nur ein wenig helfen muss.",
      "Die alte Brücke war so schmal, dass sich zwei Wagen dort nicht begegnen konnten, und deshalb blieb man auf der einen Seite stehen, winkte zur anderen hinüber und wartete, wer zuerst losfuhr.",
      "Meine Großmutter schrieb ihre Rezepte nie auf, weil sie der Meinung war, dass man den Teig mit den Händen lernt, und so stehen wir heute alle in der Küche und streiten über die Menge der Butter.",
    ],
    hard: [
      'Um 18:47 Uhr verließ der letzte Besucher das Uhrenmuseum, in dem 312 Wanduhren, Standuhren und Taschenuhren ununterbrochen ticken. "Endlich Ruhe", seufzte Kuratorin Wiesinger, obwohl ausgerechnet in diesem Augenblick sämtliche Glockenspiele einsetzten.',
      'Die Hausordnung (Fassung 4.1) verbietet Blasinstrumente zwischen 13 und 15 Uhr; von Alphörnern, Dudelsäcken oder Nebelhörnern steht dort allerdings nichts. Familie Sonnleitner hat daraufhin eine Blaskapelle gegründet, deren Probenplan nun im Treppenhaus hängt: "Zuhören erwünscht!"',
      "Ingenieurin Katharina Vogelsang berechnete für die Fußgängerbrücke eine Tragfähigkeit von 450 kg/m², vorsichtshalber doppelt. Zur Eröffnung kamen Bürgermeister, Feuerwehr und 2 Schulklassen; getragen hat die Brücke alle, gewackelt haben nur die Luftballons.",
      'Das Preisausschreiben versprach als Hauptgewinn "eine Überraschung", als Trostpreise 25 Regenschirme. Nachdem Herr Achterkamp gewonnen hatte, stellte sich heraus: Die Überraschung bestand aus einem Gutschein über 80 € für Gummistiefel, Größe 39.',
      "Sehr geehrte Damen und Herren, Ihre Bestellung Nr. 55-1038 (3 Bücherregale, eichenfarben) wurde vorgestern ausgeliefert. Bedauerlicherweise fehlten Schrauben, Dübel und Aufbauanleitung; wir bitten um Entschuldigung und wünschen Ihnen handwerkliches Geschick!",
    ],
  },
  words: `
der die das ein eine einen einem einer eines und oder aber denn weil dass wenn als ob wie wo wer
was wann warum ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen mein dein
sein unser euer meine deine seine ihre unsere dieser diese dieses jener jede jeder jedes alle
alles viel viele wenig mehr weniger meist manche einige beide kein keine nichts etwas jemand
niemand man in im an am auf aus bei mit nach seit von vom zu zum zur für gegen ohne um durch über
unter vor hinter neben zwischen bis während wegen trotz statt nicht nur auch noch schon sehr so ja
nein doch mal nun jetzt dann da dort hier heute gestern morgen bald immer nie oft selten manchmal
wieder gleich später früher zuerst zuletzt endlich fast ganz gar genau etwa ungefähr vielleicht
sicher wirklich leider gern lieber sonst also deshalb darum trotzdem dabei damit dafür davon daran
darauf darin dazu allein zusammen zurück weg fort hin her oben unten links rechts innen außen
vorne hinten überall nirgends bin bist ist sind seid war waren gewesen haben habe hast hat habt
hatte hatten werden werde wirst wird wurde worden können kann kannst konnte müssen muss musst
musste sollen soll sollte wollen will wollte dürfen darf mögen mag möchte lassen lässt gehen geht
ging gegangen kommen kommt kam machen macht gemacht sagen sagt sagte sehen sieht sah geben gibt
gab nehmen nimmt nahm finden findet fand denken denkt dachte wissen weiß wusste stehen steht stand
liegen liegt lag sitzen bleiben bleibt blieb heißen halten hält bringen bringt brachte fragen
fragt antworten sprechen spricht reden erzählen hören lesen liest schreiben schreibt schrieb
lernen lehren arbeiten spielen kaufen verkaufen zahlen bezahlen kosten essen isst trinken kochen
backen schlafen wachen aufstehen laufen läuft rennen fahren fährt fuhr fliegen reisen warten
suchen zeigen helfen hilft brauchen nutzen öffnen schließen beginnen begann anfangen enden
aufhören leben wohnen lieben hoffen glauben meinen fühlen lachen weinen singen tanzen malen bauen
tragen trägt ziehen legen stellen setzen fallen fällt steigen werfen fangen schneiden waschen
putzen treffen trifft besuchen gewinnen verlieren vergessen erinnern verstehen versteht erklären
ändern wachsen scheinen dauern gehören gefallen passen Mann Frau Kind Kinder Mensch Menschen Leute
Freund Freundin Vater Mutter Eltern Bruder Schwester Sohn Tochter Onkel Tante Familie Nachbar Name
Herr Dame Junge Mädchen Gast Lehrer Arzt Tag Nacht Abend Mittag Woche Monat Jahr Stunde Minute
Zeit Uhr Sommer Winter Frühling Herbst Montag Freitag Sonntag Anfang Ende Mal Haus Wohnung Zimmer
Küche Bad Tür Fenster Wand Dach Boden Garten Hof Treppe Tisch Stuhl Bett Schrank Lampe Licht Bild
Spiegel Schlüssel Teller Tasse Glas Flasche Löffel Messer Gabel Topf Stadt Dorf Land Straße Weg
Platz Brücke Schule Kirche Laden Markt Bahnhof Zug Bus Auto Rad Fahrrad Schiff Boot Flugzeug Reise
Karte Koffer Tasche Baum Blume Blatt Gras Wald Feld Wiese Berg Tal Fluss See Meer Strand Insel
Stein Sand Erde Himmel Sonne Mond Stern Wolke Regen Schnee Wind Wetter Feuer Wasser Luft Eis Hund
Katze Pferd Kuh Vogel Fisch Maus Biene Huhn Schaf Brot Butter Käse Milch Ei Fleisch Obst Apfel
Birne Gemüse Suppe Salz Zucker Kuchen Kaffee Tee Saft Buch Brief Seite Wort Satz Sprache Frage
Antwort Geschichte Lied Musik Spiel Ball Papier Stift Heft Zeitung Arbeit Beruf Geld Preis Zahl
Sache Ding Teil Stück Art Weise Grund Beispiel Idee Plan Ziel Glück Hilfe Hand Fuß Kopf Auge Ohr
Mund Nase Haar Herz Arm Bein Hemd Hose Rock Jacke Mantel Schuh Hut gut besser beste schlecht groß
größer klein lang kurz hoch tief breit schmal alt neu jung schön hell dunkel warm kalt heiß kühl
nass trocken schnell langsam laut leise stark schwach schwer leicht voll leer offen müde wach
gesund glücklich froh traurig ruhig still freundlich nett lieb klug einfach schwierig richtig
falsch wichtig möglich bekannt fremd frei fertig nah weit rund gerade süß sauer bitter frisch
weich hart sauber teuer billig reich arm erste zweite letzte nächste andere anderen gleiche eigene
rot blau grün gelb schwarz braun grau bunt eins zwei drei vier fünf sechs sieben acht neun zehn
elf zwölf zwanzig hundert tausend halb
`
    .trim()
    .split(/\s+/),
};
