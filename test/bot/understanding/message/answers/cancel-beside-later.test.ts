import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-12-05", time: "21:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: null, draft }).intent;

describe("a table is cancelled, whatever is told another day:", () => {
  test.for([
    ["en", "better cancel it and I'll let you know another day"],
    ["de", "wir sagen lieber ab und ich melde mich dann nochmal"],
    ["es", "mejor lo anulamos y ya te digo otro dia vale?"],
    ["fr", "on annule plutôt et je te redis un autre jour"],
    ["it", "meglio annullare e poi ti dico un altro giorno"],
    ["nl", "we zeggen het liever af en ik laat het nog weten"],
    ["pt", "cancelamos então e depois digo outro dia"],
    ["sv", "vi avbokar hellre och jag hör av mig en annan dag"],
  ] as const)("%s: %s", ([language, text]) => expect(read(language, text)).toBe("cancel"));
});

describe("who does not know yet cancels nothing:", () => {
  test.for([
    ["en", "we may have to cancel, I'll let you know"],
    ["en", "I'll let you know if we cancel"],
    ["en", "if it rains we cancel, I'll let you know"],
    ["de", "vielleicht sagen wir ab, ich melde mich"],
    ["es", "a lo mejor lo anulamos, ya te digo"],
    ["fr", "on annulera peut-être, je vous redis"],
    ["it", "forse annulliamo, le faccio sapere"],
    ["nl", "misschien zeggen we af, ik laat het weten"],
    ["pt", "talvez cancelemos, depois digo"],
    ["sv", "vi kanske avbokar, jag hör av mig"],
  ] as const)("%s: %s", ([language, text]) => expect(read(language, text)).not.toBe("cancel"));
});
