import type { ClockWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const clock: ClockWords = {
  same: ["samma (?:tid|klockslag)"],
  bareAfternoon: true,
  freeHours: ["(?:fortfarande |ocksa |aven )?(?:ledig[ta]?|fritt|fri|kvar)"],
  roughly: words`
    mer eller mindre
    ungefar
    eller sa
    cirka
  `,
  leads: words`
    narmast(?: kl\.?| klockan)?
    klockan
    kl\.?
    vid
    runt
    omkring
    ca\.?
    cirka
    ungefar
    vid klockan
    runt klockan
    @
    ungefar klockan
    kl
    klocka
    klockn
    k l
    vid kl\.?
    runt kl\.?
    ca kl\.?
    omkring kl\.?
    ungefar kl\.?
    cirka klockan
    ca klockan
    omkring klockan
    ungefar vid
    strax efter
    strax fore
    strax innan
    nagon gang runt
    nagon gang vid
    redan klockan
    redan vid
    prick
    till klockan
    till kl\.?
    till ca
    framat
    sa runt
    sa dar vid
    typ vid
    typ klockan
    typ runt
    for klockan
    for kl\.?
    (?:flyttar?|skjuta?|tidigarelagga?|senarelagga?)(?: (?:fram|upp))?(?: (?:oss|det|den|bordet|bokningen))?(?: (?:pa )?¦{1,30})?(?: (?:fram|upp))? till
    (?:flyttar?|skjuta?)(?: (?:fram|upp))?(?: (?:oss|det|den|bordet|bokningen|[\p{L}¦]{3,11} (?:bord|bokning)|(?:bordet|bokningen) pa [\p{L}¦]{3,11}))?(?: (?:fram|upp))? till
    andra till
    dar vid
    dar omkring
  `,
  answerLeads: words`
    till
    pa
    vid
    da
    hellre
    for
    garna
    helst
    kanske
    tror
    ta
    typ
  `,
  clock: ["h"],
  am: ["am", "fm"],
  pm: ["pm", "em"],
  approximately: ["tiden", "snaret", "draget", "hugget"],
  noon: [
    "klockan tolv pa dagen",
    "mitt pa dagen",
    "mitt pa dan",
    "tolv pa dan",
    "12 pa dan",
    "klockan 12 pa dagen",
    "12 pa dagen",
  ],
  midnight: ["midnatt"],
  before: {
    halv: -30,
    "kvart over": 15,
    "kvart efter": 15,
    "kvart i": -15,
    "kvart fore": -15,
    "kvart innan": -15,
  },
  after: { "och en halv": 30, "och 1 halv": 30 },
  minutesAlone: {
    "vid halv": -30,
    "hellre halv": -30,
    "till halv": -30,
    "bli halv": -30,
    "runt halv": -30,
    "klockan halv": -30,
    "kl halv": -30,
  },
  minutePast: ["over"],
  minuteTo: ["i"],
  minuteWords: ["minuter", "min"],
  plusMinutes: [],
  minusMinutes: [],
};
