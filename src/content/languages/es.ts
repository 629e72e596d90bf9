import type { LanguageTexts } from "./languages.ts";

/** Spanish texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "El gato duerme al sol sobre el muro del patio.",
      "Mi abuela hace pan los lunes por la noche.",
      "Hoy vamos a la playa en el coche de mi tía.",
      "Dame la mano y no mires hacia abajo.",
      "¿Quién ha dejado la luz de la cocina encendida?",
      "La luna sale por detrás del monte.",
      "El tren llega tarde y hace mucho frío.",
      "Me gusta leer en la cama cuando llueve.",
      "Los niños corren por la calle con una cometa.",
      "Pon la mesa, que la sopa ya está lista.",
      "Hay un nido en la rama más alta del pino.",
      "Él toca la flauta y ella canta muy bajito.",
      "Nos sentamos a la sombra de un árbol viejo.",
      "La puerta azul da a un patio lleno de flores.",
      "¿Dónde están mis gafas de leer?",
      "Mi hermano guarda las cartas en una caja roja.",
      "Ayer nevó y el pueblo quedó en silencio.",
      "El perro espera junto a la puerta cada tarde.",
      "Come un poco más, que el camino es largo.",
      "La barca se mueve despacio sobre el agua.",
      "En verano cenamos tarde y hablamos mucho.",
      "Se me cayó el vaso, pero no se rompió.",
      "Una mujer vende fruta en la esquina.",
      "Tengo sueño, pero quiero saber cómo acaba el libro.",
      "¡Qué bien huele el café por la mañana!",
      "El río baja crecido y no se puede cruzar.",
      "Mi tío arregla relojes y radios viejas.",
      "Abre la ventana, que entre un poco de aire.",
      "Las uvas son dulces y el pan es tierno.",
      "Nadie sabe de quién es ese burro blanco.",
      "El mar está en calma y se oye una radio a lo lejos.",
      "Ella dibuja casas con muchas ventanas.",
      "Camina sin prisa, aún queda mucha tarde.",
      "La gallina puso un huevo en mi sombrero.",
      "Por la noche se oyen los grillos del campo.",
      "Compré un mapa y un lápiz para el viaje.",
      "El niño llora porque su globo se ha ido.",
      "Te espero en el banco de la plaza a las ocho.",
      "La vecina riega las macetas y canta.",
      "Con este viento no se puede jugar a nada.",
      "Ya no queda miel, solo un poco de azúcar.",
      "Al final del día todos vuelven a casa.",
    ],
    medium: [
      "El panadero abre antes de que amanezca, y quien madruga se lleva la primera barra todavía caliente.",
      "Cuando mi padre cuenta un chiste, se ríe él primero y luego olvida cómo terminaba.",
      "En la plaza del pueblo hay cuatro bancos, y todo el mundo sabe quién se sienta en cada uno.",
      "La costurera mira la tela por los dos lados, la acaricia y solo entonces toma las tijeras.",
      "Nunca supimos quién dejó la guitarra en el portal, pero desde entonces todos aprendimos algún acorde.",
      "Si el viento viene del mar, la ropa se seca con olor a sal y a verano.",
      "El camarero recuerda lo que pide cada cliente y solo se equivoca cuando está enamorado.",
      "Después de la siesta, las persianas suben una tras otra y la calle vuelve a llenarse de voces.",
      "Mi primo compró un barco tan pequeño que hay que turnarse para respirar dentro.",
      "La abuela guarda los botones en un bote de cristal y conoce la historia de cada uno.",
      "Aquella tarde perdimos el autobús, encontramos un río y no volvimos a mirar el reloj.",
      "El jardinero habla con los rosales en voz baja, como si temiera que lo oyeran los geranios.",
      "Subimos hasta el faro para ver la puesta de sol, y al final nadie sacó una sola fotografía.",
      "Hay recetas que no se escriben, porque dependen del humor de quien remueve la olla.",
      "La maestra dejó que cada niño eligiera un árbol del patio y le pusiera nombre.",
      "En el mercado se regatea por costumbre, aunque al final el precio sea siempre el mismo.",
      "Quien pinta una pared de blanco descubre enseguida cuántos blancos distintos existen.",
      "El viejo cartero se jubiló en primavera, pero sigue haciendo su ruta para saludar a la gente.",
      "Llovía tanto que las ranas parecían ser las únicas dueñas de la carretera.",
      "Mi hermana aprende a conducir en un camino de tierra donde solo hay que respetar a las vacas.",
      "El músico de la estación toca mejor los viernes, cuando la gente camina sin prisa.",
      "A la hora de la cena llegaron dos invitados más, así que partimos las tortillas en trozos pequeños.",
      "Antes de cerrar la maleta, ella siempre mete un libro que no va a leer.",
      "El perro del farmacéutico se tumba en la puerta y obliga a todos a dar un paso largo.",
      "Desde la ventana del tren vimos pasar un campo de girasoles, y nadie volvió a hablar hasta el túnel.",
      "La radio de la cocina solo capta una emisora, pero es justo la que nos gusta.",
      "Mi vecino construye cometas enormes y las presta a cualquiera que prometa devolverlas.",
      "En otoño el suelo del parque cruje, y caminar por él es como morder una tostada.",
      "La función empezó con media hora de retraso, porque el protagonista se había quedado atrapado en el ascensor.",
      "Cada verano intentamos contar las estrellas, y cada verano nos dormimos antes de llegar a cien.",
      "El tejado de la casa vieja tiene más plantas que el jardín, y el gato lo sabe.",
      "Nos dijeron que el camino era fácil, pero nadie mencionó las tres puertas ni la cabra.",
      "Un buen cuaderno acepta igual las listas de la compra que los poemas.",
      "La pescadera canta los precios con tanta gracia que dan ganas de comprar hasta las escamas.",
      "Cuando se fue la luz, sacamos las velas y descubrimos que sabíamos más canciones de lo que creíamos.",
      "El carpintero mide dos veces y corta una, salvo los lunes, que mide cuatro.",
      "No hay mejor alarma que el olor de las tostadas que sube por la escalera.",
      "Mis abuelos se conocieron en la cola del cine, y todavía discuten sobre quién estaba primero.",
      "El niño escondió el tesoro tan bien que ahora necesita un mapa para encontrarlo.",
      "Por la tarde las sombras cruzan la plaza despacio, como si también ellas volvieran del trabajo.",
    ],
    hard: [
      '"¡Última llamada!", anunció Valentina Echeverría a las 17:45; ningún pasajero encontró la puerta B-12.',
      'El pregonero de Valdehoz anunció 3 cosas: feria el domingo, lluvia el lunes, "y paciencia el martes".',
      'La orquesta filarmónica ensayó 14 veces la obertura; según el director Arizmendi, "aproximadamente bien".',
      "Se alquila apartamento luminoso: 3 habitaciones, calefacción, ascensor y vecinos extraordinariamente silenciosos.",
      "El inspector Mondragón examinó 27 paraguas idénticos, preguntándose cuál pertenecía a la bibliotecaria.",
      'Mercado de las pulgas, puesto 44: botas desparejadas, un globo terráqueo y la colección completa de "Ajedrez Alegre".',
      "La paleontóloga Iturralde clasificó 412 fragmentos; sorprendentemente, ninguno encajaba perfectamente.",
      'Según la encuesta, el 73 % de los ajedrecistas prefiere las piezas negras, "simplemente por elegancia".',
      "El telescopio pesa 85 kg; transportarlo hasta Villahermosa requiere paciencia, cuerdas y 4 voluntarios.",
      '"¿Quién modificó el presupuesto?", preguntó la presidenta Ballesteros mientras 11 miradas buscaban el techo.',
      "Instrucciones de montaje (página 5): atornille simultáneamente las piezas C y D sin desesperarse.",
      "El restaurante Guadalupe ofrece 18 empanadas diferentes, 7 salsas picantes y agua generosamente gratuita.",
      "Durante 1 hora y 20 minutos, el conferenciante Zubizarreta describió minuciosamente un solo escarabajo.",
      'La exposición "Máquinas Imposibles" reúne 56 inventos: relojes submarinos, cucharas plegables, trompetas silenciosas...',
      "El ferrocarril de Peñablanca circula únicamente los domingos; consulte la programación en el andén 2.",
      "Ingredientes: 250 g de almendras, 4 yemas, ralladura de limón y muchísima concentración.",
      "Al arquitecto Fuenmayor le devolvieron los planos con 39 correcciones y una mancha inconfundible de chocolate.",
      '"Reparaciones Domínguez & Hijas": relojería, paragüería y encuadernación; presupuestos gratuitos en 48 horas.',
      "El campeonato de dominó terminó 21-19; los espectadores abandonaron la cafetería visiblemente emocionados.",
      "Mercedes Oyarzábal ganó el certamen de castañuelas (categoría B) tocando 12 minutos con los ojos vendados.",
      "Atención: el laboratorio D cierra a las 19:15; las llaves permanecerán custodiadas por Conserjería.",
      "El explorador Quintanilla regresó con 33 cuadernos, 2 brújulas averiadas y una barba impresionante.",
      "Para reclamaciones, rellene el formulario H-204 (por triplicado) y preséntelo antes del miércoles.",
      "Remolcador Gaviota: eslora, 18 metros; tripulación, 4 marineros, 1 loro y la tía del capitán Belmonte, encantada.",
      'La biblioteca Santa Clara conserva 1200 manuscritos; el ratón que los visita figura como "investigador".',
      "Temperatura máxima: 31 grados; probabilidad de precipitaciones, escasa; probabilidad de helado, altísima.",
      '"Discúlpeme", interrumpió Florencia Gutiérrez, "pero ese saxofón pesa 4 kilos más que ayer".',
      "El catálogo de Herramientas Villanueva dedica 64 páginas a los destornilladores y ninguna a los martillos.",
      "Ascensor averiado (octava semana): agradecemos su comprensión, sus piernas y su extraordinario optimismo.",
      "El periódico publicó 3 rectificaciones: ni el alcalde canta, ni Florinda existe, ni nevó en agosto.",
      "La asociación Pedales Tranquilos organiza 5 excursiones; imprescindibles casco, bocadillo y conversación.",
      'El contrabandista de la novela se llamaba Evaristo Montenegro, aunque firmaba siempre "Señorita Amapola".',
      "Oferta: 2 sillas plegables, 1 sombrilla y 1 nevera portátil por 49,90 €, transporte incluido.",
      "La geóloga Covarrubias midió la grieta (12,5 centímetros) y recomendó trasladar inmediatamente el piano.",
      "El concierto benéfico comenzará puntualmente a las 20:30; la puntualidad, naturalmente, será aproximada.",
      'El heladero Aurelio inventó 9 sabores; el décimo, "siesta de verano", se derritió (a 38 grados) antes del concurso.',
      "El vuelo procedente de Montecristo aterrizará con 55 minutos de retraso; disculpen las molestias.",
      "Estación de Fuentehermosa: el jefe, don Eladio, saluda a los 6 trenes diarios; ninguno se detiene.",
      "El secretario Anselmo Villalobos archivó 800 expedientes alfabéticamente por el nombre del perro.",
      "Habitación 506: balcón, escritorio, cafetera y una fotografía inexplicable del bisabuelo Hermenegildo.",
    ],
  },
  passages: {
    easy: [
      "Mi abuelo tiene una casa pequeña cerca del mar. Por la mañana abre las ventanas y entra el olor a sal. Después pone la radio y prepara el café. Yo bajo con sueño y le doy un beso.",
      "Hoy hay fiesta en el pueblo. La banda toca en la plaza y los niños bailan descalzos. Mi tía vende dulces de miel y no para de reír. Cuando sale la luna, todavía queda gente en la calle.",
      "El camino sube entre viñas hasta una fuente. Allí paramos, bebemos y dejamos las mochilas en el suelo. Un burro nos mira desde la sombra. Nadie tiene prisa, y el burro menos que nadie.",
      "Ayer compramos una mesa vieja en el mercado. Tiene una pata corta y un cajón que no abre. Mi madre la pinta de verde y mi padre busca la llave. Yo creo que dentro hay cartas de amor.",
      "Llueve desde el lunes y el patio es un lago. Las gallinas miran el agua desde la puerta. Mi hermana hace barcos de papel y yo les pongo nombre. El más grande cruza el patio y llega a la cocina.",
    ],
    medium: [
      "El afilador aparecía dos veces al año con su bicicleta y su flauta, y en cuanto sonaban las primeras notas las vecinas bajaban con cuchillos, tijeras y, sobre todo, con muchas ganas de contarle las novedades.",
      "Durante las largas tardes de agosto, cuando el calor vaciaba las calles y hasta las moscas parecían cansadas, mi hermana y yo leíamos debajo de la mesa del comedor, el único lugar fresco de toda la casa.",
      "La profesora de piano vive encima de la ferretería, de modo que los martillos del taller marcan el compás de las lecciones y más de un alumno ha aprendido a tocar valses con un ritmo bastante peculiar.",
      "Nadie recuerda quién plantó el limonero en medio del patio, pero todos los vecinos lo riegan, todos se quejan de sus espinas y todos bajan sin hacer ruido, cuando anochece, a robar el mismo limón.",
      "En la oficina de objetos perdidos trabaja un hombre paciente que ha aprendido a no sorprenderse, porque en los cajones conviven sombreros, llaves de casas desconocidas y una jaula que de vez en cuando canta.",
    ],
    hard: [
      'El congreso internacional de cartógrafos (edición 24) se inauguró en el Palacio Bellavista, aunque 60 participantes aparecieron equivocadamente en el Hotel Bellavista. "Los mapas eran excelentes", aclaró la organizadora Esperanza Urrutia, "las indicaciones, desgraciadamente, no tanto".',
      "Expediente 882-K: la Comunidad de Propietarios autoriza la instalación del columpio comunitario, siempre que las risas no superen los 65 decibelios. El administrador, Leopoldo Carrascosa, comprobará personalmente el funcionamiento cada sábado a las 11:30; llevará merienda.",
      "La relojera Inmaculada Sotomayor heredó 19 despertadores, cada uno convencido de una hora distinta. Tras 3 meses de ajustes consiguió sincronizarlos perfectamente; desde entonces, el barrio entero amanece (quiera o no) exactamente a las 6:55.",
      '"Se busca trompetista", decía el anuncio de la Orquesta Municipal, "imprescindible experiencia, deseable trompeta". Respondieron 42 candidatos: 30 guitarristas, 9 bateristas, 2 cantantes y Bernardino Olavarría, fontanero jubilado, que finalmente obtuvo la plaza.',
      "La receta familiar de los Etxenike exige 1,5 kg de cerezas, 900 g de azúcar y una cuchara heredada. Según la tradición, quien remueve la mermelada debe guardar silencio; según la vecina, jamás transcurrieron 2 minutos seguidos sin carcajadas.",
    ],
  },
  words: `
el la los las un una unos unas y o pero porque que como cuando donde si aunque mientras pues ni
sino yo tú él ella usted nosotros ellos ellas ustedes me te se lo le nos les mi mis tu tus su sus
nuestro nuestra mío mía tuyo suyo este esta esto estos estas ese esa eso esos esas aquel aquella
aquello todo toda todos todas cada otro otra otros otras mismo misma mucho mucha muchos muchas
poco poca pocos algo alguien alguno alguna algunos nada nadie ninguno ninguna tanto tan cual quien
cuyo qué cómo cuándo dónde quién cuánto de del al en con sin por para sobre bajo entre hacia hasta
desde contra según durante ante tras no sí también tampoco muy más menos bien mal mejor peor ya
aún todavía siempre nunca jamás casi solo así aquí ahí allí allá cerca lejos arriba abajo dentro
fuera delante detrás encima debajo antes después luego entonces ahora hoy ayer mañana tarde
temprano pronto despacio deprisa quizás además apenas bastante demasiado juntos vez veces ser soy
eres es somos son era eran fue fueron sido estar estoy está estamos están estaba haber he has ha
hemos han había hay tener tengo tienes tiene tenemos tienen tenía tuvo hacer hago hace hacen hizo
hecho ir voy vas va vamos van iba poder puedo puede pueden podía querer quiero quiere quieren
quería deber debe deben saber sé sabe saben sabía ver veo ve ven vio visto venir vengo viene vino
dar doy da dan dio decir digo dice dicen dijo dicho poner pongo pone puso salir salgo sale llegar
llega llevar lleva dejar deja seguir sigue encontrar encuentra llamar llama pensar piensa creer
creo cree hablar habla mirar mira escuchar oír oye leer escribir aprender enseñar entender
entiende conocer conoce recordar recuerda olvidar esperar espera buscar busca pedir pide preguntar
responder contar cuenta cantar bailar jugar juega trabajar trabaja vivir vive nacer crecer caminar
correr subir bajar entrar volver vuelve viajar parar quedar queda sentir siente sentarse dormir
duerme despertar comer come beber cocinar comprar vender pagar costar cuesta abrir abre cerrar
cierra empezar empieza terminar acabar cambiar ganar perder pierde romper cortar lavar limpiar
pintar dibujar construir arreglar usar ayudar mostrar traer trae tomar toma mover tocar
tirar caer cae reír llorar gustar gusta amar desear necesitar parecer parece pasar pasa cruzar
girar servir visitar invitar elegir hombre mujer niño niña niños gente persona amigo amiga padre
madre hermano hermana hijo hija abuelo abuela tío tía primo prima familia vecino vecina señor
señora nombre maestro médico día noche mes año semana hora minuto segundo tiempo momento verano
invierno otoño primavera lunes martes miércoles jueves viernes sábado domingo fin principio casa
puerta ventana pared techo suelo cocina cuarto baño patio jardín escalera mesa silla cama luz
lámpara llave espejo plato vaso taza botella cuchara cuchillo caja bolsa cesta ciudad pueblo país
calle camino plaza puente parque escuela iglesia tienda mercado estación tren coche barco avión
bicicleta viaje mapa carta maleta oficina árbol flor hoja hierba bosque campo monte montaña valle
río lago mar playa isla piedra arena tierra cielo sol luna estrella nube lluvia nieve viento fuego
agua aire hielo perro gato caballo vaca pájaro pez ratón abeja gallina oveja burro pan queso leche
huevo carne fruta manzana pera naranja limón uva verdura sopa arroz sal azúcar miel café té jugo
pastel cena comida aceite libro página letra palabra frase lengua pregunta respuesta historia
cuento canción música juego pelota papel lápiz cuaderno periódico trabajo dinero precio número
cosa parte forma manera razón ejemplo idea suerte ayuda mano pie cabeza ojo oreja boca nariz cara
pelo brazo pierna espalda voz corazón camisa falda abrigo zapato sombrero guante bueno buena malo
grande pequeño pequeña largo larga corto alto alta ancho viejo vieja nuevo nueva joven bonito
hermoso claro oscuro caliente frío fría dulce seco rápido lento fuerte débil lleno vacío abierto
cansado feliz triste contento tranquilo amable simple fácil difícil cierto falso importante
posible conocido extraño libre listo primero primera último próximo redondo derecho derecha
izquierda seguro limpio sucio caro barato rico pobre rojo azul verde amarillo blanco negro gris
uno dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cien mil medio
`
    .trim()
    .split(/\s+/),
};
