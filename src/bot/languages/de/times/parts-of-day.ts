import type { DayPartWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const partsOfDay: DayPartWords = {
  parts: [
    {
      words: words`
        abends
        abend
        am abend
        abendessen
        zum abendessen
        abendbrot
        abendtisch
        dinner
        zum dinner
        abendzeit
        diner
        nachts
        in der nacht
        auf d'nacht
        auf d nacht
        auf d' nacht
        aufd nacht
        aufd'nacht
        auf'd nacht
        auf die nacht
        auf nacht
        af d'nocht
        auf d'nocht
        auf d nocht
        auf nocht
        d nocht
        d'nocht
      `,
      part: "evening",
    },
    {
      words: words`
        mittags
        mittag
        am mittag
        mittagessen
        zum mittagessen
        mittagszeit
        mittagstisch
        mittags zeit
        lunch
        zum lunch
        zu mittag
      `,
      part: "lunch",
    },
    {
      words: words`
        nach der arbeit
        nach feierabend
        zum feierabend
        feierabend
        nach dienstschluss
        nach buroschluss
      `,
      part: "evening",
      from: "17:00",
      to: "21:00",
    },
    {
      words: words`
      nach dem mittagessen
      nach dem mittag
    `,
      part: "afternoon",
      from: "14:00",
      to: "18:00",
    },
    { words: ["vor dem mittagessen"], part: "morning", from: "10:00", to: "12:00" },
    { words: ["spatnachmittag", "spatnachmittags"], part: "afternoon", from: "16:00", to: "18:00" },
    {
      words: words`
      nachmittags
      nachmittag
      am nachmittag
      zum kaffee
    `,
      part: "afternoon",
    },
    {
      words: words`
        morgens
        am morgen
        vormittags
        vormittag
        am vormittag
        fruhstuck
        zum fruhstuck
        fruhmorgens
        in der fruh
        in der fruhe
        in da fruh
        fruh
      `,
      part: "morning",
    },
    {
      words: words`
      am morge
      em morge
      in der fruah
      zum zmorge
    `,
      part: "morning",
    },
    { words: ["brunch", "zum brunch"], part: "morning", from: "10:00", to: "14:00" },
    { words: ["spatabends", "spat abends", "spat in der nacht"], part: "night" },
  ],
  bedtimes: words`
    (?:um|vor|gegen|ab) # (?:schon |wieder ){0,2}(?:im|ins|zu) bett
    fruh (?:ins|zu|im) bett
  `,
  night: ["nachts", "in der nacht"],
  early: words`
    fruhen
    fruher
    fruhe
    anfang des
    beginn des
    fruh am
    zu beginn des
  `,
  middle: words`
    mitte des
    mitten am
  `,
  late: words`
    spateren
    spaten
    spater
    spate
    ende des
    spat am
    gegen ende des
  `,
  earlyAfter: words`fruh`,
  lateAfter: words`spat`,
  compoundParts: { morgen: "morgens", tisch: "tisch", reservierung: "reservierung", buchung: "buchung" },
  partJoiners: ["", "am", "in der"],
  asEarly: words`
    (?:die |der |den |das )?(?:erste|ersten|1\.) (?:runde|durchgang|seating)
    so (?:fruh|zeitig) (?:wie|als) (?:moglich|es geht|geht|irgend moglich)
    moglichst fruh
    je fruher,? (?:desto|umso|um so) besser
    den (?:fruhesten|fruhestmoglichen) (?:tisch|termin)
  `,
  asLate: words`
    (?:die |der |den |das )?(?:zweite|zweiten|2\.|spate|spatere) (?:runde|durchgang|seating)
    so spat (?:wie|als) (?:moglich|es geht|geht|irgend moglich)
    moglichst spat
    je spater,? (?:desto|umso|um so) besser
    den (?:spatesten|spatestmoglichen|letzten) (?:tisch|termin)
  `,
  notTooLate: words`
    (?<!(?<!\p{L})(?:ist|sind|hoffentlich|noch|es|das) )nicht (?:zu|so|allzu|ganz so|gar so|sehr) spat(?! (?:dran|fur|um|zum|zu|kommen|ist))
  `,
  notTooEarly: words`
    (?<!(?<!\p{L})(?:ist|sind|hoffentlich|noch|es|das) )nicht (?:zu|so|allzu|ganz so|gar so|sehr) fruh(?! (?:dran|fur|um|zum|zu|kommen|ist))
  `,
};
