import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const nameIn = (language: string, text: string) => {
  const { firstName, lastName } = stated(text, { language, expecting: "name", tablePicked: true });
  return [firstName, lastName].filter((part) => part !== undefined).join(" ");
};

describe("where a name is asked for, a sentence about somebody else is none:", () => {
  test.for([
    ["en", "he is coming after all"],
    ["de", "er kommt doch"],
    ["fr", "il vient finalement"],
    ["fr", "elle vient finalement"],
    ["fr", "ils viennent aussi"],
    ["es", "él viene al final"],
    ["es", "ella viene también"],
    ["it", "lui viene alla fine"],
    ["it", "lei viene anche"],
    ["nl", "hij komt toch"],
    ["nl", "ze komt toch"],
    ["pt", "ele vem afinal"],
    ["pt", "ela vem também"],
    ["sv", "han kommer ändå"],
    ["sv", "hon kommer också"],
    ["nb", "han kommer likevel"],
    ["da", "han kommer alligevel"],
    ["da", "de kommer også"],
  ] as const)("%s: %s", ([language, text]) => expect(nameIn(language, text)).toBe(""));
});

describe("names that begin like one are names:", () => {
  test.for([
    ["es", "Ella Fitzgerald"],
    ["es", "ella fitzgerald"],
    ["fr", "Elle Macpherson"],
    ["it", "Lei Wang"],
    ["sv", "Han Wang"],
  ] as const)("%s: %s", ([language, text]) =>
    expect(nameIn(language, text).toLowerCase()).toBe(text.toLowerCase()),
  );
});
