import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:30", partySize: 4 };
const atSummary = { now, expecting: "confirm", tablePicked: true, draft } as const;

describe("a yes with all of one more table is a yes to what is shown:", () => {
  test.for([
    ["en", "yes please. and another table for 2 on Sunday at 7", { partySize: 2, time: "19:00" }],
    [
      "en",
      "whatever, yes book it. can I also get a table for 2 on Sunday at 1?",
      { partySize: 2, time: "13:00" },
    ],
    ["de", "ja bitte. und noch einen Tisch für 3 am Sonntag um 19 Uhr", { partySize: 3, time: "19:00" }],
    ["fr", "oui, réservez. et une autre table pour 2 dimanche à 19h", { partySize: 2, time: "19:00" }],
    ["es", "sí, resérvala. y otra mesa para 2 el domingo a las 21", { partySize: 2, time: "21:00" }],
    ["it", "sì, prenoti. e un altro tavolo per 2 domenica alle 20", { partySize: 2, time: "20:00" }],
    ["pt", "sim, reserve. e mais uma mesa para 2 no domingo às 20h", { partySize: 2, time: "20:00" }],
    ["nl", "ja graag. en nog een tafel voor 2 op zondag om 19 uur", { partySize: 2, time: "19:00" }],
    ["sv", "ja boka. kan vi få ett bord till på söndag kl 19 för 2 också?", { partySize: 2, time: "19:00" }],
  ] as const)("%s: %s", ([language, text, values]) => {
    const said = understand(text, { ...atSummary, language });
    expect(said).toMatchObject({ agrees: true, another: true, date: "2026-11-22", ...values });
  });

  test.for([
    "yes, but another table on Sunday at 7 for 2",
    "yes or is there another table for 2 on Sunday at 7",
    "no. another table for 2 on Sunday at 7",
    "another table for 2 on Sunday at 7, yes?",
    "yes. make it Sunday at 7 for 2",
  ])("but not in “%s”", (text) => {
    expect(understand(text, { ...atSummary, language: "en" })).not.toHaveProperty("agrees");
  });
});

describe("a yes with what is of another day may be of another booking:", () => {
  test.for([
    ["en", "yes, and on Sunday we'll be 6", { partySize: 6 }],
    ["en", "yes please. And cancel the one on Sunday", { intent: "cancel" }],
    ["en", "Friday for 4, yes. And on Sunday we come at 8", { time: "20:00" }],
    ["de", "ja, und am Sonntag sind wir zu sechst", { partySize: 6 }],
    ["de", "ja, und den Sonntag bitte stornieren", { intent: "cancel" }],
    ["fr", "oui, et le dimanche on sera 6 finalement", { partySize: 6 }],
    ["fr", "Vendredi pour 4, c'est oui. Et dimanche on passe à 6", { partySize: 6 }],
    ["fr", "oui et annulez celle de dimanche", { intent: "cancel" }],
    ["es", "sí, y el domingo somos 6", { partySize: 6 }],
    ["es", "sí, y anula la del domingo", { intent: "cancel" }],
    ["it", "sì, e domenica siamo in 6", { partySize: 6 }],
    ["it", "sì, e disdica quella di domenica", { intent: "cancel" }],
    ["pt", "sim, e no domingo somos 6", { partySize: 6 }],
    ["pt", "sim, e cancele a de domingo", { intent: "cancel" }],
    ["nl", "ja, en zondag zijn we met 6", { partySize: 6 }],
    ["nl", "ja, en zondag mag u annuleren", { intent: "cancel" }],
    ["sv", "ja, och på söndag blir vi 6", { partySize: 6 }],
    ["sv", "ja, och avboka den på söndag", { intent: "cancel" }],
  ] as const)("%s: %s", ([language, text, values]) => {
    for (const shown of [atSummary, { ...atSummary, tablePicked: false, changeShown: true }]) {
      const said = understand(text, { ...shown, language });
      expect(said).toMatchObject({ thenOther: true, date: "2026-11-22", ...values });
      expect(said).not.toHaveProperty("agrees");
    }
  });

  test.for([
    ["en", "yes, Sunday for 6"],
    ["en", "yes but on Sunday we'll be 6"],
    ["en", "yes. Make it Sunday for 6"],
    ["en", "yes, and make it Sunday"],
    ["en", "yes, and move it to Sunday at 8"],
    ["en", "yes, if on Sunday we can be 6"],
    ["en", "no, and on Sunday we'll be 6"],
    ["en", "yes. is there a table on Sunday for 6?"],
    ["en", "yes and Friday for 6"],
    ["de", "ja, am Sonntag, 6 Personen"],
    ["de", "ja. Doch lieber Sonntag zu sechst"],
    ["de", "ja. Machen Sie Sonntag für 6 daraus"],
    ["fr", "oui, et mettez dimanche pour 6"],
    ["fr", "oui. Plutôt dimanche à 6"],
    ["es", "sí, y ponlo el domingo para 6"],
    ["it", "sì, e facciamo domenica in 6"],
    ["pt", "sim, e fica domingo para 6"],
    ["pt", "sim. Antes domingo para 6"],
    ["nl", "ja, en doe maar zondag met 6"],
    ["sv", "ja, och gör det till söndag för 6"],
  ] as const)("but not in %s “%s”", ([language, text]) => {
    expect(understand(text, { ...atSummary, language })).not.toHaveProperty("thenOther");
  });
});

describe("a yes with another day as well is one, and the same is wanted there:", () => {
  test.for([
    ["en", "yes take Friday, and Sunday as well"],
    ["en", "yes, and Sunday too"],
    ["de", "ja, nimm den Freitag, und Sonntag noch dazu"],
    ["fr", "oui prends vendredi, et dimanche en plus"],
    ["es", "sí, reserva el viernes, y el domingo también"],
    ["it", "sì prendo il venerdì, e domenica in più"],
    ["pt", "sim, fica a sexta, e domingo também"],
    ["nl", "ja doe vrijdag, en zondag erbij"],
    ["sv", "ja ta fredagen, och söndag också"],
    ["nb", "ja ta fredagen, og søndag i tillegg"],
    ["da", "ja tag fredagen, og søndag også"],
  ] as const)("%s: %s", ([language, text]) => {
    const said = understand(text, { ...atSummary, language });
    expect(said).toMatchObject({
      agrees: true,
      another: true,
      date: "2026-11-22",
      time: "19:30",
      partySize: 4,
    });
  });
});

describe("a yes before a question for another day waits until both are read:", () => {
  test.for([
    ["en", "yep! and Sunday?"],
    ["de", "jep! und Sonntag?"],
    ["fr", "ouais ! et dimanche ?"],
    ["es", "¡sí! ¿y el domingo?"],
    ["it", "sì! e domenica?"],
    ["pt", "sim! e domingo?"],
    ["nl", "jep! en zondag?"],
    ["sv", "japp! och söndag?"],
    ["nb", "jepp! og søndag?"],
  ] as const)("%s: %s", ([language, text]) => {
    const said = understand(text, { ...atSummary, language });
    expect(said).toMatchObject({ intent: "change", another: true, date: "2026-11-22", partySize: 4 });
    expect(said).not.toHaveProperty("agrees");
  });

  test.for(["yes. or Sunday?", "yes, but Sunday as well", "yes. make it Sunday", "no. and Sunday?"])(
    "but not in “%s”",
    (text) => {
      const said = understand(text, { ...atSummary, language: "en" });
      expect([said.agrees, said.another]).toEqual([undefined, undefined]);
    },
  );
});

describe("a yes with one more table at the same time is a yes to what is shown:", () => {
  test.for([
    ["en", "yes!! and i need another table for 10 at the same time, the other half of our group"],
    ["de", "ja bitte, und noch einen Tisch für 10 zur gleichen Zeit"],
    ["fr", "oui, et une autre table pour 10 à la même heure"],
    ["es", "sí, y otra mesa para 10 a la misma hora"],
    ["it", "sì, e un altro tavolo per 10 alla stessa ora"],
    ["pt", "sim, e outra mesa para 10 à mesma hora"],
    ["nl", "ja graag, en nog een tafel voor 10 op dezelfde tijd"],
    ["sv", "ja tack, och ett bord till för 10 samma tid"],
    ["nb", "ja takk, og et bord til for 10 samme tid"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { ...atSummary, language })).toMatchObject({
      ...{ intent: "affirm", agrees: true, another: true },
      ...{ partySize: 10, date: draft.date, time: draft.time },
    });
  });

  test.for([
    ["en", "yes but another table for 10"],
    ["en", "no, another table for 10"],
    ["de", "ja, aber noch einen Tisch für 10"],
  ] as const)("but not in %s, “%s”", ([language, text]) => {
    expect(understand(text, { ...atSummary, language }).intent).not.toBe("affirm");
  });
});
