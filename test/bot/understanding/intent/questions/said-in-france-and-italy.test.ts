import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 2 };
const situations = {
  /** A table that is picked is to be booked. */
  summary: { expecting: "confirm", tablePicked: true },
  /** A booking is shown as it would be changed. */
  change: { expecting: "confirm", changeShown: true },
  /** Whether they still come, or take the table that is free. */
  asked: { expecting: "confirm" },
  booked: { expecting: null },
  phone: { expecting: "phone", tablePicked: true },
} as const;
const read = (text: string, language: string, situation: keyof typeof situations) =>
  understand(text, { now, language, draft, ...situations[situation] });

describe("a yes in other words", () => {
  test.for([
    ["fr", "summary", "vendu"],
    ["fr", "summary", "on fait comme ça"],
    ["fr", "summary", "faisons comme ça, merci"],
    ["it", "summary", "facciamo così"],
    ["it", "summary", "faccia pure"],
    ["it", "summary", "okok"],
    ["fr", "change", "je confirme le changement"],
    ["fr", "change", "oui merci de modifier"],
    ["it", "change", "confermo la modifica"],
    ["it", "change", "faccia il cambio"],
    ["it", "change", "sì modificate pure"],
    ["fr", "asked", "bien sûr qu'on vient"],
    ["it", "asked", "certo che veniamo"],
    ["it", "asked", "sì come previsto"],
    ["it", "asked", "sì sempre"],
    ["fr", "asked", "oui on la prend"],
    ["fr", "asked", "oui je la veux"],
    ["fr", "asked", "super on arrive"],
    ["it", "asked", "perfetto arriviamo"],
  ] as const)("%s, at the %s: %s", ([language, situation, text]) => {
    expect(read(text, language, situation).intent).toBe("affirm");
  });

  test.for([
    ["fr", "summary", "on fait comme ça ?"],
    ["fr", "summary", "je la veux pas"],
    ["it", "summary", "facciamo così?"],
    ["it", "summary", "facciamo così: venerdì alle 8"],
    ["it", "summary", "come previsto siamo in 5"],
    ["fr", "change", "je ne confirme pas le changement"],
    ["it", "change", "non confermo la modifica"],
    ["fr", "asked", "bien sûr qu'on vient pas"],
    ["it", "asked", "certo che non veniamo"],
    ["it", "asked", "come previsto?"],
    ["fr", "asked", "on arrive pas"],
  ] as const)("but not %s, at the %s: %s", ([language, situation, text]) => {
    expect(read(text, language, situation).intent).not.toBe("affirm");
  });
});

describe("a no in other words", () => {
  test.for([
    ["fr", "summary", "non merci finalement"],
    ["it", "summary", "alla fine no"],
    ["it", "summary", "no grazie, alla fine no"],
    ["fr", "change", "non laissez comme avant"],
    ["fr", "change", "finalement on laisse comme c'était"],
    ["fr", "change", "vaut mieux pas"],
    ["fr", "change", "tout bien réfléchi non"],
    ["it", "change", "alla fine lasciamo com'era"],
    ["it", "change", "ripensandoci no"],
    ["fr", "asked", "plus besoin merci"],
  ] as const)("%s, at the %s: %s", ([language, situation, text]) => {
    expect(read(text, language, situation).intent).toBe("deny");
  });

  test.for([
    ["fr", "asked", "non finalement on vient"],
    ["fr", "summary", "j'ai pas encore réfléchi"],
    ["fr", "summary", "plus besoin de la chaise haute"],
  ] as const)("but not %s, at the %s: %s", ([language, situation, text]) => {
    expect(read(text, language, situation).intent).not.toBe("deny");
  });
});

describe("a question is one, whatever verb it has", () => {
  test.for([
    ["fr", "change", "ça change le prix ?"],
    ["it", "change", "cambia il prezzo?"],
    ["it", "booked", "posso ancora disdire?"],
    ["it", "booked", "si può ancora annullare?"],
  ] as const)("%s, at the %s: %s", ([language, situation, text]) => {
    expect(read(text, language, situation).intent).toBe("question");
  });

  test("a change is still one: “changez la date”", () => {
    expect(read("changez la date", "fr", "booked").intent).toBe("change");
  });

  test("“a che ora era?” asks for the booking", () => {
    expect(read("a che ora era?", "it", "booked").intent).toBe("list");
  });
});

test.for([
  ["fr", "mettez-moi sur la liste", "waitlist"],
  ["it", "mi metta in lista", "waitlist"],
  ["it", "mettetemi in lista", "waitlist"],
  ["fr", "enlevez-moi de la liste", "leaveLine"],
  ["it", "toglietemi dalla lista", "leaveLine"],
] as const)("in %s, “%s” is of the waitlist: %s", ([language, text, intent]) => {
  expect(read(text, language, "asked").intent).toBe(intent);
});

describe("at the question for a number,", () => {
  test.for([
    ["fr", "je vous le donne plus tard"],
    ["fr", "pas envie de le donner"],
    ["fr", "mon portable est cassé"],
    ["it", "ve lo do dopo"],
    ["it", "non ho voglia di darlo"],
    ["it", "ho il cellulare rotto"],
  ] as const)("none is given, and nothing noted, in %s: %s", ([language, text]) => {
    const { intent, comment } = read(text, language, "phone");
    expect({ intent, comment }).toEqual({ intent: "deny", comment: undefined });
  });

  test.for([
    ["fr", "sans numéro c'est possible ?", { asksIfPhone: true }],
    ["it", "si può fare senza numero?", { asksIfPhone: true }],
    ["fr", "j'ai que le fixe", { asksAnyPhone: true }],
    ["it", "ho solo il fisso", { asksAnyPhone: true }],
    ["fr", "c'est pour quoi faire", { asksWhy: true }],
    ["it", "a cosa vi serve", { asksWhy: true }],
  ] as const)("it is asked about, in %s: %s", ([language, text, asked]) => {
    expect(read(text, language, "phone")).toMatchObject({ intent: "question", ...asked });
  });

  test.for([
    ["fr", "j'ai seulement un fixe, 01 42 33 44 55", "+33142334455"],
    ["it", "ho solo il fisso 06 4782 1234", "+390647821234"],
  ] as const)("a landline's is one, in %s: %s", ([language, text, phone]) => {
    expect(read(text, language, "phone")).toMatchObject({ intent: "inform", phone });
  });

  test.for([["it", "boh, ce l'ha mio marito"]] as const)(
    "who has it is not asked, in %s: %s",
    ([language, text]) => {
      expect(read(text, language, "phone").intent).toBe("other");
    },
  );
});

describe("among the times that are offered,", () => {
  const among = (text: string, language: string) =>
    understand(text, {
      now,
      language,
      draft: { date: "2026-11-20", partySize: 2 },
      expecting: "slot",
      offers: [{ time: "18:00" }, { time: "19:00" }, { time: "20:15" }],
    });

  test.for([
    ["fr", "vous n'avez rien de plus tard ?", "later"],
    ["fr", "vous n'avez pas plus tôt ?", "earlier"],
    ["fr", "vous avez plus tard ?", "later"],
    ["fr", "y a rien avant ?", "earlier"],
    ["it", "non avete niente di più tardi?", "later"],
  ] as const)("another is asked for, in %s: %s", ([language, text, timeShift]) => {
    expect(among(text, language).timeShift).toBe(timeShift);
  });

  test.for([
    ["fr", "ok pour la 2e"],
    ["it", "vada per la seconda"],
  ] as const)("the second is taken, in %s: %s", ([language, text]) => {
    expect(among(text, language).choice).toBe(2);
  });

  test.for([
    ["fr", "y a pas autre chose ?"],
    ["fr", "vous n'avez que ça ?"],
    ["it", "non c'è altro?"],
    ["it", "avete solo questi?"],
  ] as const)("others are looked for, in %s: %s", ([language, text]) => {
    expect(among(text, language).intent).toBe("change");
  });

  test.for([
    ["fr", "on ira au cinéma après"],
    ["fr", "rien de plus merci"],
  ] as const)("but not in %s, “%s”", ([language, text]) => {
    expect(among(text, language).timeShift).toBeUndefined();
  });
});
