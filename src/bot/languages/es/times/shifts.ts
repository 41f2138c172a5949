import type { ShiftWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const shifts: ShiftWords = {
  now: words`
    ahora(?: mismo)?
    ahorita(?: mismo)?
    ya(?: mismo)?
    inmediatamente
    cuanto antes
    lo (?:antes|mas pronto|mas rapido) posible
    tan pronto como sea posible
    en cuanto se pueda
  `,
  inHours: ["(?:en|dentro de|de aqui a) (?:unas )?# (?:horas?|horitas?|hrs?|h)"],
  inMinutes: ["(?:en|dentro de|de aqui a) (?:unos )?# (?:minutos?|minutitos|mins?)"],
  inPhrases: {
    "en media hora": 30,
    "en media horita": 30,
    "dentro de media hora": 30,
    "en 1 hora y media": 90,
    "dentro de 1 hora y media": 90,
    "en hora y media": 90,
    "dentro de hora y media": 90,
    "en 2 horas y media": 150,
    "dentro de 2 horas y media": 150,
    "en una horita": 60,
    "en un par de horas": 120,
    "dentro de un par de horas": 120,
    "en un cuarto de hora": 15,
    "dentro de un cuarto de hora": 15,
    "en 3 cuartos de hora": 45,
    "dentro de 3 cuartos de hora": 45,
  },
  inLeads: words`
    en
    dentro de
    en unas
    en unos
  `,
  halfMore: words`y media`,
  later: ["mas tarde", "despues", "mas tardecito", "mas tardio", "mas tardia"],
  earlier: ["mas temprano", "mas pronto", "antes", "mas tempranito", "mas prontito"],
  laterOne: words`
    (?:la|el) (?:siguiente|de despues|de mas tarde)
  `,
  earlierOne: words`
    (?:la|el) (?:anterior|de antes|de mas temprano)
  `,
  laterBefore: words`(?:retrasar|retrasa|retrase|atrasar|atrasa|posponer|aplazar)(?:la|lo)?(?: (?:la|mi|nuestra) (?:reserva|mesa))?`,
  earlierBefore: words`(?:adelantar|adelanta|adelante)(?:la|lo)?(?: (?:la|mi|nuestra) (?:reserva|mesa))?`,
  shiftHours: ["horas?", "horitas?", "h"],
  shiftMinutes: ["(?:de )?minutos?", "minutitos", "mins?"],
  shiftPhrases: {
    "una horita": 60,
    "1 hora y media": 90,
    "hora y media": 90,
    "2 horas y media": 150,
    "un par de horas": 120,
    "media hora": 30,
    "media horita": 30,
    "un cuarto de hora": 15,
  },
  shiftLeads: words`
    algo
    nada(?! (?:mas )?\p{L}{1,9} (?:de|que))
    (?:no )?hay nada(?= mas)
    hay(?= mas)
    un poco
    un poquito
    un pelin
    un pelo
    un rato
    un ratito
    mucho
    bastante
    puede ser
    podria ser
    podemos ir
    se puede
    mejor
    cualquier cosa
    uno
    una
    (?:podemos|puedo|podriamos) (?:venir|llegar)
  `,
  unfit: words`
    (?<!no es |no son )(?:demasiado|muy) (?:pronto|temprano|tarde)
  `,
  tooEarly: words`
    tan (?:pronto|temprano)(?: no)?(?! como)
    demasiado (?:pronto|temprano)(?: para (?:nosotros|mi))?
    (?<=(?:es|son|seria) )muy (?:pronto|temprano)
    ^(?:(?:uff?|puf|buf|uy|ay)[,.! ]{1,3})?(?:muy|un poco|bastante) (?:pronto|temprano)(?: para (?:nosotros|mi|(?:el|l[oa]s?) \p{L}{2,10}))?(?=[.! ]*$)
    (?<=\d (?:es|son|seria) )(?:un poco|un poquito|algo|bastante) (?:pronto|temprano)
  `,
  tooSoonTo: words`
    para
    a
  `,
  tooLate: words`
    tan tarde(?: no)?(?! como)
    demasiado tarde(?: para (?:nosotros|mi))?(?!,? ya (?:he|hemos|reserv|ten))
    (?<=(?:es|son|seria) )muy tarde
    ^(?:(?:uff?|puf|buf|uy|ay)[,.! ]{1,3})?(?:muy|un poco|bastante) tarde(?: para (?:nosotros|mi|(?:el|l[oa]s?) \p{L}{2,10}))?(?=[.! ]*$)
    (?<=\d (?:es|son|seria) )(?:un poco|un poquito|algo|bastante) tarde
  `,
  insteadOf: words`
    en (?:vez|lugar) de
  `,
};
