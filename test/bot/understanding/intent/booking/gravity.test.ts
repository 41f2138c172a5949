import { describe, expect, test } from "vitest";
import { findNeeds } from "#src/bot/understanding/intent/notes/needs.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { now, stated } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 } as const;
const atSummary = { now, expecting: "confirm", tablePicked: true, draft } as const;
const booked = { now, expecting: null, draft } as const;

describe("how serious an allergy is stays with it", () => {
  test.for([
    ["en", "my daughter has a peanut allergy, it's severe, she carries an epipen"],
    ["en", "nut allergy, even traces"],
    ["de", "meine Tochter hat eine Erdnussallergie, die ist schwer, sie hat einen Epipen dabei"],
    ["de", "Nussallergie, schon Spuren sind gefährlich"],
    ["fr", "ma fille est allergique aux arachides, c'est grave, elle a un stylo d'adrénaline"],
    ["fr", "mon fils est allergique aux noix, même des traces"],
    ["es", "mi hija tiene alergia al cacahuete, es grave, lleva adrenalina"],
    ["es", "celíaca, cuidado con la contaminación cruzada"],
    ["it", "mia figlia è allergica alle arachidi, è grave, ha l'adrenalina con sé"],
    ["it", "mio figlio è allergico alle noci, anche solo tracce"],
    ["nl", "mijn dochter heeft een pinda-allergie, het is ernstig, ze heeft een epipen bij zich"],
    ["nl", "coeliakie, kruisbesmetting is een probleem"],
    ["pt", "a minha filha é alérgica a amendoim, é grave, anda com adrenalina"],
    ["pt", "o meu filho é alérgico a nozes, nem vestígios"],
    ["sv", "min dotter har jordnötsallergi, det är allvarligt, hon har epipen"],
    ["sv", "min son är allergisk mot nötter, även spår"],
  ] as const)("in one message, %s: “%s”", ([language, text]) => {
    expect(stated(text, { ...atSummary, language })).toEqual({ comment: text });
    expect(stated(text, { language }).comment).toBe(text);
    expect(findNeeds(text)).toBe(text);
  });

  const afterwards = [
    ["en", "it's really serious"],
    ["de", "das ist wirklich ernst"],
    ["fr", "c'est très grave"],
    ["es", "es muy grave"],
    ["it", "è molto grave"],
    ["nl", "het is heel ernstig"],
    ["pt", "é muito grave"],
    ["sv", "det är väldigt allvarligt"],
  ] as const;
  test.for(afterwards)("and in the next one, %s: “%s”", ([language, text]) => {
    for (const context of [atSummary, booked]) {
      expect(stated(text, { ...context, language, noted: "nut allergy" })).toEqual({ comment: text });
      expect(stated(text, { ...context, language, noted: "by the window" })).not.toHaveProperty(
        "comment",
        text,
      );
    }
  });

  test.for([
    ["en", "is it serious if we come late?"],
    ["en", "we're serious about the food lol"],
    ["de", "das ist schwer zu sagen"],
    ["fr", "c'est pas grave"],
    ["es", "no es grave"],
    ["it", "non è grave"],
    ["pt", "não é grave"],
    ["sv", "det är inte så allvarligt"],
  ] as const)("which nothing else is, %s: “%s”", ([language, text]) => {
    expect(stated(text, { ...atSummary, language, noted: "nut allergy" }).comment).toBeUndefined();
  });
});

describe("whether there is something for who may not eat everything is asked of the kitchen", () => {
  const topicsOf = (text: string, language: string, noted?: string) =>
    understand(text, { ...booked, language, ...(noted !== undefined && { noted }) }).topics;

  test.for([
    ["en", "my son can't have dairy, will there be something for him to eat?"],
    ["en", "I'm coeliac, is that a problem?"],
    ["de", "meine tochter verträgt keine milch, gibt es da was für sie?"],
    ["de", "ich bin allergisch gegen fisch, ist das ein problem?"],
    ["fr", "ma fille ne supporte pas le lait, il y aura quelque chose à manger pour elle ?"],
    ["fr", "je suis allergique au poisson, c'est un problème ?"],
    ["es", "mi hija no puede tomar leche, habrá algo para ella?"],
    ["es", "soy alérgico al pescado, es un problema?"],
    ["it", "mia figlia non può mangiare latticini, ci sarà qualcosa per lei?"],
    ["it", "sono allergico al pesce, è un problema?"],
    ["nl", "mijn dochter kan niet tegen melk, is er iets voor haar te eten?"],
    ["nl", "ik ben allergisch voor vis, is dat een probleem?"],
    ["pt", "a minha filha não pode leite, vai haver alguma coisa para ela?"],
    ["pt", "sou alérgico a peixe, é problema?"],
    ["sv", "min dotter tål inte mjölk, finns det något för henne att äta?"],
    ["sv", "jag är allergisk mot fisk, är det ett problem?"],
  ] as const)("%s: “%s”", ([language, text]) => {
    expect(topicsOf(text, language)).toEqual(["diets"]);
  });

  test.for([
    ["en", "can you cook for her?"],
    ["de", "könnt ihr für sie kochen?"],
    ["fr", "vous pouvez lui préparer quelque chose ?"],
    ["es", "podéis cocinar para ella?"],
    ["it", "potete cucinare per lei?"],
    ["nl", "kunnen jullie voor haar koken?"],
    ["pt", "conseguem cozinhar para ela?"],
    ["sv", "kan ni laga något till henne?"],
  ] as const)("of an allergy that is noted, %s: “%s”", ([language, text]) => {
    expect(topicsOf(text, language, "nut allergy")).toEqual(["diets"]);
  });

  test("a question of something else is that", () => {
    expect(topicsOf("we're bringing a pram, is that a problem?", "en", "nut allergy")).toEqual(["prams"]);
    expect(topicsOf("I'm coeliac. Is there parking?", "en")).toEqual(["parking"]);
  });
});

test.for([
  ["en", "my wife can't have nuts"],
  ["de", "meine Frau verträgt keine Milch"],
  ["fr", "ma femme ne supporte pas le lait"],
  ["es", "mi mujer no puede comer frutos secos"],
  ["it", "mia moglie non può mangiare noci"],
  ["nl", "mijn vrouw kan niet tegen noten"],
  ["pt", "a minha mulher não pode comer nozes"],
  ["sv", "min fru tål inte nötter"],
] as const)("what somebody may not eat is kept beside a note that is told anew, %s: “%s”", ([, needs]) => {
  const noted = `by the window; ${needs}`;
  const read = understand("the note should just say high chair", { ...booked, language: "en", noted });
  expect(read).toMatchObject({ comment: "high chair", wishedAlone: true, needsKept: needs });
});
