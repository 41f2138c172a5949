import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };

function nameIn(text: string, language: string, expecting: "name" | "confirm" | null = "name") {
  const picked = expecting === null ? {} : { draft, tablePicked: true };
  const { firstName, lastName } = understand(text, { now, language, expecting, ...picked });
  return [firstName, lastName].filter((part) => part !== undefined).join(" ");
}

describe("that the name was said before is no part of it:", () => {
  test.for([
    ["fr", "Novalis je viens de le dire", "Novalis"],
    ["nl", "annie van dijk heb ik al gezegd", "Annie van Dijk"],
    ["pt", "Teresa como já tinha dito, Teresa Cardoso", "Teresa Cardoso"],
    ["en", "I just told you, Novalis", "Novalis"],
    ["en", "Novalis, as I already said", "Novalis"],
    ["en", "I've told you twice now, it's Tom Hart", "Tom Hart"],
    ["en", "Tom Hart, didn't I just say that?", "Tom Hart"],
    ["en", "like I said before: Tom Hart", "Tom Hart"],
    ["en", "Tom Hart for the third time", "Tom Hart"],
    ["en", "you already have it, Tom Hart", "Tom Hart"],
    ["de", "Nordlicht, hab ich schon gesagt", "Nordlicht"],
    ["de", "das hab ich Ihnen doch gerade gesagt: Tobias Kern", "Tobias Kern"],
    ["de", "Tobias Kern, zum dritten Mal", "Tobias Kern"],
    ["de", "steht doch oben, Tobias Kern", "Tobias Kern"],
    ["de", "wie ich bereits schrieb, Tobias Kern", "Tobias Kern"],
    ["fr", "je viens de vous le dire, Chloé Dubois", "Chloé Dubois"],
    ["fr", "Chloé Dubois, je vous l'ai déjà dit", "Chloé Dubois"],
    ["fr", "comme je vous l'ai dit : Chloé Dubois", "Chloé Dubois"],
    ["fr", "Chloé Dubois, pour la troisième fois", "Chloé Dubois"],
    ["fr", "c'est marqué plus haut, Chloé Dubois", "Chloé Dubois"],
    ["es", "Lucía Vega, ya lo he dicho", "Lucía Vega"],
    ["es", "acabo de decírtelo, Lucía Vega", "Lucía Vega"],
    ["es", "Lucía Vega como ya te había dicho", "Lucía Vega"],
    ["es", "Lucía Vega, por tercera vez", "Lucía Vega"],
    ["it", "l'ho appena detto, Marco Bianchi", "Marco Bianchi"],
    ["it", "Marco Bianchi, come le ho già detto", "Marco Bianchi"],
    ["it", "Marco Bianchi gliel'ho detto prima", "Marco Bianchi"],
    ["it", "Marco Bianchi, per la terza volta", "Marco Bianchi"],
    ["nl", "heb ik net al gezegd, Lotte Smit", "Lotte Smit"],
    ["nl", "Lotte Smit, dat heb ik je al verteld", "Lotte Smit"],
    ["nl", "zoals ik al zei Lotte Smit", "Lotte Smit"],
    ["nl", "Lotte Smit, voor de derde keer", "Lotte Smit"],
    ["pt", "acabei de dizer, Rita Silva", "Rita Silva"],
    ["pt", "Rita Silva, já tinha dito", "Rita Silva"],
    ["pt", "como eu já te disse, Rita Silva", "Rita Silva"],
    ["pt", "Rita Silva, pela terceira vez", "Rita Silva"],
    ["sv", "jag sa det nyss, Ebba Ståhl", "Ebba Ståhl"],
    ["sv", "Ebba Ståhl, det har jag redan skrivit", "Ebba Ståhl"],
    ["sv", "som jag redan sagt, Ebba Ståhl", "Ebba Ståhl"],
    ["sv", "Ebba Ståhl, för tredje gången", "Ebba Ståhl"],
  ] as const)("%s: %s", ([language, text, name]) => {
    expect(nameIn(text, language)).toBe(name);
  });

  test.for([
    ["en", "I already told you"],
    ["en", "I already said no nuts"],
    ["de", "hab ich doch schon gesagt"],
    ["fr", "je viens de le dire"],
    ["es", "ya te lo dije"],
    ["it", "l'ho già detto"],
    ["nl", "dat heb ik al gezegd"],
    ["pt", "já disse isso"],
    ["sv", "det har jag redan sagt"],
  ] as const)("but none is told so, %s: %s", ([language, text]) => {
    expect(nameIn(text, language)).toBe("");
  });
});
