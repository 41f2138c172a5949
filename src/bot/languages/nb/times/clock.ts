import type { ClockWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const clock: ClockWords = {
  same: ["samme (?:tid|klokkeslett)"],
  bareAfternoon: true,
  freeHours: ["(?:fortsatt |ogsa )?(?:ledige?|fri|igjen)"],
  roughly: words`
    mer eller mindre
    omtrent
    cirka
    eller sa
    eller deromkring
  `,
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
    nærmest(?: kl\.?| klokka| klokken)?
    klokk
    klokke
    k l
    kl
    rundt ca
    omtrent klokken
    ca klokka
    ca klokken
    cirka klokka
    cirka klokken
    sann omtrent
    en gang rundt
    en gang ved
    allerede klokka
    allerede klokken
    allerede ved
    til ca
    for kl\.?
    for klokka
    for klokken
    rundt omkring
    (?:flytte?r?|utsette?|fremskynde?|skyve?)(?: (?:frem|fram|opp))?(?: (?:oss|det|den|bordet|bestillingen))?(?: (?:pa )?¦{1,30})?(?: (?:frem|fram|opp))? til
    (?:flytte?r?|utsette?)(?: (?:oss|det|den|bordet|bestillingen|[\p{L}¦]{3,11} (?:bord|bestilling)|(?:bordet|bestillingen) pa [\p{L}¦]{3,11}))? til
    endre det til
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
    klokka tolv pa dagen
    klokken tolv pa dagen
    tolv pa dagen
    tolv midt pa dagen
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
    "et kvarter pa": -15,
    "kvart etter": 15,
    "kvart før": -15,
    "kvarter før": -15,
  },
  after: { "og en halv": 30, "og 1 halv": 30 },
  minutesAlone: {
    "ved halv": -30,
    "heller halv": -30,
    "til halv": -30,
    "bli halv": -30,
    "rundt halv": -30,
    "klokka halv": -30,
    "klokken halv": -30,
    "kl halv": -30,
  },
  minutePast: ["over"],
  minuteTo: ["pa", "i"],
  minuteWords: ["minutter", "min"],
  plusMinutes: [],
  minusMinutes: [],
};
