import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-20", time: "19:00" } as const;
const atSummary = { now, country: "NO", expecting: "confirm", tablePicked: true, draft } as const;

describe("at the summary, digits that are a phone number are the number to call:", () => {
  test.for([
    ["en", "no, make it 91234567", "+4791234567"],
    ["en", "use (212) 555-0142 instead", "+12125550142"],
    ["en", "could you put 07700 900123 instead please", "+447700900123"],
    ["en", "no, 22 00 11 22", "+4722001122"],
    ["en", "can you use 91234567 instead?", "+4791234567"],
    ["de", "nein, lieber die 22 00 11 22", "+4722001122"],
    ["de", "besser 22 00 11 22", "+4722001122"],
    ["de", "nimm bitte die 0171 2345678", "+491712345678"],
    ["fr", "non, mettez plutôt le 22 00 11 22", "+4722001122"],
    ["fr", "plutôt le 06 12 34 56 78", "+33612345678"],
    ["es", "mejor el 915 55 12 34", "+34915551234"],
    ["es", "no, use el 22 00 11 22", "+4722001122"],
    ["es", "pon el 612 345 678", "+34612345678"],
    ["it", "meglio il 340 123 4567", "+393401234567"],
    ["it", "no, usi il 22 00 11 22", "+4722001122"],
    ["nl", "nee, doe maar 22 00 11 22", "+4722001122"],
    ["nl", "liever 0612345678", "+31612345678"],
    ["pt", "melhor o 912 345 678", "+351912345678"],
    ["pt", "não, use o 22 00 11 22", "+4722001122"],
    ["sv", "nej, ta 22 00 11 22 istället", "+4722001122"],
    ["sv", "hellre 070-123 45 67", "+46701234567"],
    ["nb", "nei, bruk 22 00 11 22", "+4722001122"],
    ["nb", "heller 91 23 45 67", "+4791234567"],
  ] as const)("in %s, “%s”", ([language, text, phone]) => {
    const understood = understand(text, { ...atSummary, language });
    expect(understood).toMatchObject({ phone });
    for (const value of ["date", "time", "partySize", "choice"]) expect(understood).not.toHaveProperty(value);
    expect(understood.intent).not.toBe("affirm");
  });

  test.for([
    ["en", "no, make it 8"],
    ["en", "no, 22 12 2026"],
    ["en", "use the invoice number 91234567"],
    ["en", "our membership is 91234567"],
    ["de", "lieber am 22.12.2026"],
    ["de", "nein, die Kundennummer ist 22001122"],
    ["es", "mejor el 22"],
    ["es", "mejor el 22 a las 20:00"],
    ["es", "no, use el CIF 22001122"],
    ["fr", "plutôt le 22 à 20h"],
    ["fr", "non, la carte de membre 22001122"],
    ["it", "meglio il 22 alle 20"],
    ["nl", "liever 22 december 20.00"],
    ["pt", "melhor o 22 às 20h"],
    ["sv", "hellre den 22 kl 20.00"],
    ["nb", "heller 22. desember kl. 20.00"],
  ] as const)("but not beside what says otherwise, in %s, “%s”", ([language, text]) => {
    expect(understand(text, { ...atSummary, language })).not.toHaveProperty("phone");
  });
});

describe("whatever is asked, digits alone that are a phone number are no hour and no count:", () => {
  const offers = [{ time: "19:00" }, { time: "20:00" }];
  test.for([
    ["slot", "22 00 11 22", "+4722001122"],
    ["time", "22 00 11 22", "+4722001122"],
    ["partySize", "91234567", "+4791234567"],
    ["date", "912 34 567", "+4791234567"],
    ["slot", "+47 22 00 11 22", "+4722001122"],
  ] as const)("asked for a %s, “%s”", ([expecting, text, phone]) => {
    for (const language of ["en", "de", "fr", "es", "it", "nl", "pt", "sv", "nb"]) {
      const asked: Expecting = expecting;
      const { partySize: _, ...wish } = draft;
      const context = { now, language, country: "NO", expecting: asked, offers, draft: wish };
      const understood = understand(text, context);
      expect(understood).toMatchObject({ phone });
      for (const value of ["date", "time", "partySize", "choice"])
        expect(understood).not.toHaveProperty(value);
    }
  });

  test.for([
    ["slot", "19 00"],
    ["slot", "21 00 22 00"],
    ["time", "21 00 22 30"],
    ["date", "22 12 2026"],
    ["date", "22 23 24 25"],
    ["partySize", "12"],
  ] as const)("but asked for a %s, “%s” is none", ([expecting, text]) => {
    for (const language of ["en", "de", "es", "nb"])
      expect(understand(text, { now, language, country: "NO", expecting, offers, draft })).not.toHaveProperty(
        "phone",
      );
  });
});
