import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { intentOf, now, stated } from "#test/bot/understanding/stated.ts";

describe("as people type it:", () => {
  test.for([
    ["es", "a q hora cerrais", "question"],
    ["nl", "kan het naar 21 uur verplaatst worden?", "change"],
    ["pt", "pra quando eu reservei mesmo?", "list"],
    ["nb", "når var det jeg hadde bestilt?", "list"],
    ["da", "hvornår var det jeg havde bestilt?", "list"],
    ["de", "wir schaffens heut leider nicht", "cancel"],
  ] as const)("%s: %s", ([language, text, intent]) => expect(intentOf(text, { language })).toBe(intent));
});

test("the second weekday that comes, and an abbreviated one", () => {
  expect(stated("Tisch am übernächsten Freitag", { language: "de" }).date).toBe("2026-11-27");
  expect(stated("nästnästa fredag", { language: "sv", expecting: "date" }).date).toBe("2026-11-27");
  expect(stated("kommenden Sa", { language: "de", expecting: "date" }).date).toBe("2026-11-21");
  expect(stated("un par", { language: "es", expecting: "partySize" }).partySize).toBe(2);
});

describe("a plane or a train that is late makes its guests late:", () => {
  test.for([
    ["en", "our plane is late, we arrive at 21:00"],
    ["es", "el tren llega tarde, llegaremos a las nueve"],
    ["es", "el avión viene con retraso, llegamos a las 21:00"],
    ["da", "flyet er forsinket, vi er der kl 21"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null }).late).toEqual({});
  });
});

describe("both bookings are to be cancelled:", () => {
  test.for([
    ["en", "cancel both"],
    ["de", "storniere beide"],
    ["fr", "annule les deux"],
    ["es", "cancela las dos"],
    ["es", "anula los dos"],
    ["it", "cancellale entrambe"],
    ["it", "annulla tutte e due"],
    ["nl", "annuleer ze allebei"],
    ["pt", "cancela as duas"],
    ["sv", "avboka båda två"],
    ["nb", "avbestill begge to"],
    ["da", "aflys begge to"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, cancelsAll, time } = understand(text, { now, language, expecting: null });
    expect({ intent, cancelsAll, time }).toEqual({ intent: "cancel", cancelsAll: true, time: undefined });
  });
});
