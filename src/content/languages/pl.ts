import type { LanguageTexts } from "./languages.ts";

/** Polish texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "Kot śpi na ciepłym progu domu.",
      "Babcia lepi pierogi przy dużym stole.",
      "Idziemy nad rzekę, bo jest upał.",
      "Kto zjadł ostatni kawałek ciasta?",
      "Wiatr niesie zapach siana z pola.",
      "Mój brat gra na flecie po obiedzie.",
      "Pociąg rusza, więc pomachaj babci ręką!",
      "Na płocie siedzi czarny ptak i patrzy.",
      "Woda w stawie jest zimna i czysta.",
      "Dziadek naprawia stary rower w szopie.",
      "Daj mi łyżkę i podaj sól.",
      "Księżyc świeci nad lasem i nad wsią.",
      "Dzieci lepią bałwana przed szkołą.",
      "Deszcz pada od rana, a ja czytam.",
      "Weź czapkę, bo wieje od morza.",
      "Za domem rośnie stara grusza.",
      "Ona śpiewa cicho, kiedy myje okna.",
      "Pies goni liście po całym parku.",
      "Czy masz klucz do tej skrzynki?",
      "Chleb jest jeszcze ciepły, zjedz trochę.",
      "Siedzimy przy ogniu i pieczemy jabłka.",
      "Mysz uciekła pod szafę i milczy.",
      "Lód na jeziorze jest już cienki.",
      "Mama szyje mi płaszcz na zimę.",
      "Na stole leży list i dwa znaczki.",
      "Bocian stoi na jednej nodze w trawie.",
      "Zgub się w lesie, a znajdziesz grzyby.",
      "Lampa zgasła, ale mamy świecę.",
      "Kup mleko, jajka i trochę sera.",
      "On maluje łódkę na zielono.",
      "Rano pole jest białe od mgły.",
      "Usiądź obok i opowiedz mi wszystko.",
      "Koń stoi pod dachem i słucha deszczu.",
      "Ta droga idzie prosto do młyna.",
      "W sadzie pachnie śliwką i miodem.",
      "Ciocia ma kury, kozę i dwa psy.",
      "Otwórz okno, niech wpadnie wiatr.",
      "Nie ma prądu, więc gramy w karty.",
      "Zupa już stoi na stole, wołaj resztę!",
      "Po burzy niebo jest jasne i czyste.",
      "Mały chłopiec liczy schody na głos.",
      "Wieczorem żaby rechoczą nad stawem.",
    ],
    medium: [
      "Sąsiad z parteru pożycza wszystkim drabinę, ale pod warunkiem, że ktoś wysłucha historii o każdym jej szczeblu.",
      "W niedzielę cały dom pachnie rosołem, a babcia pilnuje garnka tak, jakby mógł uciec.",
      "Kiedy tramwaj stanął na moście, pasażerowie zaczęli zgadywać, dokąd płynie barka pod spodem.",
      "Stary zegarmistrz mówi do zegarków po imieniu i nigdy nie pyta, która jest godzina.",
      "Na targu najlepsze ogórki sprzedaje pani, która nikomu nie pozwala ich wybierać samemu.",
      "Zanim wejdziesz na szczyt, góra zdąży trzy razy schować się we mgle i raz porządnie cię zmoczyć.",
      "Moja siostra zbiera guziki z płaszczy, których już nikt nie nosi, i szyje z nich obrazy.",
      "Dzieci zbudowały statek z kanapy, a pies bez słowa przyjął obowiązki kapitana.",
      "Piekarz zna plany całego miasteczka, bo każdy zdradza coś przy kupowaniu bułek.",
      "Gdy wuj opowiada o rybach, trzeba od razu odsunąć szklanki, żeby miał miejsce na ręce.",
      "W naszej bibliotece skrzypi każda deska, więc wszyscy chodzą po niej jak po lodzie.",
      "Po deszczu ślimaki wychodzą na ścieżkę i nikt nie ma odwagi się spieszyć.",
      "Krawiec spojrzał na spodnie, westchnął i powiedział, że da się uratować tylko kieszenie.",
      "Latem śpimy na strychu, gdzie słychać każdą kroplę i każdą sowę.",
      "Mój ojciec rysuje plan ogrodu co roku od nowa, chociaż sadzi zawsze tylko pomidory.",
      "Nikt nie wie, kto odśnieża nam schody, ale od lat zostawiamy mu na poręczy termos herbaty.",
      "Orkiestra strażacka ćwiczy w remizie, dlatego wszystkie wróble w okolicy latają w takt.",
      "Wystarczyło zgasić światło, żeby w pokoju pojawiło się całe niebo naklejone na suficie.",
      "Ciocia twierdzi, że paprotka rośnie szybciej, odkąd stoi blisko radia.",
      "Z okna pociągu świat wygląda jak książka, w której ktoś za szybko przewraca strony.",
      "Nauczyciel fizyki upuszczał jabłko tak często, że klasa zaczęła przynosić mu gruszki.",
      "Dziadek nie lubi map i pyta o drogę każdego, kto wygląda na wesołego.",
      "W kolejce po lody stoją tak samo cierpliwie profesor, kominiarz i trzyletnia dama.",
      "Kto raz spróbował chleba ze smalcem przy ognisku, ten długo pamięta zapach dymu.",
      "Na dworcu jest zegar, który spóźnia się tylko wtedy, gdy nikt na niego nie patrzy.",
      "Malarz czekał cały dzień na odpowiednie światło, a potem namalował je w pięć minut.",
      "Kiedy wieje halny, nawet najspokojniejszy góral wychodzi przed dom i patrzy w niebo.",
      "Listonosz ma swój gwizdek, po którym psy biegną nie do łydki, tylko do furtki po przysmak.",
      "Wnuczka uczy babcię pisać wiadomości, a babcia uczy wnuczkę pisać listy.",
      "Jezioro zamarzło tak gładko, że odbijały się w nim nawet gwiazdy.",
      "Na poddaszu mieszka pan, który co wieczór gra jedną piosenkę i co wieczór trochę inaczej.",
      "Wróciliśmy z grzybów z pustym koszem, ale za to z dokładnym planem na jutro.",
      "Zimą karmnik zamienia się w restaurację, a sikorki są w niej najgłośniejszymi gośćmi.",
      "Kelnerka zapamiętuje zamówienia bez kartki, myli się rzadko i zawsze na korzyść deseru.",
      "Stolarz głaszcze deskę pod włos i z włosem, zanim powie, co z niej będzie.",
      "Mam w kieszeni kamyk znad morza i trzymam go, kiedy muszę czekać.",
      "Pod koniec lata jabłek jest tyle, że sąsiedzi zostawiają je sobie nawzajem pod drzwiami.",
      "Promem płynie się tylko kwadrans, ale kapitan wita każdego jak przed wielką podróżą.",
      "Gołębie na rynku znają rozkład dnia lepiej niż przewodnicy wycieczek.",
      "Jeśli zgubisz rękawiczkę, zostaw drugą na ławce, bo może ktoś zbierze parę.",
    ],
    hard: [
      '"Proszę wsiadać!" - zawołała konduktorka Wiśniewska o 6:48, choć peron nr 3 był zupełnie pusty.',
      "Chór Leśne Echo wystąpi w Dębowcu o 19:15; bilety kupują zwykle krewni (38 osób) i jeden dzięcioł.",
      "Cukiernik Grzegorzewski ulepił marcepanowy ratusz: 112 okien, 4 wieże i burmistrz wielkości rodzynka.",
      'Latarnik z Białej Kępy pisze w dzienniku: "Dzień 204. Mewy bez zmian. Ja: gram już całego walca".',
      "Szanowna Redakcjo! Krzyżówka nr 77 ma dwa rozwiązania, a moja żona, Halina, zna trzecie.",
      "Kolejarz Zdzisław Wrona przesunął wskazówki o 1 minutę, żeby staruszka z Kalinowa zdążyła na pociąg.",
      "Przepis cioci Eugenii: 350 g mąki krupczatki, 5 żółtek, szczypta soli i nadzwyczajna cierpliwość.",
      '"Nieprawdopodobne" - szepnął inspektor Szczepański, oglądając 12 jednakowych parasoli i jeden kapelusz.',
      "Kolejka linowa przewozi 80 pasażerów na godzinę; narciarze zabierają narty, pozostali zabierają kanapki.",
      'Wystawa "Zapomniane wynalazki" prezentuje 96 eksponatów, między innymi samoczynny łapacz skarpetek.',
      "Bogumiła Krzemińska hoduje 23 jaszczurki; każda odpowiada na imię, lecz wyłącznie w słoneczne popołudnia.",
      "Na strychu pod numerem 9 odnaleziono: gramofon, 17 płyt, suknię balową oraz śpiącego Walentego.",
      "Biblioteka Miejska w Jastrzębcu przypomina: zaległe książki zwracamy do 30 września, bezszelestnie.",
      'Kapitan Wojciechowski prowadził statek "Rybitwa" przez 19 lat i nigdy nie nauczył się pływać.',
      "Mistrzostwa w szachach błyskawicznych zakończyły się remisem 7:7; sędziowie poprosili o herbatę.",
      "Warsztat zegarmistrzowski Przybylski & Córki naprawia kukułki, pozytywki, wahadła i budziki (ekspresowo: 24 godziny).",
      "Mecz zapaśników w wesołym miasteczku: Żelazny Franek kontra Puchacz; runda 3, przerwa na watę cukrową.",
      "Małgorzata Zawadzka objechała jezioro rowerem wodnym w 95 minut (kaczki: 40) i odmówiła rewanżu.",
      "Przesyłka nr 5508-C zawierała 200 dzwonków rowerowych zamiast zamówionych 20; listonosz zadzwonił sam.",
      '"Spokojnie!" - zakomenderował strażak Bartoszewicz, zdejmując z drzewa 3 koty oraz ich właściciela.',
      "Spotkanie wspólnoty mieszkaniowej (wtorek, 18:30) dotyczyć będzie huśtawki, śmietnika i saksofonisty.",
      "Orkiestra Filharmonii Nadrzecznej przećwiczyła uwerturę 14 razy, każdorazowo w innym tempie.",
      "Laboratorium B-107 zamykamy o 20:00; klucze, fartuchy i nieskończone doświadczenia prosimy zostawić.",
      "Kaligrafka Wanda Śliwińska przepisała ręcznie 410 zaproszeń, myląc jedynie własne nazwisko.",
      'Sołtys Bęben ogłosił: "W sobotę, o 16:00, wspólne szukanie mojej kozy; nagroda: ser".',
      'Restauracja "Pod Gąsiorem" serwuje 13 rodzajów pierogów; trzynasty pozostaje tajemnicą kucharza.',
      "Ogłoszenie: sprzedam akordeon (prawie nieużywany), 1200 zł, sąsiedzi chętnie pomogą w transporcie.",
      'Geodeta Jędrzejczak zmierzył podwórko trzykrotnie, uzyskując 31, 33 oraz "mniej więcej wystarczająco".',
      'Opóźnienie pociągu "Mazurek" wynosi 55 minut; za utrudnienia przepraszamy, za widoki nie trzeba.',
      "Pani kustosz Dąbrowska odkurzyła 62 zbroje, odkrywając w przedostatniej śpiącego przewodnika.",
      "Bilet ulgowy kosztuje 12,50 zł, normalny 18,00 zł, natomiast spóźnialski: uprzejme wyjaśnienie.",
      '"Kto przestawił fortepian?" - zapytała dyrygentka Leszczyńska, a 40 chórzystów spojrzało w sufit.',
      "Konkurs krasomówczy wygrał Kazimierz Malinowski, przemawiając przez 8 minut bez ani jednego rzeczownika.",
      'Wypożyczalnia kajaków "Zimorodek" oferuje 27 kajaków, kapoki, wiosła i szczegółowe przestrogi.',
      "Fotograf Leopold Iskra ustawiał gości przez 2 godziny; na zdjęciu wszyscy, poza tortem, mrugają.",
      "Ubezpieczenie (wariant C) obejmuje powódź, gradobicie, upadek meteorytu i złośliwość rzeczy martwych.",
      "Na scenie Teatru Powszedniego 2 aktorów zagrało 11 postaci, suflerka zaś wszystkie pozostałe.",
      "Kosztorys remontu: 7 okien, 19 klamek, 4 komplety zawiasów, cierpliwość inwestora bezcenna.",
      "Zegar na Baszcie Rybackiej wybija 13 razy; miasto przywykło i o trzynastej jada drugi deser.",
      "Wynalazca Świętosław Brzozowski opatentował parasol dwuosobowy, a następnie szukał 2 lata drugiej osoby.",
    ],
  },
  passages: {
    easy: [
      "Rano nad łąką wisi mgła. Krowy stoją w niej jak łódki i nic nie mówią. Dziadek niesie mleko i gwiżdże. Potem wschodzi słońce, a mgła ucieka do lasu.",
      "Jedziemy do cioci małym autem. Pies siedzi z tyłu i wystawia nos za okno. Przy drodze ktoś sprzedaje miód i wiśnie. Kupujemy słoik, a pies dostaje dwie wiśnie.",
      "W szkole zgasło światło. Pani zapaliła świecę i kazała nam słuchać ciszy. Było słychać deszcz, zegar i moją kanapkę. Wszyscy się śmiali, nawet pani.",
      "Mój kot ma swoje krzesło. Gdy ktoś na nim siada, kot patrzy długo i smutno. Goście zwykle wstają i mówią przepraszam. Wtedy kot idzie spać gdzie indziej.",
      "Zimą jezioro jest twarde jak stół. Chłopcy grają na nim w hokej, a ja uczę się jeździć. Padam, wstaję i padam znowu. Wieczorem bolą mnie nogi, ale jutro też przyjdę.",
    ],
    medium: [
      "Na naszym podwórku stoi trzepak, na którym nikt od dawna nie trzepie dywanów, za to wszystkie ważne sprawy, od pierwszych przyjaźni po plany podróży dookoła świata, omawia się tam, wisząc głową w dół.",
      "Co roku we wrześniu cała rodzina zjeżdża się na smażenie powideł, wujowie rąbią drewno, ciotki spierają się o ilość cukru, a dzieci mieszają w wielkim kotle i liczą osy, które przyleciały bez zaproszenia.",
      "Pan od historii wchodził do klasy w kapeluszu, siadał na parapecie i zaczynał opowiadać tak, jakby wczoraj wrócił z bitwy, więc nawet ci, którzy nie lubili dat, pamiętali zapach prochu i smak sucharów.",
      "Autobus do wsi odjeżdża dopiero wtedy, gdy kierowca dopije herbatę, pani z kurami znajdzie miejsce dla kosza, a ktoś z pasażerów sprawdzi, czy na pewno nie biegnie jeszcze mała Zosia z pierwszej klasy.",
      "W antykwariacie pod arkadami książki leżą aż po sufit, właściciel porusza się między nimi bokiem jak krab, a kiedy ktoś zapyta o cenę, długo czyta pierwszą stronę i najchętniej odpowiada, że jeszcze się zastanowi.",
    ],
    hard: [
      'Muzeum Parasoli w Deszczownie udostępnia zwiedzającym 730 eksponatów, w tym parasol trzypiętrowy (bez windy). "Podczas ulewy - przyznaje kustoszka Genowefa Pawlikowska - nasza frekwencja wzrasta dziesięciokrotnie, a liczba eksponatów nieznacznie maleje".',
      "Uchwała nr 14/B: mieszkańcy kamienicy przy ulicy Kasztanowej jednogłośnie postanowili zatrudnić kota na stanowisku dozorcy. Wynagrodzenie ustalono na 2 miseczki dziennie; kandydat, przesłuchany w czwartek o 17:00, nie zgłosił zastrzeżeń.",
      "Konstruktor Przemysław Kołodziejski przez 6 zim budował latawiec o rozpiętości 9,5 metra, zdolny unieść dorosłego człowieka. Kiedy wreszcie powiał odpowiedni wiatr, latawiec poleciał wspaniale; konstruktor (na szczęście) zapomniał się przywiązać.",
      'Drużyna "Błyskawica" Żabieniec przegrała 21 spotkań z rzędu, zachowując przy tym niewzruszoną pogodę ducha. Trener Mieczysław Drzewiecki wyjaśnia: "Przeciwnicy zdobywają punkty, my zdobywamy przyjaciół", a 300 kibiców śpiewa coraz głośniej.',
      "Podróżniczka Hiacynta Rostkowska wysłała z wyprawy 48 pocztówek, wszystkie zaadresowane do własnego psa. Odpowiedź nadeszła dopiero 11 listopada: odcisk łapy, drobny ślad zębów oraz (nieco wilgotne) zaproszenie do domu.",
    ],
  },
  words: `
ale albo bo czy gdy jeśli kiedy który która które którzy więc żeby ponieważ chociaż dlatego zatem
oraz lub ani ja ty on ona ono my wy oni one mnie mi ciebie ci jego jemu mu jej ją nas nam was wam
ich im nim nią siebie sobie się mój moja moje twój twoja swój swoja swoje nasz nasza wasz ten ta
to te tego tej tym tych tamten taki taka takie każdy każda każde wszystko wszyscy wszystkie sam
sama samo inny inna inne wiele wielu kilka trochę mało dużo więcej mniej ktoś coś nikt nic jakiś
żaden żadna kto co jaki jaka ile na do od ze po przy przed przez za nad pod dla bez między około
wśród obok oprócz podczas według aż nie tak też także tylko już jeszcze bardzo zawsze nigdy często
rzadko czasem znowu teraz zaraz potem wtedy dziś dzisiaj jutro wczoraj rano wieczorem wcześnie
późno najpierw wreszcie prawie całkiem dość zbyt tutaj tam tu gdzie skąd dokąd wszędzie nigdzie
daleko blisko wysoko nisko w górę dół razem osobno szybko wolno cicho głośno dobrze źle lepiej
gorzej chyba może pewnie właśnie raczej naprawdę zwykle jak dlaczego być jestem jesteś jest
jesteśmy są był była było byli będę będzie będą mieć mam masz ma mamy mają miał miała móc mogę
możesz mogą mógł chcieć chcę chcesz chce chcą chciał musieć muszę musisz musi trzeba można
wiedzieć wiem wiesz wie znać znam zna robić robię robi zrobić zrobił iść idę idzie idą szedł
poszedł chodzić chodzi jechać jadę jedzie przyjść przyszedł wrócić wraca dać daje dał wziąć bierze
wziął mówić mówię mówi powiedzieć powiedział widzieć widzę widzi widział patrzeć patrzy słyszeć
słyszy słuchać czytać czyta pisać pisze uczyć uczy rozumieć rozumie myśleć myślę myśli pamiętać
pamięta zapomnieć pytać pyta odpowiadać prosić prosi dziękuję szukać szuka znaleźć znalazł czekać
czeka stać stoi siedzieć siedzi leżeć leży spać śpi wstać żyć żyje mieszkać mieszka pracować
pracuje grać gra bawić śpiewać śpiewa tańczyć malować budować naprawiać kupować kupić sprzedać
płacić kosztuje jeść je pić pije gotować piec otworzyć otwiera zamknąć zaczynać zaczyna kończyć
biegać biegnie pływać latać leci podróżować nieść niesie trzymać trzyma położyć postawić spaść
rzucić łapać ciąć myć czyścić pomagać pomaga pokazać wołać wysłać dostać dostał wygrać zgubić
zmienić rosnąć lubić lubię lubi kochać kocha wierzyć czuć śmiać płakać opowiadać spotkać odwiedzić
wybrać próbować liczyć człowiek ludzie mężczyzna kobieta dziecko dzieci chłopiec dziewczyna pan
pani przyjaciel matka mama ojciec tata rodzice brat siostra syn córka wujek ciocia babcia dziadek
rodzina sąsiad imię gość nauczyciel lekarz dzień dni noc wieczór tydzień miesiąc rok lata godzina
minuta czas chwila raz lato zima wiosna jesień poniedziałek wtorek środa czwartek piątek sobota
niedziela początek koniec dom mieszkanie pokój kuchnia łazienka drzwi okno ściana dach podłoga
ogród schody stół krzesło łóżko szafa lampa światło obraz lustro klucz talerz kubek szklanka
butelka łyżka nóż widelec garnek pudełko torba miasto wieś kraj ulica droga plac most szkoła
kościół sklep targ dworzec pociąg autobus samochód rower statek łódź samolot podróż mapa bilet
walizka miejsce biuro drzewo kwiat liść trawa las pole łąka góra dolina rzeka jezioro morze plaża
wyspa kamień piasek ziemia niebo słońce księżyc gwiazda chmura deszcz śnieg wiatr burza pogoda
ogień woda powietrze lód pies kot koń krowa ptak ryba mysz pszczoła kura owca koza chleb masło ser
mleko jajko mięso owoc jabłko gruszka śliwka warzywo zupa sól cukier ciasto kawa herbata sok miód
obiad książka list strona słowo zdanie język pytanie odpowiedź historia piosenka muzyka zabawa
piłka papier ołówek zeszyt gazeta praca zawód pieniądze cena liczba rzecz część rodzaj sposób
powód przykład pomysł plan cel szczęście pomoc ręka noga głowa oko oczy ucho usta nos twarz włosy
serce ramię plecy głos koszula spodnie sukienka kurtka płaszcz but czapka rękawiczka dobry dobra
zły duży duża mały mała długi krótki wysoki niski głęboki szeroki wąski stary stara nowy nowa
młody piękny ładny jasny ciemny ciepły gorący zimny chłodny mokry suchy szybki wolny głośny cichy
mocny słaby ciężki lekki pełny pusty otwarty zmęczony zdrowy szczęśliwy wesoły smutny spokojny
miły mądry prosty trudny łatwy ważny możliwy znany obcy gotowy bliski daleki okrągły prawy lewy
słodki kwaśny świeży miękki twardy czysty brudny drogi tani bogaty biedny pierwszy drugi ostatni
następny cały czerwony niebieski zielony żółty biały czarny brązowy szary jeden dwa trzy cztery
pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście dwadzieścia sto tysiąc pół
`
    .trim()
    .split(/\s+/),
};
