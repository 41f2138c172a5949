import { words } from "../word-list.ts";

/** Streets and places are called by days: "rue du 4 septembre". */
const street =
  "(?:calle|c/|avenida|av|avda|plaza|pza|paseo|colonia|barrio|metro|estacion|parada|colegio|escuela|" +
  "parque|centro comercial|shopping|estadio|hospital|ruta|carrera|glorieta|puente)";

const month = "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)";

export const otherNumbers = words`
  cuentan? como (?:1|una?)(?: (?:persona|adulto|comensal|plaza))?(?![\p{L}])
  (?<=(?:cual|cualquiera|una|uno|1|ninguna|ninguno|(?:la|el) (?:primera|primero|segunda|segundo|ultima|ultimo)|(?:la|el) (?:mas|menos) (?:tarde|temprana|temprano|pronto|tardia)) )de (?:las|los) 2(?! ?(?:y|menos|de la|en punto|h|:|\d))
  (?<=(?:mas tiempo|mas rato|quedarnos|quedarme),? [^.?!\d]{0,20})(?<!las )[1-4] ?(?:h|horas?)(?! ?\d)
  (?:cancel|anul|borr|desmarc)\p{L}{1,6} l[ao]s #(?=[^\p{L}\d]{0,3}$)
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
  (?:cumplira|cumplen|cumpliran|cumplia|llega a los) #
  (?:ella|madre|padre|mama|papa|abuel[oa]|mujer|marido|espos[oa]|hij[oa]|herman[oa]|suegr[oa]|ti[oa]|jef[ea]) (?:ya )?(?:hace|hara) #
`;
