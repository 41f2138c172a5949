import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => understand(text, { now, language, expecting: null });

describe("what is dropped for a change", () => {
  test.for([
    ["en", "nvm, change to 7 people"],
    ["en", "never mind, make it 7 people"],
    ["de", "vergiss es, ändere auf 7 Personen"],
    ["fr", "laissez tomber, changez pour 7 personnes"],
    ["es", "déjalo, cámbialo a 7 personas"],
    ["it", "lascia stare, cambia a 7 persone"],
    ["nl", "laat maar, wijzig naar 7 personen"],
    ["pt", "esquece, muda para 7 pessoas"],
    ["sv", "glöm det, ändra till 7 personer"],
  ] as const)("cancels nothing, in %s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "change", partySize: 7 });
  });

  test.for([
    ["en", "never mind"],
    ["de", "vergiss es"],
  ] as const)("alone it is dropped, in %s: %s", ([language, text]) => {
    expect(read(text, language).intent).toBe("cancel");
  });
});

test.for([
  ["en", "yes if the Terrace is heated"],
  ["de", "ja, wenn Terrace beheizt ist"],
  ["fr", "oui si Terrace est chauffée"],
  ["es", "sí, si Terrace tiene calefacción"],
] as const)("a condition at the summary wants no other way to dine, in %s: %s", ([language, text]) => {
  const venues = [{ id: 1, name: "Furu", scenarioNames: ["Dinner", "Terrace"] }];
  const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
  const context = { now, language, expecting: "confirm", tablePicked: true, draft, venues } as const;
  const said = understand(text, context);
  expect(said.intent).not.toBe("affirm");
  expect(said).not.toHaveProperty("scenarioName");
  expect(understand("yes, but Terrace", { ...context, language: "en" }).scenarioName).toBe("Terrace");
});

test.for([
  ["en", "what's my booking?"],
  ["en", "how many bookings do I have?"],
  ["de", "wie ist meine Reservierung?"],
  ["de", "wie viele Reservierungen habe ich?"],
  ["fr", "combien de réservations ai-je ?"],
  ["es", "¿cuál es mi reserva?"],
  ["it", "quante prenotazioni ho?"],
  ["nl", "hoeveel reserveringen heb ik?"],
  ["pt", "qual é a minha reserva?"],
  ["sv", "hur många bokningar har jag?"],
] as const)("what they have is asked for, in %s: %s", ([language, text]) => {
  expect(read(text, language).intent).toBe("list");
});

test.for(["en", "de", "es", "fr", "it", "nl", "pt", "sv"])("a hand that waves greets, in %s", (language) => {
  expect(read("👋", language).intent).toBe("greet");
});

test.for([
  ["de", "passt, buch des"],
  ["de", "passt scho"],
  ["de", "mach des"],
] as const)("a Bavarian yes is one, in %s: %s", ([language, text]) => {
  const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
  const shown = { now, language, expecting: "confirm", tablePicked: true, draft } as const;
  expect(understand(text, shown).intent).toBe("affirm");
});

test("“eve” after a weekday is its evening", () => {
  expect(read("4 of us friday eve", "en")).toMatchObject({ partySize: 4, part: "evening" });
  expect(read("christmas eve for 2", "en")).not.toHaveProperty("part");
});

test.for([
  ["sv", "Bord för 2 på torsdag kl 19"],
  ["sv", "Tjena! Bord för 2 på torsdag 20:30"],
  ["nb", "et bord til 2 på lørdag"],
] as const)("letters tell Swedish from its neighbours, in %s: %s", ([language, text]) => {
  expect(understand(text, { now, language: "en", expecting: null }).language).toBe(language);
});

test.for([
  ["en", "listen, we're actually three"],
  ["de", "hör mal, wir sind doch zu dritt"],
  ["fr", "dites, finalement on sera trois"],
  ["es", "oye que al final somos tres"],
  ["it", "senta, alla fine siamo in tre"],
  ["nl", "luister, we zijn toch met z'n drieën"],
  ["pt", "olhe, afinal somos três"],
  ["sv", "lyssna, vi blir tre"],
] as const)("who asks to be listened to tells a change, in %s: %s", ([language, text]) => {
  expect(read(text, language).partySize).toBe(3);
});
