import type { ShiftWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const shifts: ShiftWords = {
  now: words`
    agora(?: mesmo)?
    ja
    imediatamente
    o mais rapido possivel
    o quanto antes
    (?:assim|logo) que possivel
    o mais depressa possivel
  `,
  inHours: ["(?:em|daqui(?: a)?|dentro de) (?:umas )?# (?:horas?|horinhas?|h)"],
  inMinutes: ["(?:em|daqui(?: a)?|dentro de) (?:uns )?# (?:minutos?|minutinhos|mins?)"],
  inPhrases: {
    "em meia hora": 30,
    "em meia horinha": 30,
    "daqui a meia hora": 30,
    "daqui meia hora": 30,
    "dentro de meia hora": 30,
    "em 1 hora e meia": 90,
    "daqui a 1 hora e meia": 90,
    "daqui 1 hora e meia": 90,
    "dentro de 1 hora e meia": 90,
    "daqui a 2 horas e meia": 150,
    "em 2 horas e meia": 150,
    "em uma horinha": 60,
    "daqui a um quarto de hora": 15,
  },
  inLeads: words`
    em
    daqui a
    dentro de
    daqui a umas
  `,
  halfMore: words`e meia`,
  later: ["mais tarde", "depois", "mais tardinho"],
  earlier: ["mais cedo", "(?<!(?:pagar|paga|pago|avisar|saber) (?:\\p{L}{1,8} ){0,3})antes", "mais cedinho"],
  laterOne: words`
    (?:o|a) (?:seguinte|proxim[oa]|de depois|mais tarde)
  `,
  earlierOne: words`
    (?:o|a) (?:anterior|de antes|mais cedo)
  `,
  laterBefore: words`(?:adiar|adie|adia|atrasar|atrase)(?: (?:a|minha|nossa) (?:reserva|mesa))?(?: em| por)?`,
  earlierBefore: words`(?:antecipar|antecipe|antecipa|adiantar|adiante)(?: (?:a|minha|nossa) (?:reserva|mesa))?(?: em| por)?`,
  shiftHours: ["horas?", "horinhas?", "h"],
  shiftMinutes: ["(?:de )?minutos?", "minutinhos", "mins?"],
  shiftPhrases: {
    "1 hora e meia": 90,
    "hora e meia": 90,
    "2 horas e meia": 150,
    "um par de horas": 120,
    "uma horinha": 60,
    "meia horinha": 30,
    "uma hora": 60,
    "meia hora": 30,
    "um quarto de hora": 15,
    "tres quartos de hora": 45,
    "3 quartos de hora": 45,
  },
  shiftLeads: words`
    um pouco
    um pouquinho
    um bocado
    um bocadinho
    algo
    bem
    alguma coisa
    qualquer coisa
    nada(?! mais \p{L}{1,5} (?:d|que))
    (?:ha|tem|teem|tens)(?= mais)
    da (?:para|pra) ser
    um tempinho
    pode ser
    podia ser
    poderia ser
    muito
    ainda
    uma
    um
    horario
    um horario
    (?:podemos|posso|poderiamos|podiamos|da para) (?:ir|vir|chegar)
  `,
  unfit: words`
    (?<!nao e |nao esta )(?:demasiado|muito) (?:cedo|tarde)
    (?<!nao e |nao esta )(?:cedo|tarde) demais
  `,
  tooEarly: words`
    (?:nao )?tao cedo(?: nao)?(?! quanto)
    (?:demasiado|muito) cedo(?: para (?:nos|mim))?
    (?<=\d ?h?\d{0,2} (?:e|seria|fica) )(?:um pouco|um bocado|meio|bastante) cedo
  `,
  tooSoonTo: words`
    para
    a
  `,
  tooLate: words`
    (?:nao )?tao tarde(?: nao)?(?! quanto)
    (?<!nao )(?:demasiado|muito) tarde(?: para (?:nos|mim))?(?!,? ja (?:reserv|temos|tenho|marc))
    ^(?:(?:uff?|ufa|puxa|nossa|ai)[,.! ]{1,3})?(?:muito|demasiado|um pouco|meio|bastante) tarde(?: (?:para|pra|pro)s? (?:nos|mim|[oa]s? ?\p{L}{2,10}|\p{L}{4,10})| [¦ ]{1,30})?(?=[.! ]*$)
    (?<=\d ?h?\d{0,2} (?:e|seria|fica) )(?:um pouco|um bocado|meio|bastante) tarde
  `,
  insteadOf: words`
    (?:em vez|ao inves|no lugar) d[eoa]s?
  `,
};
