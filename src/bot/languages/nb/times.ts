import type { TimeWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const times: TimeWords = {
  bareAfternoon: true,
  leads: words`
    (?:nærmest|tettest pa|tættest pa|tett pa|tæt pa)(?: kl\.?| klokk(?:a|en))?
    klokken
    klokka
    klokkan
    kl\.?
    ved
    rundt
    rundt kl\.?
    rundt klokka
    rundt klokken
    omkring
    omkring kl\.?
    omkring klokken
    omkring klokka
    ca\.?
    ca\.? kl\.?
    cirka
    cirka kl\.?
    omtrent
    omtrent kl\.?
    omtrent klokka
    sann ca\.?
    sann rundt
    sann cirka
    ved kl\.?
    ved klokken
    @
    til kl\.?
    til klokken
    til klokka
    presis
    præcis
    prikk
    allerede kl\.?
    omkring ved
    litt over
    litt før
    lige efter
    lige før
    rett etter
    rett før
    (?:flytte?r?|flyt|rykke?|ryk|skyve?|utsette?)(?: (?:oss|os|det|den|bordet|bestillingen|reservasjonen|reservationen|bookingen))? til
    endre til
    ændre til
    utpa
    ved en
    noe som
  `,
  answerLeads: words`
    til
    pa
    ved
    da
    heller
    for
    gjerne
    gerne
    helst
    kanskje
    maske
    ta
    tror
  `,
  clock: ["h"],
  am: ["am"],
  pm: ["pm"],
  approximately: ["tiden", "tida", "draget"],
  noon: words`
    klokken 12 pa dagen
    klokka 12 pa dagen
    12 pa dagen
    midt pa dagen
  `,
  midnight: ["midnatt", "midnat"],
  before: {
    halv: -30,
    "kvart over": 15,
    "kvarter over": 15,
    "kvart pa": -15,
    "kvarter pa": -15,
    "kvart i": -15,
    "kvarter i": -15,
    "et kvarter over": 15,
    "et kvarter i": -15,
  },
  after: {},
  minutePast: ["over"],
  minuteTo: ["pa", "i"],
  minuteWords: ["minutter", "min"],
  plusMinutes: [],
  minusMinutes: [],
  parts: [
    {
      words: words`
      etter jobb
      etter jobben
      efter arbejde
    `,
      part: "evening",
      from: "17:00",
      to: "21:00",
    },
    {
      words: words`
      etter lunsj
      efter frokost
    `,
      part: "afternoon",
      from: "13:00",
      to: "18:00",
    },
    {
      words: words`
      brunsj
      brunch
    `,
      part: "morning",
      from: "10:00",
      to: "14:00",
    },
    {
      words: words`
        kveld
        kvelden
        kvelds
        kveldstid
        aften
        aftenen
        aftens
        middag
        middagen
        middagstid
        aftensmad
        kveldsmat
        supe
        kvelden utpa
      `,
      part: "evening",
    },
    {
      words: words`
      lunsj
      lunsjen
      lunsjtid
      lunch
      lunchtid
      formiddagsmat
    `,
      part: "lunch",
    },
    {
      words: words`
      ettermiddag
      ettermiddagen
      eftermiddag
      eftermiddagen
      pa dagtid
    `,
      part: "afternoon",
    },
    {
      words: words`
        formiddag
        formiddagen
        morgenen
        frokost
        frokosten
        morran
        morgon
        om morgenen
        pa morgenen
      `,
      part: "morning",
    },
    {
      words: words`
      natten
      natta
      om natten
    `,
      part: "night",
    },
  ],
  night: ["natten", "natta", "om natten"],
  tooEarly: words`
    (?:litt |lidt |alt )?for tidligt?(?: for (?:oss|os|meg|mig))?
  `,
  tooLate: words`
    (?:litt |lidt |alt )?for (?:sent|seint)(?: for (?:oss|os|meg|mig))?
  `,
  asEarly: words`
    sa tidligt? som (?:mulig|muligt|det gar)
    jo (?:tidligere|før),? (?:desto|jo|des) bedre
  `,
  asLate: words`
    sa sent som (?:mulig|muligt|det gar)
    jo senere,? (?:desto|jo|des) bedre
  `,
  early: words`
    tidlig
    tidlig pa
    tidlig om
    tidlig i
    tidligt
    tidligt pa
    tidligt om
    først pa
    begynnelsen av
    starten av
    tidlig utpa
  `,
  middle: words`
    midt pa
    midten av
  `,
  late: words`
    sen
    sent pa
    sent om
    sent i
    slutten av
    mot slutten av
    sene
    senere pa
    sidst pa
    ut pa
    utpa
    senere om
  `,
  earlyAfter: words`
    tidlig
    tidligt
  `,
  lateAfter: words`sent`,
  compoundParts: { morgen: "om morgenen" },
  departures: words`
    (?:ma(?: \p{L}{1,12}){0,2} (?:ga|dra|reise)|videre|herfra|ferdige|ferdig|hjem|avsted)(?: \p{L}{1,12}){0,2} (?:klokken|klokka|kl\.?|senest|innen|før)
    (?:toget|tog|bussen|buss|flyet|fly|forestillingen|forestilling|konserten)(?: \p{L}{1,12}){0,2} (?:klokken|klokka|kl\.?)
    (?:konsert|koncerten|filmen|film|kino|kampen|møtet|barnevakten|barnevakt)(?: \p{L}{1,12}){0,2} (?:klokken|klokka|kl\.?)
  `,
  departuresAfter: [],
  partJoiners: ["", "til", "pa", "om", "ved"],
  rangeLeads: words`
    mellom
    mellem
    fra
    mellom klokken
    mellom klokka
    mellem klokken
    fra klokken
    fra klokka
    mellom kl\.?
    mellem kl\.?
    fra kl\.?
    en gang mellom
    ett eller annet sted mellom
    engang mellem
  `,
  rangeJoiners: words`
    til
    til klokken
    til klokka
    til kl\.?
    frem til
  `,
  rangeAnd: words`
    og
    og klokken
    og klokka
    og kl\.?
  `,
  notBefore: words`
    etter
    (?<!ikke )(?:senere|seinere) en[nd](?: klokken| klokka| kl\.?)?
    ikke tidligere en[nd](?: klokken| klokka| kl\.?)?
    efter
    etter klokken
    etter klokka
    etter kl\.?
    efter klokken
    efter kl\.?
    fra
    fra klokken
    fra klokka
    fra kl\.?
    tidligst
    tidligst klokken
    tidligst kl\.?
    ikke før
    ikke før kl\.?
    fra og med
    engang etter
    en gang etter
  `,
  notAfter: words`
    før
    ikke (?:senere|seinere) en[nd](?: klokken| klokka| kl\.?)?
    (?<!ikke )tidligere en[nd](?: klokken| klokka| kl\.?)?
    før klokken
    før klokka
    før kl\.?
    innen
    innen klokken
    innen klokka
    innen kl\.?
    inden
    inden kl\.?
    inden klokken
    senest
    senest klokken
    senest klokka
    senest kl\.?
    ikke senere enn
    ikke senere end
    ikke etter
    ikke efter
    frem til
    indtil
    indtil kl\.?
    inntil
  `,
  notBeforeSuffix: words`
    eller (?:litt|lidt|noe|noget|rett|lige) (?:senere|etter|efter)
    eller senere
    og utover
    og senere
    tidligst
    eller etter
    eller efter
    og fremover
  `,
  notAfterSuffix: words`
    eller (?:litt|lidt|noe|noget|rett|lige) (?:tidligere|før)
    eller tidligere
    senest
    eller før
  `,
  or: words`
    eller
    eller klokken
    eller klokka
    eller kl\.?
    eller kanskje
    eller maske
    eventuelt
  `,
  inHours: ["om # timer", "om # time"],
  inMinutes: ["om # minutter", "om # minutt", "om # min", "om # minut"],
  now: words`
    (?:akkurat |lige )?(?:na|nu)
    med en gang
    med det samme
    straks
    sa snart som mulig
  `,
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
  laterOne: words`
    (?:den|det|de) (?:etter|neste|senere|seinere)
  `,
  earlierOne: words`
    (?:den|det|de) (?:før|forrige|tidligere)
  `,
  later: ["senere"],
  earlier: ["tidligere"],
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
  laterBefore: words`
    (?:flytt|flytte|utsett|utsette|skyv|skyve|udskyd|udskyde)(?: (?:det|den|bordet|bestillingen|reservasjonen|
      reservationen))?(?: frem| tilbake| ut)?(?: med)?
  `,
  earlierBefore: words`(?:fremskynd|fremskynde|fremrykke)(?: (?:det|den|bordet|bestillingen))?(?: med)?`,
};
