import type { AsideWords } from "../aside-words.ts";
import { words } from "../word-list.ts";

export const asides: AsideWords = {
  hearsay: words`
    (?:me|nos) (?:dijeron|han dicho|dijo)
    he (?:leido|oido|visto)
    hemos (?:leido|oido)
    (?:lei|oi) que
    dicen que
    por lo visto
    no (?:me |nos )?(?:has|ha|habeis|han) (?:dicho|contestado|respondido)
    (?:pregunte|he preguntado|preguntaba) (?:por|si)
  `,
  eatsOut: words`
    (?:comer|almorzar|cenar|cena|comida)(?: algo)? fuera(?!,? (?:si (?:hace|el tiempo|no llueve)|en (?:la|el) (?:terraza|patio|jardin|balcon)))
  `,
  told: words`
    (?:necesita|necesitan|necesitamos|hace falta|con) (?:\p{L}{2,8} ){0,2}(?:espacio|sitio)(?! para(?!\p{L}))
    no (?:me|nos|le|les) gustan? (?:el|la|los|las)(?! (?:hora|horas|dia|mesa|mesas|sitio|lugar|restaurante|idea|horario|nombre|opciones|opcion)(?!\p{L}))(?= \p{L}{3})
    (?<!que )llega
    mas tarde
    silencios[oa]s?
    sosegad[oa]s?
    intim[oa]
    acogedor[a]?
    luminos[oa]
    clar[oa]
    oscur[oa]
    solead[oa]
    corrientes? de aire
    calefaccion
    estufas?
    banco
    cojines?
    taburetes?
    mesa alta
    mesa baja
    puerta
    entrada
    banos?
    aseos?
    servicios
    lavabos?
    cocina
    altavoces
    acuario
    piano
    escenario
    arriba
    abajo
    al fondo
    sala aparte
    misma mesa
    mesa (?:grande|pequena|redonda|larga|bonita|buena|tranquila|comoda|amplia|distinta)
    buena mesa
    junt[oa]s
    al lado de
    uno al lado del otro
    lado a lado
    frente a
    espacio para
    sitio para
    lejos
    sord[oa]s?
    cieg[oa]s?
    vidente
    muletas?
    baston
    andador
    escayola
    escayolad[oa]
    rota
    fragil
    mayores
    anciana?o?s?
    personas? mayor(?:es)?
    embarazadas?
    amamant\p{L}{1,4}
    lactante
    autis\p{L}{1,4}
    epilep\p{L}{1,4}
    bebes?
    ninos?
    ninas?
    niet[oa]s?
    peques?
    pequen[oa] de
    recien nacid[oa]
    elevador
    alzador
    capazo
    cuco
    biberon
    menu infantil
    colorear
    com(?:e|en|emos)(?! ?(?:[¦.,!?]|$))
    beb(?:e|en|emos|o)
    alcohol
    ajo
    cebollas?
    setas
    champinones
    tomates?
    picante
    cilantro
    cerdo
    ternera
    cordero
    carne
    pescado
    crud[oa]s?
    sal
    azucar
    leche
    queso
    trigo
    fresas
    diabet\p{L}{1,4}
    dietas?
    regimen
    verduras
    menus?
    carta
    postres?
    vino
    cava
    champan
    botella de \p{L}{3,12}
    sin (?!(?:el |mi |un )?(?:numero|telefono|movil|nombre|mi|nosotros|duda|problemas?)(?![\p{L}]))\p{L}{3,15}
    nada de \p{L}{3,15}
    nada picante
    casamos
    casados?
    prometid[oa]s
    prometimos
    ascenso
    examenes
    graduacion
    jubilacion
    jubila
    retiro
    reencuentro
    primera cita
    dia de la madre
    dia del padre
    san valentin
    bautizo
    comunion
    funeral
    despedida de solter[oa]
    bodas de \p{L}{3,8}
    celebra(?:n|cion|remos)?
    fest(?:eja|ejamos|ejar)
    cumple \d{1,3}
    ocasion(?: especial)?
    dia especial
    flores
    ramo
    rosas
    discurso
    brindis
    anillo
    fotos?
    decora\p{L}{1,5}
    sillas? de ruedas
    escaleras?
    escalones
    rampa
    ascensor
    camina[r]?
    gatos?
    animal(?:es)?
    perrit[oa]s?
    perros? (?:guia|lazarillo|de (?:asistencia|servicio|apoyo))
    cuenco
    tarde de lo
    minutos tarde
    retras\p{L}{1,4}
    con prisa
    prisa
    rapido
    tren
    teatro
    concierto
    equipaje
    maletas?
    bolsas
    bicis?
    bicicletas?
    abrigos?
    patinete
    separad[oa]s?
    cuentas?
    factura
    ticket
    efectivo
    vale regalo
    ingles
    hablan?
    enchufe
    wifi
    proyector
    pantalla
    futbol
    musica
    ruido
    frio
    calor
    fuma(?:n|mos|r|dor)?
  `,
  bygone: words`
    (?:vuela|vuelan|vuelve|vuelven|regresa|regresan) (?:ya )?a casa
    (?:(?:cancelado|anulado|retrasado|suspendido) el (?:vuelo|avion|tren|ferry|barco|autobus)|(?:vuelo|avion|tren|ferry|barco|autobus) (?:se |lo |ha sido |fue |esta )?(?:ha |han )?(?:cancelado|cancelaron|anulado|suspendido))
    murio
    fallecio
    (?:ha )?fallecid[oa]
    (?:ha )?muerto
    nos casamos
    nos hemos casado
  `,
  passing: words`
    lleg(?:o|amos|an|aremos|are)
    (?:nos quedamos|me quedo|nos quedaremos)
    estaremos
    hasta el
    salimos
    nos vamos
    volv(?:emos|eremos)
    cumple(?:anos)?
    aniversario
    naci[oe]
    boda
    escrib(?:o|imos)
    su (?:correo|mensaje|mail) del
    el ano pasado
    la ultima vez
    el mes pasado
    hace un ano
    cancelaron
    (?:han )?cancelado
    cancelad[oa]s?
    suspendid[oa]
    anulad[oa]
    lleg(?:a|an|ara|aran)
    (?:vuelo|avion|tren|ferry|barco)
    aterriz(?:a|amos|o)
    (?:mi|mis|nuestr[oa]s?) \p{L}{2,14} (?:viene|vienen)
    (?:nuestra|mi) (?:ultima |anterior |primera )?(?:visita|estancia)
  `,
  countedIn: words`
    contad[oa]s
    incluid[oa]s
  `,
  nthOfThem: words`
    (?:el|la) (?:#[ºª]|segund[oa]|primer[oa]|tercer[oa]|otr[oa])(?: persona| comensal| invitad[oa])? (?:es|va|esta|tiene|usa|necesita|no)
  `,
  someOfUs: words`
    (?:#|uno|una|algunos|algunas|varios|la mitad) (?:de (?:nosotros|nosotras|ellos|ellas|nuestr[oa]s \p{L}{3,14}s|mis \p{L}{3,14}s|los (?:invitados|comensales|ninos|adultos|demas)))
  `,
  people: words`
    personas?
    invitad[oa]s
    comensales
    adultos?
    ninos?
    ninas?
    mujeres
    hombres
    amig[oa]s
    companer[oa]s
  `,
  counted: words`
    tronas?
    sillas? (?:altas?|de bebe|para bebes?|para ninos|de ruedas|infantiles?)
    sillitas?
    elevadores
    alzadores
    carritos?
    cochecitos?
    andadores?
    perros?
    perritos?
    gatos?
    tartas?
    velas?
    globos?
    botellas?
    maletas?
    bicis?
    cuentas
    vegan[oa]s?
    vegetarian[oa]s?
    celiac[oa]s?
    diabetic[oa]s?
    alergic[oa]s?
    alergias?
    intolerantes?
    sin gluten
    sin lactosa
    menus? \p{L}{4,14}
    fumadores
    embarazadas?
  `,
  served: words`
    tartas?
    pastel
    velas?
    champan
    cava
    postres?
    flores
    ramo
    discurso
    brindis
    sorpresa
    globos
  `,
  children: words`
    ninos?
    ninas?
    bebes?
    peques?
    adolescentes?
  `,
};
