import type { ClockWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const clock: ClockWords = {
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
};
