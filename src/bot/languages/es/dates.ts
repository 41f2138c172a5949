import type { DateWords } from "../locale.ts";
import { words } from "../word-list.ts";
import { calendar } from "./calendar.ts";

const manana = "(?:manana|mananas|maniana|mnana|mnna|mnn|mna|manna|manan|mannana)";

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
  weekdays: [
    ["lunes", "lun"],
    ["martes"],
    ["miercoles", "mie", "mier", "mierc"],
    ["jueves", "jue"],
    ["viernes", "vie", "vier"],
    ["sabado", "sab"],
    ["domingo", "dom"],
  ],
  coming: { before: [], after: ["que (?:viene|entra)"] },
  thisWords: ["este", "hoy"],
  thatDay: words`
    (?:ese|aquel) (?:fin de semana|finde)
    (?:es[ae]|aquel|aquella) (?:noche|dia|tarde|mediodia|fecha)
  `,
  relative: [
    { words: ["(?:de )?manana en 8(?: dias)?"], days: 8 },
    { words: ["(?:de )?manana en 15(?: dias)?"], days: 15 },
    { words: ["hoy en 8(?: dias)?"], days: 7 },
    { words: ["hoy en 15(?: dias)?"], days: 14 },
    /** "Quince días" are a fortnight. */
    { words: ["(?:en|dentro de|de aqui a|de aca a) 15 dias"], days: 14 },
    { words: ["pasado manana", "pasado man", "pasadomanana", "pasao manana", "pasao man"], days: 2 },
    { words: ["(?<=manana (?:o|u) (?:ya )?)pasado(?! manana)"], days: 2 },
    /** "La mañana" is the morning; the parts of the day beside "mañana" are read as such. */
    { words: [`(?<!(?:la|esta|una|media|pasado|pasao|hoy de|hoy|toda) )${manana}`], days: 1 },
    { words: ["esta noche", "esta misma noche", "esta nochecita"], days: 0, part: "evening" },
    { words: ["esta manana", "esta misma manana", "hoy de manana"], days: 0, part: "morning" },
    { words: ["est[ea](?: mism[oa])?(?= (?:tarde|tardecita|mediodia)(?![\\p{L}]))"], days: 0 },
    { words: ["de hoy en 8(?: dias)?"], days: 7 },
    { words: ["de hoy en 15(?: dias)?"], days: 14 },
    { words: ["hoy(?: mismo)?", "hoi", "oy"], days: 0 },
  ],
  smallLetters: true,
  dayMonthJoiners: ["de", "d", "del", "el", "dia"],
  bareDayLeads: [
    "el dia",
    "el",
    "para el",
    "(?<!(?:grupo|familia|equipo) )del",
    "dia",
    "para el dia",
    "pal",
    "(?<=(?:cambi|mov|pas|aplaz|adelant)\\p{L}{1,9} )al",
  ],
  bareDayNeedsSuffix: false,
  bareDayFollowers: [],
  thisWeekend: [
    "(?:este|el) (?:fin de semana|finde|fin)(?! (?:que viene|proximo|siguiente|de ano))",
    "(?<=para )(?:fin de semana|finde)",
  ],
  nextWeekend: [
    "(?:el |este )?proximo (?:fin de semana|finde)",
    "(?:el )?(?:fin de semana|finde) (?:que viene|proximo|siguiente)",
  ],
  thisWeek: ["esta semana", "esta misma semana"],
  numberedWeeks: ["semana"],
  nextWeek: [
    "(?:la )?(?:semana que viene|semana entrante|semana siguiente|semana que entra)",
    "(?:la )?proxima semana",
    "la semana proxima",
  ],
  inWeek: {
    early: ["(?:a |al )?(?:principios?|comienzos?|inicios?) de(?: la)?"],
    middle: ["(?:a |hacia )?(?:mediados|mitad) de(?: la)?", "entre"],
    late: ["(?:a |al |hacia )?(?:finales?|fines) de(?: la)?"],
    week: ["semana"],
  },
  inDays: ["(?:en|dentro de|de aqui a|de aca a) (?!15 )# dias?", "# dias? a partir de (?:hoy|ahora)"],
  inWeeks: ["(?:en|dentro de|de aqui a|de aca a) # semanas?", "# semanas? a partir de (?:hoy|ahora)"],
  inMonths: ["(?:en|dentro de|de aqui a) # mes(?:es)?"],
  inOneMonth: ["en un mes", "dentro de un mes", "de aqui a un mes"],
  ofNextMonth: ["del proximo mes", "del mes que viene"],
  inOneWeek: ["en una semana", "dentro de una semana"],
  dayAfterDraft: [
    "(?:el|al) (?:dia siguiente|siguiente dia)",
    "1 dia (?:despues|mas tarde)",
    "el dia despues",
  ],
  dayBeforeDraft: ["(?:el|al) dia (?:anterior|antes)", "1 dia antes", "la vispera"],
  weekAfterDraft: ["1 semana (?:despues|mas tarde)", "a la semana siguiente"],
  rangeJoiners: ["al", "a", "hasta el", "hasta"],
  /** "De 8 a 10" and "entre 8 y 10" are times; days come with their article. */
  rangeLeads: ["entre el", "entre los dias", "del", "desde el", "de el"],
  orWords: ["o", "u", "o el", "o bien", "o para el", "o si no", "o si no el", "o quizas el"],
  fixedDays: {
    constitucion: "12-06",
    "la purisima": "12-08",
    "virgen de guadalupe": "12-12",
    "el pilar": "10-12",
    nochevieja: "12-31",
    "noche vieja": "12-31",
    "fin de ano": "12-31",
    "ano nuevo": "01-01",
    nochebuena: "12-24",
    "noche buena": "12-24",
    halloween: "10-31",
    "todos los santos": "11-01",
    "dia de muertos": "11-02",
    "dia de los muertos": "11-02",
    "san patricio": "03-17",
    "dia de san patricio": "03-17",
    "san jose": "03-19",
    "noche de san juan": "06-23",
    "noche de reyes": "01-05",
    "dia de la constitucion": "12-06",
    "dia de los enamorados": "02-14",
    "dia de san valentin": "02-14",
    navidad: "12-25",
    "dia de navidad": "12-25",
    "san valentin": "02-14",
    "dia de reyes": "01-06",
  },
  easterDays: {
    "domingo de ramos": -7,
    "jueves santo": -3,
    "viernes santo": -2,
    "sabado santo": -1,
    "domingo de pascua": 0,
    "domingo de resurreccion": 0,
    "lunes de pascua": 1,
  },
  countedFrom: [
    "(?<!(?:cualquier|algun|todos los|cada|un) )(?:dias?|semanas?|mes|meses) (?:despues de|antes de|desde|a partir de)(?:l| el)?",
  ],
  forgotten: words`
    (?<!no )olvid(?:a|e|ad|emos|ate de|ese de)(?: lo de)?
  `,
  oneAfter: words`
    el (?:siguiente|proximo)
    el de la semana (?:siguiente|que viene)
    (?:el|al) otro(?= ?(?:$|[.!,]))
  `,
  afterNext: ["en 8(?: dias)?"],
  nextWords: ["proximo"],
  pastWords: ["pasado", "pasada", "ayer", "anteayer", "ultimo", "ultima", "hace"],
  ...calendar,
};
