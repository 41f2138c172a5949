import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 4 };
const summary = { now, draft, expecting: "confirm", tablePicked: true } as const;
const change = { now, draft, expecting: "confirm", changeShown: true } as const;

describe("a yes that is signed is one, and gives no other name:", () => {
  test.for([
    ["en", "Yes, please. With kind regards, Patricia Lowell"],
    ["en", "Yes please. Kind regards, Patricia"],
    ["de", "Ja bitte. Mit freundlichen Grüßen, Sabine Krause"],
    ["fr", "Oui, merci. Cordialement, Claire Vasseur"],
    ["es", "Sí, por favor. Un saludo, Marta Ruiz"],
    ["it", "Sì, confermo. Cordiali saluti, Elena Rossi"],
    ["pt", "Sim, confirmo. Com os melhores cumprimentos, Rita Sousa"],
    ["nl", "Ja graag. Met vriendelijke groet, Jan de Boer"],
    ["sv", "Ja tack. Med vänlig hälsning, Eva Lind"],
    ["nb", "Ja takk. Med vennlig hilsen, Kari Lie"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    for (const context of [summary, change]) {
      const { intent, firstName, lastName } = understand(text, { ...context, language });
      expect({ intent, firstName, lastName }).toEqual({ intent: "affirm" });
    }
  });

  test.for([
    ["en", "No thank you. Kind regards, Patricia Lowell", "deny"],
    ["en", "Perhaps. Kind regards, Patricia Lowell", undefined],
    ["en", "Change the name please. Kind regards, Patricia Lowell", undefined],
  ] as const)("but not in %s, “%s”", ([language, text, no]) => {
    const { intent } = understand(text, { ...summary, language });
    if (no) expect(intent).toBe(no);
    else expect(intent).not.toBe("affirm");
  });
});

describe("who will not be late is not late, and takes leave:", () => {
  test.for([
    ["en", "we wont be late!"],
    ["de", "wir kommen nicht zu spät"],
    ["fr", "on ne sera pas en retard"],
    ["es", "no llegaremos tarde"],
    ["it", "non faremo tardi"],
    ["pt", "não vamos chegar atrasados"],
    ["nl", "we zijn niet te laat"],
    ["sv", "vi kommer inte försent"],
    ["nb", "vi kommer ikke for sent"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, farewell, late } = understand(text, { now, language, expecting: null });
    expect({ intent, farewell, late }).toEqual({ intent: "thanks", farewell: "meeting" });
  });

  test.for([
    ["en", "yes and i won't be late"],
    ["de", "ja, und wir sind pünktlich"],
    ["fr", "oui et on ne sera pas en retard"],
  ] as const)("beside a yes it stays one, in %s: “%s”", ([language, text]) => {
    const { intent, late, comment } = understand(text, { ...change, language });
    expect({ intent, late, comment }).toEqual({ intent: "affirm" });
  });

  test("who will not be on time is", () => {
    const text = "we won't be on time, 10 min late";
    expect(understand(text, { now, language: "en", expecting: null }).late).toEqual({ minutes: 10 });
  });
});
