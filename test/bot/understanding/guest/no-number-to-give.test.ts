import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-20", time: "19:00" };
const asked = { now, expecting: "phone", tablePicked: true, draft } as const;
const offers = ["17:00", "18:30", "19:30"].map((time) => ({ time, date: "2026-11-20" }));

test.for([
  ["sv", "har ingen mobil"],
  ["sv", "har bara fast telefon"],
  ["sv", "telefonen är trasig"],
  ["sv", "ni har det sen sist"],
  ["sv", "det vill jag slippa"],
  ["sv", "ni behöver inte ringa mig"],
  ["en", "i haven't got a mobile"],
  ["en", "only got a landline"],
  ["en", "phone's broken"],
  ["en", "you've got it from last time"],
  ["en", "i'd rather you didn't call me"],
] as const)("no number is given: %s, %s", ([language, text]) => {
  expect(understand(text, { ...asked, language }).intent).toBe("deny");
});

test("an address to write to is offered instead of a number", () => {
  expect(understand("kan ni få min mejl istället?", { ...asked, language: "sv" }).asksIfPhone).toBe(true);
});

test("who wants to be called is no no", () => {
  expect(understand("please call me back", { ...asked, language: "en" }).intent).toBe("human");
});

test.for([
  ["en", "oh seven seven double oh nine hundred one two three", "+447700900123"],
  ["en", "07700 900123", "+447700900123"],
] as const)("a whole number beside offered times is one: %s, %s", ([language, text, phone]) => {
  const said = understand(text, {
    now,
    language,
    expecting: "slot",
    offers,
    draft: { partySize: 4, date: "2026-11-20" },
  });
  expect(said.phone).toBe(phone);
});

test.for(["01.12.2026 19.30", "0512 1930", "19.30"])("“%s” is none", (text) => {
  const said = understand(text, { now, language: "en", expecting: "slot", offers, draft: { partySize: 4 } });
  expect(said.phone).toBeUndefined();
});
