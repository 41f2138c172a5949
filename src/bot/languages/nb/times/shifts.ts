import type { ShiftWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const shifts: ShiftWords = {
  now: words`
    (?:akkurat |lige )?(?:na|nu)
    med en gang
    med det samme
    straks
    sa snart som mulig
    na straks
    snarest(?: mulig)?
    sa fort som mulig
    sa fort det gar
    umiddelbart
  `,
  inHours: ["om # timer", "om # time", "om # t"],
  inMinutes: ["om # minutter", "om # minutt", "om # min", "om # minut"],
  inPhrases: {
    "om en times tid": 60,
    "om en time": 60,
    "om en halvtime": 30,
    "om en halv time": 30,
    "om et kvarter": 15,
    "om tre kvarter": 45,
    "om 3 kvarter": 45,
    "om halvannen time": 90,
    "om et kvarters tid": 15,
    "om en halvtimes tid": 30,
  },
  inLeads: words`
    om
    innen
    om ca\.?
    inden
    om omtrent
    om cirka
    innen ca\.?
  `,
  halfMore: words`
    og en halv
    og 1 halv
    og halv
  `,
  later: ["senere", "seinere"],
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
    (?:flytt|flytte|utsett|utsette|skyv|skyve)(?: (?:frem|fram|pa|opp))?(?: (?:det|den|tiden|bestillingen|bordet))?(?: frem| fram| pa)?(?: med)?
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
    time: 60,
    halvtimen: 30,
    "et kvarters tid": 15,
    "en halvtimes tid": 30,
    "ett kvarter": 15,
    "1 kvarter": 15,
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
    bittelitt
    bitte litt
    litegrann
    noe litt
    en gang
    noe som helst
    (?:ingenting|ikke noe)(?! \p{L}{1,9} enn)
    (?:finnes|er) det(?: noe)?
    hvordan (?:er|ser) det(?: ut)?(?: med)?
    hva sier dere til
    en liten stund
    en stund
    litt til
    gar det an
  `,
  unfit: words`
    (?<!ikke )for (?:tidligt?|sent|seint)
  `,
  tooEarly: words`
    (?:litt |lidt |alt )?for tidligt?(?: for (?:oss|os|meg|mig))?
    (?<=\d (?:er|blir|bliver) )(?:litt|lidt|ganske) (?:tidlig|tidligt)
    ikke (?:helt |fullt )?sa tidlig
    (?:litt |altfor |nok )?for tidlig for (?!a )\p{L}{3,12}
    (?:litt|vel|ganske) tidlig for (?:oss|meg|\p{L}{3,12})
    altfor tidlig(?: for (?:oss|meg))?
  `,
  tooSoonTo: words`
    a
    at
    for
  `,
  tooLate: words`
    (?:litt |lidt |alt )?for (?:sent|seint)(?: for (?:oss|os|meg|mig))?
    (?<=\d (?:er|blir|bliver) )(?:litt|lidt|ganske) sent
    ikke (?:helt |fullt )?sa (?:sent|seint)
    (?:litt |altfor |nok )?for (?:sent|seint) for (?!a )\p{L}{3,12}
    (?:litt|vel|ganske) (?:sent|seint) for (?:oss|meg|\p{L}{3,12})
    (?<!(?:kvarter|min|minutter|time) )altfor (?:sent|seint)(?: for (?:oss|meg))?(?!, (?:vi|jeg) )
    (?<=\d (?:er|blir) )(?:litt|ganske) seint
  `,
  insteadOf: words`
    (?:i stedet for|istedenfor|istedet for)
  `,
  movedOn: words`
    (?:endre|flytt|flytte|bytt|sett|skyv)(?: om| pa| fram| frem)? @ til
  `,
};
