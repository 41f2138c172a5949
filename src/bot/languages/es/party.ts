import type { PartyWords, PeopleWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const party: PartyWords = {
  people: words`
    personas?
    pers\.?
    pax
    adultos?
    adultas?
    ninos?
    ninas?
    ninit[oa]s
    chicos
    chicas
    bebes?
    peques?
    peque[nñ]ines
    crios?
    crias?
    nen[oa]s?
    menores
    mayores
    jubilados
    invitad[oa]s
    comensal(?:es)?
    amigos
    amigas
    companer[oa]s
    colegas
    gente
    hombres
    mujeres
    senoras
    senores
    cubiertos
    plazas
    sitios
    puestos
    huespedes
    mas
    asientos
    hijos
    hijas
    hermanos
    hermanas
    primos
    familiares
    nietos
    primas
    tias
    tios
    sobrin[oa]s
    vecin[oa]s
    abuelos
    cunad[oa]s
    colegas?
    compis?
    cuates?
    pibes?
    chavos?
    cunados?
    companeros?
    primos?
    amigotes
  `,
  phrases: words`
    (?:(?:numero de |n\.? de )?(?:personas|comensales|adultos|invitados)) ?[:=] #
    (?:mesa|mesita|grupo|reserva|reservacion|sitio|lugar|lugares|hueco) (?:para|pa|de|del|por|x|xa|p/) ?(?:unos |unas |nosotros |nosotras )?#
    (?:familia|cena|comida|almuerzo|espacio|fiesta|equipo|asientos) (?:para|pa|de|del|por|x|xa|p/) ?(?:unos |unas |nosotros |nosotras )?#
    (?:somos|seremos|seriamos|vamos a ser|podemos ser|podriamos ser) (?:ahora |solo |solamente |unos |unas |en total |al final |finalmente |como |ya |todos )?#
    (?:serian|seran|van a ser|estaremos|estamos|vamos a estar) (?:ahora |solo |solamente |unos |unas |en total |al final |finalmente |como |ya |todos )?#
    (?:vamos|venimos|iremos|vendremos|iriamos|vendriamos|vamos a ir|vamos a venir|asistiremos|acudiremos) (?:ahora |solo |unos |unas |en total |como )?#
    (?:quedamos|cenamos|comemos|cenaremos|comeremos|nos juntamos|viajamos|van|vienen) (?:ahora |solo |unos |unas |en total |como )?#
    (?:podemos|podriamos|queremos|queriamos|quisieramos|nos gustaria|vamos a) (?:ir|venir|pasar|cenar|comer|almorzar)(?:nos)? (?:unos |unas |como )?#
    nosotr[oa]s #
    #(?:,? de (?:los|las) (?:que|cuales)|,? de ell[oa]s|,? incluid[oa]s?|,? incluyendo|,? contando)(?= (?:a )?(?:\d|los|las)(?![\p{L}]))
    # de nosotr[oa]s
    entre todos #
    grupo #
    # a la mesa
    (?:sitio|mesa|hueco) a #
  `,
  totals: words`
    # en total
    (?:en )?total:?,? (?:(?:somos|seremos|vamos|iremos|unos|de) )?#
    contando a todos #
    todos juntos #
  `,
  weakPhrases: words`
    sino (?:para |que somos )?#
    (?:para|pa|xa|p/|x) ?(?:unos |unas |solo |nosotros |nosotras |los |las |como |aproximadamente |(?:un )?maximo(?: de)? |como maximo )?#
    (?:somos|seremos) (?:el|la) #
    mejor #
    con #
    reserva(?:r)? a #
    (?:puse|escribi|dije|habia (?:puesto|dicho)) #
  `,
  openPhrases: words`
    mejor #
    que sean #
    que sea #
    digamos #
    pon #
    ponlo #
    ponla #
    en realidad #
    al final (?:solo )?#
    no,? #
    perdon,? #
    digo #
    mejor dicho,? #
    (?:cambialo|cambiala|cambiar) a #
  `,
  answerLeads: words`
    (?:apunt|anot)[ae]
    ponga
    unas
    unos
    sobre
    alrededor de
    cerca de
    quizas
    tal vez
    como
    como mucho
    al menos
    digamos
    no mas de
    no menos de
    a lo sumo
    maximo
    calculo que
    ponle
    pon
    yo diria
    creo que
    como minimo
    por lo menos
    mas o menos
    hasta
  `,
  including: words`
    incluyendo
    incluidos
    de los cuales
    entre ellos
  `,
  otherUnits: words`
    horas?
    horitas
    h
    minutos?
    de minutos?
    mins?
    dias?
    noches?
    semanas?
    mes
    meses
    anos?
    estrellas?
    habitaciones
    mesas?
    euros?
    pesos
    dolares
    soles
    veces
    copas
    platos
    menus?
    botellas
    reservas
    opciones
    cosas
    pizzas
    cervezas
    tronas
    ninguna
    plantas
    pisos
    salas?
    cuadras
    calles
    coches
    dieciseisavos
    perros?
    sillas?
    tronas?
    de cada
    sobre
    segundos?
    puntos?
  `,
  fixed: {
    "en pareja": 2,
    "ella y yo": 2,
    "el y yo": 2,
    "un trio": 3,
    "1 trio": 3,
    "un cuarteto": 4,
    "nadie mas que yo": 1,
    "yo y nadie mas": 1,
    "solo yo": 1,
    "solamente yo": 1,
    "solo para mi": 1,
    "para mi solo": 1,
    "para mi sola": 1,
    "yo solo": 1,
    "yo sola": 1,
    "yo solito": 1,
    "yo solita": 1,
    "voy solo": 1,
    "voy sola": 1,
    "ire solo": 1,
    "ire sola": 1,
    "vengo solo": 1,
    "vengo sola": 1,
    "ceno solo": 1,
    "ceno sola": 1,
    "como solo": 1,
    "como sola": 1,
    "los 2": 2,
    "nosotros 2": 2,
    "nosotras 2": 2,
    "los 3": 3,
    "los 4": 4,
    "los 5": 5,
    "los 6": 6,
    "una parejita": 2,
    "un matrimonio": 2,
    "una docena": 12,
    "una docena de personas": 12,
    "media docena": 6,
    "media docena de personas": 6,
    "un par de personas": 2,
    "una decena": 10,
    "una decena de personas": 10,
  },
  couples: ["# (?:parejas?|matrimonios)"],
  companions: words`
    amigos
    amigas
    companeros
    companeras
    colegas
    ninos
    ninas
    peques
    hijos
    hijas
    hermanos
    hermanas
    primos
    invitados
    primas
    tias
    tios
    sobrinos
    sobrinas
    vecinos
    vecinas
    nietos
    nietas
    cunados
    clientes
    compis
    cuates
    pibes
    chavos
  `,
  nameArticles: ["el", "la"],
  companies: words`
    familia
    equipo
    pandilla
    pena
    banda
    gente
    tropa
    cuadrilla
    grupo
  `,
  companyLeads: words`con`,
  comesWith: words`
    vengo con
    vendre con
    traigo a
    traigo
    traere a
    llevo a
    llevo
    me acompanan?
  `,
  therefore: words`
    asi que
    asi que (?:somos|seremos|vamos|quedamos|ahora)
    por (?:lo )?tanto
    entonces
    quedamos
    quedan
    nos quedamos en
    luego
    de modo que
    o sea que
    o sea
    ahora
    ahora somos
  `,
  self: ["yo", "mi", "voy", "ire"],
  selfAfterAnd: ["yo", "(?:un|1) servidor", "(?:una|1) servidora", "(?:el|la) que suscribe"],
  selfLeads: ["para", "pa", "solo", "vamos", "vamos a ir", "iremos", "somos", "seremos"],
  articles: ["un", "una", "1", "otro", "otra"],
  adjectives: ["otras", "otros", "otra", "otro", "pequenos", "pequenas", "jovenes", "buenos", "buenas"],
  relations: words`
    mujer
    esposa
    marido
    esposo
    pareja
    novia
    novio
    prometida
    prometido
    madre
    padre
    mama
    papa
    hermana
    hermano
    hijo
    hija
    bebe
    amigo
    amiga
    jefe
    jefa
    colega
    abuela
    abuelo
    tia
    tio
    primo
    prima
    suegra
    suegro
    companero
    companera
    chico
    chica
    pololo
    polola
    nieto
    nieta
    cunado
    cunada
    sobrino
    sobrina
    socio
    socia
    cliente
    clienta
    nene
    nena
    peque
    nino
    nina
    vecino
    vecina
    churri
    senora
    parienta
    mejor amiga
    mejor amigo
    acompanante
    nuera
    yerno
    hermanita
    hermanito
    abuelita
    abuelito
    compi
    hombre
    polol[oa]
    vieja
    viejo
    suegr[oa]
    cunad[oa]
    prometid[oa]
    enamorad[oa]
    chava
    chavo
    esposit[oa]
    ahijad[oa]
    padrino
    madrina
    soci[oa]
    cuate
    guagua
  `,
  relationPairs: [
    "padres",
    "papas",
    "viejos",
    "abuelos",
    "suegros",
    "gemelos",
    "gemelas",
    "mellizos",
    "pareja de amigos",
    "parejita",
    "(?<=otra )pareja",
  ],
  possessives: [
    "mi",
    "mis",
    "nuestro",
    "nuestra",
    "nuestros",
    "nuestras",
    "su",
    "sus",
    "los",
    "las",
    "el",
    "la",
  ],
  and: ["y", "mas", "y para", "y con", "con", "&", "e", "y ademas", "junto con", "junto a"],
  or: ["o", "u", "o quizas", "o tal vez", "o como mucho", "o a lo mejor"],
  to: ["a"],
  more: words`
    (?:se|os) (?:apunta|apuntan|apuntara) (?:#|una|un|uno|otra|otro)(?: (?:persona|personas|amigo|amiga|amigos|amigas|comensal|comensales))?(?: mas)?
    (?:se|os) (?:apuntaran|suma|suman) (?:#|una|un|uno|otra|otro)(?: (?:persona|personas|amigo|amiga|amigos|amigas|comensal|comensales))?(?: mas)?
    (?:se|os) (?:sumara|sumaran|anade|anaden) (?:#|una|un|uno|otra|otro)(?: (?:persona|personas|amigo|amiga|amigos|amigas|comensal|comensales))?(?: mas)?
    (?:se|os) (?:une|unen|uniran) (?:#|una|un|uno|otra|otro)(?: (?:persona|personas|amigo|amiga|amigos|amigas|comensal|comensales))?(?: mas)?
    (?:#|una|uno|un)(?: (?:persona|personas|comensal|comensales|invitado|invitados|adulto|adultos|nino|ninos|sitio|sitios))? mas(?! [\p{L}\d])
    (?:#|una) (?:persona|personas) (?:adicional|adicionales|extra)
    otra persona
    otro comensal
    (?:anadir|anade|agregar|agrega|sumar) (?:una|un|#) (?:persona|personas|comensal|comensales)(?: mas)?
  `,
  fewer: words`
    (?:falla|fallan) (?:#|una|un|uno)(?: (?:persona|personas|comensal|comensales|invitado|invitados|amigo|amiga|amigos|amigas))?
    (?:se (?:me |nos )?(?:cae|caen|baja|bajan|borra|borran)) #(?: (?:persona|personas|comensal|comensales|invitado|invitados|amigo|amiga|amigos|amigas))?
    (?:se (?:me |nos )?(?:cae|caen|baja|bajan|borra|borran)) una(?: (?:persona|personas|comensal|comensales|invitado|invitados|amigo|amiga|amigos|amigas))?
    (?:se (?:me |nos )?(?:cae|caen|baja|bajan|borra|borran)) un(?: (?:persona|personas|comensal|comensales|invitado|invitados|amigo|amiga|amigos|amigas))?
    (?:se (?:me |nos )?(?:cae|caen|baja|bajan|borra|borran)) uno(?: (?:persona|personas|comensal|comensales|invitado|invitados|amigo|amiga|amigos|amigas))?
    (?:#|una|un|uno)(?: (?:persona|personas|comensal|comensales|invitado|invitados))? menos
    (?:una persona|uno|# personas|1 persona) no (?:puede|pueden|viene|vienen|vendra|vendran)(?: venir| ir)?
    (?:#|uno|una)(?: (?:personas?|amig[oa]s?|invitad[oa]s?|de nosotros))? (?:se (?:me |nos )?(?:han|ha) (?:borrado|caido|bajado|rajado))
    (?:#|uno|una)(?: (?:personas?|amig[oa]s?|invitad[oa]s?|de nosotros))? (?:(?:nos )?(?:han|ha) (?:cancelado|fallado))
    # (?:ya )?no (?:pueden|vienen|vendran|van a venir|podran)(?: venir| ir)?
    se (?:han|ha) (?:caido|rajado|desapuntado|borrado|descolgado) (?:#|un[oa]?)(?: (?:personas?|amig[oa]s?|comensal(?:es)?))?
  `,
};

export const people: PeopleWords = {
  nameLeads: words`
    apellidos?(?: es)?:?
    (?:cambie|cambia|cambiar) el nombre (?:a|por)
    a nombre de mi (?:mujer|marido|esposa|esposo)[,:]?
    me llamo
    mi nombre es
    a nombre de
    al nombre de
    en nombre de
    con el nombre de
    con el nombre
    a mi nombre[,:]?
    el nombre es
    el nombre seria
    nombre:
    bajo el nombre de
    bajo el nombre
    mi nombre completo es
    mi apellido es
    el apellido es
    apellido:
    a nombre del?
    a nombre
    de parte de
  `,
  weakNameLeads: words`
    soy
    nombre
    es
    de
    habla
    aqui
    a nombre
    c/o
    soy el
    soy la
    bajo
  `,
  placeLeads: words`
    restaurante
    casa
    bar
    cafe
    taberna
    meson
    hotel
    bodega
    cantina
    fonda
    club
    asador
  `,
  familyLeads: words`
    apellidos?(?: es)?:?
    a nombre de
    al nombre de
    en nombre de
    con el nombre de
    con el nombre
    bajo el nombre de
    bajo el nombre
    mi apellido es
    el apellido es
    apellido:
    a nombre del?
    a nombre
    bajo
  `,
  notNames: words`
    lunes
    martes
    miercoles
    jueves
    viernes
    sabado
    domingo
    mediodia
    comer
    cenar
    almorzar
    navidad
    nochevieja
    nochebuena
    san
    pero
    aunque
    como
    muy
    tengo
    tenemos
    hay
    todo
    nosotros
    telefono
    movil
    enero
    febrero
    marzo
    abril
    mayo
    junio
    julio
    agosto
    septiembre
    octubre
    noviembre
    diciembre
    para
    a
    el
    la
    los
    las
    un
    una
    y
    de
    del
    en
    con
    mesa
    reserva
    hoy
    manana
    por
    favor
    que
    me
    mi
    no
    si
    es
    alergico
    alergica
    vegetariano
    vegetariana
    celiaco
    celiaca
    quiero
    quisiera
    gracias
    esta
    yo
    nos
    solo
    noche
    tarde
  `,
  introductions: words`
    soy
    aqui
    habla
    le habla
    les habla
    me llamo
  `,
  origins: words`
    del
    de la
    de los
  `,
  families: words`
    los @
    la familia @
    familia @
  `,
  instead: words`
    mejor
    en su lugar
    en vez
    no
  `,
  titles: ["dr", "dra", "senores", "d", "sr", "sra", "srta", "senor", "senora", "don", "dona"],
  signOffs: words`
    (?:un )?(?:cordial )?saludos?(?: cordial(?:es)?)?
    atentamente
    (?:muchas )?gracias(?: de antemano)?
    (?:un )?abrazo
    reciban un (?:cordial )?saludo
    cordialmente
    quedo a la espera
  `,
  nameFollowers: words`
    al habla
    al telefono
    por aqui
    aqui
  `,
  contactLeads: words`
    numero
    numero de telefono
    telefono
    telefono es
    telefono de contacto
    tfno
    tlf
    telf
    fono
    cel
    movil
    celular
    tel
    tel\.
    llamame
    llamenme
    whatsapp
    contacto
    correo
    e-?mail
    email
  `,
};

export const wishes = words`
  ventana
  ventanal
  patio
  barra
  sombra
  al sol
  chimenea
  sofa
  mascota
  mascotas
  embarazada
  bodas
  boda
  despedida
  pedida
  pedir matrimonio
  silla infantil
  silla para (?:el )?bebe
  sillita
  elevador
  minusvalid[oa]s?
  movilidad reducida
  intoleran(?:te|cia|tes)
  mani
  mariscos
  huevo
  soja
  pescatarian[oa]
  comida de empresa
  cumple
  cumples
  pastel
  globos
  aire libre
  ruido
  ruidos[oa]
  apartad[oa]
  aire acondicionado
  ascensor
  comedor
  salon
  planta baja
  celebracion
  celebrando
  ventana
  terraza
  jardin
  fuera
  afuera
  exterior
  dentro
  interior
  balcon
  vista
  vistas
  tranquila
  tranquilo
  rincon
  privado
  reservado
  trona
  tronas
  silla alta
  silla de bebe
  carrito
  cochecito
  silla de ruedas
  accesible
  perros?
  cumpleanos
  aniversario
  celebrar
  celebramos
  tarta
  velas?
  sorpresa
  vegano
  vegana
  veganos
  vegetariano
  vegetariana
  vegetarianos
  sin gluten
  gluten
  celiaco
  celiaca
  celiacos
  lactosa
  frutos secos
  nueces
  cacahuetes?
  alergia
  alergias
  alergico
  alergica
  marisco
  halal
  kosher
  embarazada
  romantica
  romantico
  fumadores
  cerca de la
  lejos de
  rincon(?:cito)?
  esquina
  banco
  al fondo
  del fondo
  altillo
  arriba
  abajo
  alzador
  silleta
  andador
  muletas
  tranquil[oa]s?
  acogedor\p{L}{0,2}
  intim[oa]
  a la sombra
  calefaccion
  estufa
  corriente
  flores
  misma mesa
  sala privada
  espacio para
  sitio para (?:un|una|el|la)
`;
export const wishFillers = words`
  por favor
  y
  con
  una mesa
  mesa
  si es posible
  si puede ser
  tambien
  pero
  para
  quiero
  quisiera
  queremos
  queria
  nos gustaria
  me gustaria
  preferiblemente
  gracias
  hola
  reservar
  a ser posible
  si
  la mesa
  preferimos
  preferiria
  a poder ser
  porfa
  que sea
  que este
  puede ser
  podemos tener
  podriamos tener
  (?:podrian|podria) ser
  necesitamos
  necesito
  necesitariamos
  tenemos
`;
export const negations = words`
  no
  no el
  no es el
  no para
  no para el
  no a las
  ni
  que no sea
  que no sea el
  menos el
  excepto el
  nunca
  no somos
  no seremos
  en vez de
  en vez del
  en lugar de
  en lugar del
  no es
  no las
`;
export const refusals = words`
  tampoco(?=[,.!]|$)
  (?:es )?imposible(?=[,.!]|$)
  no(?=[,.!]|$)
  no (?:me|nos) (?:va|viene|vale|cuadra|sirve|conviene|encaja|queda)(?: bien)?
  (?:me|nos) (?:va|viene) (?:mal|fatal)
`;
/** Streets and places are called by days: "rue du 4 septembre". */
const street =
  "(?:calle|c/|avenida|av|avda|plaza|pza|paseo|colonia|barrio|metro|estacion|parada|colegio|escuela|parque|centro comercial|shopping|estadio|hospital|ruta|carrera|glorieta|puente)";
const month = "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)";

export const otherNumbers = words`
  (?:\d{1,4}(?: bis| ter)?,? )?${street}\.? (?:del? |la |el )?\d{1,2}(?:er|[ºo°]|\.º)?\.? (?:de |d')?${month}(?:(?: de|,)? (?:n\.?[ºo°]? ?)?\d{1,4})?
  (?<=(?:cuanto|precio) .{0,20})menu (?:del?|de la) (?:mediodia|noche|comida|cena)
  mesa #(?= (?:de la|del|por|otra|esta)|[.!?]?$)
  mesa (?:numero |num\.? |n° ?|nº ?|no\.? ?)#
  (?:calle|avenida|avda|plaza|paseo|c/) (?:\p{L}{1,15} ){0,3}#
  (?:ayer|durante|unas|estuvimos|esperamos|esperar|tardamos|tarda|dura|cada|hace|con|mas de|menos de|ultimas) # horas?(?! de la)
  las 24 horas(?! del \d)
  24 horas (?:de|al|antes)
  hace # (?:dias?|semanas?|meses|anos?)
  # (?:anitos|veces|minutos de)
  los # anos
  cumple #
  cumplo #
  cumplimos #
  turno #
  codigo #
  (?:casa|casas|bloque|portal|puerta|local|km) #
  # por ciento
  una estrella
  # estrellas
  # tenedores
  (?:habitacion|numero|calle|linea|planta|piso|puerta) #
  # anos
  # (?:estrellas?|euros?|puntos?|por ciento|km|metros|segundos?|habitaciones|noches|de \d{1,2})
  #(?:º|a|o|er) (?:piso|planta|cumpleanos|aniversario)
  (?:puntuacion|valoracion) de #
  durante # (?:horas?|noches|dias?)
  (?:nos )?faltan? (?:todavia |aun )?# personas?
  calificacion de #
  (?:grupo|club|canal|sala|estudio|studio|puerta|piso|apartamento|depto|radio|linea|vision|kilometro|km) #
`;
export const wishJoints = words`
  a
  en
  con
  para
  de
  por
  sin
  al
  del
  junto
`;
export const allergies = words`
  alergias?
  alergic[oa]s?
  celiac[oa]s?
  intoleran(?:te|tes|cia|cias)
  celiaquia
`;
