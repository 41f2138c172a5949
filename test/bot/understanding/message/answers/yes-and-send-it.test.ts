import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:30", partySize: 4 };
const atSummary = { now, expecting: "confirm", tablePicked: true, draft } as const;

describe("who books is told all of it, and may ask for that beside the yes:", () => {
  test.for([
    ["en", "yes please", "and send me the whole booking"],
    ["de", "ja bitte", "und schick mir die ganze Reservierung"],
    ["fr", "oui merci", "et envoyez-moi toute la réservation"],
    ["es", "sí, gracias", "y mándame toda la reserva"],
    ["it", "sì grazie", "e mandami tutta la prenotazione"],
    ["pt", "sim obrigado", "e manda-me a reserva toda"],
    ["nl", "ja graag", "en stuur me de hele reservering"],
    ["sv", "ja tack", "och skicka mig hela bokningen"],
    ["nb", "ja takk", "og send meg hele bestillingen"],
  ] as const)("%s: %s, %s", ([language, yes, asked]) => {
    expect(understand(`${yes}, ${asked}`, { ...atSummary, language }).intent).toBe("affirm");
    const alone = asked.slice(asked.indexOf(" ") + 1);
    expect(understand(alone, { ...atSummary, language }).intent).toBe("askBooked");
    expect(understand(alone, { now, language, expecting: null }).intent).toBe("askBooked");
  });

  test.for([
    "yes? and show me the booking",
    "yes, show me the booking first",
    "no, and send me the whole booking",
  ])("but “%s” is no yes", (text) => {
    const { intent, agrees } = understand(text, { ...atSummary, language: "en" });
    expect([intent === "affirm", agrees]).toEqual([false, undefined]);
  });
});

describe("what is said of the place beside a yes is noted without its ok:", () => {
  test.for([
    ["en", "yes, ok inside then. deal!", "inside"],
    ["de", "ja, ok dann drinnen. abgemacht!", "drinnen"],
    ["fr", "oui, ok à l'intérieur alors. marché conclu !", "à l'intérieur"],
    ["es", "sí, vale dentro entonces. ¡hecho!", "dentro"],
    ["it", "sì, ok dentro allora. affare fatto!", "dentro"],
    ["pt", "sim, ok lá dentro então. combinado!", "lá dentro"],
    ["nl", "ja, ok binnen dan. afgesproken!", "binnen"],
    ["sv", "ja, ok inne då. avgjort!", "inne"],
    ["nb", "ja, ok inne da. avtalt!", "inne"],
  ] as const)("%s: %s", ([language, text, comment]) => {
    expect(understand(text, { ...atSummary, language })).toMatchObject({ comment, agrees: true });
  });
});
