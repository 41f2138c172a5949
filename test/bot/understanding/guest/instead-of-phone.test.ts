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

describe("who would call rather than be called gives no number, and takes no leave:", () => {
  test.for([
    ["en", "I'll pass, I'll call you if anything comes up"],
    ["de", "ach nee, ich ruf euch an wenn was ist"],
    ["es", "uy paso, si eso ya os llamo yo"],
    ["es", "no hace falta, ya os llamo yo"],
    ["fr", "je vous appelle si besoin"],
    ["it", "vi chiamo io semmai"],
    ["nl", "ik bel zelf wel als er iets is"],
    ["pt", "eu ligo se for preciso"],
    ["sv", "jag ringer er om det är något"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { withoutPhone, farewell, undecided } = read(language, text);
    expect({ withoutPhone, farewell, undecided }).toEqual({ withoutPhone: true });
  });
});

describe("thanks beside the refusal of a number take nothing from it:", () => {
  test.for([
    ["en", "ok I'll leave him at home then. no number thanks"],
    ["de", "dann bleibt er daheim. keine nummer danke"],
    ["es", "vale, lo dejo en casa. sin numero gracias"],
    ["fr", "ok bon je le laisse a la maison alors. pas de numero merci"],
    ["it", "ok lo lascio a casa. niente numero grazie"],
    ["nl", "oke dan blijft ie thuis. geen nummer bedankt"],
    ["pt", "ok fica em casa. sem numero obrigado"],
    ["sv", "ok då får han stanna hemma. inget nummer tack"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, withoutPhone } = read(language, text);
    expect({ withoutPhone, isHeard: intent !== "thanks" }).toEqual({ withoutPhone: true, isHeard: true });
  });
});
