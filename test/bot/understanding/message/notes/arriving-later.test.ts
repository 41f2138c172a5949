import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-27", time: "20:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "phone", tablePicked: true, draft });

describe("whether they may come a little later is asked, and no other table wished for:", () => {
  test.for([
    ["en", "what if we get there at 8.20?"],
    ["en", "is it ok if we arrive at 8:20?"],
    ["de", "und wenn wir erst um 20:20 kommen?"],
    ["es", "¿y si llegamos a las 20:20?"],
    ["fr", "et si on arrive à 20h20 ?"],
    ["it", "scusa ma se poi arriviamo alle 20.20?"],
    ["nl", "en als we om 20.20 aankomen?"],
    ["pt", "e se chegarmos às 20h20?"],
    ["sv", "om vi kommer 20.20 då?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "question", topics: ["lateness"] });
    expect(read(language, text).time).toBeUndefined();
  });
});

describe("another hour is proposed:", () => {
  test.for([
    ["en", "what if we come at 9 instead?", "21:00"],
    ["en", "can we come at 8:20?", "20:20"],
    ["de", "können wir um 20:15 kommen?", "20:15"],
  ] as const)("in %s, “%s”", ([language, text, time]) => {
    expect(read(language, text).time).toBe(time);
  });
});

describe("who says at the summary that they may come a little later has it noted, and the yes beside it holds:", () => {
  const table = { ...draft, time: "21:00" };
  const atSummary = (language: string, text: string) =>
    understand(text, { now, language, expecting: "confirm", tablePicked: true, draft: table });

  test.for([
    ["en", "yes ok haha. we might be a bit late, like ten past nine"],
    ["de", "ja ok. wir kommen vielleicht etwas später, so zehn nach neun"],
    ["fr", "oui ok. on sera peut-être un peu en retard, genre 21h10"],
    ["es", "sí vale. igual llegamos un poco tarde, sobre las nueve y diez"],
    ["it", "sì ok. forse arriviamo un po' in ritardo, tipo alle nove e dieci"],
    ["nl", "ja ok. we zijn misschien iets later, rond tien over negen"],
    ["pt", "sim ok. talvez cheguemos um pouco atrasados, tipo nove e dez"],
    ["sv", "ja ok haha. vi blir kanske lite sena, typ tio över nio"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, time, comment, agrees } = atSummary(language, text);
    expect(["affirm", "inform"]).toContain(intent);
    expect({ time, agrees }).toEqual({ time: undefined, agrees: true });
    expect(comment).toBe(text.split(". ")[1]);
  });

  test.for([
    ["en", "yes, but make it ten past nine"],
    ["en", "could we be a bit later, ten past nine?"],
    ["en", "we'd rather be a bit later, at half ten"],
    ["de", "lieber etwas später, um 21:15"],
    ["fr", "plutôt un peu plus tard, 21h15"],
  ] as const)("but another hour is looked for: %s: %s", ([language, text]) => {
    expect(atSummary(language, text)).not.toHaveProperty("agrees");
    expect(atSummary(language, text).time).toBeDefined();
  });
});

describe("the house is told when they come to a table that stands, and no other is looked for:", () => {
  test.for([
    ["en", "Yes, but tell the restaurant we're getting there at 9.55"],
    ["de", "sagt dem Restaurant bitte, wir kommen um 21:55"],
    ["fr", "dites au restaurant qu'on arrive à 21h55"],
    ["es", "avisa al restaurante que llegamos a las 21:55"],
    ["it", "avvisi il ristorante che arriviamo alle 21:55"],
    ["nl", "laat het restaurant weten dat we om 21:55 aankomen"],
    ["pt", "Sim, mas avisa o restaurante que chegamos às 21h55"],
    ["sv", "säg till restaurangen att vi kommer 21:55"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, late } = understand(text, { now, language, expecting: null });
    expect({ intent, late }).toEqual({ intent: "inform", late: {} });
  });

  test("and whether their details are remembered is answered beside how late they are", () => {
    const text = "Pode guardar sim. Olha, estamos atrasados, o táxi ainda não chegou, uns 25 minutos";
    const context = { now, language: "pt", expecting: "confirm", asksToRemember: true } as const;
    expect(understand(text, context)).toMatchObject({ late: { minutes: 25 }, remembers: true });
  });
});

describe("who asks for their lateness to be told has told it:", () => {
  test.for([
    ["en", "can't you tell them we'll be 20 minutes late?"],
    ["de", "kannst du denen nicht sagen dass wir 20 minuten später kommen?"],
    ["de", "kannst du denen sagen dass wir uns 20 minuten verspäten?"],
    ["fr", "vous pouvez leur dire qu'on aura 20 minutes de retard ?"],
    ["es", "¿les puedes decir que llegamos 20 minutos tarde?"],
    ["it", "può dire loro che arriviamo con 20 minuti di ritardo?"],
    ["nl", "kun je ze laten weten dat we 20 minuten te laat zijn?"],
    ["pt", "pode avisar que vamos chegar 20 minutos atrasados?"],
    ["sv", "men kan du inte hälsa dom att vi blir 20 minuter sena?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null })).toMatchObject({ late: { minutes: 20 } });
  });

  test.for([
    ["en", "what if we're 20 minutes late?"],
    ["en", "do I have to tell you if we're 20 minutes late?"],
    ["de", "und wenn wir 20 minuten später kommen, soll ich euch das sagen?"],
    ["fr", "faut-il prévenir si on a 20 minutes de retard ?"],
    ["es", "¿tengo que avisar si llegamos tarde?"],
  ] as const)("but who only supposes it has not: %s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null }).late).toBeUndefined();
  });
});
