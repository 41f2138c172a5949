import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const venues = [
  { id: 1, name: "Furu & Fjord", scenarioNames: ["Dinner"], address: "Kaigata 7, 0150 Oslo", country: "NO" },
  {
    id: 2,
    name: "Harbor & Vine",
    scenarioNames: ["Dinner"],
    address: "12 Ferry Row, New York",
    country: "US",
  },
  { id: 3, name: "Seven Sisters", scenarioNames: ["Dinner"] },
];

type Asked = "venue" | "time" | "name" | "confirm";
const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
const read = (language: string, text: string, expecting: Asked, venueId = 1, of = venues) =>
  understand(text, {
    now,
    language,
    expecting,
    venues: of,
    draft,
    ...(expecting === "venue" ? {} : { venueId }),
    ...(expecting === "name" || expecting === "confirm" ? { tablePicked: true } : {}),
  });

describe("of two houses the one that is turned down is not taken:", () => {
  test.for([
    ["en", "my wife prefers Furu, Harbor is too far"],
    ["en", "Harbor is much too expensive, so Furu please"],
    ["en", "Harbor's too loud for us, Furu then"],
    ["en", "not Harbor, Furu"],
    ["en", "I don't like Harbor, Furu please"],
    ["de", "meine Frau mag lieber Furu, Harbor ist zu weit"],
    ["de", "Harbor ist uns viel zu teuer, dann Furu"],
    ["fr", "ma femme préfère Furu, Harbor est trop loin"],
    ["fr", "Harbor c'est trop cher, alors Furu"],
    ["es", "mi mujer prefiere Furu, Harbor queda demasiado lejos"],
    ["es", "Harbor está muy lejos, mejor Furu"],
    ["it", "mia moglie preferisce Furu, Harbor è troppo lontano"],
    ["pt", "a minha mulher prefere o Furu, o Harbor fica longe demais"],
    ["pt", "o Harbor é muito caro, prefiro o Furu"],
    ["nl", "mijn vrouw wil liever Furu, Harbor is te ver"],
    ["sv", "min fru vill hellre Furu, Harbor är för långt bort"],
    ["nb", "kona mi vil heller Furu, Harbor er for langt unna"],
    ["nb", "Harbor ligger for langt unna, heller Furu"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(language, text, "venue").venueId).toBe(1);
    expect(read(language, text, "name", 2).venueId).toBe(1);
    expect(read(language, text, "name", 2).firstName).toBeUndefined();
  });

  test.for([
    ["en", "Harbor is too far"],
    ["de", "Harbor ist zu weit weg"],
    ["fr", "Harbor est trop loin"],
    ["es", "Harbor queda demasiado lejos"],
    ["it", "Harbor è troppo lontano"],
    ["pt", "o Harbor fica longe demais"],
    ["nl", "Harbor is te ver"],
    ["sv", "Harbor är för långt bort"],
    ["nb", "Harbor er for langt unna"],
    ["en", "not Harbor"],
    ["en", "Harbor & Vine is too far"],
    ["en", "anything but Harbor"],
  ] as const)("and it alone is no choice: %s, %s", ([language, text]) => {
    expect(read(language, text, "venue").venueId).toBeUndefined();
    expect(read(language, text, "confirm").venueId).toBeUndefined();
    const ofTwo = read(language, text, "venue", 1, venues.slice(0, 2));
    expect(ofTwo.venueId, "where there is one other, it is that").toBe(1);
  });

  test.for([
    ["en", "Harbor is fine", 2],
    ["en", "Furu is too far, we'd rather go to Harbor", 2],
    ["es", "Harbor está muy bien", 2],
    ["sv", "Harbor för fyra", 2],
    ["nb", "Harbor for fire", 2],
    ["en", "7 is too early at Harbor", 2],
  ] as const)("but %s: %s", ([language, text, venueId]) => {
    expect(read(language, text, "venue").venueId).toBe(venueId);
  });
});

describe("a house that is put right is the later one:", () => {
  test.for([
    ["en", "it is Seven Sisters we want, no, Furu", 1],
    ["en", "at Harbor & Vine, sorry, Furu", 1],
    ["en", "at Furu, no, wait, Harbor & Vine", 2],
    ["de", "im Harbor & Vine, nein, Furu", 1],
    ["fr", "chez Harbor & Vine, non, Furu", 1],
    ["es", "en Harbor & Vine, no, perdón, en Furu", 1],
    ["it", "da Harbor & Vine, no, Furu", 1],
    ["pt", "no Harbor & Vine, não, no Furu", 1],
    ["nl", "bij Harbor & Vine, nee, Furu", 1],
    ["sv", "på Harbor & Vine, nej, Furu", 1],
    ["nb", "på Harbor & Vine, nei, Furu", 1],
    ["en", "at Furu, no children", 1],
  ] as const)("%s: %s", ([language, text, venueId]) => {
    expect(read(language, text, "venue").venueId).toBe(venueId);
  });

  test.for([
    ["es", "no, mejor otra vez Harbor"],
    ["en", "no, rather Harbor again"],
    ["de", "nein, lieber wieder Harbor"],
    ["fr", "non, plutôt Harbor de nouveau"],
    ["it", "no, meglio di nuovo Harbor"],
    ["pt", "não, melhor outra vez o Harbor"],
    ["nl", "nee, toch weer Harbor"],
    ["sv", "nej, hellre Harbor igen"],
    ["nb", "nei, heller Harbor igjen"],
  ] as const)("asked for a name, too: %s, %s", ([language, text]) => {
    const { venueId, firstName } = read(language, text, "name");
    expect({ venueId, firstName }).toEqual({ venueId: 2, firstName: undefined });
  });
});
