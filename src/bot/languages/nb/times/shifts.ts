import type { ShiftWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const shifts: ShiftWords = {
  now: words`
    (?:akkurat |lige )?(?:na|nu)
    med en gang
    med det samme
    straks
    sa snart som mulig
  `,
  inHours: ["om # timer", "om # time"],
  inMinutes: ["om # minutter", "om # minutt", "om # min", "om # minut"],
  inPhrases: {
    "om en times tid": 60,
    "om en time": 60,
    "om en halvtime": 30,
    "om en halv time": 30,
    "om et kvarter": 15,
  },
  inLeads: words`
    om
    innen
    om ca\.?
    inden
  `,
  halfMore: words`
    og en halv
    og 1 halv
    og halv
  `,
  later: ["senere"],
  earlier: ["tidligere"],
  laterOne: words`
    (?:den|det|de) (?:etter|neste|senere|seinere)
  `,
  earlierOne: words`
    (?:den|det|de) (?:før|forrige|tidligere)
  `,
  laterBefore: words`
    (?:flytt|flytte|utsett|utsette|skyv|skyve|udskyd|udskyde)(?: (?:det|den|bordet|bestillingen|reservasjonen|
      reservationen))?(?: frem| tilbake| ut)?(?: med)?
  `,
  earlierBefore: words`(?:fremskynd|fremskynde|fremrykke)(?: (?:det|den|bordet|bestillingen))?(?: med)?`,
  shiftHours: ["timer", "time", "t"],
  shiftMinutes: ["minutter", "min", "minutt", "minut"],
  shiftPhrases: {
    "en time": 60,
    "1 time": 60,
    "en times tid": 60,
    "en halvtime": 30,
    "en halv time": 30,
    halvtime: 30,
    "halv time": 30,
    "et kvarter": 15,
    kvarter: 15,
    "halvannen time": 90,
    "halvanden time": 90,
    "en og en halv time": 90,
    "1 og en halv time": 90,
    "et par timer": 120,
    "tre kvarter": 45,
    "3 kvarter": 45,
  },
  shiftLeads: words`
    litt
    lidt
    noe
    noget
    litt grann
    mye
    meget
    heller
    en del
    enda
    endnu
    en anelse
    kanskje litt
    gjerne
    helst
    (?:kan|kunne|far) (?:vi|jeg|man)(?: ogsa| kanskje| maske){0,2} komme
    (?:hva|hvad) med
    og(?= \p{L}{6,9}[?! ]*$)
    (?:gar|passer|er) det(?: ogsa| an| ikke){0,2}
  `,
  unfit: words`
    (?<!ikke )for (?:tidligt?|sent|seint)
  `,
  tooEarly: words`
    (?:litt |lidt |alt )?for tidligt?(?: for (?:oss|os|meg|mig))?
    (?<=\d (?:er|blir|bliver) )(?:litt|lidt|ganske) (?:tidlig|tidligt)
  `,
  tooLate: words`
    (?:litt |lidt |alt )?for (?:sent|seint)(?: for (?:oss|os|meg|mig))?
    (?<=\d (?:er|blir|bliver) )(?:litt|lidt|ganske) sent
  `,
};
