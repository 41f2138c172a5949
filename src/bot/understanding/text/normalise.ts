/** A longer message is no wish for a table; what is said in its first lines is read, the rest is not. UTF-16 units. */
export const maxLength = 1_000;

const plainCharacters: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "`": "'",
  "´": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "‐": "-",
  "‑": "-",
  "−": "-",
  "～": "-",
};

/** In a list of lines, as in a signature, each is a part of its own: "Anna Berg⏎900 12 345". */
const shortLine =
  /(?<=^|\n)([^\n]{0,44}[\p{L}\p{N})])[^\S\n]{0,5}\n[^\S\n]{0,5}(?=[\p{Lu}\d+])(?!(?<=\p{Nd}\s{1,11})\p{Nd})/gu;

/** What is dictated has its commas spelled out: "four people comma Friday comma seven pm". */
const spokenComma = /,? (?:comma|komma|virgule|coma|virgola|v[ií]rgula)(?= )/giu;
const spokenCommas =
  /^[^\n]{1,400}? (?:comma|komma|virgule|coma|virgola|v[ií]rgula) [^\n]{1,200}? (?:comma|komma|virgule|coma|virgola|v[ií]rgula) [^\n]{1,600}$/iu;

/** One comma is, where a full stop in words ends it too, or behind a yes or a no: "yes comma perfect full stop". */
const oneSpokenComma =
  /^(?:[^\n]{1,400}? (?:comma|komma|virgule|coma|virgola|v[ií]rgula) [^\n]{1,600} (?:full stop|period|punkt|point|punto|ponto|punt)[.!]?$|(?:yes|no|ja|jo|nein|nee|nej|oui|non|s[iíì]|sim|n[aã]o) (?:comma|komma|virgule|coma|virgola|v[ií]rgula) [^\n]{1,600}$)/iu;

/** "Anna Berg / 900 12 345 | anna@example.com": what parts a name from a number, or a number from what follows it. */
const partingSign = /(?<=\p{L}\p{L}) [/|] (?=\+?\d[\d ]{5})|(?<=\d{2}) [/|] (?=\p{L}{2})/gu;

/** A full stop in words ends what is dictated: "… at the name of Fox full stop". A name alone may be Punkt. */
const spokenStop =
  /(?<=(?:\S{1,40} ){2}\S{1,40}),? (?:full stop|period|punkt|point|punto|ponto|punt)[.!]?$/iu;

const endingStop = / (?:full stop|period|punkt|point|punto|ponto|punt)[.!]?$/iu;

/** Other signs that end what is dictated are nothing else, whatever stands before them: "yes please exclamation mark". */
const spokenSigns = [
  {
    sign: "!",
    words:
      /(?<=\S),? (?:exclamation (?:mark|point)|ausrufezeichen|point d'exclamation|signo de exclamaci[oó]n|punto esclamativo|uitroepteken|ponto de exclama[cç][aã]o|utropstecken)[.!]?$/iu,
  },
  {
    sign: "?",
    words:
      /(?<=\S),? (?:question mark|fragezeichen|point d'interrogation|signo de interrogaci[oó]n|punto interrogativo|vraagteken|ponto de interroga[cç][aã]o|fr[aå]getecken)[.?]?$/iu,
  },
];

/**
 * One spelling for what looks alike: Unicode NFKC, digits of every script as 0-9, straight quotes and
 * plain hyphens, single spaces, a comma where a short line ends, no control characters and none that cannot be seen (so a
 * keycap "4️⃣" is a 4), and no more than two marks on a letter, which every language can do with.
 * Text beyond 1,000 characters is cut at a space.
 */
export function normalise(text: string): string {
  const written = cut(text)
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}|[\u20e3\u2800]/gu, "")
    .replace(/(?<=\p{Mn}{2})\p{Mn}+/gu, "")
    .replace(/[’‘`´“”–—‐‑−～]/gu, (character) => plainCharacters[character] ?? character)
    .replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit)
    .replace(shortLine, "$1, ")
    .replace(spokenCommas, (text) => text.replace(spokenComma, ","))
    .replace(oneSpokenComma, (text) => text.replace(spokenComma, ",").replace(endingStop, "."))
    .replace(/[\s\p{Cc}\p{Z}¿¡]+/gu, " ")
    .trim()
    .replace(partingSign, ", ")
    .replace(spokenStop, ".");
  return spokenSigns.reduce((read, { words, sign }) => read.replace(words, sign), written);
}

function cut(text: string): string {
  if (text.length <= maxLength) return text;
  const lastSpace = text.lastIndexOf(" ", maxLength);
  return text.slice(0, lastSpace > maxLength / 2 ? lastSpace : maxLength);
}

/** Unicode keeps each script's decimal digits in one run of ten that starts at a zero. */
function toAsciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  for (let value = 0; value <= 9; value += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) return String(value);
  }
  return digit;
}
