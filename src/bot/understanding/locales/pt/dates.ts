import type { DateWords, NumberWords } from "../../locale.ts";
import { cardinals, ordinals } from "../../number-words.ts";
import { words } from "../../word-list.ts";

export const common = words`
  os; as; um; uma; para; por; com; de; do; da; em; no; na; eu; nos; me; meu; minha; meus; quero; queria; gostaria; preciso; reservar; reserva; mesa; obrigado; obrigada; ola; oi; bom; boa; sim; nao; amanha; hoje; noite; tarde; esta; este; pessoas; pessoa; somos; seremos;
  que; quando; onde; como; posso; pode; poderia; tem; ha; proximo; proxima; semana; favor; horas; hora; mudar; cancelar; melhor; dia; restaurante; sao; voces; ate; as; ao
`;

const besideOne = words`pessoa; adulto; crianca; bebe; hora; dia; semana; casal`;

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        zero; um; dois|duas; tres; quatro; cinco; seis; sete; oito; nove; dez; onze; doze; treze; catorze|quatorze; quinze; dezesseis|dezasseis; dezessete|dezassete; dezoito; dezenove|dezanove
      `,
      tens: { vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50 },
      joiners: [" e "],
    }),
    uma: 1,
  },
  ordinals: ordinals(words`primeiro`),
  ordinalSuffixes: ["º", "°", "o"],
  hesitant: {
    um: { before: besideOne, after: [] },
    uma: { before: besideOne, after: [] },
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
    ["segunda-feira", "segunda"],
    ["terca-feira", "terca"],
    ["quarta-feira", "quarta"],
    ["quinta-feira", "quinta"],
    ["sexta-feira", "sexta"],
    ["sabado"],
    ["domingo"],
  ],
  thisWords: ["este", "esta", "nesta", "neste"],
  relative: [
    { words: ["depois de amanha"], days: 2 },
    { words: ["amanha a noite", "amanha de noite", "amanha noite"], days: 1, part: "evening" },
    { words: ["amanha ao almoco", "amanha no almoco"], days: 1, part: "lunch" },
    { words: ["amanha a tarde", "amanha de tarde"], days: 1, part: "afternoon" },
    { words: ["amanha de manha", "amanha cedo"], days: 1, part: "morning" },
    { words: ["amanha"], days: 1 },
    { words: ["hoje a noite", "esta noite", "hoje de noite", "nesta noite"], days: 0, part: "evening" },
    { words: ["hoje ao almoco", "hoje no almoco"], days: 0, part: "lunch" },
    { words: ["hoje a tarde", "esta tarde", "hoje de tarde"], days: 0, part: "afternoon" },
    { words: ["hoje de manha", "esta manha"], days: 0, part: "morning" },
    { words: ["hoje"], days: 0 },
  ],
  dayMonthJoiners: ["de", "do", "o", "dia"],
  bareDayLeads: ["no dia", "o dia", "dia", "para o dia", "para dia", "do dia"],
  bareDayNeedsSuffix: false,
  bareDayFollowers: [],
  thisWeekend: ["este fim de semana", "no fim de semana", "neste fim de semana", "fim de semana"],
  nextWeekend: ["proximo fim de semana", "no proximo fim de semana", "fim de semana que vem"],
  thisWeek: ["desta semana", "dessa semana", "esta semana", "nesta semana"],
  nextWeek: [
    "proxima semana",
    "na proxima semana",
    "semana que vem",
    "na semana que vem",
    "a proxima semana",
  ],
  inDays: ["em # dias?", "daqui a # dias?", "dentro de # dias?"],
  inWeeks: ["em # semanas?", "daqui a # semanas?", "dentro de # semanas?"],
  inMonths: ["em # mes(?:es)?", "daqui a # mes(?:es)?"],
  inOneMonth: ["em um mes", "daqui a um mes"],
  ofNextMonth: ["do proximo mes", "do mes que vem"],
  inOneWeek: ["em uma semana", "daqui a uma semana", "dentro de uma semana"],
  dayAfterDraft: ["no dia seguinte", "o dia seguinte", "um dia depois"],
  dayBeforeDraft: ["no dia anterior", "o dia anterior", "um dia antes"],
  weekAfterDraft: ["uma semana depois", "a semana seguinte"],
  rangeJoiners: ["a", "ate", "ao", "ate o"],
  rangeLeads: ["entre o dia", "entre os dias", "entre", "de", "do"],
  orWords: ["ou", "ou no", "ou na"],
  fixedDays: {
    "vespera de ano novo": "12-31",
    reveillon: "12-31",
    "ano novo": "01-01",
    "vespera de natal": "12-24",
    natal: "12-25",
    "dia de natal": "12-25",
    "dia dos namorados": "06-12",
  },
  easterDays: { "sexta-feira santa": -2, "sexta feira santa": -2, pascoa: 0, "domingo de pascoa": 0 },
  countedFrom: ["(?:dias?|semanas?|meses) (?:depois de|antes de|a partir de)"],
  afterNext: [],
  nextWords: ["proxima", "proximo"],
  pastWords: ["passado", "passada", "ontem", "anteontem", "ultimo", "ultima", "atras"],
};
