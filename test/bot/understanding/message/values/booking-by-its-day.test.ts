import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const free = { now, expecting: null } as const;

describe("a booking of theirs is named by its day, which it is not moved to:", () => {
  test.for([
    ["en", "move Saturday's table to 8", { time: "20:00" }],
    ["en", "can Saturday's table be for five?", { partySize: 5 }],
    ["en", "Saturday's booking: we'll be five", { partySize: 5 }],
    ["de", "verlegen Sie die Samstagsreservierung auf 20 Uhr", { time: "20:00" }],
    ["de", "kann der Samstagstisch für fünf sein?", { partySize: 5 }],
    ["fr", "décalez celle de samedi à 20h", { time: "20:00" }],
    ["es", "pasa la del sábado a las 20", { time: "20:00" }],
    ["it", "sposti quello di sabato alle 20", { time: "20:00" }],
    ["pt", "passe a de sábado para as 20", { time: "20:00" }],
    ["sv", "flytta lördagens bord till 19", { time: "19:00" }],
    ["sv", "kan lördagens bord bli för fem?", { partySize: 5 }],
    ["sv", "lördagsbordet ska vara för fem", { partySize: 5 }],
    ["en", "can the table on Saturday be for five?", { partySize: 5 }],
    ["de", "kann der Tisch am Samstag für fünf sein", { partySize: 5 }],
    ["fr", "la table de samedi peut-elle être pour cinq ?", { partySize: 5 }],
    ["es", "¿la mesa del sábado puede ser para cinco?", { partySize: 5 }],
    ["it", "il tavolo di sabato può diventare per cinque?", { partySize: 5 }],
    ["nl", "kan de tafel van zaterdag voor vijf zijn", { partySize: 5 }],
    ["pt", "a mesa de sábado pode ser para cinco?", { partySize: 5 }],
    ["sv", "kan bordet på lördag bli för fem", { partySize: 5 }],
  ] as const)("%s: %s", ([language, text, values]) => {
    const said = understand(text, { ...free, language });
    expect(said).toMatchObject({ intent: "change", date: "2026-11-21", ...values });
    expect(said).not.toHaveProperty("moves");
  });

  test.for([
    ["sv", "avboka lördagens bord"],
    ["de", "stornieren Sie die Samstagsreservierung"],
    ["en", "cancel Saturday's booking"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { ...free, language })).toMatchObject({ intent: "cancel", date: "2026-11-21" });
  });

  test.for([
    ["en", "move Saturday's table to Sunday", "2026-11-22"],
    ["fr", "décalez celle de samedi à dimanche", "2026-11-22"],
    ["sv", "flytta lördagens bord till söndag", "2026-11-22"],
  ] as const)("but for another day in %s “%s”", ([language, text, date]) => {
    expect(understand(text, { ...free, language })).toMatchObject({ intent: "change", date, moves: true });
  });

  test.for([
    ["en", "I'd like the table on Saturday for 4"],
    ["en", "is the table on Saturday still free for 4?"],
    ["en", "Saturday's good for 4 of us"],
    ["fr", "la table de samedi pour 4"],
    ["de", "den Tisch am Samstag für 4 bitte"],
  ] as const)("no booking is named in %s “%s”", ([language, text]) => {
    expect(understand(text, { ...free, language }).intent).not.toBe("change");
  });
});
