import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

/** Of what is wider asked about the house one thing alone, of which the wider answer need say nothing. */
export const particulars = {
  jobs: words`
    (?:buscais|buscan|necesitais|necesitan|contratais|contratan)(?: \p{L}{2,8}){0,2} (?:personal|gente|camarer[oa]s?|cociner[oa]s?|ayudantes?)
    (?:estais|estan) contratando
    contratando
    ofertas? de (?:trabajo|empleo)
    vacantes?(?: de (?:trabajo|empleo))?
    puestos? (?:de trabajo|libres?|vacantes?)
    bolsa de trabajo
    trabajar (?:con|para|en) (?:vosotros|ustedes|vuestr[oa]|su restaurante)
  `,
  prams: words`
    carritos?(?: de (?:bebe|nino))?
    cochecitos?
    sillitas?(?: de paseo)?
    sillas? de paseo
  `,
  changing: words`
    cambiador(?:es)?
    cambia-?panales
    cambiar (?:al|a la|el|la|un|los|a mi|a nuestr[oa]) (?:bebe|nino|nina|panal|panales|hijo|hija|peque)
  `,
  playArea: words`
    (?:zonas?|areas?|rincon|espacio) (?:de juegos?|infantil|para ninos)
    parque infantil
    juguetes
    ludoteca
  `,
  toilets: words`
    banos?
    aseos?
    lavabos?
    wc
  `,
  quiet: words`
    (?:cual|que|donde)(?: \p{L}{1,12}){0,4} (?:mejor|bueno)(?: \p{L}{1,12}){0,6} (?:tranquil[oa]s?|tranquilidad|tranquilamente|silencio)
    (?:es|esta|sea|sitio|lugar|local|restaurante|ambiente)(?: (?:un|el|muy|mas|bastante|sitio|lugar|local|restaurante|ambiente|siempre|mas bien)){0,3} (?:tranquil[oa]|silencios[oa]|ruidos[oa])
    (?:cual|que|donde|si)(?: \p{L}{1,12}){0,7} (?:mas|menos) (?:tranquilo|silencioso|ruidoso)
    ruidos[oa]s?
    (?:mucho|tanto|demasiado) (?:ruido|jaleo)
    nivel de ruido
  `,
  cake: words`
    (?:llevar|traer)(?: (?:nuestr[oa]|mi|una?|su|el|la))?(?: propi[oa])? (?:\p{L}{1,12} )?(?:tarta|torta|pastel|bizcocho)(?: de cumpleanos)?
    propi[oa] (?:tarta|torta|pastel)
  `,
  bill: words`
    (?:cuentas?|tickets?) (?:separadas?|por separado|aparte)
    (?:pagar|pagamos|pague|cobrar|cobrais|cobran)(?: \p{L}{1,8}){0,2} (?:por separado|a medias|individualmente|cada uno)
    por separado(?=[ ?.!]*$)
    (?:dividir|partir|separar|compartir) (?:la )?cuenta
    cada (?:uno|cual) (?:paga|pague)(?: lo suyo)?
  `,
  invoice: words`
    facturas?
    recibos?
  `,
  tips: words`
    propinas?
    servicio (?:esta )?incluido
  `,
  vouchers: words`
    tarjetas?(?: de)? regalo
    (?:vales?|bonos?|cheques?|cupones|cupon)(?: de)? regalo
    vales? (?:de )?(?:descuento|compra|comida|restaurante)s?
    (?:un|unos|el|los|mi|mis|con|aceptan|aceptais|admiten|tengo) vales?
  `,
  view: words`
    vistas(?! previas)
    vista (?:al|a la|del|bonita|panoramica|hacia)
    (?:se ve|se ven|ver|verse|da|dan)(?: (?:bien|tambien))? (?:el|la|los|al|a la) (?:mar|agua|fiordo|puerto|rio|lago|montanas?|playa|bahia)
  `,
  heating: words`
    estufas?
    calefactor(?:es)?
    calefaccion
    climatizad[oa]s?
    mantas?
  `,
  minimumSpend: words`
    (?:consumo|consumicion|gasto|pedido|importe) minim[oa]
    minimo (?:de )?(?:consumo|gasto|por persona|a consumir)
  `,
  takeaway: words`
    (?:comida |pedir )?para llevar(?! (?:al?|la|el|un|una|mi|nuestr[oa]|vino|tarta))
    a domicilio
    domicilio
    entregas?
    repart(?:is|en)
    take[- ]?away
  `,
  charging: words`
    cargador(?:es)?
    puntos? de (?:re)?carga
    cargar (?:el|un|mi|nuestro) coche(?: electrico)?
  `,
  sports: words`
    futbol
    partidos?
    pantalla(?: gigante)?
  `,
} satisfies Partial<TopicWords>;
