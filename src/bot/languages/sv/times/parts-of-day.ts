import type { DayPartWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const partsOfDay: DayPartWords = {
  parts: [
    {
      words: words`
        efter lunch
        efter lunchen
      `,
      part: "afternoon",
      from: "13:00",
      to: "18:00",
    },
    { words: ["kvallskvisten", "pa kvallskvisten"], part: "evening", from: "17:00", to: "20:00" },
    { words: ["brunch", "pa brunch", "till brunch"], part: "morning", from: "10:00", to: "14:00" },
    {
      words: words`
        kvall
        kvallen
        kvalls
        om kvallen
        kvallstid
        pa kvallstid
        till kvallen
        kvallsmat
        middagstid
        middagsdags
        kvallsmiddag
        afton
        aftonen
        middag
        till middag
        middagen
        supe
        nagon gang pa kvallen
      `,
      part: "evening",
    },
    {
      words: words`
      lunch
      lunchtid
      lunchen
      luncha
      lunchtiden
      lunchdags
      vid lunch
    `,
      part: "lunch",
    },
    {
      words: words`
      eftermiddag
      eftermiddagen
      pa dagen
      eftermiddagsfika
    `,
      part: "afternoon",
    },
    {
      words: words`
        formiddag
        frukost
        till frukost
        formiddagen
        morgonen
        morgon
        pa morgon
        bitti
        formiddags
      `,
      part: "morning",
    },
    {
      words: words`
      pa natten
      natten
    `,
      part: "night",
    },
  ],
  bedtimes: words`
    (?:i sang|och lagga sig) (?:klockan |kl |vid |fore )?#
  `,
  night: ["pa natten", "natten"],
  early: words`
    tidig
    pa tidiga
    lite tidigt pa
    en tidig
    tidigt pa
    tidigt i
    borjan av
    i borjan av
    tidiga
  `,
  middle: words`
    mitten av
    mitt pa
    i mitten av
  `,
  late: words`
    framat
    sen
    pa sena
    lite senare pa
    sent pa
    sent i
    slutet av
    i slutet av
    mot slutet av
    sena
    senare pa
  `,
  earlyAfter: words`tidigt`,
  lateAfter: words`sent`,
  compoundParts: { morgon: "pa morgonen", bordet: "bordet", bokningen: "bokningen" },
  partJoiners: ["", "till", "pa", "om", "pa den", "till den", "vid"],
  asEarly: words`
    (?:den )?(?:forsta|1:a) sittning(?:en)?
    sa tidigt som (?:mojligt|det gar)
    ju tidigare,? desto battre
  `,
  asLate: words`
    (?:den )?(?:andra|2:a) sittning(?:en)?
    sa sent som (?:mojligt|det gar)
    ju senare,? desto battre
  `,
  notTooLate: words`
    (?<!(?<!\p{L})(?:ar|det|hoppas|val) )inte (?:for|sa|alltfor|allt for|jatte) ?sent(?! (?:for|att|pa|med))
  `,
  notTooEarly: words`
    (?<!(?<!\p{L})(?:ar|det|hoppas|val) )inte (?:for|sa|alltfor|allt for|jatte) ?tidigt(?! (?:for|att|pa|med))
  `,
};
