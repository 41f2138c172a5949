import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now, stated } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 } as const;
const booked = { now, expecting: null, draft } as const;

test.for([
  ["en", "well, 5 with my niece", 5],
  ["de", "also 5 mit meiner Nichte", 5],
  ["fr", "enfin 3 avec ma nièce", 3],
  ["fr", "enfin cinq avec les enfants", 5],
  ["es", "bueno, 5 con mi sobrina", 5],
  ["it", "anzi 5 con mia nipote", 5],
  ["nl", "of nee, 5 met mijn nichtje", 5],
  ["pt", "aliás 5 com a minha sobrinha", 5],
  ["sv", "eller 5 med min systerdotter", 5],
] as const)("a number put right with who comes is the party in %s: “%s”", ([language, text, partySize]) => {
  expect(stated(text, { language, expecting: "confirm", tablePicked: true, draft })).toEqual({ partySize });
});

test.for([
  ["en", "Tom's coming after all. Back to 5", 5],
  ["de", "Thomas kommt doch. Wieder 5", 5],
  ["de", "Anna kommt doch nicht. Wieder 3", 3],
  ["fr", "Thomas vient finalement. De nouveau 5", 5],
  ["es", "Tomás viene al final. Otra vez 5", 5],
  ["nl", "Thomas komt toch. Weer 5", 5],
  ["sv", "Thomas kommer ändå. 5 igen", 5],
  ["en", "three of our friends have cancelled", 1],
  ["de", "zwei unserer Freunde haben abgesagt", 2],
  ["fr", "trois de nos amis se sont décommandés", 1],
  ["fr", "deux amis nous ont lâchés", 2],
  ["es", "tres de nuestros amigos se han caído", 1],
  ["it", "tre dei nostri amici hanno disdetto", 1],
  ["nl", "drie van onze vrienden hebben afgezegd", 1],
  ["pt", "três dos nossos amigos desmarcaram", 1],
  ["sv", "tre av våra vänner har hoppat av", 1],
] as const)("of a table that is booked, so many come in %s: “%s”", ([language, text, partySize]) => {
  expect(understand(text, { ...booked, language }).partySize).toBe(partySize);
});

test("of no table that is known they are so many fewer", () => {
  const text = "trois de nos amis se sont décommandés";
  expect(understand(text, { now, expecting: null, language: "fr" }).partyChange).toBe(-3);
});

test.for([
  ["en", "three of our friends are vegetarian"],
  ["de", "Wieder um 5"],
  ["de", "Thomas kommt doch um 5"],
  ["fr", "trois de nos amis sont végétariens"],
] as const)("of a table that is booked, nobody is counted in %s: “%s”", ([language, text]) => {
  const { partySize, partyChange } = understand(text, { ...booked, language });
  expect([partySize, partyChange]).toEqual([undefined, undefined]);
});

test.for([
  ["fr", "le bébé compte comme une personne ?"],
  ["en", "does the baby count as one person?"],
  ["de", "zählt das Baby als eine Person?"],
  ["es", "¿el bebé cuenta como una persona?"],
  ["it", "il bebè conta come una persona?"],
  ["nl", "telt de baby als één persoon?"],
  ["pt", "o bebé conta como uma pessoa?"],
  ["sv", "räknas bebisen som en person?"],
] as const)("nobody is counted in %s: “%s”", ([language, text]) => {
  for (const context of [
    { ...booked, language },
    { now, language, expecting: "partySize", draft: { date: draft.date } } as const,
  ]) {
    const { partySize, partyChange } = understand(text, context);
    expect([partySize, partyChange]).toEqual([undefined, undefined]);
  }
});

test.for([
  ["sv", "jag menar tjugo", { time: "20:00" }],
  ["de", "ich meine zwanzig", { time: "20:00" }],
  ["en", "I mean twenty", { time: "20:00" }],
  ["fr", "je voulais dire vingt", { time: "20:00" }],
  ["es", "quería decir veinte", { time: "20:00" }],
  ["it", "intendevo venti", { time: "20:00" }],
  ["nl", "ik bedoel twintig", { time: "20:00" }],
  ["pt", "queria dizer vinte", { time: "20:00" }],
  ["sv", "jag menar tre", { partySize: 3 }],
  ["en", "I meant five", { partySize: 5 }],
  ["fr", "à cinq au lieu de quatre", { partySize: 5 }],
  ["fr", "à 20h au lieu de 19h", { time: "20:00" }],
] as const)("a number that is meant is the likelier of the two in %s: “%s”", ([language, text, values]) => {
  expect(stated(text, { language, expecting: "confirm", tablePicked: true, draft })).toMatchObject(values);
});

test("a day put right keeps the time", () => {
  const text = "table for 2 on Friday at 7pm, no wait, Saturday";
  expect(stated(text, { language: "en" })).toEqual({ partySize: 2, date: "2026-11-21", time: "19:00" });
});

test("“sei” is six after a number that is taken back", () => {
  expect(stated("cinque, no aspetta, sei", { language: "it", expecting: "partySize" })).toEqual({
    partySize: 6,
  });
});
