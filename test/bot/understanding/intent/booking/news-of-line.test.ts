import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { intentOf, now } from "#test/bot/understanding/stated.ts";

describe("news of the waitlist are the place in it:", () => {
  test.for([
    ["en", "any news on the waitlist?"],
    ["en", "how's the waiting list looking?"],
    ["de", "gibt es etwas Neues von der Warteliste?"],
    ["fr", "des nouvelles de la liste d'attente ?"],
    ["es", "¿hay novedades de la lista de espera?"],
    ["it", "ci sono novità dalla lista d'attesa?"],
    ["nl", "is er al nieuws over de wachtlijst?"],
    ["pt", "há novidades da lista de espera?"],
    ["sv", "några nyheter om väntelistan?"],
    ["nb", "noe nytt om ventelisten?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(intentOf(text, { language })).toBe("askLine");
  });

  test.for([
    ["en", "put me on the waitlist"],
    ["de", "setzt mich auf die Warteliste"],
    ["fr", "mettez-moi sur la liste d'attente"],
    ["es", "apúntame en la lista de espera"],
    ["it", "mettimi in lista d'attesa"],
    ["nl", "zet me op de wachtlijst"],
    ["pt", "ponha-me na lista de espera"],
    ["sv", "sätt mig på väntelistan"],
    ["nb", "sett meg på ventelisten"],
  ] as const)("but in %s, “%s” joins it", ([language, text]) => {
    expect(intentOf(text, { language })).toBe("waitlist");
  });
});

describe("at a table that is picked, what else there is that evening asks for other times:", () => {
  test.for([
    ["en", "what else do you have that evening?"],
    ["de", "was gibt es an dem Abend sonst noch?"],
    ["fr", "qu'est-ce que vous avez d'autre ce soir-là ?"],
    ["es", "¿qué más hay esa noche?"],
    ["it", "cos'altro avete quella sera?"],
    ["nl", "wat hebben jullie die avond nog meer?"],
    ["pt", "o que mais há nessa noite?"],
    ["sv", "vad har ni mer den kvällen?"],
    ["nb", "hva annet har dere den kvelden?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
    const said = understand(text, { now, language, expecting: "name", tablePicked: true, draft });
    expect(said).toMatchObject({ intent: "change" });
    for (const value of ["date", "part", "timeFrom"]) expect(said).not.toHaveProperty(value);
  });
});
