import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now, stated } from "#test/bot/understanding/stated.ts";

const offers = [{ time: "17:00" }, { time: "19:00" }, { time: "21:00" }];
const offered = {
  now,
  expecting: "slot",
  tablePicked: true,
  offers,
  draft: { date: "2026-11-21", partySize: 2 },
} as const;

describe("of a part of the day, the end that is preferred:", () => {
  test.for([
    ["en", "Saturday evening, not too late"],
    ["de", "Samstagabend, nicht zu spät"],
    ["fr", "samedi soir, pas trop tard"],
    ["es", "el sábado por la noche, que no sea muy tarde"],
    ["it", "sabato sera, non troppo tardi"],
    ["nl", "zaterdagavond niet te laat"],
    ["pt", "sábado à noite, que não seja muito tarde"],
    ["sv", "lördag kväll, inte för sent"],
    ["nb", "lørdag kveld, ikke for sent"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language })).toMatchObject({ part: "evening", dayEnd: "earliest" });
    expect(understand(text, { now, language, expecting: null }).late).toBeUndefined();
  });

  test.for([
    ["en", "Saturday lunch, not too early please"],
    ["de", "Samstagmittag, nicht so früh"],
    ["fr", "samedi midi, pas trop tôt"],
    ["es", "el sábado al mediodía, no muy temprano"],
    ["nl", "zaterdagmiddag niet te vroeg"],
    ["sv", "lördag lunch, inte för tidigt"],
    ["nb", "lørdag lunsj, ikke for tidlig"],
  ] as const)("in %s, “%s”, the later", ([language, text]) => {
    expect(stated(text, { language }).dayEnd).toBe("latest");
  });
});

describe("of the times that are offered:", () => {
  test.for([
    ["en", "oh not too late please"],
    ["en", "on the early side"],
    ["de", "nicht zu spät bitte"],
    ["fr", "pas trop tard s'il vous plaît"],
    ["es", "que no sea muy tarde"],
    ["it", "non troppo tardi"],
    ["pt", "não muito tarde"],
    ["nl", "niet te laat graag"],
    ["sv", "inte för sent"],
    ["nb", "ikke for sent, takk"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { dayEnd, timeShift } = understand(text, { ...offered, language });
    expect({ dayEnd, timeShift }).toEqual({ dayEnd: "earliest" });
  });
});

describe("no end is meant:", () => {
  test.for([
    ["en", "a table for 2 on Saturday, not too late"],
    ["en", "tonight for 2, if it's not too late to book"],
    ["en", "I hope we're not too late for tonight"],
    ["de", "heute Abend, falls es nicht zu spät ist"],
    ["nl", "vanavond, als het niet te laat is"],
    ["fr", "ce soir, si ce n'est pas trop tard"],
    ["es", "esta noche, si no es muy tarde"],
    ["sv", "ikväll, om det inte är för sent"],
    ["nb", "i kveld, hvis det ikke er for sent"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language }).dayEnd).toBeUndefined();
  });
});
