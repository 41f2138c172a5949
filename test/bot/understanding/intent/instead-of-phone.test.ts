import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "phone", tablePicked: true });

describe("the number is said to be known:", () => {
  test.for([
    ["en", "same as last time"],
    ["en", "you have it already"],
    ["de", "die habt ihr schon"],
    ["es", "el mismo de la última vez"],
    ["fr", "vous l'avez déjà"],
    ["it", "ce l'avete già"],
    ["nl", "zelfde als vorige keer"],
    ["pt", "já o têm"],
    ["sv", "samma som sist"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "question", insteadOfPhone: "known" });
  });
});

describe("who says to be written to here gives no number, and who asks it is told:", () => {
  test.for([
    ["en", "use this chat", false],
    ["en", "can't you just write me here?", true],
    ["de", "schreib mir einfach hier", false],
    ["de", "könnt ihr nicht einfach hier schreiben?", true],
    ["es", "escribidme por aquí", false],
    ["es", "¿no podéis escribirme aquí?", true],
    ["fr", "écrivez-moi ici", false],
    ["fr", "vous pouvez pas m'écrire ici ?", true],
    ["it", "scrivetemi qui", false],
    ["it", "non potete scrivermi qui?", true],
    ["nl", "stuur maar een bericht hier", false],
    ["nl", "kan je niet gewoon hier schrijven?", true],
    ["pt", "escrevam-me por aqui", false],
    ["pt", "não podem escrever-me aqui?", true],
    ["sv", "skriv här istället", false],
    ["sv", "kan ni inte bara skriva här?", true],
  ] as const)("in %s, “%s”", ([language, text, isAsked]) => {
    const { withoutPhone, insteadOfPhone } = read(language, text);
    expect({ withoutPhone, insteadOfPhone }).toEqual(
      isAsked ? { insteadOfPhone: "writeHere" } : { withoutPhone: true },
    );
  });
});

test("words that say more are none of these", () => {
  expect(read("en", "same as last time, by the window please")).not.toHaveProperty("insteadOfPhone");
  expect(read("en", "can you write the menu here?")).not.toHaveProperty("insteadOfPhone");
});
