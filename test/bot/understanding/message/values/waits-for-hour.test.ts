import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "20:00", partySize: 4 };

describe("who is offered times may wait for another, of the party that is known:", () => {
  test.for([
    ["en", "can we go on the waitlist for 7 instead?"],
    ["en", "put us on the waitlist for 7pm instead"],
    ["de", "können wir stattdessen auf die Warteliste für 19 Uhr?"],
    ["de", "auf die Warteliste für 7 stattdessen"],
    ["fr", "on peut être sur liste d'attente pour 19h à la place ?"],
    ["es", "¿podemos estar en lista de espera para las 19 mejor?"],
    ["it", "possiamo metterci in lista d'attesa per le 19 invece?"],
    ["pt", "podemos ficar na lista de espera para as 19 em vez disso?"],
    ["nl", "kunnen we in plaats daarvan op de wachtlijst voor 19 uur?"],
    ["sv", "kan vi stå på väntelistan för 19 istället?"],
    ["nb", "kan vi stå på venteliste for 19 i stedet?"],
    ["nb", "kan vi stå på venteliste for 7"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, time, partySize, timeTo } = understand(text, { now, language, expecting: "slot", draft });
    expect({ intent, time, partySize, timeTo }).toEqual({ intent: "waitlist", time: "19:00" });
  });

  test.for([
    ["en", "can we go on the waitlist for 7 people?"],
    ["nb", "kan vi stå på venteliste for 7 personer?"],
    ["de", "auf die Warteliste für 7 Personen bitte"],
  ] as const)("but in %s “%s” is of a party", ([language, text]) => {
    const said = understand(text, { now, language, expecting: "slot", draft });
    expect(said).toMatchObject({ intent: "waitlist", partySize: 7 });
  });
});
