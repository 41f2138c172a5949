import { expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "tonight's not happening sorry"],
  ["de", "das wird heute nichts mehr"],
  ["de", "heute wird das nix, sorry"],
  ["de", "aus heute abend wird leider nichts"],
  ["fr", "ça va pas être possible ce soir, désolé"],
  ["fr", "je peux pas finalement"],
  ["es", "hoy no va a poder ser, lo siento"],
  ["it", "stasera non se ne fa niente, scusate"],
  ["nl", "vanavond wordt niks sorry"],
  ["nl", "het wordt niets vanavond"],
  ["pt", "hoje não vai dar, desculpa"],
  ["sv", "det blir tyvärr inget av ikväll"],
] as const)("an evening that comes to nothing is called off, in %s: %s", ([language, text]) => {
  expect(intentOf(text, { language })).toBe("cancel");
});

test.for([
  ["en", "tonight at 8 is not happening, 9 then"],
  ["de", "das wird nichts kosten, oder?"],
  ["fr", "je peux pas finalement à 20h, plutôt 21h"],
  ["es", "hoy no va a poder ser a las 8, mejor a las 9"],
  ["pt", "hoje não vai dar às 8, melhor às 9"],
] as const)("but one that is moved, or a question, is not, in %s: %s", ([language, text]) => {
  expect(intentOf(text, { language })).not.toBe("cancel");
});

test.for([
  ["en", "sounds grand"],
  ["en", "grand so"],
  ["en", "please do the needful and confirm"],
  ["de", "isch guet"],
  ["fr", "oui c'est beau"],
  ["fr", "parfait vous pouvez réserver"],
] as const)("a yes of Ireland, India, Switzerland or Quebec is one, in %s: %s", ([language, text]) => {
  expect(intentOf(text, { language, expecting: "confirm" })).toBe("affirm");
});

test.for([
  ["en", "is it grand there?"],
  ["en", "a grand piano?"],
  ["fr", "vous pouvez réserver ?"],
  ["fr", "vous pouvez réserver pour cinq"],
  ["fr", "c'est beau chez vous ?"],
  ["de", "isch das guet?"],
  ["de", "das isch nöd guet"],
] as const)("but a question, another number or a no is none, in %s: %s", ([language, text]) => {
  expect(intentOf(text, { language, expecting: "confirm" })).not.toBe("affirm");
});

test("who asks for the booking, or thinks it over, is heard at the summary", () => {
  expect(intentOf("when's my booking?", { language: "en", expecting: "confirm" })).toBe("list");
  expect(stated("ich überlegs mir", { language: "de", expecting: "date" })).toEqual({ undecided: true });
});

test.for([
  ["fr", "moi pis mon chum", 2],
  ["fr", "moi pis ma blonde", 2],
  ["fr", "septante", 70],
  ["fr", "nous serons nonante", 90],
] as const)("Quebec and Belgium count as well, in %s: %s", ([language, text, partySize]) => {
  expect(stated(text, { language, expecting: "partySize" })).toEqual({ partySize });
});
