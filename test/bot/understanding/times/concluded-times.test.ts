import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { lunchAndDinner, now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, {
    now,
    language,
    expecting: "confirm",
    tablePicked: true,
    draft,
    openings: lunchAndDinner,
  });

describe("an hour and its minutes in figures need no colon:", () => {
  test.for([
    ["en", "can we make it 830", "20:30"],
    ["en", "could it be 2015", "20:15"],
    ["de", "geht 2030", "20:30"],
    ["de", "können wir 830 machen", "20:30"],
    ["es", "puede ser 830", "20:30"],
    ["fr", "on peut mettre 20 30", "20:30"],
    ["fr", "c possible 830", "20:30"],
    ["it", "si può fare 830", "20:30"],
    ["nl", "doe maar 2030", "20:30"],
    ["nl", "kan t ook 2030", "20:30"],
    ["pt", "dá para as 2030", "20:30"],
    ["sv", "går det med 2030", "20:30"],
  ] as const)("%s: %s", ([language, text, time]) => {
    expect(read(language, text).time).toBe(time);
  });

  test.for([
    ["en", "room 730"],
    ["en", "flight 830"],
    ["fr", "finalement appelez le 212"],
  ] as const)("%s: %s is no time", ([language, text]) => {
    expect(read(language, text).time).toBeUndefined();
  });
});

describe("the hour that follows from another is the table's:", () => {
  test.for([
    ["de", "Der Zug kommt um sieben an, von daher wäre acht realistischer", "20:00"],
    ["de", "ich komme erst um sieben raus, acht wäre besser", "20:00"],
    ["de", "Unser Zug hat Verspätung, acht wäre sicherer", "20:00"],
    ["en", "i finish work at seven so eight's better", "20:00"],
    ["en", "the show ends at eight so say half past", "20:30"],
    ["en", "our train gets in at seven, eight would suit us better", "20:00"],
    ["es", "la canguro no llega hasta las siete, mejor siete y media", "19:30"],
    ["fr", "la nounou n'arrive qu'à 19h, disons 20h", "20:00"],
    ["it", "la babysitter arriva solo alle sette, facciamo sette e mezza", "19:30"],
    ["nl", "de trein komt om zeven aan dus acht zou beter zijn", "20:00"],
    ["nl", "ik werk tot zeven, dus acht is realistischer", "20:00"],
    ["pt", "saio do trabalho às sete por isso ponha às oito", "20:00"],
    ["sv", "barnvakten kommer inte förrän sju, så hellre åtta", "20:00"],
    ["sv", "jag slutar jobbet sju så åtta vore bättre", "20:00"],
  ] as const)("%s: %s", ([language, text, time]) => {
    const { partySize = 4, ...others } = read(language, text);
    expect({ partySize, time: others.time }).toEqual({ partySize: 4, time });
  });

  test.for([
    ["de", "Lieber um acht. Nee, lass mal, sieben passt."],
    ["en", "Let's say eight o'clock. Actually no, leave it at seven."],
    ["nl", "Liever acht uur. Of nee, laat maar op zeven."],
    ["sv", "Hellre åtta. Nej förresten, låt det vara sju."],
  ] as const)("%s: %s leaves the hour as it is", ([language, text]) => {
    expect(read(language, text).time ?? "19:00").toBe("19:00");
  });

  test.for([["en", "my train gets in at seven, so we're five", 5]] as const)(
    "%s: %s counts people",
    ([language, text, partySize]) => {
      expect(read(language, text)).toMatchObject({ partySize });
    },
  );
});
