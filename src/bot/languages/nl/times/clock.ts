import type { ClockWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";
import { beforeHour } from "./bounds.ts";

export const clock: ClockWords = {
  same: ["(?:de)?zelfde (?:tijd|tijdstip)", "hetzelfde (?:uur|tijdstip)", "zelfde uur"],
  bareAfternoon: true,
  freeHours: ["(?:nog |ook )?(?:vrij|beschikbaar|open)"],
  roughly: words`
    min of meer
    ongeveer
    of zo
    zo ongeveer
  `,
  leads: words`
    (?:zo dicht mogelijk|het dichtst|dichtst|zo dicht mogelijk|het meest) (?:bij|in de buurt van)
    in de buurt van
    om
    rond
    rond een uur of
    omstreeks
    ongeveer om
    tegen
    zo rond
    ca\.?
    rondom
    circa
    @
    iets over
    even na
    zo om
    zo tegen
    ergens rond
    ergens tegen
    om ongeveer
    ongeveer
    om ca\.?
    rond ca\.?
    klokslag
    stipt
    stipt om
    precies
    exact
    net na
    vlak na
    iets na
    even over
    iets voor
    net voor
    vlak voor
    (?:om |rond |tegen )?¦ uur of
    (?:een )?uurtje of
    beginnen om
    vertrek om
    verplaatsen naar
    verzetten naar
    naar
  `,
  answerLeads: ["voor", beforeHour, "om", "dan", "liever", "doe", "maar", "graag", "of", "uiterlijk om"],
  clock: ["uur", "u", "h", "uurtje"],
  am: ["am", "a\\.m\\.?"],
  pm: ["pm", "p\\.m\\.?"],
  approximately: [],
  noon: ["12 uur 's middags", "12 uur s middags", "het middaguur"],
  midnight: ["middernacht"],
  before: {
    half: -30,
    "kwart over": 15,
    "kwart na": 15,
    "kwart voor": -15,
    "kwartier over": 15,
    "kwartier voor": -15,
    "een kwartier over": 15,
    "een kwartier voor": -15,
  },
  after: {},
  minutesAlone: {
    "om half": -30,
    "liever half": -30,
    "maar half": -30,
    "rond half": -30,
    "tegen half": -30,
    "toch half": -30,
  },
  minutePast: ["over", "na"],
  minuteTo: ["voor"],
  minuteWords: ["minuten", "min"],
  plusMinutes: [],
  minusMinutes: [],
};
