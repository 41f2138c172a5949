import type { DateWords, NumberWords } from "../locale.ts";
import { aboutSoMany, cardinals, ordinals } from "../number-words.ts";
import { words } from "../word-list.ts";
import { calendar } from "./calendar.ts";

export const common = words`
  os
  as
  um
  uma
  para
  por
  com
  de
  do
  da
  em
  no
  na
  eu
  nos
  me
  meu
  minha
  meus
  quero
  queria
  gostaria
  preciso
  reservar
  reserva
  mesa
  obrigado
  obrigada
  ola
  oi
  bom
  boa
  sim
  nao
  amanha
  hoje
  noite
  tarde
  esta
  este
  pessoas
  pessoa
  somos
  seremos
  que
  quando
  onde
  como
  posso
  pode
  poderia
  tem
  ha
  proximo
  proxima
  semana
  favor
  horas
  hora
  mudar
  cancelar
  melhor
  dia
  restaurante
  sao
  voces
  ate
  as
  ao
`;

const besideOne = words`
  pessoa
  adulto
  adulta
  crianca
  bebe
  convidado
  hora
  horinha
  dia
  semana
  casal
`;

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        zero
        um|uma
        dois|duas
        tres
        quatro
        cinco
        seis
        sete
        oito
        nove
        dez
        onze
        doze
        treze
        catorze|quatorze
        quinze
        dezesseis|dezasseis
        dezessete|dezassete
        dezoito
        dezenove|dezanove
      `,
      tens: { vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50 },
      joiners: [" e "],
    }),
    ...aboutSoMany({ dezena: 10, vintena: 20, trintena: 30 }, "uma", "de"),
  },
  ordinals: ordinals(words`primeiro`),
  ordinalSuffixes: ["º", "°", "o"],
  hesitant: {
    um: { before: besideOne, after: [] },
    /** "À uma" is a time, "uma mesa" is not. */
    uma: { before: [...besideOne, "", "e", "da", "por", "para", "pra"], after: ["da", "pela"] },
    primeiro: { before: ["de"], after: ["dia"] },
  },
};

export const dates: DateWords = {
  monthFirst: false,
  months: [
    ["janeiro", "jan"],
    ["fevereiro", "fev"],
    ["marco"],
    ["abril", "abr"],
    ["maio"],
    ["junho", "jun"],
    ["julho", "jul"],
    ["agosto", "ago"],
    ["setembro", "set"],
    ["outubro", "out"],
    ["novembro", "nov"],
    ["dezembro", "dez"],
  ],
  weekdays: [
    ["segunda", "segunda-feira", "segunda feira", "seg", "2a feira", "2a-feira", "2.a feira", "2.a-feira"],
    ["terca", "terca-feira", "terca feira", "3a feira", "3a-feira", "3.a feira", "3.a-feira"],
    ["quarta", "quarta-feira", "quarta feira", "qua", "4a feira", "4a-feira", "4.a feira", "4.a-feira"],
    ["quinta", "quinta-feira", "quinta feira", "qui", "5a feira", "5a-feira", "5.a feira", "5.a-feira"],
    ["sexta", "sexta-feira", "sexta feira", "sex", "6a feira", "6a-feira", "6.a feira", "6.a-feira"],
    ["sabado", "sab"],
    ["domingo", "dom"],
  ],
  thisWords: ["este", "esta", "nesta", "neste", "essa", "esse", "nessa", "nesse", "hoje"],
  relative: [
    { words: ["(?:de )?amanha a (?:8|oito)(?: dias)?"], days: 8 },
    { words: ["(?:de )?amanha a (?:15|quinze)(?: dias)?"], days: 15 },
    { words: ["(?:de )?hoje a (?:8|oito)(?: dias)?"], days: 7 },
    { words: ["(?:de )?hoje a (?:15|quinze)(?: dias)?"], days: 14 },
    /** "Quinze dias" are a fortnight, as "oito dias" are a week. */
    { words: ["(?:em|daqui(?: a)?|dentro de) (?:uns )?15 dias"], days: 14 },
    { words: ["(?:depois|dps|dpois) (?:de |d )?(?:amanha|amanhan|amnh|manha)"], days: 2 },
    { words: ["amanha cedo", "amanha bem cedo"], days: 1, part: "morning" },
    { words: ["amanha", "amanhan", "amnh", "amnha", "amanhaa", "amanh"], days: 1 },
    {
      words: ["(?:n|d)?esta (?:mesma )?noite", "essa noite", "logo a noite", "logo ao jantar"],
      days: 0,
      part: "evening",
    },
    { words: ["(?:n|d)?esta tarde", "essa tarde", "logo a tarde"], days: 0, part: "afternoon" },
    { words: ["(?:n|d)?esta manha"], days: 0, part: "morning" },
    { words: ["hoje(?: mesmo)?", "hj", "oje"], days: 0 },
  ],
  smallLetters: true,
  dayMonthJoiners: ["de", "do", "o", "dia", "na", "no"],
  bareDayLeads: [
    "no dia",
    "o dia",
    "dia",
    "para o dia",
    "pro dia",
    "para dia",
    "pra dia",
    "do dia",
    "ao dia",
    "dias",
  ],
  bareDayNeedsSuffix: false,
  bareDayFollowers: [],
  thisWeekend: [
    "(?:(?:n|d)?este |no |esse |nesse |ao )?(?:fim de semana|final de semana|fds|fimde)(?! (?:que vem|seguinte|proximo))",
  ],
  nextWeekend: [
    "(?:no |este )?proximo (?:fim de semana|final de semana|fds)",
    "(?:fim de semana|final de semana|fds) (?:que vem|seguinte)",
  ],
  thisWeek: ["(?:n|d)?esta semana", "(?:n|d)?essa semana"],
  numberedWeeks: ["semana"],
  nextWeek: [
    "(?:a |na |da |pra |para a )?proxima semana",
    "(?:a |na |da |pra |para a )?semana (?:que vem|seguinte|proxima)",
    "(?:a |na |da )?semana que entra",
  ],
  inDays: ["(?:em|daqui(?: a)?|dentro de) (?:uns )?(?!15 )# dias?"],
  inWeeks: ["(?:em|daqui(?: a)?|dentro de) (?:umas )?# semanas?"],
  inMonths: ["(?:em|daqui(?: a)?|dentro de) # mes(?:es)?"],
  inOneMonth: ["em um mes", "daqui(?: a)? um mes", "dentro de um mes"],
  ofNextMonth: ["do proximo mes", "do mes que vem"],
  inOneWeek: ["em uma semana", "daqui a uma semana", "dentro de uma semana"],
  dayAfterDraft: ["(?:no|o|ao|para o) dia (?:seguinte|a seguir)", "1 dia depois", "no outro dia"],
  dayBeforeDraft: ["(?:no|o|para o) dia anterior", "1 dia antes", "na vespera(?! de)"],
  weekAfterDraft: ["1 semana (?:depois|mais tarde)", "uma semana depois"],
  rangeJoiners: ["a", "ate", "ao", "ate o"],
  /** "Entre 8 e 10" are times; days come with "dia". */
  rangeLeads: ["entre o dia", "entre os dias", "entre dia", "de dia", "do dia", "dos dias", "desde o dia"],
  orWords: [
    "ou",
    "ou no",
    "ou na",
    "ou entao",
    "ou entao no",
    "ou entao na",
    "ou dia",
    "ou no dia",
    "ou pode ser",
  ],
  fixedDays: {
    "dia de reis": "01-06",
    "imaculada conceicao": "12-08",
    imaculada: "12-08",
    "consciencia negra": "11-20",
    finados: "11-02",
    "proclamacao da republica": "11-15",
    "nossa senhora aparecida": "10-12",
    tiradentes: "04-21",
    "restauracao da independencia": "12-01",
    "dia dos santos reis": "01-06",
    "vespera de ano novo": "12-31",
    "noite de ano novo": "12-31",
    "noite da virada": "12-31",
    "passagem de ano": "12-31",
    "fim de ano": "12-31",
    "noite de natal": "12-24",
    consoada: "12-24",
    halloween: "10-31",
    "dia das bruxas": "10-31",
    "sao valentim": "02-14",
    "dia de sao valentim": "02-14",
    "dia de sao patricio": "03-17",
    reveillon: "12-31",
    "ano novo": "01-01",
    "vespera de natal": "12-24",
    natal: "12-25",
    "dia de natal": "12-25",
  },
  easterDays: { "sexta-feira santa": -2, "sexta feira santa": -2, pascoa: 0, "domingo de pascoa": 0 },
  countedFrom: ["(?:dias?|semanas?|meses) (?:depois de|antes de|a partir de)"],
  oneAfter: words`[oa] (?:proxim[oa]|seguinte)`,
  afterNext: ["a 8(?: dias)?"],
  nextWords: ["proxima", "proximo"],
  pastWords: ["passado", "passada", "ontem", "anteontem", "ultimo", "ultima", "atras"],
  ...calendar,
};
