import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
const read = (language: string, text: string, expecting: "name" | "phone" = "phone") =>
  understand(text, { now, language, country: "NO", expecting, tablePicked: true, draft });

describe("a telephone number that is dictated in words is one:", () => {
  test.for([
    ["en", "two one two, double five five, oh one seven three", "+12125550173"],
    ["en", "oh seven nine double one one two three four five six", "+447911123456"],
    ["en", "oh seven seven double oh nine hundred one four five", "+447700900145"],
    ["en", "plus four seven nine double zero one two three four five", "+4790012345"],
    ["de", "null eins sieben null eins zwei drei vier fünf sechs sieben", "+491701234567"],
    ["fr", "zéro six, douze, trente-quatre, cinquante-six, soixante-dix-huit", "+33612345678"],
    ["es", "seis cuatro cinco, doce, treinta y cuatro, cincuenta y seis", "+34645123456"],
    ["it", "tre due otto uno due tre quattro cinque sei sette", "+393281234567"],
    ["nl", "nul zes een twee drie vier vijf zes zeven acht", "+31612345678"],
    ["nl", "nul zes twaalf vierendertig zesenvijftig achtenzeventig", "+31612345678"],
    ["pt", "nove um dois três quatro cinco meia sete oito", "+351912345678"],
    ["sv", "noll sju noll ett två tre fyra fem sex sju", "+46701234567"],
    ["nl", "0031 6 vier drie twee een, 55 66", "+31643215566"],
    ["it", "tre quattro sette, 12 34 567", "+393471234567"],
    ["de", "null eins sieben eins, 234 56 78", "+491712345678"],
    ["de", "+49 eins sieben eins 234 56 78", "+491712345678"],
    ["es", "seis cuatro cinco 12 34 56", "+34645123456"],
  ] as const)("%s: %s", ([language, text, phone]) => {
    expect(read(language, text)).toMatchObject({ phone });
  });

  test("with the name, and nothing of the table changes", () => {
    const text =
      "Marta Iglesias Roca, y mi móvil es el seis cuatro cinco, doce, treinta y cuatro, cincuenta y seis";
    const { firstName, lastName, phone, date, time, partySize } = read("es", text, "name");
    expect({ firstName, lastName, phone, date, time, partySize }).toEqual({
      ...{ firstName: "Marta", lastName: "Iglesias Roca", phone: "+34645123456" },
      ...{ date: undefined, time: undefined, partySize: undefined },
    });
  });
});

describe("no telephone number", () => {
  test("are times in a row", () => {
    const slot = { now, language: "en", expecting: "time", draft } as const;
    expect(understand("seven thirty, eight thirty, nine thirty", slot).phone).toBeUndefined();
  });

  test("are a year and a time after some numbers", () => {
    const wish = { now, language: "en", expecting: null } as const;
    expect(understand("one two three 20 30", wish).phone).toBeUndefined();
    expect(understand("two, three or four, 28 11 2026", wish)).toMatchObject({ date: "2026-11-28" });
  });

  test("is a party that is corrected", () => {
    const wish = understand("a table for two, no, for three people", {
      now,
      language: "en",
      expecting: null,
    });
    expect(wish.phone).toBeUndefined();
    expect(wish.partySize).toBe(3);
  });
});
