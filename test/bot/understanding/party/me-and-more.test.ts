import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("the guest and so many others are counted together:", () => {
  test.for([
    ["en", "a table for me and four others on Friday", 5],
    ["de", "einen Tisch für mich und vier andere am Freitag", 5],
    ["fr", "une table pour moi et quatre autres vendredi", 5],
    ["fr", "moi et les quatre autres", 5],
    ["es", "una mesa para mí y otros cuatro el viernes", 5],
    ["es", "yo y otras tres", 4],
    ["it", "un tavolo per me e altri quattro venerdì", 5],
    ["it", "io più altre tre", 4],
    ["nl", "een tafel voor mij en vier anderen op vrijdag", 5],
    ["pt", "uma mesa para mim e outros quatro na sexta", 5],
    ["pt", "eu e mais quatro", 5],
    ["sv", "ett bord för mig och fyra till på fredag", 5],
    ["sv", "jag och fyra till", 5],
    ["sv", "jag plus två till", 3],
    ["nb", "et bord til meg og fire til på fredag", 5],
    ["nb", "jeg og fire til", 5],
    ["da", "et bord til mig og fire til på fredag", 5],
    ["da", "mig og fire mere", 5],
    ["en", "me n the missus", 2],
    ["nb", "mannen min, to døtre og meg", 4],
    ["da", "min mand, to døtre og mig", 4],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language, expecting: "partySize" }).partySize).toBe(partySize);
  });
});

describe("dinner for two, said as a way to dine:", () => {
  test.for([
    ["it", "cena a due venerdì"],
    ["it", "una cenetta a due"],
    ["it", "pranzo a due domenica"],
    ["pt", "jantar a dois na sexta"],
    ["pt", "um jantarzinho a dois"],
    ["pt", "almoço a dois no domingo"],
    ["fr", "dîner à deux vendredi"],
    ["fr", "un dîner en tête-à-tête vendredi"],
  ] as const)("%s: %s", ([language, text]) => {
    const { partySize, time } = stated(text, { language });
    expect({ partySize, time }).toEqual({ partySize: 2, time: undefined });
  });

  test.for([
    ["it", "cena alle due"],
    ["pt", "almoço às duas"],
  ] as const)("%s: %s is the hour", ([language, text]) => {
    const { partySize, time } = stated(text, { language });
    expect(partySize).toBeUndefined();
    expect(time).toBeDefined();
  });
});

describe("little ones added to those who come:", () => {
  test.for([
    ["pt", "dois e mais um bebê", 3],
    ["pt", "somos quatro e mais um bebé", 5],
    ["es", "dos y además un bebé", 3],
    ["es", "somos cuatro más un bebé", 5],
    ["fr", "deux plus un bébé", 3],
    ["it", "due più un neonato", 3],
    ["de", "zwei plus ein Baby", 3],
    ["de", "2 Erw. und 2 Kids", 4],
    ["de", "2 Erw. + 1 Kind", 3],
    ["nl", "2 volw. en 2 kids", 4],
    ["sv", "två plus en bebis", 3],
    ["en", "two plus a baby", 3],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language, expecting: "partySize" }).partySize).toBe(partySize);
  });
});
