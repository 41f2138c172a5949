import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const picked = { now, draft, tablePicked: true } as const;

describe("at a picked table, other times are asked for:", () => {
  test.for([
    ["en", "umm what other times do you have"],
    ["de", "welche anderen Zeiten habt ihr?"],
    ["fr", "vous avez quoi d'autre comme horaires ?"],
    ["es", "¿qué otras horas tienen?"],
    ["it", "che altri orari avete?"],
    ["nl", "welke andere tijden heeft u?"],
    ["pt", "que outros horários têm?"],
    ["sv", "vilka andra tider har ni?"],
    ["nb", "hvilke andre tider har dere?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, topics = [], looksAround } = understand(text, { ...picked, language, expecting: "name" });
    expect({ intent, topics, looksAround }).toEqual({ intent: "change", topics: [], looksAround: "times" });
  });

  test("before there is one, nothing is to be otherwise", () => {
    const { intent } = understand("what other times do you have", { now, language: "en", expecting: null });
    expect(intent).toBe("question");
  });
});

describe("at a picked table, other days are asked for:", () => {
  test.for([
    ["en", "what other days do you have?"],
    ["en", "any other evening?"],
    ["de", "welche anderen Tage sind frei?"],
    ["de", "an welchen Tagen wäre sonst noch was frei?"],
    ["fr", "quels autres soirs sont libres ?"],
    ["es", "¿qué otros días hay?"],
    ["it", "in quali altri giorni c'è posto?"],
    ["nl", "op welke andere dagen is er plek?"],
    ["pt", "que outros dias têm?"],
    ["sv", "vilka andra dagar är lediga?"],
    ["nb", "hvilke andre kvelder er ledige?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { ...picked, language, expecting: "confirm" })).toMatchObject({
      looksAround: "days",
    });
  });

  test("at the time that is named with them", () => {
    const { looksAround, time } = understand("which other evenings are free at 8 pm?", {
      ...picked,
      language: "en",
      expecting: "confirm",
    });
    expect({ looksAround, time }).toEqual({ looksAround: "days", time: "20:00" });
  });

  test.for([
    ["en", "what other days are you open?"],
    ["en", "we can't do other days"],
    ["en", "is Friday free too?"],
    ["en", "another day then"],
    ["de", "an anderen Tagen geht es nicht"],
    ["fr", "les autres jours on travaille"],
    ["es", "otro día mejor"],
    ["it", "gli altri giorni non possiamo"],
    ["nl", "liever op een andere dag"],
    ["pt", "nos outros dias não podemos"],
    ["sv", "andra dagar går inte"],
    ["nb", "andre dager går ikke"],
  ] as const)("but not in %s, “%s”", ([language, text]) => {
    expect(understand(text, { ...picked, language, expecting: "confirm" }).looksAround).toBeUndefined();
  });
});

describe("what is noted of it is asked for:", () => {
  test.for([
    ["en", "what did you just write down"],
    ["de", "was haben Sie jetzt aufgeschrieben?"],
    ["fr", "vous avez noté quoi ?"],
    ["es", "¿qué ha apuntado?"],
    ["nl", "wat heb je nu genoteerd?"],
    ["sv", "vad har du skrivit upp?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { ...picked, language, expecting: "confirm" }).intent).toBe("askBooked");
  });
});

describe("somebody told by what they did stays away:", () => {
  test.for([
    ["en", "the one who was late isn't coming"],
    ["de", "der, der später kommen wollte, kommt doch nicht"],
    ["fr", "celui qui arrivait en retard ne vient pas"],
    ["es", "al final el que llegaba tarde no viene"],
    ["it", "quello che arrivava tardi non viene"],
    ["nl", "degene die later kwam komt toch niet"],
    ["sv", "den som skulle komma senare kommer inte"],
    ["nb", "den som skulle komme senere kommer ikke"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, draft, language, expecting: null })).toMatchObject({
      intent: "change",
      partySize: 3,
    });
  });
});

test("an hour in the guest's own words is read as in no other language, whatever is asked", () => {
  for (const expecting of ["name", "phone", "time", "confirm"] as const) {
    expect(understand("half 8", { ...picked, language: "en", expecting }).time).toBe("20:30");
  }
});

test.for([
  ["en", "six of us, sunday lunch, the furu place", { venueId: 1, partySize: 6 }],
  ["de", "Mia warn z'viert am Freitag", { partySize: 4 }],
  ["en", "ok fine. 3. furu. friday. 8.", { venueId: 1, partySize: 3, date: "2026-11-20", time: "20:00" }],
  ["en", "well furu, 2, friday 8", { venueId: 1, partySize: 2, date: "2026-11-20", time: "20:00" }],
] as const)("in %s, “%s”", ([language, text, values]) => {
  const venues = [
    { id: 1, name: "Furu & Fjord", scenarioNames: [] },
    { id: 2, name: "Harbor & Vine", scenarioNames: [] },
  ];
  expect(understand(text, { now, language, venues, expecting: null })).toMatchObject(values);
});
