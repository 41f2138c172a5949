import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 2 };
const read = (text: string, language: string, expecting: Expecting = null) =>
  understand(text, {
    now,
    language,
    expecting,
    draft,
    ...(expecting === "confirm" && { tablePicked: true }),
  });

test.for([
  ["en", "thanks so much, you've been really helpful. see you friday!", "meeting"],
  ["de", "Danke, Sie waren sehr nett. Bis übermorgen!", "meeting"],
  ["de", "danke für alles. schönen Sonntag noch!", "bye"],
  ["fr", "merci et bon dimanche", "bye"],
  ["es", "muchas gracias por todo. nos vemos el viernes", "meeting"],
  ["it", "perfetto, gentilissimo. buona domenica", "bye"],
  ["nl", "bedankt en een fijne zondag nog", "bye"],
  ["pt", "fica assim, obrigado e bom domingo", "bye"],
  ["sv", "tack så mycket, trevlig helg!", "bye"],
] as const)("who says more than goodbye takes leave all the same: %s, %s", ([language, text, farewell]) => {
  expect(read(text, language)).toMatchObject({ intent: "thanks", farewell });
  expect(read(text, language).date).toBeUndefined();
});

test.for([
  ["en", "i'll call them tomorrow"],
  ["de", "ich ruf da morgen an, danke"],
  ["fr", "je les appelle demain alors, merci"],
  ["es", "llamaré al de Oslo entonces. gracias"],
  ["it", "allora chiamo io domani, grazie"],
  ["nl", "dan bel ik morgen wel, bedankt"],
  ["pt", "ok eu ligo amanhã"],
  ["sv", "jag ringer imorgon, tack"],
] as const)("who will call takes leave, and names no day: %s, %s", ([language, text]) => {
  const { date, intent, farewell } = read(text, language, "venue");
  expect({ date, intent, farewell }).toEqual({ date: undefined, intent: "thanks", farewell: "bye" });
});

test.for([
  ["en", "no dont book, bye"],
  ["de", "nein danke, schönen Sonntag"],
  ["fr", "non, bonne soirée"],
  ["es", "no gracias, buen fin de semana"],
] as const)("beside a no the leave is taken with it: %s, %s", ([language, text]) => {
  expect(read(text, language, "confirm")).toMatchObject({ intent: "deny", farewell: "bye" });
});

test("words that nothing was made of are no promise to come", () => {
  expect(read("uncle bob is a maybe, see you friday", "en").farewell).not.toBe("meeting");
  expect(read("ok vi väntar, ses snart", "sv")).toMatchObject({ intent: "thanks", farewell: "bye" });
});

test("what is wanted before a goodbye is read without the day in it", () => {
  expect(read("at 8. have a nice sunday", "en", "slot")).toMatchObject({ time: "20:00" });
  expect(read("20h. bon dimanche", "fr", "slot").date).toBeUndefined();
  expect(read("yes book it. have a nice sunday", "en", "confirm").intent).toBe("affirm");
  expect(read("nah its fine cya", "en", "confirm")).toMatchObject({ intent: "thanks", farewell: "bye" });
});

test.for([
  ["de", "ich will gar keinen Tisch"],
  ["fr", "mais je ne veux pas de table"],
  ["es", "¡que no quiero mesa!"],
  ["it", "non voglio prenotare niente"],
  ["nl", "ik wil geen tafel"],
  ["pt", "não quero reservar nada"],
  ["sv", "jag vill inte boka"],
] as const)("who wants no table asks for none: %s, %s", ([language, text]) => {
  expect(read(text, language, "partySize")).toMatchObject({ intent: "cancel", meant: "stops" });
});

test("a table that is not to stand somewhere is one", () => {
  expect(read("ich will keinen Tisch am Fenster, 2 Personen um 8", "de").intent).not.toBe("cancel");
  expect(read("non voglio un tavolo vicino alla porta", "it").intent).not.toBe("cancel");
});
