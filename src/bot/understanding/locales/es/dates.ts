import type { DateWords, NumberWords } from "../../locale.ts";
import { cardinals, ordinals } from "../../number-words.ts";
import { words } from "../../word-list.ts";

export const common = words`
  el; la; los; las; un; una; unos; para; por; con; de; del; en; y; yo; nosotros; me; mi; mis; nos; quiero; queria; quisiera; necesito; reservar; reserva; mesa; gracias; hola; buenas; buenos;
  si; no; manana; hoy; noche; tarde; esta; este; personas; persona; somos; seremos; que; cuando; donde; como; puedo; puede; podria; tienen; hay; proximo; proxima; semana; favor; a; al; las; hora; cambiar; cancelar; mejor; dia; restaurante; es; una; cerca; busca; buscame
`;

const besideOne = words`persona; adulto; nino; bebe; hora; dia; semana; pareja`;

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        cero; uno; dos; tres; cuatro; cinco; seis; siete; ocho; nueve; diez; once; doce; trece; catorce; quince; dieciseis; diecisiete; dieciocho; diecinueve;
        veinte; veintiuno; veintidos; veintitres; veinticuatro; veinticinco; veintiseis; veintisiete; veintiocho; veintinueve
      `,
      tens: { treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60 },
      joiners: [" y "],
    }),
    un: 1,
    una: 1,
  },
  ordinals: ordinals(words`primero|primer`),
  ordinalSuffixes: ["º", "°", "o"],
  hesitant: {
    uno: { before: besideOne, after: ["para", "solo"] },
    un: { before: besideOne, after: [] },
    una: { before: besideOne, after: ["la"] },
    primer: { before: [], after: [] },
    primero: { before: ["de"], after: ["el", "dia"] },
  },
};

export const dates: DateWords = {
  monthFirst: false,
  months: [
    ["enero", "ene"],
    ["febrero", "feb"],
    ["marzo"],
    ["abril", "abr"],
    ["mayo"],
    ["junio", "jun"],
    ["julio", "jul"],
    ["agosto", "ago"],
    ["septiembre", "setiembre", "sept", "sep"],
    ["octubre", "oct"],
    ["noviembre", "nov"],
    ["diciembre", "dic"],
  ],
  weekdays: [["lunes"], ["martes"], ["miercoles"], ["jueves"], ["viernes"], ["sabado"], ["domingo"]],
  thisWords: ["este"],
  relative: [
    { words: ["pasado manana"], days: 2 },
    {
      words: ["manana por la noche", "manana en la noche", "manana a la noche", "manana noche"],
      days: 1,
      part: "evening",
    },
    { words: ["manana al mediodia", "manana a mediodia"], days: 1, part: "lunch" },
    { words: ["manana por la tarde", "manana en la tarde"], days: 1, part: "afternoon" },
    {
      words: ["manana por la manana", "manana en la manana", "manana a la manana"],
      days: 1,
      part: "morning",
    },
    { words: ["(?<!(?:la|esta|de|una|media) )manana"], days: 1 },
    {
      words: ["esta noche", "hoy por la noche", "hoy en la noche", "hoy a la noche"],
      days: 0,
      part: "evening",
    },
    { words: ["este mediodia", "hoy al mediodia"], days: 0, part: "lunch" },
    { words: ["esta tarde", "hoy por la tarde"], days: 0, part: "afternoon" },
    { words: ["esta manana", "hoy por la manana"], days: 0, part: "morning" },
    { words: ["hoy"], days: 0 },
  ],
  dayMonthJoiners: ["de", "del", "el", "dia"],
  bareDayLeads: ["el dia", "el", "para el", "del", "dia"],
  bareDayNeedsSuffix: false,
  bareDayFollowers: [],
  thisWeekend: ["este fin de semana", "el fin de semana", "este finde", "el finde"],
  nextWeekend: ["el proximo fin de semana", "el fin de semana que viene", "proximo fin de semana"],
  thisWeek: ["esta semana"],
  nextWeek: ["la semana que viene", "la proxima semana", "proxima semana", "la semana proxima"],
  inDays: ["en # dias?", "dentro de # dias?", "de aqui a # dias?"],
  inWeeks: ["en # semanas?", "dentro de # semanas?"],
  inMonths: ["en # mes(?:es)?", "dentro de # mes(?:es)?"],
  inOneMonth: ["en un mes", "dentro de un mes"],
  ofNextMonth: ["del proximo mes", "del mes que viene"],
  inOneWeek: ["en una semana", "dentro de una semana"],
  dayAfterDraft: ["el dia siguiente", "al dia siguiente", "un dia despues", "el dia despues"],
  dayBeforeDraft: ["el dia anterior", "el dia antes", "un dia antes"],
  weekAfterDraft: ["una semana despues", "la semana siguiente"],
  rangeJoiners: ["al", "a", "hasta el", "hasta"],
  rangeLeads: ["entre el", "entre", "del", "de", "desde el"],
  orWords: ["o", "o el", "o bien"],
  fixedDays: {
    nochevieja: "12-31",
    "fin de ano": "12-31",
    "ano nuevo": "01-01",
    nochebuena: "12-24",
    navidad: "12-25",
    "dia de navidad": "12-25",
    "san valentin": "02-14",
    "dia de reyes": "01-06",
  },
  easterDays: {
    "viernes santo": -2,
    "domingo de pascua": 0,
    "domingo de resurreccion": 0,
    "lunes de pascua": 1,
  },
  countedFrom: ["(?:dias?|semanas?|meses) (?:despues de|antes de|desde|a partir de)(?:l| el)?"],
  afterNext: [],
  nextWords: ["proximo"],
  pastWords: ["pasado", "pasada", "ayer", "anteayer", "ultimo", "ultima", "hace"],
};
