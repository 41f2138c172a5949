import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const offers = [
  { date: "2026-11-28", time: "18:30" },
  { date: "2026-11-28", time: "19:30" },
] as const;
const draft = { date: "2026-11-28", partySize: 4 } as const;

test.for([
  ["en", "the earlier one", 1],
  ["en", "the less late one", 1],
  ["en", "the first of the two", 1],
  ["en", "whatever's free", 1],
  ["de", "die spätere", -1],
  ["de", "die erste von beiden", 1],
  ["de", "egal, was frei ist", 1],
  ["fr", "le moins tard des deux", 1],
  ["fr", "le plus tard des deux", -1],
  ["fr", "peu importe, ce qui est libre", 1],
  ["es", "la menos tarde de las dos", 1],
  ["es", "el primero de los dos", 1],
  ["es", "da igual, lo que haya", 1],
  ["it", "il meno tardi dei due", 1],
  ["it", "la seconda delle due", 2],
  ["it", "è uguale, quello che c'è", 1],
  ["nl", "de vroegste van de twee", 1],
  ["nl", "maakt niet uit, wat er vrij is", 1],
  ["pt", "o mais cedo dos dois", 1],
  ["pt", "tanto faz, o que houver", 1],
  ["sv", "det tidigare", 1],
  ["sv", "det senare", -1],
  ["sv", "den andra av de två", 2],
  ["sv", "spelar ingen roll, det som är ledigt", 1],
] as const)("one of the two is picked in %s: “%s”", ([language, text, choice]) => {
  const { language: _, ...understood } = understand(text, {
    now,
    language,
    expecting: "slot",
    offers,
    draft,
  });
  expect(understood).toEqual({ intent: "inform", choice });
});

test.for([
  ["en", "which of the two is quieter?"],
  ["en", "what's free on Sunday?"],
  ["de", "keines von beiden"],
  ["fr", "aucun des deux"],
  ["fr", "qu'est-ce qui est libre ?"],
  ["sv", "något tidigare"],
] as const)("what picks neither picks none in %s: “%s”", ([language, text]) => {
  const understood = understand(text, { now, language, expecting: "slot", offers, draft });
  expect(understood.choice).toBeUndefined();
  expect(understood.time ?? understood.timeFrom).toBeUndefined();
});

test.for([
  ["fr", "lequel des deux ?"],
  ["es", "¿para cuál de las dos?"],
  ["it", "quale delle due?"],
  ["pt", "qual das duas?"],
  ["nl", "welke van de twee?"],
  ["sv", "vilken av de två?"],
] as const)("which of two is asked, and no hour is told in %s: “%s”", ([language, text]) => {
  const { time, timeFrom, partySize } = understand(text, { now, language, expecting: "venue", draft });
  expect([time, timeFrom, partySize]).toEqual([undefined, undefined, undefined]);
});

test.for([
  ["es", "para las dos", { time: "14:00" }],
  ["es", "más tarde de las dos", { timeFrom: "14:00" }],
  ["it", "prima delle due", { timeTo: "14:00" }],
  ["it", "più tardi delle due", { timeFrom: "14:00" }],
  ["fr", "dès deux heures", { timeFrom: "14:00" }],
] as const)("two o'clock stays it in %s: “%s”", ([language, text, values]) => {
  expect(understand(text, { now, language, expecting: "time", draft })).toMatchObject(values);
});
