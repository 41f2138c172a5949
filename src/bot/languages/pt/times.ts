import type { TimeWords } from "../locale.ts";
import { words } from "../word-list.ts";

/** What a number counts that is no number of minutes. */
const counted =
  "(?:pessoas?|pess|pax|adult[oa]s?|criancas?|bebes?|miudos?|menin[oa]s?|amig[oa]s?|mais|filh[oa]s?|menores|convidados)";

export const times: TimeWords = {
  hourNeedsLead: true,
  partyLeads: ["(?<=(?:¦|almoco|jantar) )a(?= 2(?!\\d)| ?$)"],
  same: ["mesma hora", "mesmo horario"],
  leads: words`
    as
    (?<=(?:¦,?|almoco|jantar|noite|manha|tarde) )a(?! 2(?!\d))
    ha?s
    pelas?
    por volta d[ae]s?
    la pelas?
    la pras
    ali pelas?
    ai pelas?
    ai pras
    perto das?
    para as?
    pra as
    pras
    cerca d[ae]s?
    @
    aproximadamente as
    a partir das
    tipo
    tipo as
    mais ou menos as
    das
    as umas
    pelas umas
    la pelas umas
    la pras umas
    ali pelas umas
    por volta
  `,
  aboutLeads: ["umas", "ai umas"],
  answerLeads: ["para", "pra", "pelas", "melhor", "entao", "pode ser", "coloca", "bota", "poe", "digamos"],
  clock: ["horas?", "h", "hrs?", "hs", "em ponto", "horinhas", "(?<=[h:]\\d\\d ?)min(?:utos)?"],
  am: ["am", "a\\.m\\.?"],
  pm: ["pm", "p\\.m\\.?"],
  approximately: [],
  noon: ["meio-dia", "meio dia", "meiodia", "12 do dia"],
  midnight: ["meia-noite", "meia noite", "meianoite"],
  before: {
    "um quarto para as": -15,
    "quarto para as": -15,
    "um quarto para a": -15,
    "um quarto pras": -15,
    "um quarto para o": -15,
  },
  after: {
    "e meia": 30,
    "e meio": 30,
    "i meia": 30,
    "e um quarto": 15,
    "e quarto": 15,
    "menos um quarto": -15,
    "menos quarto": -15,
    "e pouco": 0,
    "e pouquinho": 0,
    "e tal": 0,
    "e picos": 0,
    "e qualquer coisa": 0,
  },
  minutePast: [],
  /** In "mesa para 10 para as 9" the ten are guests, in "às 20 para 4" the four are. */
  minuteTo: [
    "(?<=(?<!(?:para|pra|p/|de|somos|seremos|em|com|vamos|iremos) )(?<!\\d)(?:5|10|15|20|25)(?: minutos)? )(?:para (?:as?|o)|pra as?|pras?|(?<!(?<!\\p{L})as \\d{1,2} )(?:para|pro))",
  ],
  minuteWords: ["minutos"],
  /** In "entre 8 e 10" and "4 e 5 crianças" nothing is added to an hour. */
  plusMinutes: [
    "e(?= (?:0?5|[1-5]\\d) e (?:as? )?\\d)",
    `(?<!entre (?:as? )?\\d{1,2} )e(?= (?:0?5|[1-5]\\d)(?! ?${counted}(?![\\p{L}])))`,
  ],
  minusMinutes: ["menos(?= (?:5|1\\d|2\\d))"],
  parts: [
    {
      words: words`
        a noite
        da noite
        de noite
        pela noite
        na noite
        a noitinha
        noitinha
        noite
        jantar
        para jantar
        pra jantar
        para o jantar
        pro jantar
        ao jantar
        no jantar
        a jantar
        na janta
        janta
        jantarmos
        hora do jantar
        na hora do jantar
        a hora do jantar
        para jantarmos
      `,
      part: "evening",
    },
    {
      words: words`
        almoco
        almocar
        para almocar
        pra almocar
        ao almoco
        a almocar
        para o almoco
        pro almoco
        no almoco
        do almoco
        hora do almoco
        na hora do almoco
        a hora do almoco
        almocinho
        almocarmos
        para almocarmos
      `,
      part: "lunch",
    },
    /** Bare "tarde" is "late", unless it follows a day, which is covered by then. */
    {
      words: words`
        a tarde
        da tarde
        de tarde
        pela tarde
        na parte da tarde
        a tardinha
        tardinha
        durante a tarde
        ¦ tarde
      `,
      part: "afternoon",
    },
    {
      words: words`
      lanche
      lanchar
      para lanchar
      ao lanche
    `,
      part: "afternoon",
      from: "16:00",
      to: "19:00",
    },
    {
      words: words`
      brunch
      para um brunch
    `,
      part: "morning",
      from: "10:00",
      to: "14:00",
    },
    {
      words: words`
        de manha
        da manha
        pela manha
        na parte da manha
        de manhazinha
        manha
        cafe da manha
        pequeno-almoco
        pequeno almoco
        da madrugada
        de madrugada
        madrugada
      `,
      part: "morning",
    },
  ],
  night: ["da noite", "a noite", "de noite", "noite"],
  tooEarly: words`
    (?:demasiado|muito) cedo(?: para (?:nos|mim))?
  `,
  tooLate: words`
    (?:demasiado|muito) tarde(?: para (?:nos|mim))?
  `,
  asEarly: words`
    o mais cedo (?:possivel|que (?:der|puder|puderem|tiverem|tiver))
    quanto mais cedo,? melhor
  `,
  asLate: words`
    o mais tarde (?:possivel|que (?:der|puder|puderem|tiverem|tiver))
    quanto mais tarde,? melhor
  `,
  early: words`
    no inicio
    inicio
    no comeco
    comeco
    ao principio
    inicio da
    no inicio da
    comeco da
    no comeco da
    cedo da
    cedo de
    cedo pela
    principio da
    ao principio da
  `,
  middle: words`
    no meio
    a meio
    meados
    meio da
    no meio da
    a meio da
    meados da
  `,
  late: words`
    ao fim
    no fim
    fim
    ao final
    no final
    final
    fim da
    ao fim da
    no fim da
    final da
    no final da
    ao final da
    tarde da
    fins da
    fim de
  `,
  earlyAfter: words`cedo`,
  lateAfter: words`
    tarde
    mais tarde
  `,
  compoundParts: {},
  departures: words`
    (?:entr(?:o|amos) (?:de turno|ao servico|no trabalho))(?: \p{L}{1,12}){0,2} (?:as|a|ate as)
    (?:ensaio|missa|aula|turno|trein[oa]|barco|ferry|balsa)(?: \p{L}{1,12}){0,2} (?:as|a|ate as|e as|e ate as)
    (?:aterramos|aterro|pousamos|sair|ir embora|embora|partir|acabar|terminar|despachados)(?: \p{L}{1,12}){0,2} (?:as|a|ate as|antes das)
    (?:comboio|trem|autocarro|onibus|voo|aviao|espetaculo|concerto)(?: \p{L}{1,12}){0,2} (?:as|e as|comeca as|sai as|parte as)
    (?:filme|cinema|teatro|opera|jogo|peca|sessao|reuniao|baba)(?: \p{L}{1,12}){0,2} (?:as|e as|comeca as|sai as|parte as)
  `,
  departuresAfter: [],
  partJoiners: ["", "da", "de", "para o", "na"],
  rangeLeads: ["entre as", "entre a", "entre", "das", "de", "da", "desde as"],
  rangeJoiners: ["as", "a", "ate as", "ate a", "ate"],
  rangeAnd: ["e", "e as", "e a"],
  notBefore: words`
    depois d[aeo]s?
    a partir d[aeo]s?
    apos [ao]s?
    nao antes d[ao]s?
    nunca antes d[ao]s?
    desde as?
    passad[ao]s? (?:d)?[ao]s?
    passando d[ao]s?
    para (?:la|alem) d[ao]s?
    alem d[ao]s?
    (?<!(?:nao|nunca) )mais tarde (?:do )?que(?: as)?
  `,
  notAfter: words`
    (?<!(?:nao|nunca) )antes d[aeo]s?
    ate as?
    ate ao?
    ate o
    ate
    no maximo(?: ate)? as?
    no maximo ate
    (?:nao|nunca) depois d[ao]s?
    (?:nao|nunca) mais tarde (?:do )?que(?: as)?
    (?<!(?:nao|nunca) )mais cedo (?:do )?que(?: as)?
    (?:o|no) mais tardar as?
  `,
  floors: words`
    (?:no |de |pelo |ao )?minimo
    (?:pelo|ao) menos
    (?:na|no) melhor das hipoteses
  `,
  limits: words`
    (?:o |no |meu |nosso )?(?:limite|teto|tecto|maximo)(?: maximo)?(?: (?:e|sao|seria|fica))?
    (?:o )?(?:mais tardar|mais tarde)(?: (?:e|possivel e))?
  `,
  limitsAfter: words`
    (?:no )?maximo
    (?:e|seria) (?:o |o meu |o nosso )?(?:limite|maximo)
  `,
  notBeforeSuffix: [
    "ou (?:um pouco|um pouquinho|um bocado|um bocadinho|pouco) (?:mais tarde|depois)",
    "ou mais tarde",
    "em diante",
    "ou depois",
    "no minimo",
    "no mais cedo",
    "pra frente",
    "para a frente",
  ],
  notAfterSuffix: [
    "ou (?:um pouco|um pouquinho|um bocado|um bocadinho|pouco) (?:mais cedo|antes)",
    "ou antes",
    "no maximo",
    "no mais tardar",
    "o mais tardar",
    "ou mais cedo",
  ],
  or: ["ou", "ou as?", "ou entao as?", "ou pelas", "ou talvez as"],
  inHours: ["(?:em|daqui(?: a)?|dentro de) (?:umas )?# (?:horas?|horinhas?|h)"],
  inMinutes: ["(?:em|daqui(?: a)?|dentro de) (?:uns )?# (?:minutos?|minutinhos|mins?)"],
  now: words`
    agora(?: mesmo)?
    ja
    imediatamente
    o mais rapido possivel
    o quanto antes
    assim que possivel
  `,
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
  laterOne: words`
    (?:o|a) (?:seguinte|proxim[oa]|de depois|mais tarde)
  `,
  earlierOne: words`
    (?:o|a) (?:anterior|de antes|mais cedo)
  `,
  later: ["mais tarde", "depois", "mais tardinho"],
  earlier: ["mais cedo", "antes", "mais cedinho"],
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
  laterBefore: words`(?:adiar|adie|adia|atrasar|atrase)(?: (?:a|minha|nossa) (?:reserva|mesa))?(?: em| por)?`,
  earlierBefore: words`(?:antecipar|antecipe|antecipa|adiantar|adiante)(?: (?:a|minha|nossa) (?:reserva|mesa))?(?: em| por)?`,
};
