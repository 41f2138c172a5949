import type { AddingWords } from "../adding-words.ts";
import { words } from "../word-list.ts";

const booking = "(?:reserva|reservacion|pedido)";

export const adding: AddingWords = {
  verbs: words`
    anad(?:ir|e|a|an|es|is|as|iria[ns]?)(?:me|nos|le)?
    agreg(?:ar|a|ue|uen)(?:me|nos|le)?
    sum(?:ar|a|e|en)(?:me|nos|le)
  `,
  puts: words`
    pon(?:er|ga|gan|ed|dr(?:ia|iais|ian))?(?:me|nos|le)?
    inclu(?:ir|ye|ya|yan)
    apunt(?:ar|a|e|en)(?:me|nos)?
    ped(?:ir|id)
    encarg(?:ar|ue|uen)
    meter
    meted
  `,
  toBooking: words`
    (?:a|en|para|con) (?:la|mi|nuestra|esta|esa) ${booking}(?: que (?:ya )?(?:tengo|tenemos|hice|hicimos))?
  `,
  toIt: words`
    ahi
  `,
  toNote: words`
    (?:en|a|entre) (?:la|las|mi|mis|el|los|tu|tus|su|sus|nuestra) (?:notas?|observacion(?:es)?|comentarios?|anotacion(?:es)?)(?: (?:para el|del|al) restaurante)?
    como (?:nota|observacion|comentario)
  `,
  theirs: words`
    la (?:reserva|mesa) que (?:ya )?(?:tengo|tenemos|hice|hicimos)
  `,
  also: words`
    tambien
    ademas
    solo
    por favor
    porfa
    quizas?
    nos
    me
  `,
  unsaid: words`
    (?:algo|una (?:cosa|cosita))(?: mas)?
    (?:un|una|mi|nuestra|la|el|otra|otro|unas?) (?:pequena )?(?:peticion|solicitud|nota|deseo|comentario|observacion|extra|detalle|cosa)(?: especial| mas)?
  `,
  others: words`
    (?:[\p{L}']{1,15} ){0,8}(?:playlist|lista|cancion|recordatorio|alarma|calendario)
    (?:una?|1|2|dos|otra|otro)(?: mas)?(?: (?:persona|comensal|silla|plaza|hora|dia|mesa|reserva)s?)?(?= ?$| mas)
    (?:una?|1|2|dos|otra|otro) (?:persona|comensal|silla|plaza|hora|dia|mesa|reserva)(?:es|s)?
    alguien
    nada
    (?:mi|nuestro|el|un) (?:nombre|numero|telefono|movil|correo|e-?mail|direccion|apellido)
    que
  `,
  never: "como cuando que cual cuanto donde nada".split(" "),
};
