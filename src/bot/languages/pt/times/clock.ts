import type { ClockWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

/** What a number counts that is no number of minutes. */
const counted =
  "(?:pessoas?|pess|pax|adult[oa]s?|criancas?|bebes?|miudos?|menin[oa]s?|amig[oa]s?|mais|filh[oa]s?|menores|convidados)";

export const clock: ClockWords = {
  same: ["mesma hora", "mesmo horario"],
  hourNeedsLead: true,
  partyLeads: ["(?<=(?:¦|almoco|jantar) )a(?= 2(?!\\d)| ?$)"],
  freeHours: ["(?:esta |ta |ainda |estao ){0,2}(?:livres?|disponive(?:l|is)|vag[ao]s?)"],
  roughly: words`
    mais ou menos
    aproximadamente
    ou por ai
    ou coisa assim
  `,
  leads: words`
    as
    (?<=(?:¦,?|almoco|jantar|noite|manha|tarde) )a(?! 2(?!\d))
    (?<=^\d{1,2}(?: pessoas)? )a
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
};
