import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { intentOf, now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };

describe("a verb that only stands first after what comes before it asks nothing:", () => {
  test.for([
    ["nb", "dessverre er vi syke, så vi må avbestille"],
    ["nb", "så må vi dessverre avbestille"],
    ["nb", "barna er syke, derfor må vi avbestille"],
    ["nb", "dessverre kan vi ikke komme"],
    ["nb", "i dag er vi syke, så vi må avbestille"],
    ["da", "desværre er vi syge, så vi må aflyse"],
    ["sv", "tyvärr är vi sjuka, så vi måste avboka"],
    ["sv", "tyvärr måste vi avboka"],
    ["sv", "vi är sjuka, därför måste vi avboka"],
    ["sv", "idag är vi sjuka, så vi måste avboka"],
    ["de", "leider sind wir krank, also müssen wir absagen"],
    ["de", "leider müssen wir absagen"],
    ["de", "die Kinder sind krank, daher müssen wir absagen"],
    ["de", "heute sind wir krank, wir müssen absagen"],
    ["nl", "helaas zijn we ziek, dus we moeten annuleren"],
    ["nl", "helaas moeten we annuleren"],
    ["nl", "we zijn ziek, daarom moeten we afzeggen"],
    ["en", "sadly we're ill, so we have to cancel"],
    ["fr", "malheureusement nous sommes malades, donc nous devons annuler"],
    ["es", "lamentablemente estamos enfermos, así que tenemos que cancelar"],
    ["it", "purtroppo siamo malati, quindi dobbiamo disdire"],
    ["pt", "infelizmente estamos doentes, por isso temos de cancelar"],
  ] as const)("%s: %s", ([language, text]) => {
    const intents = [
      understand(text, { now, language, expecting: "confirm", draft }),
      understand(text, { now, language, expecting: "confirm", draft, tablePicked: true }),
      understand(text, { now, language, expecting: null }),
    ].map(({ intent }) => intent);
    expect(intents).toEqual(["cancel", "cancel", "cancel"]);
  });
});

describe("a question is one all the same:", () => {
  test.for([
    ["nb", "må vi avbestille i dag?"],
    ["nb", "dessverre er vi syke. kan vi avbestille uten gebyr?"],
    ["sv", "måste vi avboka i förväg"],
    ["de", "leider sind wir krank. können wir kostenlos absagen?"],
    ["de", "müssen wir absagen, wenn einer krank ist?"],
    ["nl", "moeten we annuleren als we ziek zijn"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(intentOf(text, { language, expecting: "confirm" })).toBe("question");
  });
});
