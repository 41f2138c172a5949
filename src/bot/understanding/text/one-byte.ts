/**
 * V8 compiles each expression twice: for texts whose characters all fit in a byte, and for all others. The some five thousand
 * expressions of the languages take three hundred million bytes either way, and a process that needs more than 512 MiB for code
 * ends. So texts are matched with a stand-in for each unit beyond Latin-1, which keeps their length (decision 0088).
 */
const signs = [..."👍👎👌🙏🤷🤔😬👋❌✅🚫🙌🙅🙂😊😀✔€…„“”′"];

/** Control characters, which no message has once it is normalised: a pair of units begins with the first of them. */
const pairLead = "\u0080";
const firstOwn = 0x81;

/** For a letter that has no other. */
const anyLetter = "þ";

const standIns = new Map([
  ["’", "'"],
  ["œ", anyLetter],
  ...signs.map((sign, index) => {
    const own = String.fromCharCode(firstOwn + index);
    return [sign, sign.length === 2 ? pairLead + own : own] as const;
  }),
]);

const known = new RegExp(`[${[...standIns.keys()].join("")}]`, "gu");
const beyond = /[\u0100-\u{10ffff}]/gu;

/** The signs of a locale's phrases as they are found in a text. */
export function signsInOneByte(phrase: string): string {
  return phrase.replace(known, (sign) => standIns.get(sign) ?? sign);
}

/** The text, unit for unit: letters without their marks, the signs that phrases have, and else only whether it is a letter. */
export function inOneByte(text: string): string {
  return text.replace(beyond, (character) => standIns.get(character) ?? standInFor(character));
}

function standInFor(character: string): string {
  const base = character.normalize("NFD").charAt(0);
  if (base !== "" && base <= "\u00ff") return base;
  return (/[\p{L}\p{M}]/u.test(character) ? anyLetter : "¤").repeat(character.length);
}
