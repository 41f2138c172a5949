import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting, Understood } from "#src/bot/understanding/understood.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string, expecting: Expecting = null): Understood =>
  understand(text, { now, language, expecting });

describe("what the chat's language makes nothing of is read in one that does:", () => {
  test.for<readonly [language: string, text: string, expecting: Expecting, stated: Partial<Understood>]>([
    ["de", "hellre i övermorgon, vi blir tre", null, { partySize: 3, date: "2026-11-20", language: "sv" }],
    ["de", "vi blir tre", null, { partySize: 3 }],
    ["de", "imorgon", "date", { date: "2026-11-19" }],
    ["de", "demain à 20h", null, { date: "2026-11-19", time: "20:00" }],
    ["fr", "morgen um acht", null, { date: "2026-11-19", time: "20:00", language: "de" }],
    ["en", "deux personnes", null, { partySize: 2, language: "fr" }],
    ["de", "make it 5", null, { intent: "change", partySize: 5 }],
    ["de", "quiero cancelar", null, { intent: "cancel", language: "es" }],
    ["en", "jag heter Anna Berg", "name", { firstName: "Anna", lastName: "Berg", language: "sv" }],
    ["en", "auf den Namen Müller", "name", { lastName: "Müller" }],
    ["en", "ik ben Jan", "name", { firstName: "Jan" }],
    [
      "en",
      "mesa para 2 no sábado às 20h",
      null,
      { partySize: 2, date: "2026-11-21", time: "20:00", language: "pt" },
    ],
    ["en", "on peut rester combien de temps ?", null, { topics: ["stay"], language: "fr" }],
    ["en", "hay que dejar una señal?", null, { topics: ["fees"], language: "es" }],
  ])("in a chat in %s, “%s”", ([language, text, expecting, stated]) => {
    expect(read(text, language, expecting)).toMatchObject(stated);
  });
});

describe("it stays with the chat's language where", () => {
  test.for<readonly [why: string, language: string, text: string]>([
    ["a place is called like a day elsewhere", "en", "In San Jose."],
    ["the words are the chat's own", "fr", "Ajouter une piste a le liste de lecture Cena con Amigos"],
    ["a yes or no is all that another makes of it", "en", "jo"],
  ])("%s: in %s, “%s” states nothing", ([, language, text]) => {
    const { language: _, ...rest } = read(text, language);
    expect(rest).toEqual({ intent: "other" });
  });

  test("two languages read the words differently", () => {
    // Three in Italian and Swedish, and no word of German.
    expect(read("tre", "de", "partySize").partySize).toBe(3);
    // Tuesday in Spanish, the sea in French and nothing in German.
    expect(read("mar", "de", "date").date).toBeUndefined();
  });
});

describe("a few words that another language knows to the end", () => {
  test.for<readonly [language: string, text: string, expecting: Expecting, stated: Partial<Understood>]>([
    ["en", "ce soir", "partySize", { date: "2026-11-18", part: "evening" }],
    ["en", "Ce soir", "name", { date: "2026-11-18", part: "evening" }],
    ["en", "ce soir", null, { date: "2026-11-18", part: "evening" }],
    ["en", "morgen um 7", "partySize", { date: "2026-11-19", time: "19:00" }],
    ["en", "morgen um 7", "date", { date: "2026-11-19", time: "19:00" }],
    ["en", "morgen um 7", "name", { date: "2026-11-19", time: "19:00" }],
    ["fr", "morgen um 7", "partySize", { date: "2026-11-19", time: "19:00" }],
    ["en", "i morgon kväll", "time", { date: "2026-11-19", part: "evening" }],
    ["en", "amanhã às 8", "partySize", { date: "2026-11-19", time: "20:00" }],
    ["en", "vanavond", "name", { date: "2026-11-18", part: "evening" }],
    ["en", "Mañana", "name", { date: "2026-11-19" }],
    ["en", "domani sera", "name", { date: "2026-11-19", part: "evening" }],
    ["de", "tomorrow at 7", "partySize", { date: "2026-11-19", time: "19:00" }],
    ["de", "Tonight", "name", { date: "2026-11-18", part: "evening" }],
  ])("are a day or a time: in %s, “%s” at %s", ([language, text, expecting, stated]) => {
    const {
      partySize,
      firstName,
      lastName,
      language: heard,
      ...understood
    } = read(text, language, expecting);
    expect(understood).toMatchObject(stated);
    expect({ partySize, firstName, lastName }).toEqual({});
  });

  test.for<readonly [language: string, text: string, stated: Partial<Understood>]>([
    ["en", "Ein table for four, morgen um 7 please", { partySize: 4, date: "2026-11-19", time: "19:00" }],
    ["en", "table for four heute abend", { partySize: 4, date: "2026-11-18", part: "evening" }],
    ["en", "a table for 4, ce soir à 20h", { partySize: 4, date: "2026-11-18", time: "20:00" }],
    ["de", "Tisch für zwei, tomorrow night", { partySize: 2, date: "2026-11-19", part: "evening" }],
    ["fr", "table pour demain, two people", { partySize: 2, date: "2026-11-19" }],
  ])("stand beside a wish in %s: “%s”", ([language, text, stated]) => {
    const understood = read(text, language);
    expect(understood).toMatchObject({ intent: "book", ...stated });
    expect(understood.time === undefined || understood.timeFrom === undefined).toBe(true);
  });

  test.for<readonly [language: string, text: string, partySize?: number]>([
    ["en", "tisch for two tomorrow um 8", 2],
    ["de", "tisch for two tomorrow um 8", 2],
    ["de", "table für 2 tomorrow 8pm", 2],
    ["nl", "table voor twee tomorrow om 8", 2],
    ["it", "table per due domani alle 8", 2],
    ["es", "table para dos mañana at 8", 2],
    ["fr", "une table demain at 8"],
    ["sv", "bord imorgon at 8"],
    ["pt", "mesa amanhã at 8"],
  ])("are joined, in whatever mixture: in %s, “%s”", ([language, text, partySize]) => {
    const { date, time, partySize: party } = read(text, language);
    expect({ date, time, partySize: party }).toEqual({ date: "2026-11-19", time: "20:00", partySize });
  });

  test.for<readonly [language: string, text: string, understood: Understood]>([
    ["xx", "week 2 05/06", { intent: "inform", date: "2027-06-05" }],
    [
      "en",
      "table for four on Friday at 8, vom 3. bis 5. Dezember",
      { intent: "book", partySize: 4, date: "2026-11-20", time: "20:00", language: "en" },
    ],
    [
      "de",
      "Tisch am Freitag für vier, entre el 3 y el 5 de diciembre",
      { intent: "book", partySize: 4, date: "2026-11-20", language: "de" },
    ],
  ])("end no range that the wish does not begin: in %s, “%s”", ([language, text, understood]) => {
    expect(read(text, language)).toEqual(understood);
  });

  test.for<readonly [text: string, stated: Partial<Understood>]>([
    ["Domenica Natale", { firstName: "Domenica", lastName: "Natale" }],
    ["Morgen", { firstName: "Morgen" }],
    ["Jan", { firstName: "Jan" }],
    ["April May", { firstName: "April", lastName: "May" }],
  ])("are a name where they may be one: “%s”", ([text, stated]) => {
    const { date, ...understood } = read(text, "en", "name");
    expect(understood).toMatchObject(stated);
    expect(date).toBeUndefined();
  });
});
