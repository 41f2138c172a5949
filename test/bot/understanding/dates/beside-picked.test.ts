import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

/** Saturday, three and a half weeks ahead. */
const picked = {
  now,
  expecting: "confirm",
  tablePicked: true,
  draft: { date: "2026-12-12", time: "20:00", partySize: 6 },
} as const;

test.for([
  ["en", "make it sunday instead, saturday is no good for Kate", "2026-12-13"],
  ["de", "lieber am Sonntag, samstags kann Tom nicht", "2026-12-13"],
  ["fr", "plutôt dimanche", "2026-12-13"],
  ["es", "mejor el domingo", "2026-12-13"],
  ["it", "meglio domenica", "2026-12-13"],
  ["nl", "toch maar vrijdag, zaterdag lukt Kim niet", "2026-12-11"],
  ["pt", "fechou! mas o Caio falou q só pode no domingo, aff. muda pra domingo vai", "2026-12-13"],
  ["sv", "hellre på söndag", "2026-12-13"],
  ["en", "actually this friday", "2026-11-20"],
] as const)("a weekday is the one beside the picked day, in %s: %s", ([language, text, date]) => {
  expect(understand(text, { ...picked, language })).toMatchObject({ intent: "change", date });
});

test("before any table is picked it is the coming one", () => {
  expect(understand("a table for 4 on sunday", { now, language: "en", expecting: null }).date).toBe(
    "2026-11-22",
  );
});

test.for([
  ["en", "maybe sat 12 or 13, in the evening"],
  ["de", "vielleicht am Samstag, den 12. oder 13., abends"],
  ["fr", "samedi 12 ou 13, le soir"],
  ["es", "quizá el sábado 12 o 13, por la noche"],
  ["it", "magari sabato 12 o 13, di sera"],
  ["nl", "misschien zaterdag 12 of 13, 's avonds"],
  ["pt", "não não hoje não haha. talvez sábado 12 ou 13, à noite"],
  ["sv", "kanske lördag 12 eller 13, på kvällen"],
] as const)("two days are two days, and no hour, in %s: %s", ([language, text]) => {
  const read = understand(text, { now, language, expecting: "date", draft: { partySize: 4 } });
  expect(read.openReadings?.dates).toEqual(["2026-12-12", "2026-12-13"]);
  expect(read.time).toBeUndefined();
  expect(read.part).toBe("evening");
});

test("two hours are no days", () => {
  const read = understand("saturday at 12 or 13", { now, language: "en", expecting: "date" });
  expect(read).toMatchObject({ date: "2026-11-21", time: "12:00" });
});

test.for([
  ["en", "sunday the 13th, the day after the saturday I said"],
  ["es", "el domingo 13, el día después del sábado que dije"],
  ["pt", "domingo dia 13, o dia seguinte ao sábado q eu falei"],
] as const)("a day that is told in other words too is one, in %s: %s", ([language, text]) => {
  const draft = { date: "2026-12-06", time: "20:00", partySize: 6 };
  const read = understand(text, { ...picked, draft, language });
  expect(read.date).toBe("2026-12-13");
  expect(read.openReadings).toBeUndefined();
  expect(read.dateTo).toBeUndefined();
});
