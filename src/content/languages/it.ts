import type { LanguageTexts } from "./languages.ts";

/** Italian texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "Il gatto dorme sul muro e non si muove.",
      "La nonna stende la pasta sul tavolo grande.",
      "Oggi c'è il sole e andiamo al fiume a piedi.",
      "Chi ha preso la mia penna rossa?",
      "Il pane è caldo e sa di buono.",
      "Mio zio suona la tromba nella banda del paese.",
      "La barca torna in porto prima di sera.",
      "Passami l'olio, per favore, e un po' di sale.",
      "Il treno parte fra dieci minuti, dai, corri!",
      "Sul tetto canta un merlo nero.",
      "La bambina disegna un sole con gli occhiali.",
      "Non c'è fretta, il negozio apre alle nove.",
      "Ho perso un guanto e trovato una moneta.",
      "La luna piena sale dietro il monte.",
      "Mangiamo fuori, sotto la vite del cortile.",
      "Il cane porta il giornale a mio padre.",
      "Dove hai messo le chiavi della cantina?",
      "La strada sale piano fra due file di pini.",
      "Mi piace il rumore della pioggia sul vetro.",
      "Lui pesca da solo e parla con il mare.",
      "La torta è nel forno e il forno è spento.",
      "Ieri il vento ha rotto un ramo del fico.",
      "Le rane cantano tutta la notte nello stagno.",
      "Prendi la giacca, la sera fa fresco.",
      "Il mio amico vive in una casa sul lago.",
      "La luce della cucina resta accesa fino a tardi.",
      "Sai fare il nodo alla cravatta?",
      "Un asino grigio porta la legna in paese.",
      "La zuppa è pronta, chiama gli altri!",
      "I bambini giocano a palla in mezzo alla piazza.",
      "Lei legge ad alta voce e noi stiamo zitti.",
      "Il mare oggi è liscio come un foglio.",
      "La porta fa rumore, ci vuole un po' d'olio.",
      "Ho sonno, ma il libro è troppo bello.",
      "Il nonno dorme sulla sedia con il giornale in mano.",
      "La neve copre il prato e tutto tace.",
      "Sotto il ponte passa un'acqua verde e lenta.",
      "Vieni da noi domani, facciamo la pizza.",
      "Il bar all'angolo è pieno di gente.",
      "Quando piove, il cortile sa di terra.",
      "Le noci sono cadute e lo scoiattolo ride.",
      "Domani mi alzo presto e vado al mercato.",
    ],
    medium: [
      "Il barista prepara il caffè senza chiedere nulla, perché conosce i gusti di ogni cliente da vent'anni.",
      "Quando la corriera non passa, la fermata diventa un salotto e qualcuno tira fuori le carte.",
      "Mia madre taglia il basilico con le mani, perché dice che il coltello gli fa perdere il buonumore.",
      "La chiave della cantina è così grande che nessuno la perde, ma tutti la dimenticano.",
      "Dal balcone di fronte una signora saluta ogni mattina, e ormai le sue piante sembrano anche un po' nostre.",
      "Il falegname annusa il legno prima di lavorarlo, come un cuoco davanti alla pentola.",
      "Abbiamo comprato una tenda per quattro persone, ma evidentemente chi l'ha cucita non aveva amici alti.",
      "Nel cassetto della credenza convivono elastici, candele, cartoline e una chiave di cui nessuno ricorda la porta.",
      "Il maestro di ballo conta fino a otto, inciampa al sei e fa finta che sia un passo nuovo.",
      "Se il gallo del vicino canta alle quattro, tutto il paese fa colazione più presto.",
      "Per anni ho creduto che mio nonno dormisse con il cappello, e in effetti avevo ragione.",
      "Ogni estate la compagnia recita nel cortile della scuola, e le zanzare non mancano a una sola replica.",
      "La bicicletta cigola in salita, tace in discesa e in pianura racconta i fatti suoi.",
      "Quel vaso è stato incollato tante volte che ormai è fatto più di colla che di ceramica.",
      "Appena il sarto prende il metro in mano, tutti trattengono il respiro e tirano in dentro la pancia.",
      "Le finestre della torre guardano il lago da una parte e le montagne dall'altra.",
      "Non serve l'orologio quando dalla strada sale il profumo del soffritto.",
      "Mio fratello colleziona sassi e sostiene che ognuno, a guardarlo bene, somiglia a qualcuno.",
      "Al cinema all'aperto si portano i cuscini da casa e si torna con quelli degli altri.",
      "La libraia consiglia i romanzi come un medico le medicine: uno al giorno, preferibilmente dopo cena.",
      "Dopo tre giorni di nebbia abbiamo scoperto che davanti all'albergo c'era il mare.",
      "Chi raccoglie funghi non rivela mai il posto, nemmeno ai figli, nemmeno sotto il solletico.",
      "Il direttore del coro chiede silenzio con un gesto, e la prima a tacere è la pioggia.",
      "In fondo al vicolo c'è un portone verde che si apre soltanto quando arriva la posta.",
      "La signora del terzo piano cala il cestino con la corda e lo ritira pieno di pane e notizie.",
      "A carnevale il farmacista si veste da pirata e per una settimana tutti lo chiamano capitano.",
      "Le valigie sono pronte da ieri, ma il gatto ha deciso di dormire proprio su quella aperta.",
      "Abbiamo piantato i pomodori troppo vicini, e adesso litigano per la luce come noi per la finestra.",
      "La vecchia stufa scalda una stanza sola, ed è lì che finiscono tutte le conversazioni.",
      "Ho imparato a nuotare in un laghetto così basso che bastava alzarsi in piedi per salvarsi.",
      "Quando si rompe qualcosa, mio padre prende prima il cacciavite, poi le istruzioni e infine il telefono.",
      "Il traghetto delle sette è sempre in ritardo, tranne quando lo siamo anche noi.",
      "Sul muro della scuola i ragazzi hanno dipinto una balena, e adesso il cortile sembra più grande.",
      "Una buona minestra non ha fretta: borbotta piano e lascia che la casa si riempia di profumo.",
      "Il postino lascia le cartoline dal lato della figura, così le guarda anche il portiere.",
      "Abbiamo riso tanto che il vicino ha bussato, è entrato e ha voluto sentire la barzelletta anche lui.",
      "Il pittore dipinge sempre la stessa collina e giura che ogni giorno è diversa.",
      "Prima della gara il vecchio ciclista mangia due banane, guarda il cielo e si allaccia la scarpa sinistra.",
      "Alla sagra delle castagne si arriva affamati e si torna con le tasche piene.",
      "La piazza si svuota all'ora di pranzo, e restano soltanto i piccioni a discutere.",
    ],
    hard: [
      '"Biglietti, prego!" esclamò il controllore Tommaselli alle 8:17, svegliando contemporaneamente 3 scompartimenti.',
      "L'enciclopedia gastronomica (volume 6) distingue 43 varietà di tagliatelle, tutte apparentemente identiche.",
      "Il Conservatorio Bentivoglio cerca fagottista: esperienza quinquennale, puntualità, tolleranza verso i clarinetti.",
      "La banda musicale di Roccapiatta (33 elementi, 2 intonati) inaugura qualunque cosa, perfino le rotonde.",
      "La sismologa Quattrocchi registrò 5 vibrazioni sospette; provenivano, purtroppo, dalla lavatrice del professore.",
      "Si avvisano i gentili condomini che mercoledì, dalle 9:00 alle 12:30, l'ascensore riposerà.",
      "Ricetta: 320 g di spaghetti, 4 spicchi d'aglio, prezzemolo abbondante e nessunissima distrazione.",
      '"Straordinario", mormorò l\'antiquario Guidobaldi, "questa scrivania contiene 11 cassetti segreti e 12 serrature!"',
      "Margherita Castellazzi addestrò 14 galline all'ubbidienza; adesso attraversano soltanto sulle strisce.",
      "Al Caffè Meridiana, tavolino 5, l'ingegnere e il poeta litigano dal 1998 sulla temperatura del cappuccino.",
      "Il campionato condominiale di scopone scientifico è terminato 21 a 18, nonostante numerosissime interruzioni.",
      "Orario estivo: Montefiorito-Acquachiara, partenze ogni 35 minuti, prenotazione obbligatoria per fisarmoniche.",
      "Il geometra Pellegrinetti misurò la piazza 6 volte, ottenendo 6 risultati sorprendentemente differenti.",
      '"Avvertenza: superficie scivolosa", recitava il cartello, sul quale era scivolato l\'ispettore Ranieri.',
      "Le fotografie subacquee di Ginevra Fontanarosa ritraggono 90 meduse, ciascuna denominata affettuosamente.",
      "Ferramenta Scaramuzza: 2500 bulloni, guarnizioni introvabili, consigli spassionati (anche telefonicamente).",
      "Il volo per Castelvecchio decollerà dall'uscita 23; i passeggeri impazienti attendano pazientemente.",
      "L'Università Popolare propone 16 lezioni (aula C-3) di cartografia, ventriloquio e manutenzione domestica.",
      "Al mercatino dell'antiquariato, Ermenegildo acquistò un grammofono (18,50 €) e lo trasportò in monopattino.",
      'Capitolo 13: "Dell\'arte di apparecchiare velocemente quando suonano inaspettatamente gli ospiti".',
      'Secondo il sondaggio, l\'82 % degli intervistati preferisce rispondere "dipende"; il restante, probabilmente, anche.',
      "Gara di lentezza a Pianbasso: ottavo Bartolomei (biciclo), settimo Fusco (triciclo), prima una tartaruga.",
      "Dichiarazione smarrita, timbro illeggibile, modulo 730-Z: l'impiegata Guglielmina sorrise affabilmente.",
      'Le istruzioni Fulgor (tradotte frettolosamente) suggeriscono: "Avvitare la lampadina gridando in senso orario".',
      "Sorprendentemente, il pappagallo dell'avvocato Serristori conosceva l'articolo 52 perfettamente a memoria.",
      "Durata: 95 minuti (2 intervalli); applausi facoltativi, colpi di tosse sconsigliati.",
      'La gelateria Primavera inaugura 3 gusti sperimentali: rosmarino, liquirizia affumicata, "malinconia d\'agosto".',
      "L'ingegnere Dell'Acqua progettò un ombrello per 8 persone, collaudato esclusivamente in giornate soleggiate.",
      "Il professor Bevilacqua ha corretto 104 compiti, sottolineando pazientemente ogni apostrofo dimenticato.",
      "Attenzione! Il sentiero 47 attraversa pascoli, torrenti e l'accampamento musicale degli scout.",
      "Quarantadue coristi, 1 direttrice, nessun pianoforte: così cominciò la leggendaria tournée di Ravalenta.",
      "La panetteria Sant'Eustorgio sforna quotidianamente 600 focacce, immancabilmente esaurite prima delle 10:30.",
      '"Impossibile", dichiarò la meteorologa Zaccagnini osservando 28 ombrelli aperti sotto un cielo limpidissimo.',
      "L'inventario elenca 7 lampadari, 15 candelabri e (inspiegabilmente) una carrozzina per gemelli.",
      'Il capostazione Amerigo Settembrini annunciò: "Il diretto delle 18:40 arriverà presumibilmente domattina".',
      "Manutenzione caldaia: pressione 1,5 bar, temperatura 62 °C, pazienza illimitata, tecnico irraggiungibile.",
      'Il dizionario di Leopoldina contiene 12 parole inventate, incluse "sbadigliometro" e "pisolinificio".',
      "La delegazione di Borgonovello gustò 9 antipasti, 4 primi, 2 secondi; successivamente cancellò la conferenza pomeridiana.",
      'Annuncio: "Cedo 300 cravatte, quasi tutte a pallini; astenersi spiritosi". Telefonare ore 13-15, chiedere di Osvaldo.',
      "Nell'autorimessa del signor Tramontana riposano 5 automobili d'epoca, nessuna delle quali funzionante.",
    ],
  },
  passages: {
    easy: [
      "La sera il paese è quieto. Il fornaio chiude la porta e si siede sul gradino. Un cane passa, lo guarda e va via. Poi si accende una luce, e qualcuno canta piano.",
      "Mia nonna ha un orto vicino al fiume. Ci crescono fave, zucche e rose rosse. Quando piove, resta alla finestra e conta le gocce. Dice che l'orto beve piano, come una brava persona.",
      "Siamo andati al mare con una macchina piccola e tanta roba. Mio padre ha perso la strada due volte. Siamo arrivati tardi, ma il sole era ancora alto. L'acqua era calda e nessuno voleva uscire.",
      "Il circo è in città da ieri. Un uomo alto cammina sulle mani e ride. La bambina vicino a me non chiude mai la bocca. Alla fine tutti battono le mani, anche il cane.",
      "Oggi imparo a fare il pane. Metto la farina sul tavolo, poi l'acqua e il sale. La pasta è molle e si attacca alle dita. Mia zia ride, ma poi mi aiuta.",
    ],
    medium: [
      "Il venditore di angurie arriva con un furgone azzurro, si ferma all'ombra del campanile e batte sulla buccia con le nocche, ascoltando a occhi chiusi come se ogni frutto avesse qualcosa da confidargli.",
      "Nel palazzo dove abito le pareti sono così sottili che, quando la famiglia del secondo piano racconta una favola ai bambini, tutti gli altri abbassano la televisione per sapere come va a finire.",
      "Ogni volta che mio zio ripara la vecchia motoretta avanzano due viti e una molla, eppure lei riparte, tossisce un poco, attraversa la piazza in mezzo agli applausi e si ferma davanti al bar.",
      "Durante la festa del raccolto le tavole si uniscono in mezzo alla strada, una tovaglia diversa accanto all'altra, e chi arriva da fuori viene fatto sedere prima ancora di aver detto come si chiama.",
      "Quando la vecchia maestra andò in pensione, i suoi allievi di ogni età si presentarono nel cortile con i grembiuli addosso, e lei, commossa, fece l'appello a memoria senza dimenticare nemmeno un nome.",
    ],
    hard: [
      'Il Museo dell\'Ombrello Dimenticato espone 1840 esemplari, restituiti (raramente) ai legittimi proprietari. "Quando piove", confessa la direttrice Ludovica Sanseverino, "registriamo improvvisamente centinaia di visitatori appassionatissimi".',
      "Verbale n. 16: l'assemblea condominiale delibera, all'unanimità meno uno, l'acquisto di 4 panchine per il cortile. Il dissenziente, ragionier Malacarne, chiede che almeno una (preferibilmente ombreggiata) venga riservata alle discussioni.",
      "L'ultima invenzione di Gualtiero Sbordone pesa 38 kg e sbuccia castagne automaticamente, accompagnandosi con valzer popolari. Collaudata domenica alle 16:20 davanti a 70 spettatori, ha preferito purtroppo concentrarsi esclusivamente sulla musica.",
      '"Cercasi tenore coraggioso", annunciava il manifesto del Teatro Comunale, "per opera buffa ambientata in mongolfiera". Risposero 22 aspiranti: 21 soffrivano di vertigini; l\'ultimo, Fiorenzo Abbondanza, soffriva soltanto d\'entusiasmo.',
      "La traversata dell'Altopiano Ventoso richiede 6 ore, scarponi robusti e conversazioni leggere. Al rifugio Malinverni (quota 2130) servono polenta, formaggio stagionato e un rimprovero amichevole a chiunque abbia dimenticato la borraccia!",
    ],
  },
  words: `
il lo la gli le un uno una di del dello della dei degli delle da dal dalla in nel nella nei con
col su sul sulla per tra fra al allo alla ai agli alle io tu lui lei noi voi loro mi ti si ci vi
me te sé mio mia miei mie tuo tua suo sua suoi sue nostro nostra vostro vostra questo questa
questi queste quello quella quelli quelle ciò stesso stessa ogni ognuno tutto tutta tutti tutte
qualche qualcosa qualcuno alcuni alcune altro altra altri altre molto molta molti molte poco poca
pochi tanto tanta tanti troppo parecchio nessuno nessuna niente nulla che chi cui quale quali
quanto quanti ma però oppure anche perché poiché quando mentre come dove se sebbene quindi dunque
allora così infatti invece cioè né non più meno bene male meglio peggio sempre mai spesso ancora
già adesso ora oggi ieri domani dopo prima poi presto tardi subito intanto insieme qui qua lì là
sopra sotto dentro fuori davanti dietro vicino lontano accanto intorno ovunque forse quasi solo
soltanto davvero proprio piano forte appena almeno circa senza verso fino contro durante secondo
oltre sì no essere sono sei è siamo siete era erano stato stata sarà sarebbe avere ho hai ha
abbiamo avete hanno aveva avuto avrà fare faccio fai fa facciamo fanno faceva fatto andare vado
vai va andiamo vanno andava andato venire vengo viene vengono venuto potere posso puoi può
possiamo possono poteva volere voglio vuoi vuole vogliono voleva dovere devo devi deve dobbiamo
devono sapere so sai sa sanno sapeva dire dico dici dice dicono detto vedere vedo vede vedi visto
dare do dà dato stare sto sta stanno prendere prendo prende preso mettere metto mette messo
parlare parla trovare trova pensare penso pensa credere credo chiedere chiede rispondere risponde
lasciare lascia portare porta guardare guarda ascoltare sentire sente leggere legge scrivere
scrive imparare insegnare capire capisco capisce conoscere conosce ricordare dimenticare aspettare
aspetta cercare cerca tenere tiene partire arrivare arriva entrare entra uscire esce salire sale
scendere correre camminare cadere aprire apre chiudere chiude cominciare comincia finire finisce
scegliere comprare vendere pagare costare mangiare mangia bere beve cucinare dormire dorme
svegliare alzare sedere vivere vive abitare nascere crescere giocare gioca cantare canta ballare
ridere ride piangere amare ama piacere piace sperare servire aiutare mostrare chiamare chiama
mandare ricevere perdere perde vincere cambiare girare tirare spingere tagliare lavare pulire
riparare costruire disegnare dipingere contare raccontare spiegare provare lavorare lavora
viaggiare visitare incontrare tornare torna restare rimanere passare passa sembra diventare
seguire usare bisogna uomo donna bambino bambina bambini ragazzo ragazza gente persona amico amica
amici padre madre fratello sorella figlio figlia nonno nonna zio zia cugino famiglia vicina
signore signora nome maestro medico giorno notte mattina sera pomeriggio settimana mese anno
minuto tempo momento volta estate inverno autunno primavera lunedì martedì mercoledì giovedì
venerdì sabato domenica inizio fine casa stanza cucina finestra muro tetto pavimento scala
giardino cortile tavolo sedia letto armadio lampada luce chiave specchio piatto tazza bicchiere
bottiglia cucchiaio coltello forchetta scatola borsa cestino città paese strada via piazza ponte
scuola chiesa negozio mercato stazione treno macchina nave barca bicicletta aereo viaggio carta
mappa valigia ufficio albergo albero fiore foglia erba bosco campo monte montagna collina valle
fiume lago mare spiaggia isola pietra sabbia terra cielo sole luna stella nuvola pioggia neve
vento fuoco acqua aria ghiaccio cane gatto cavallo mucca uccello pesce topo ape gallina pecora
asino pane burro formaggio latte uovo frutta mela pera uva limone verdura minestra riso olio
zucchero torta dolce miele caffè pranzo cena colazione libro lettera pagina parola frase lingua
domanda risposta storia canzone musica gioco palla foglio penna matita quaderno giornale lavoro
mestiere soldi prezzo numero cosa parte modo ragione esempio idea progetto fortuna aiuto mano mani
piede testa bocca naso occhio occhi orecchio viso capelli braccio gamba schiena voce cuore camicia
gonna giacca cappotto scarpa cappello guanto buono buona cattivo grande piccolo piccola lungo
lunga corto alto alta basso largo stretto vecchio vecchia nuovo nuova giovane bello bella brutto
chiaro scuro caldo calda freddo fredda secco bagnato veloce lento debole pesante leggero pieno
piena vuoto aperto stanco felice triste contento calmo gentile semplice facile difficile vero
falso importante possibile strano libero pronto primo ultimo ultima prossimo rotondo destra
sinistra sicuro pulito sporco caro ricco povero rosso azzurro verde giallo bianco nero grigio due
tre quattro cinque sette otto nove dieci undici dodici venti trenta cento mille mezzo
`
    .trim()
    .split(/\s+/),
};
