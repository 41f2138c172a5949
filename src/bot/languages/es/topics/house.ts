import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const house = {
  dogs: words`
    perros?
    perritos?
    perra
    perrita
    mascotas?
    animales
    gatos?
    pet[- ]friendly
  `,
  children: words`
    ninos?
    ninas?
    bebes?
    tronas?
    sillas? (?:de bebe|para bebes?|altas?|para ninos?)
    peques?
    menu infantil
    infantil
  `,
  payment: words`
    tarjetas?(?: de (?:credito|debito|regalo))?
    efectivo
    metalico
    amex
    american express
    visa
    mastercard
    apple pay
    bizum
    pagar
    paga
    pago
    pagos
    vales? (?:de )?(?:regalo|descuento|compra|comida|restaurante)s?
    cheques?
    tickets? restaurante
    cuenta
  `,
  diets: words`
    vegan[oa]s?
    vegetarian[oa]s?
    gluten
    sin gluten
    celiac[oa]s?
    halal
    kosher
    lactosa
    sin lactosa
    frutos secos
    nueces
    alerg(?:ia|ias|ico|ica|icos|icas|enos)
    intoleran(?:te|tes|cia|cias)
    dietas?
  `,
  menu: words`
    que (?:me |nos )?(?:recomienda|recomiendan|recomendais|recomiendas|aconseja|aconsejan)
    que (?:hay|teneis|tienen) (?:de )?(?:bueno|rico)
    carta
    menus?
    platos?
    comida
    cocina
    especialidad(?:es)?
    menu del dia
    degustacion
    vinos?
    carta de vinos
    cocteles
    cervezas?
    bebidas?
    (?<!(?:en|sobre|con|al) (?:el |un |su )?)postres?
    carnes?
    pescados?
    mariscos?
    paellas?
    tapas
    pizzas?
    pasta
    hamburguesas?
    sushi
    brunch
    desayunos?
    buffet
    bufe
  `,
  prices: words`
    precios?
    cuanto (?:cuesta|vale|sale|cuestan|es|cobran|cobrais)
    cuesta
    cuestan
    caro
    cara
    barato
    senal
    deposito
    por persona
    presupuesto
    cobran
    cobrais
  `,
  outdoors: words`
    terraza
    fuera(?! (?:posible|mucha|tanta|muy|tan|necesari[oa]|molestia|tan amable|un problema|problema|el caso|asi))
    afuera
    aire libre
    exterior
    jardin
    patio
    azotea
    balcon
    vistas?
  `,
  dress: words`
    (?:ir|venir|voy|vamos) vestid[oa]s?
    vestid[oa]s?(?= [?]|[?]|$)
    codigo de vestimenta
    vestimenta
    dress code
    etiqueta
    vestir
    arreglad[oa]s?
    ropa
    vaqueros
    jeans
    corbata
    traje
    pantalon corto
    bermudas
  `,
  corkage: words`
    descorche
    (?:llevar|traer)(?: (?:nuestro|nuestra|mi|un|una|su|el|la))?(?: propi[oa])? (?:\p{L}{1,12} )?(?:vino|botella|tarta|torta|pastel)(?: de cumpleanos)?
    (?:llevar|traer) (?:nuestro|nuestra|mi|un|una|su|el|la)(?: propi[oa])? ?(?:\p{L}{1,12} )?(?:bebidas?|comida|cava)(?: de cumpleanos)?
    propi[oa] (?:vino|botella|tarta|torta|pastel|comida)
  `,
  wifi: words`
    wi-?fi
    internet
    enchufes?
  `,
  smoking: words`
    fumar(?: (?:en la terraza|fuera|afuera))?
    fumadores?
    vapear
    shisha
    cachimba
    puros?
    cigarros?
  `,
  music: words`
    musica
    musica en vivo
    en directo
    conciertos?
    dj
    karaoke
    piano
    bailar
    ambiente
    espectaculo
  `,
  events: words`
    salon privado
    sala privada
    sala aparte
    reservado privado
    reservados?(?= (?:para|privad))
    (?:hay|teneis|tienen) (?:un )?reservados?
    zona privada
    privados?
    eventos?
    bodas?
    bautizos?
    comuniones?
    cumpleanos
    cenas? de empresa
    grupos? grandes?
    catering
    alquilar
  `,
} satisfies Partial<TopicWords>;
