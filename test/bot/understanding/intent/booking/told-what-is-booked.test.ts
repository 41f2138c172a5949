import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => understand(text, { now, language, expecting: null });

describe("what is booked is asked in many words:", () => {
  test.for([
    ["en", "what have I got booked?"],
    ["en", "what have we reserved?"],
    ["de", "was habe ich gebucht?"],
    ["de", "was haben wir reserviert?"],
    ["fr", "qu'est-ce que j'ai réservé ?"],
    ["fr", "j'ai réservé quoi ?"],
    ["fr", "qu'avons-nous réservé ?"],
    ["es", "¿qué tengo reservado?"],
    ["es", "¿qué he reservado?"],
    ["es", "¿qué tenemos reservado?"],
    ["it", "cosa ho prenotato?"],
    ["it", "che cosa abbiamo prenotato?"],
    ["nl", "wat heb ik gereserveerd?"],
    ["nl", "wat hebben we geboekt?"],
    ["pt", "o que é que tenho reservado?"],
    ["pt", "o que reservei?"],
    ["pt", "que temos marcado?"],
    ["sv", "vad har jag bokat?"],
    ["sv", "vad är det vi har bokat?"],
    ["nb", "hva har jeg bestilt?"],
    ["nb", "hva har vi booket?"],
    ["da", "hvad har jeg booket?"],
    ["da", "hvad har vi reserveret?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language).intent).toBe("list");
  });
});
