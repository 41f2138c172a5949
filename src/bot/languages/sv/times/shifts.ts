import type { ShiftWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const shifts: ShiftWords = {
  now: words`
    (?:just )?nu(?: direkt| genast)?
    genast
    omgaende
    sa (?:snart|fort|snabbt) (?:som )?(?:mojligt|det gar)
    snarast(?: mojligt)?
    med en gang
  `,
  inHours: ["om # timmar", "om # timme", "om # timma", "om # tim", "om # h"],
  inMinutes: ["om # minuter", "om # minut", "om # min"],
  inPhrases: { "om nagon timme": 60 },
  inLeads: words`
    om
    inom
    om ungefar
  `,
  halfMore: words`
    och en halv
    och 1 halv
    och halv
  `,
  later: ["senare"],
  earlier: ["tidigare"],
  laterOne: words`
    (?:den|det) (?:efter|nasta|senare)
  `,
  earlierOne: words`
    (?:den|det) (?:innan|fore|forra|tidigare)
  `,
  laterBefore: words`
    (?:flytta|skjut|skjuta|senarelagg|senarelagga)(?: (?:fram|upp))?(?: (?:det|bokningen|bordet))?(?: fram| upp)?(?: med)
    (?:flytta fram|(?:skjut|skjuta|skjuter)(?: (?:fram|upp|pa))?|senarelagg|senarelagga)(?: (?:det|den|tiden|bokningen|bordet))?(?: fram| upp| pa)?(?: med)?
  `,
  earlierBefore: words`(?:tidigarelagg|tidigarelagga)(?: (?:det|bokningen|bordet))?(?: med)?`,
  shiftHours: ["timmar", "timme", "timma", "tim", "h"],
  shiftMinutes: ["minuter", "min"],
  shiftPhrases: {
    "en timme": 60,
    "en timma": 60,
    timme: 60,
    timmen: 60,
    halvtimme: 30,
    halvtimmen: 30,
    "halv timme": 30,
    "en halvtimma": 30,
    kvart: 15,
    "nagon timme": 60,
    "en halvtimme": 30,
    "en halv timme": 30,
    "en kvart": 15,
    "1 timme": 60,
    "en trekvart": 45,
    "ett par timmar": 120,
    "en och en halv timme": 90,
    "1 och en halv timme": 90,
    "en och 1 halv timme": 90,
    "1 och 1 halv timme": 90,
  },
  shiftLeads: words`
    lite
    lite grann
    litegrann
    nagot
    nagot lite
    mycket
    hellre
    nat
    nan gang
    nagon gang
    nagonting
    (?:inget|ingenting)(?! \p{L}{1,9} an)
    finns det
    hur (?:ar|ser) det(?: ut)?(?: med)?
    vad sags om
    aningen
    en aning
    en liten stund
    en stund
    lite till
    annu
    gar det
    (?:kan|skulle|far) (?:vi|jag)(?: kunna)? komma
  `,
  unfit: words`
    (?<!inte )for (?:tidigt|sent)
  `,
  tooEarly: words`
    inte (?:riktigt )?sa tidigt
    (?:lite |alldeles |nog )?for tidigt for (?!att )\p{L}{3,12}
    (?:lite|val|ganska) tidigt for (?:oss|mig|\p{L}{3,12})
    (?:lite |alldeles )?for tidigt(?: for (?:oss|mig))?
    (?<=\d (?:ar|blir) )(?:lite|ganska) tidigt
  `,
  tooSoonTo: words`
    att
    for
  `,
  tooLate: words`
    inte (?:riktigt )?sa sent
    (?:lite |alldeles |nog )?for sent for (?!att )\p{L}{3,12}
    (?:lite|val|ganska) sent for (?:oss|mig|\p{L}{3,12})
    (?<!(?:kvart|min|minuter|timme) )(?:lite |alldeles )?for sent(?: for (?:oss|mig))?(?!, (?:vi|jag) )
    (?<=\d (?:ar|blir) )(?:lite|ganska) sent
  `,
  insteadOf: words`
    (?:istallet|i stallet) for
  `,
  movedOn: words`
    (?:andra|flytta|byt|satt|skjut)(?: om| pa| fram)? @ till
  `,
};
