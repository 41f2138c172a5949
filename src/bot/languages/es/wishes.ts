import { words } from "../word-list.ts";

export const wishes = words`
  mesa redonda
  (?:junto a|al lado de|cerca de|pegad[oa] a) la (?:cocina|puerta)
  mejor que la (?:ultima|otra) vez
  mejor mesa que la (?:ultima|otra) vez
  rincon(?:es|cito|citos)?(?: tranquil[oa]s?)?
  sitios? tranquil(?:o|os|ito)
  tranquil(?:[oa]|ito|ita)s?
  (?:lejos|apartad[oa]) de (?:la|el|los|las) (?:puerta|cocina|bano|banos|barra|entrada|musica)
  cerca del? (?:el |la |los )?(?:bano|banos|servicio|aseo|puerta|salida)
  (?:mesa )?(?:en|de|junto a) la ventana
  (?:oye|oyen) mal
  frioler[oa]s?
  sitio para (?:un|una|el|la|nuestro|1) (?:carrito|cochecito|silla|andador)
  (?:acabamos|acaban|acabo) de comprometer(?:nos|se|me)?
  nos acabamos de (?:comprometer|casar)
  (?:aprobo|ha aprobado|aprobe) (?:la|el|las|los|su) \p{L}{3,14}
  champan
  cava(?! de)
  espumoso
  botella de \p{L}{3,12}
  (?:a la|al) (?:llegada|llegar)
  cuentas? (?:separadas?|por separado)
  (?:divididos|repartidos|separados) en
  luna de miel
  (?:que )?no (?:este |sea |esté |estemos |nos pongan )?(?:justo |muy )?(?:al lado|cerca|junto|pegad[oa]s?|debajo|enfrente) (?:de la|del|a la|al|de las|de los) \p{L}{3,15}
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
  fuera(?! (?:posible|mucha|tanta|muy|tan|necesari[oa]|molestia|tan amable|un problema|problema|el caso|asi))
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
  (?<!(?:esta|queda|quedo) )reservado
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
  factura (?:a nombre|de empresa|para la empresa|con)
  (?:necesito|necesitamos|necesitaremos|quiero|queremos|querriamos) (?:una |la )?factura
  al lado (?:de la otra|del otro|una de otra)
  mesas juntas
  los [2-9]\d (?:anos )?de(?! (?:noviembre|diciembre|enero))
  (?:un poco )?apartad[oa]
  periqueras?
  (?:cumplira|cumplen|cumpliran|cumplia|llega a los) (?:[1-9]\d|1[0-2]\d)
  (?:ella|madre|padre|mama|papa|abuel[oa]|mujer|marido|espos[oa]|hij[oa]|herman[oa]|suegr[oa]|ti[oa]|jef[ea]) (?:ya )?(?:hace|hara) (?:[1-9]\d|1[0-2]\d)
  cumple (?:[1-9]\d|1[0-2]\d)
  pedir(?:le|la)? (?:\p{L}{1,8} ){0,3}(?:matrimonio|la mano)
  (?:digan|digais|digas|diga|cuenten|conteis|comenten|comenteis)(?:le|les)? nada
  no (?:sabe|sospecha|puede saber|debe saber) nada
  (?:guarden|guardad|guarda|es) (?:el |un )?secreto
  (?:repart|divid|separ)(?:id|ad)[oa]s? (?:en|entre) \d{1,2} mesas
`;

export const wishFillers = words`
  (?:me |nos )?da (?:igual|lo mismo)
  (?:no importa|es igual)
  (?:para |solo para )?que (?:sepas|sepan|sepa|sepais)(?: que)?
  (?:solo )?(?:queria|quiero|queriamos) (?:decir|comentar|avisar|anadir)(?:le|les|te|os)?(?: que)?
  (?:de todas formas|en fin|total)(?= (?:que|mi|mis|nuestro|nuestra|somos|llevamos|vamos|tengo|tenemos)(?!\p{L}))
  (?:me )?acab(?:o|amos) de (?:acordarme|acordarnos|recordar)(?: (?:de )?que)?
  (?:habria|habra|hay|no habra|no habria|no tendran|tendrian|no tendrian|no tendreis|tendriais)(?: (?:algun|alguna|por casualidad|quizas?)){0,2}
  ya (?:le|os|se lo|te) (?:dije|he dicho|comente)(?: lo)?(?: de)?
  como (?:le|os|ya|te) ?(?:le )?(?:dije|he dicho|comente)
  (?:no|que no) (?:se )?(?:olvide[ns]?|olvideis|te olvides)(?: de| lo de)?
  (?:recuerde|recuerden|recordad|acuerdese|acuerdense)(?: de| que)?
  no (?:podemos|podriamos)
  hm(?:m{1,3})?
  ehm?
  pues
  habla
  ah
  por cierto
  por favor
  y
  con
  una mesa
  mesa
  si es posible
  si se puede
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
  que
  tengan en cuenta
  tenga en cuenta
  estamos
  estaremos
  (?:podemos|podriamos|puedo|podria)(?: tener)?
  (?:es|seria) posible(?: tener)?
  (?:una|1) cosa mas
  otra cosa
  (?:se me|me) (?:olvido|olvidaba|habia olvidado|paso) (?:decir|mencionar|comentar)(?:le|les|te|os)? que
  entonces
  por otro lado
  (?:ok|vale)(?= \p{L})
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
  el
`;

/** Between a wish and the day or hour after it, of which they are a part: "a high chair for the coming ¦". */
export const wishCuts = words`
  esa
  ese
  este
  esta
  la
  las
  el
  los
  proximo
  proxima
`;

/** That something is not celebrated any more, which is nothing to be noted. */
export const uncelebrated = words`
  (?:ya )?no (?:podemos|vamos a|queremos|puedo|quiero|estamos para) (?:celebrar|fiestas?)
  ya no celebramos
  no (?:hay|tenemos) nada que celebrar
`;

/** Beside a wish that is noted: it is none any more. */
export const wishesBack = words`
  no (?:le |les )?(?:interesa|importa|incumbe|concierne)n? (?:al|a la|a los) (?:restaurante|cocina|casa|personal)
  (?:quit|borr|elimin|sac)(?:a|e|en|ad) lo de
  (?:no|ya no|al final no) (?:traemos|llevamos|traigo|llevo|vamos a llevar|vamos con) (?:el|la|al|a la|los|nuestro|nuestra|ningun)? ?\p{L}{3,14}
  (?:el|la|nuestro|nuestra) \p{L}{3,14} (?:al final )?se queda en casa
  (?:dejamos|dejaremos|dejo) (?:al?|el|la|los) .{2,20} en casa
  olvid(?:e|a|ad|en|ese|ate|aos)(?! (?:decir|mencionar|comentar))
  no (?:necesitamos|necesito|necesitaremos|hace falta|hacen falta|hara falta|haran falta)
  ya no (?:necesitamos|necesito|hace falta|hacen falta|queremos)
  al final (?:no|sin)
  (?:quite|quita|quiten)
  (?:deje|deja|dejen|olvide|olvida|olviden)(?:se|te)? (?:lo )?de(?:l| la| los| las)?
  olvid(?:e|a|en) (?:el|la|los|las)
  (?:quit|borr|elimin|sac|tach)(?:a|e|en|ad|ar|ue|uen) (?:lo|eso|la parte|la nota) del?
  lo del? .{2,30} (?:ya no|sobra|fuera|(?:se )?puede(?:n|s)? (?:quitar|borrar|eliminar)(?:lo)?|quite(?:lo|n)?|quitalo)
  no (?:pon(?:gas?|gan|gais)|apunt(?:es?|en|eis)|anot(?:es?|en|eis)|escrib(?:as?|an|ais)|mencion(?:es?|en|eis)) (?:lo|eso|la parte) del?
`;

export const ifPossible = words`
  si (?:se puede|es posible|puede ser)
  a ser posible
`;

/** Before what the house shows of itself: its menu, its photos. */
export const showMe = words`
  (?:muestre|muestra|ensene|ensena|mande|manda|envie|envia|pase|pasa)(?:me|nos)(?: (?:algunas|unas|las|la|sus|el|una))?
  (?:me|nos) (?:muestra|ensena|manda|envia|pasa)s?(?: (?:algunas|unas|las|la|sus|el|una))?
`;

export const indoors: readonly string[] = words`
  dentro
  adentro
  interior
  en sala
`;

export const outdoors: readonly string[] = words`
  fuera(?! (?:posible|mucha|tanta|muy|tan|necesari[oa]|molestia|tan amable|un problema|problema|el caso|asi))
  afuera
  exterior
  terraza
  jardin
  patio
  balcon
  aire libre
`;

/** Only some of what is noted is to stay. */
export const wishesKept = words`
  (?:deje|deja|dejad|dejen|mantenga|manten) (?:solo|solamente|unicamente|nada mas)
  (?:solo|solamente) (?:deje|deja|dejad|dejen|mantenga)
`;

/** The wish that was told last is none any more. */
export const thatWishBack = words`
  (?:quite|quita|quiten|elimine|elimina|borre|borra|saque|saca) (?:eso|esto|lo)
  (?:quitelo|quitalo|quitadlo|borrelo|borralo|eliminelo|saquelo)
`;

/** They open a clause of what the guests have to do later, and are part of it. */
export const wishHaves = words`
  tenemos
`;

export const without = words`
  sin
`;
