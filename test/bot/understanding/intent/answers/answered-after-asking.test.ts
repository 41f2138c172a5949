import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("what follows an indignant question answers:", () => {
  test.for([
    ["en", "what do you mean which time. evening obviously"],
    ["de", "was heißt welche Uhrzeit? abends natürlich"],
    ["fr", "comment ça quelle heure ? le soir évidemment"],
    ["es", "¿cómo que a qué hora? por la noche, claro"],
    ["it", "come che ora? la sera ovviamente"],
    ["nl", "hoezo hoe laat? 's avonds natuurlijk"],
    ["pt", "como assim a que horas? à noite, claro"],
    ["sv", "vadå vilken tid? på kvällen såklart"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    for (const expecting of ["slot", "time"] as const)
      expect(understand(text, { now, language, expecting })).toMatchObject({
        intent: "inform",
        part: "evening",
      });
  });

  test.for([
    ["en", "is there live music on Saturday?"],
    ["en", "are you busy, Saturday?"],
    ["de", "ist samstags viel los?"],
  ] as const)("but not in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "slot" }).intent).toBe("question");
  });
});

describe("whoever agrees with themselves beside a part of the day is not called so:", () => {
  test.for([
    ["pt", "da noite, claro"],
    ["es", "por la noche, claro"],
    ["nl", "'s avonds natuurlijk"],
    ["fr", "le soir bien sûr"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { firstName, lastName } = understand(text, { now, language, expecting: "name", tablePicked: true });
    expect([firstName, lastName]).toEqual([undefined, undefined]);
  });
});

test.for([
  ["en", "Seven Sisters"],
  ["de", "Sieben Zwerge"],
] as const)("asked for a name, in %s “%s” is one", ([language, text]) => {
  const [firstName, lastName] = text.split(" ");
  const understood = understand(text, { now, language, expecting: "name", tablePicked: true });
  expect(understood).toMatchObject({ firstName, lastName });
  expect(understood).not.toHaveProperty("partySize");
});

describe("at the summary a wish with “if possible” is one, though it has a question mark:", () => {
  test.for([
    ["en", "a high chair if possible?", "a high chair"],
    ["fr", "une chaise haute si possible ?", "une chaise haute"],
    ["es", "¿una trona si se puede?", "una trona"],
    ["it", "un seggiolone se possibile?", "un seggiolone"],
    ["nl", "een kinderstoel als het kan?", "een kinderstoel"],
    ["pt", "uma cadeirinha se possível?", "uma cadeirinha"],
    ["sv", "en barnstol om det går?", "en barnstol"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(understand(text, { now, language, expecting: "confirm", tablePicked: true })).toMatchObject({
      comment,
    });
  });

  test("but “do you have a high chair?” asks", () => {
    const asked = understand("do you have a high chair?", {
      now,
      language: "en",
      expecting: "confirm",
      tablePicked: true,
    });
    expect(asked).not.toHaveProperty("comment");
  });
});

test.for([
  ["da", "tusind tak skal du have"],
  ["nb", "tusen takk skal du ha"],
] as const)("at the summary, in %s “%s” gives thanks and wishes nothing", ([language, text]) => {
  const said = understand(text, { now, language, expecting: "confirm", tablePicked: true });
  expect(said.intent).toBe("thanks");
  expect(said).not.toHaveProperty("comment");
});

describe("whether they can come earlier is asked of the booking that stands:", () => {
  test.for([
    ["en", "can we come earlier?"],
    ["de", "können wir auch früher kommen?"],
    ["fr", "on peut venir plus tôt ?"],
    ["es", "¿podemos venir más temprano?"],
    ["it", "possiamo venire prima?"],
    ["nl", "kunnen we eerder komen?"],
    ["pt", "podemos ir mais cedo?"],
    ["sv", "kan vi komma tidigare?"],
    ["nb", "kan vi komme tidligere?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
    expect(understand(text, { now, language, expecting: null, draft })).toMatchObject({
      intent: "change",
      timeShift: "earlier",
    });
  });
});
