import type { DayPartWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const partsOfDay: DayPartWords = {
  parts: [
    { words: ["brunch", "brunchen"], part: "morning", from: "10:00", to: "14:00" },
    {
      words: words`
        's avonds
        avond
        avonds
        diner
        avondeten
        avondmaal
        's nachts
        dineren
        s avonds
        savonds
        dinertje
      `,
      part: "evening",
    },
    {
      words: words`
        lunch
        lunchen
        lunchtijd
        tussen de middag
        middageten
        middagmaal
        lunchpauze
      `,
      part: "lunch",
    },
    {
      words: words`
        's middags
        middag
        middags
        namiddag
        s middags
        smiddags
        's namiddags
      `,
      part: "afternoon",
    },
    {
      words: words`
        's ochtends
        's morgens
        ochtend
        ochtends
        ontbijt
        ontbijten
        voormiddag
        s ochtends
        s morgens
        sochtends
        smorgens
        's voormiddags
      `,
      part: "morning",
    },
  ],
  bedtimes: words`
    (?:om|voor|rond) # (?:uur )?(?:in|naar) bed
  `,
  night: ["'s nachts"],
  early: words`
    vroege
    in de vroege
    vroeg in de
    begin vd
    bij aanvang van de
    vroeg op de
    begin van de
    aan het begin van de
    begin
  `,
  middle: words`
    midden op de
    halverwege de
    midden in de
  `,
  late: words`
    late
    later op de
    later in de
    eind vd
    laat
    laat in de
    laat op de
    eind van de
    einde van de
    aan het eind van de
    aan het einde van de
    tegen het einde van de
    eind
  `,
  earlyAfter: words`vroeg`,
  lateAfter: words`laat`,
  compoundParts: { tafel: "tafel", reservering: "reservering" },
  partJoiners: ["", "in de", "van de", "voor de", "op de", "tijdens de"],
  asEarly: words`
    (?:de |het )?(?:eerste|1e) (?:ronde|shift|zitting|seating)
    zo vroeg (?:mogelijk|als (?:het )?kan)
    hoe (?:vroeger|eerder),? hoe beter
  `,
  asLate: words`
    (?:de |het )?(?:tweede|2e) (?:ronde|shift|zitting|seating)
    zo laat (?:mogelijk|als (?:het )?kan)
    hoe later,? hoe beter
  `,
  notTooLate: words`
    (?<!(?<!\p{L})(?:is|zijn|ben|hopelijk|het|nog) )niet (?:te|al te|zo|heel|erg) laat(?! (?:om|voor|komen|zijn))
  `,
  notTooEarly: words`
    (?<!(?<!\p{L})(?:is|zijn|ben|hopelijk|het|nog) )niet (?:te|al te|zo|heel|erg) vroeg(?! (?:om|voor|komen|zijn))
  `,
};
