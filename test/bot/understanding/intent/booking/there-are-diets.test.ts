import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("that some eat no meat is told, in words that would ask of a dish:", () => {
  test.for([
    ["en", "Tom Fox, 07700 900412. There are two vegetarians", "There are two vegetarians"],
    ["fr", "Luc Petit, 06 12 34 56 78. Il y a deux végétariens", "Il y a deux végétariens"],
    ["es", "Ana Ruiz, 612 34 56 78. Hay dos vegetarianos", "Hay dos vegetarianos"],
    ["it", "Luca Rossi, 335 6612047. Ci sono due vegetariani", "Ci sono due vegetariani"],
    ["pt", "Rui Lima, 912 345 678. Há dois vegetarianos", "Há dois vegetarianos"],
  ] as const)("%s, %s", ([language, text, comment]) => {
    const understood = understand(text, { now, expecting: "name", tablePicked: true, language });
    expect(understood).toMatchObject({ intent: "inform", comment });
  });
});

describe("a dish is asked for:", () => {
  test.for([
    ["fr", "il y a des plats végétariens ?"],
    ["es", "¿hay platos vegetarianos?"],
    ["it", "ci sono piatti vegetariani?"],
  ] as const)("%s, %s", ([language, text]) => {
    const understood = understand(text, { now, expecting: "confirm", tablePicked: true, language });
    expect(understood.intent).toBe("question");
    expect(understood.comment).toBeUndefined();
  });
});
