import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-26", partySize: 3 } as const;

describe("a place in a list, said once a table is picked, is no day of the month:", () => {
  test.for([
    ["en", "the first"],
    ["de", "der erste"],
    ["de", "das zweite"],
    ["de", "den zweiten bitte"],
    ["fr", "le premier"],
    ["es", "el primero"],
    ["it", "il primo"],
    ["nl", "de eerste"],
    ["pt", "o primeiro"],
    ["sv", "den första"],
  ] as const)("%s: %s", ([language, text]) => {
    const context = { language, expecting: "name", tablePicked: true, draft } as const;
    expect(stated(text, context).date).toBeUndefined();
  });

  test("but a day is", () => {
    const context = { language: "en", expecting: "name", tablePicked: true, draft } as const;
    expect(stated("am zweiten", { ...context, language: "de" })).toMatchObject({ date: "2026-12-02" });
    expect(stated("the 27th", context)).toMatchObject({ date: "2026-11-27" });
    expect(stated("the first of December", context)).toMatchObject({ date: "2026-12-01" });
  });
});

describe("the party said once more is no day:", () => {
  test.for([
    ["en", "three"],
    ["de", "drei"],
    ["fr", "disons trois"],
    ["es", "tres"],
    ["it", "tre"],
    ["nl", "drie"],
    ["pt", "três"],
    ["sv", "tre"],
  ] as const)("%s: %s", ([language, text]) => {
    const context = { language, expecting: "date", draft: { partySize: 3 } } as const;
    expect(stated(text, context).date).toBeUndefined();
    expect(stated(text, { ...context, draft: { partySize: 2 } }).date).toMatch(/-03$/);
  });

  test.for([
    ["en", "the third"],
    ["de", "am dritten"],
    ["fr", "le trois"],
    ["es", "el tres"],
  ] as const)("where a day is named it is one, %s: %s", ([language, text]) => {
    const context = { language, expecting: "date", draft: { partySize: 3 } } as const;
    expect(stated(text, context).date).toMatch(/-03$/);
  });
});

describe("after a stop no month is greater than twelve:", () => {
  test.for([
    ["de", "do 12.30", { date: "2026-11-19", time: "12:30" }],
    ["de", "Tisch für 2 Do. 12.30", { date: "2026-11-19", time: "12:30", partySize: 2 }],
    ["de", "do 10.12", { date: "2026-12-10" }],
    ["it", "gio 12:30", { date: "2026-11-19", time: "12:30" }],
    ["it", "gio 12.30", { date: "2026-11-19", time: "12:30" }],
    ["nb", "tor 12.30", { date: "2026-11-19", time: "12:30" }],
    ["da", "tors 12.30", { date: "2026-11-19", time: "12:30" }],
  ] as const)("%s: %s", ([language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
  });
});

describe("“let's say three”, of a table that is picked, is the party and neither an hour nor a name:", () => {
  test.for([
    ["en", "let's say three"],
    ["de", "sagen wir drei"],
    ["fr", "disons trois"],
    ["es", "digamos tres"],
    ["it", "diciamo tre"],
    ["nl", "laten we zeggen drie"],
    ["pt", "digamos três"],
    ["sv", "låt oss säga tre"],
    ["sv", "säg tre"],
  ] as const)("%s: %s", ([language, text]) => {
    const picked = { language, tablePicked: true, draft: { ...draft, partySize: 4, time: "19:00" } } as const;
    for (const expecting of ["name", "phone", "confirm"] as const)
      expect(stated(text, { ...picked, expecting })).toEqual({ partySize: 3 });
  });

  test("but from seven on an hour", () => {
    const picked = { tablePicked: true, draft: { ...draft, time: "19:00" }, expecting: "name" } as const;
    expect(stated("let's say eight", { ...picked, language: "en" })).toEqual({ time: "20:00" });
  });
});

describe("the other of two people is no second of the month:", () => {
  test.for([
    ["nb", "Den ene søsteren min er gravid, og den andre sitter i rullestol."],
    ["nb", "den første tåler ikke nøtter, den andre er vegetarianer"],
    ["da", "den ene tåler ikke nødder, og den anden sidder i kørestol"],
    ["sv", "Min ena syster tål inte nötter, och den andra sitter i rullstol."],
  ] as const)("%s: %s", ([language, text]) => {
    const { date, comment } = stated(text, { language });
    expect({ date, comment }).toMatchObject({
      date: undefined,
      comment: expect.stringMatching(/den and(?:re|en|ra) /),
    });
  });

  test.for([
    ["nb", "bord for 4 den andre desember", "2026-12-02"],
    ["nb", "den første kl 19", "2026-12-01"],
    ["nb", "vi vil komme den andre", "2026-12-02"],
    ["nb", "den 2. kl 19", "2026-12-02"],
    ["sv", "bord för 4 den andra december", "2026-12-02"],
    ["sv", "den första klockan 19", "2026-12-01"],
  ] as const)("%s: %s is a day", ([language, text, date]) => {
    expect(stated(text, { language }).date).toBe(date);
  });
});
