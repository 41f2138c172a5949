import type { DayPartWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const partsOfDay: DayPartWords = {
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
  bedtimes: words`
    (?:i seng|og legge seg) (?:klokka |klokken |kl |ved |før )?#
  `,
  night: ["natten", "natta", "om natten"],
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
    litt tidlig pa
    en tidlig
    starten pa
    tidlege?
    tidlige
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
    seint pa
    sein
    seine
    litt senere pa
    slutten pa
  `,
  earlyAfter: words`
    tidlig
    tidligt
  `,
  lateAfter: words`
    sent
    seint
  `,
  compoundParts: { morgen: "om morgenen", bordet: "bordet", bestillingen: "bestillingen" },
  partJoiners: ["", "til", "pa", "om", "ved", "pa den", "til den"],
  asEarly: words`
    (?:den )?f[øo]rste (?:bordsetning(?:en)?|seating(?:en)?)
    sa tidligt? som (?:mulig|muligt|det gar)
    jo (?:tidligere|før),? (?:desto|jo|des) bedre
  `,
  asLate: words`
    (?:den )?andre (?:bordsetning(?:en)?|seating(?:en)?)
    sa sent som (?:mulig|muligt|det gar)
    jo senere,? (?:desto|jo|des) bedre
  `,
  notTooLate: words`
    (?<!(?<!\p{L})(?:er|det|haper|vel) )ikke (?:for|sa|altfor|alt for|veldig) (?:sent|seint)(?! (?:for|til|a|ute|pa))
  `,
  notTooEarly: words`
    (?<!(?<!\p{L})(?:er|det|haper|vel) )ikke (?:for|sa|altfor|alt for|veldig) tidligt?(?! (?:for|til|a|ute|pa))
  `,
};
