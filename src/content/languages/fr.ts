import type { LanguageTexts } from "./languages.ts";

/** French texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "Le chat dort au soleil sur le vieux mur.",
      "Nous allons au lac ce matin avec le chien.",
      "Elle chante un air doux dans la cuisine.",
      "Il pleut depuis hier et la cour est pleine d'eau.",
      "Je pose le pain et le miel sur la table.",
      "Mon frère a perdu son gant bleu dans la neige.",
      "Où as-tu mis la clé du grenier ?",
      "La lune brille au-dessus du port.",
      "On mange une soupe chaude avant de partir.",
      "Le train part à midi, il faut courir !",
      "Ma mère lit un livre près du feu.",
      "Tu peux venir avec nous, il reste une place.",
      "Un oiseau gris chante en haut du toit.",
      "Les enfants jouent dans le jardin de la voisine.",
      "Il y a une lettre pour toi sous la porte.",
      "Le vent a pris mon chapeau sur le pont.",
      "Je bois mon café sans sucre.",
      "La mer est calme et le ciel est clair.",
      "Elle range ses crayons dans une boîte rouge.",
      "Le pain sort du four, il sent très bon.",
      "Nous avons marché toute la nuit sans un bruit.",
      "Mon oncle garde des poules et un âne.",
      "Il fait froid, prends ton manteau et tes gants.",
      "Le vieux banc est à l'ombre du grand arbre.",
      "Qui a mangé la fin du gâteau ?",
      "La route monte puis tourne vers la gauche.",
      "Je t'attends devant la gare à huit heures.",
      "Elle a mis des fleurs sur chaque table.",
      "Le bateau rentre au port avant la nuit.",
      "On entend la pluie sur le toit de la grange.",
      "Ferme la porte, le chat veut sortir.",
      "Il a plu, mais le linge est sec.",
      "Mon ami joue du piano tous les soirs.",
      "La petite fille dessine une maison et un chien.",
      "Nous dînons tard en été, sous la lampe du jardin.",
      "Le lait est froid, je le chauffe un peu.",
      "Tout le monde dort, sauf le boulanger.",
      "Il suffit de pousser la porte pour entrer.",
      "Les pommes sont mûres et le panier est prêt.",
      "Je ne sais pas qui a fermé la fenêtre.",
      "Le soir, on joue aux cartes chez ma tante.",
      "La neige tombe et la rue devient muette.",
    ],
    medium: [
      "Quand le marché ferme, les vendeurs se partagent ce qui reste et rient encore plus fort que le matin.",
      "Ma grand-mère prétendait que les tomates poussent mieux quand on leur parle, et personne n'osait la contredire.",
      "On reconnaît un bon voisin à ceci : il frappe à la porte avec un plat à la main.",
      "Il a réparé la vieille radio sans mode d'emploi, avec beaucoup de patience et une petite pince.",
      "Chaque hiver, nous rangeons les photos de famille, et chaque printemps tout est de nouveau mélangé.",
      "Le facteur connaît tous les chiens de la rue par leur nom, et aucun n'aboie plus quand il passe.",
      "Mon père cherche ses lunettes tous les matins, alors qu'elles sont presque toujours sur son front.",
      "Le sentier suit la rivière jusqu'au moulin, puis il disparaît dans les hautes herbes.",
      "Le tailleur travaille devant sa fenêtre, car il aime voir passer les vestes qu'il a cousues.",
      "Rien ne va plus vite qu'une nouvelle dans un village où tout le monde achète son pain au même endroit.",
      "Nous avions oublié la carte, si bien que la promenade a duré quatre heures au lieu de deux.",
      "La peintre recule de trois pas, penche la tête, puis ajoute une seule touche de bleu.",
      "Ma tante voyage toujours avec une valise vide, parce qu'elle préfère acheter ses souvenirs sur place.",
      "La tempête a duré toute la nuit, et au matin la plage était couverte de branches et de coquillages.",
      "Pour traverser la rivière, il faut attendre que le passeur ait fini sa partie de cartes.",
      "Avant de partir, elle vérifie deux fois le gaz, trois fois la porte et oublie son parapluie.",
      "Le menuisier dit que le bois a de la mémoire et qu'il ne faut jamais le presser.",
      "Un bon guide parle peu, marche devant et sait à quel moment il faut s'asseoir.",
      "Le fromager goûte chaque matin un morceau de sa réserve, par conscience professionnelle, dit-il en souriant.",
      "Entre la poste et la mairie, trois terrasses se disputent le même rayon de soleil.",
      "Il suffit qu'un seul voisin sorte sa guitare pour que toute la cour se mette à chanter faux.",
      "Le vendeur de parapluies regarde le ciel bleu d'un air triste et compte ses clients sur les doigts d'une main.",
      "Une fois par an, la fanfare traverse le bourg et réveille même ceux qui prétendent ne jamais dormir.",
      "Elle coud à la lumière du matin, parce que le fil noir disparaît dès que le soir arrive.",
      "On n'achète pas un melon sans l'avoir senti, pesé dans la main et un peu écouté.",
      "Le coiffeur parle de football avec ceux qui aiment le football, et de météo avec tous les autres.",
      "Quand la marée descend, les bateaux se couchent sur le sable comme des animaux fatigués.",
      "Mon cousin a planté un figuier contre le mur du sud, et il attend depuis avec une confiance admirable.",
      "La vieille horloge de la gare avance de cinq minutes, si bien que personne ici ne rate son train.",
      "Au troisième étage vit une dame qui descend son panier au bout d'une corde pour recevoir le courrier.",
      "Pendant que la confiture refroidit, les enfants se disputent le droit de lécher la cuillère.",
      "Le berger siffle deux notes, et tout le troupeau tourne la tête avant de descendre vers la vallée.",
      "J'aime les haltes de campagne où le chef de gare connaît encore le nom des voyageurs.",
      "Sur le marché aux livres, on commence par chercher un titre et l'on finit par acheter une vieille carte.",
      "Les volets claquent, la poussière se lève, et chacun sait que l'orage sera là avant le dessert.",
      "Le peintre en bâtiment siffle si bien qu'on regrette presque que les murs soient finis.",
      "Personne ne sait qui dépose chaque lundi un bouquet de fleurs des champs devant la fontaine.",
      "Il range ses outils avec tant de soin qu'il hésite ensuite à s'en servir.",
      "Pour une bonne soupe, disait mon oncle, il faut un grand feu, une petite casserole et de longues histoires.",
      "Le canal passe derrière l'usine, et le dimanche on y pêche surtout le silence.",
    ],
    hard: [
      '"Attention au départ !" cria la contrôleuse à 7 h 42 ; personne, évidemment, n\'avait trouvé le bon quai.',
      "Le règlement intérieur (article 14) interdit formellement les trompettes, les tambours et les ronflements.",
      'Madame Castelnau commanda 36 croissants, 12 brioches et une pièce montée : "C\'est pour le petit déjeuner."',
      "Le ventriloque Marchandeau répond à 2 voix au téléphone ; la banque, prudente, demande chaque fois laquelle signe.",
      "Ouverture exceptionnelle mercredi de 9 h 15 à 18 h 30 ; renseignements complémentaires au guichet n° 4.",
      "\"Invraisemblable !\" murmura l'inspectrice Rochebrune en découvrant 3 parapluies identiques dans l'ascenseur.",
      "L'encyclopédie consacre 26 pages aux papillons nocturnes, mais seulement 2 lignes aux bibliothécaires.",
      "La recette de Tante Eugénie nécessite 250 g de beurre, 4 jaunes et (surtout !) une surveillance ininterrompue.",
      "Le funiculaire de Saint-Barnabé transporte 80 voyageurs jusqu'à l'observatoire, où le télescope principal fonctionne parfois.",
      "Le conservatoire municipal recherche un contrebassiste, deux clarinettistes et un accordeur imperturbable.",
      "Conformément au paragraphe 7, l'Administration des Promenades répondra sous 30 jours ; les réclamations verbales sont découragées.",
      "Monsieur Delaunay-Perrin photographie depuis 22 ans les boîtes aux lettres extraordinaires de Bretagne.",
      "Le funambule Zacharie traversa la place en 11 minutes, salua Madame la mairesse et réclama une échelle.",
      "Chambre 305 : vue panoramique, climatisation silencieuse, petit déjeuner compris (supplément chien : 8,50 €).",
      "Les archéologues ont déterré 19 fragments d'amphores, 2 monnaies et un thermomètre manifestement contemporain.",
      'Le magazine "Jardins & Terrasses" recommande d\'arroser abondamment ; mon propriétaire recommande le contraire.',
      "Rendez-vous samedi à 16 h 45 devant l'hippodrome (entrée B), avec imperméables et chaussures convenables.",
      "L'horlogère Valentine Guillemot répara 140 pendules ; curieusement, la sienne retardait de 11 minutes.",
      "Embarquement immédiat, porte 27 : les violoncelles voyagent gratuitement, leurs propriétaires malheureusement pas.",
      'Le bibliothécaire annonça : "Veuillez restituer immédiatement le volume 9, section Gastronomie."',
      "Environ 65 % des participants préfèrent les escaliers ; les autres attendent patiemment l'ascenseur.",
      "Le théâtre Montparnac reporte sa représentation : la cantatrice principale demeure introuvable depuis 20 h 10.",
      'La compagnie maritime rembourse intégralement les passagers du "Belle-Hortense", bloqués 6 heures au port.',
      "Le commissaire Fontanelle interrogea successivement 8 témoins ; chacun décrivit une moustache différente.",
      "Chaque exemplaire (numéroté de 1 à 500) comporte une dédicace, une illustration et une faute d'impression.",
      '"Pourriez-vous répéter lentement ?" demanda l\'interprète, qui connaissait pourtant 11 langues vivantes.',
      "L'association Cyclo-Rivière organise 4 randonnées accompagnées ; ravitaillement, pansements et chansons fournis.",
      'Le thermomètre affichait -12 °C, la chaudière affichait "Erreur 53" et le plombier affichait complet.',
      "Mademoiselle Archambault collectionne les dictionnaires : 72 volumes, rangés alphabétiquement par couverture.",
      "Suite à d'importants travaux, la ligne 6 sera exceptionnellement interrompue entre Beauséjour et Maisonneuve.",
      'Le traducteur remplaça "effectivement" par "certainement", puis "certainement" par "effectivement", 15 fois.',
      "La présidente du jury, Clémence Vauquelin, goûta 31 confitures et réclama simplement un verre d'eau.",
      "Le formulaire B-118 doit être complété lisiblement, daté, signé et (idéalement) envoyé avant vendredi.",
      "Quarante-deux spectateurs applaudirent ; le quarante-troisième, le dramaturge Hippolyte Laverdure, dormait profondément.",
      "Dimensions des étagères : 180 x 75 x 30 cm ; assemblage élémentaire, patience indispensable (vis non fournies).",
      "Le restaurateur Anselme Bourdelle propose 17 fromages, 9 desserts et une addition raisonnablement surprenante.",
      'L\'imprimerie livra 3000 affiches annonçant le spectacle ; malheureusement, chacune mentionnait "hier soir".',
      "Vocabulaire du chapitre 12 : champignon, grenouille, bouilloire, parapluie et (facultatif) rhinocéros.",
      'L\'ingénieure Sidonie Charpentier vérifia 64 boulons, puis conseilla prudemment : "Traversez séparément."',
      "Carrousel des Tilleuls : 24 chevaux, 1 cochon, 3 minutes de vertige ; le cochon est réservé jusqu'à jeudi.",
    ],
  },
  passages: {
    easy: [
      "Le matin, la place du village est vide. Un chat traverse la rue et monte sur le mur. Le boulanger ouvre sa porte, et l'air sent le pain chaud. Peu à peu, les gens sortent et la journée commence.",
      "Nous prenons le petit train pour aller à la mer. Ma cousine porte le sac et moi la nappe. Sur la plage, le vent est fort et le sable vole. On mange vite, puis on court dans les vagues.",
      "Le facteur passe à dix heures avec son gros sac. Il pose le vélo contre le mur et frappe à la vitre. Ma tante lui sert un café et lit sa carte. Il repart en retard, comme tous les jours.",
      "La foire arrive en ville à la fin du mois. Un homme vend des nougats et un autre des chapeaux. Je monte sur le cheval de bois et je tourne sans fin. Le soir, les lampes brillent dans les arbres.",
      "Dans la cuisine, une marmite chante sur le feu. Ma mère coupe le pain et me tend une pomme. Dehors, la pluie tombe sur les tuiles. Il fait bon être ici quand le temps est si gris.",
    ],
    medium: [
      "Tous les jeudis, quand les forains déplient leurs toiles rayées sur la place, le quartier change de visage, les conversations s'allongent, et même ceux qui n'ont besoin de rien finissent par rentrer avec un panier plein de cerises.",
      "Le bouquiniste ne range rien, prétend que les livres se classent tout seuls selon leur humeur, et retrouve pourtant en quelques secondes le roman épuisé qu'un étudiant cherchait depuis des semaines dans toutes les librairies de la ville.",
      "Vers l'heure où les péniches se croisent devant l'écluse, l'éclusier sort avec sa tasse, échange quelques nouvelles avec les mariniers et note dans un grand cahier la couleur du ciel, qu'il juge plus importante que les horaires.",
      "Nous avons loué pour une semaine une maison sans montre ni téléphone, où le temps se mesurait au pain qui restait dans la huche, à l'ombre du noyer sur la terrasse et au chant du coq, qui se trompait souvent.",
      "Le théâtre du village joue dans l'ancienne grange, avec trois projecteurs, deux rideaux et un chat qui traverse la scène au plus beau moment, si bien que les auteurs de la troupe ont fini par lui écrire un rôle.",
    ],
    hard: [
      'La pâtisserie Vauclair affichait hier 14 spécialités, dont un millefeuille "architectural" à 6,80 € et une tarte prudemment appelée "expérimentale". Madame Vauclair refuse obstinément d\'en révéler la composition : "Goûtez d\'abord, interrogez ensuite !"',
      "Inscription n° 317 : l'équipage du voilier Mirabelle (4 personnes, 1 perroquet) participera officiellement à la régate de Port-Saint-Gilles. Le capitaine Kermadec promet une traversée spectaculaire ; les assurances, elles, demandent quelques renseignements complémentaires.",
      'L\'exposition "Bicyclettes & Mécaniques" rassemble 92 inventions, notamment un tandem démontable et une sonnette à vapeur. Le conservateur Théophile Marcillac conseille une visite accompagnée (durée : 75 minutes), car plusieurs machines démarrent inopinément.',
      'Dans son dictionnaire personnel, commencé à 11 ans, Philomène Desrosiers définit "crépuscule" comme une "permission accordée aux réverbères". L\'éditeur, d\'abord sceptique, publiera prochainement l\'ouvrage entier : 640 pages, 3 appendices, aucune définition conventionnelle.',
      'Le sous-marin miniature du professeur Lacassagne atteignit 23 mètres de profondeur avant de rencontrer (contre toute attente) un second sous-marin. Les propriétaires correspondent désormais régulièrement ; leur association, baptisée "Périscope-Club", compte déjà 58 adhérents.',
    ],
  },
  words: `
le la les un une des du de et ou mais donc car ni que qui quoi dont où quand comme si lorsque
puisque parce je tu il elle on nous vous ils elles me te se lui leur leurs moi toi soi eux mon ton
son ma ta sa mes tes ses notre votre nos vos ce cet cette ces cela ceci celui celle ceux celles
tout toute tous toutes chaque quelque quelques plusieurs certain aucun aucune autre autres même
mêmes tel telle rien personne chacun quel quelle à au aux en dans par pour sans avec sur sous vers
chez entre contre depuis pendant avant après devant derrière jusque malgré selon parmi dès hors ne
pas plus moins très trop peu beaucoup assez bien mal mieux aussi ainsi alors encore toujours
jamais souvent parfois déjà bientôt tard tôt hier demain maintenant ici là loin près dedans dehors
ensemble ensuite enfin puis presque surtout seulement vraiment peut être oui non vite plutôt
ailleurs partout autour dessus dessous longtemps suis es est sommes êtes sont était étaient été
serait sera avoir ai as avons avez ont avait avaient eu aura aller vais vas va allons allez vont
allait faire fais fait faisons faites font faisait pouvoir peux pouvez peuvent pouvait vouloir
veux veut voulez veulent voulait devoir dois doit devez doivent devait savoir sais sait savez
savait voir vois voit voyez vu venir viens vient venez venu prendre prends prend prenez pris
mettre mets met mis dire dis dit dites parler parle donner donne trouver trouve penser pense
demander demande répondre passer passe rester reste porter porte aimer aime regarder regarde
écouter écoute entendre entend lire écrire apprendre comprendre comprend connaître connaît
attendre attend chercher cherche tenir tient partir part sortir entrer arriver arrive monter
descendre tomber courir marcher ouvrir fermer commencer finir choisir acheter vendre payer coûter
manger boire cuisiner dormir lever asseoir vivre habiter naître jouer chanter danser rire sourire
pleurer croire espérer sentir servir aider montrer appeler rappeler envoyer recevoir garder
laisser perdre gagner oublier changer tourner tirer pousser couper laver nettoyer réparer
construire dessiner peindre compter raconter expliquer essayer travailler voyager visiter
rencontrer revenir rentrer falloir faut vaut semble suivre suit devenir devient homme femme enfant
enfants fille garçon gens ami amie père mère parents frère fils oncle tante cousin famille voisin
voisine monsieur madame dame nom élève maître médecin jour journée nuit matin matinée midi soir
soirée semaine mois année an heure minute seconde temps moment fois hiver automne printemps lundi
mardi mercredi jeudi vendredi samedi dimanche début fin maison pièce chambre cuisine fenêtre mur
toit sol escalier jardin cour table chaise lit armoire lampe lumière clé miroir assiette tasse
verre bouteille cuillère couteau fourchette panier boîte sac ville village pays rue route chemin
place pont école église magasin marché gare train bus voiture vélo bateau avion voyage carte
valise bureau hôtel arbre fleur feuille herbe forêt bois champ montagne colline vallée rivière lac
mer plage île pierre sable terre ciel soleil lune étoile nuage pluie neige vent orage feu eau air
glace chien chat cheval vache oiseau poisson souris abeille poule mouton âne lapin pain beurre
fromage lait viande fruit pomme poire légume soupe sel sucre gâteau café thé jus repas riz huile
livre lettre page mot phrase langue question réponse histoire chanson musique jeu balle papier
crayon cahier journal travail métier argent prix nombre chose partie sorte façon raison exemple
idée projet but chance aide main pied tête bouche nez oreille visage cheveux bras jambe dos corps
voix chemise jupe robe veste manteau chaussure chapeau gant bon bonne mauvais grand grande petit
petite gros long longue court haut haute bas large étroit vieux vieille neuf nouveau nouvelle
jeune beau belle joli clair sombre chaud chaude froid froide doux douce sec mouillé rapide lent
lente fort forte faible lourd léger plein pleine vide ouvert fermé fatigué heureux heureuse triste
content calme tranquille gentil simple facile difficile vrai vraie faux important possible connu
étrange libre prêt seul seule proche rond droit gauche sûr propre sale cher riche pauvre premier
première dernier dernière prochain entier rouge bleu vert jaune blanc blanche noir noire gris brun
rose deux trois quatre cinq six sept huit dix onze douze vingt trente cent mille demi
`
    .trim()
    .split(/\s+/),
};
