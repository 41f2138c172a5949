import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };

function nameIn(text: string, language: string, expecting: "name" | "confirm" | null = "name") {
  const picked = expecting === null ? {} : { draft, tablePicked: true };
  const { firstName, lastName } = understand(text, { now, language, expecting, ...picked });
  return [firstName, lastName].filter((part) => part !== undefined).join(" ");
}

describe("what is asked, or only agreed to, where a name is asked for", () => {
  test.for([
    ["de", "ist das new yorker zeit"],
    ["de", "ok dann so"],
    ["de", "ist das ortszeit"],
    ["de", "ist der Tisch draußen"],
    ["en", "do you need my surname too"],
    ["fr", "il faut le nom de famille aussi ?"],
    ["es", "¿hace falta el apellido también?"],
    ["it", "vuole anche il cognome?"],
    ["nl", "heeft u ook de achternaam nodig?"],
    ["pt", "quer também o apelido?"],
    ["sv", "behöver ni efternamnet också?"],
    ["de", "brauchen Sie auch den Nachnamen?"],
    ["de", "dann halt so"],
    ["de", "passt so"],
  ] as const)("names nobody, %s: %s", ([language, text]) => {
    expect(nameIn(text, language)).toBe("");
  });
});

describe("a question without its mark stands behind the name:", () => {
  test.for([
    ["en", "dan kowalski u got parking", "Dan Kowalski"],
    ["en", "dan kowalski do you have parking", "Dan Kowalski"],
    ["de", "jan meier gibts bei euch parkplätze", "Jan Meier"],
    ["nb", "kari hansen har dere parkering", "Kari Hansen"],
  ] as const)("in %s, “%s”", ([language, text, name]) => {
    expect(nameIn(text, language)).toBe(name);
    expect(understand(text, { now, language, expecting: "name" }).topics).toEqual(["parking"]);
  });

  test.for([
    ["de", "Unverändert Dr. Meier"],
    ["de", "weiterhin Dr. Meier"],
  ] as const)("what leads a name that stays is none of it, in %s: “%s”", ([language, text]) => {
    expect(nameIn(text, language)).toBe("Meier");
  });

  test("“you got it” asks nothing", () => {
    const atSummary = { now, language: "en", expecting: "confirm", tablePicked: true, draft } as const;
    expect(understand("you got it", atSummary).intent).toBe("affirm");
  });

  test("the Norwegian “nå” is no no", () => {
    const atSummary = { now, language: "nb", expecting: "confirm", tablePicked: true, draft } as const;
    expect(understand("nå", atSummary).intent).toBe("other");
    expect(understand("nei", atSummary).intent).toBe("deny");
  });
});
