/** Letters in a row, each by itself: "B-R-A-N-D-T", or four and more with spaces; initials have a dot. */
const spelled =
  /(?<![\p{L}\p{N}.'’-])\p{L}(?:-\p{L}){2,14}(?![\p{L}\p{N}.-])|(?<![\p{L}\p{N}.'’-])\p{L}(?: \p{L}){3,14}(?![\p{L}\p{N}.'-])/gu;
/** "Brandt with dt", "Anna mit zwei n": how a name is written, in the words of the languages there are. */
const written = new RegExp(
  [
    "(?<=\\p{L}{2})[, ]{1,2}(?:with|mit|avec|con|met|com|med)",
    "(?: (?:an?|only|just|one|two|double|nur|einem|ein|zwei|doppeltem|deux|seul|une?|dos|una|sola|due|sola|een|twee|dubbele?",
    "|dois|uma?|ett|två|dubbel|1|2)){0,2} (?!(?:me|us|my|mi|ma|te)(?!\\p{L}))\\p{L}(?:[- ]?\\p{L}){0,2}[.! ]*$",
  ].join(""),
  "iu",
);

/**
 * What is dictated after a name is no part of it: "Jo Fox comma no number", "Anna Berg full stop". In Swedish guests come
 * by the same word: "kan jag komma?"
 */
const spokenSigns =
  /(?<=\p{L}{2}),? (?:(?:comma|(?<!(?:jag|vi|man|ni|att|kan|vill|ska|får) )komma(?! ?\?)|virgule|coma|virgola|v[ií]rgula)(?![\p{L}])|(?:full stop|period|punkt|point|punto|ponto|punt)[.!]?$)/giu;

/** A guest who thinks before the name: "put it under uh Marcus Delacroix". In some of these languages "um" and "er" are words. */
const hesitation =
  /(?<![\p{L}\p{N}]|\p{L}, )(?:u{1,4}h{1,4}m{0,4}|u{1,4}m{2,4}|erm{1,4}|eh{1,4}m{0,4}|euh{1,4}|[äö]{1,4}h{0,4}m{0,4}|hm{1,4}|hum{1,4})(?:,|\.{2,3})? (?=\p{L})/giu;

/** Whom a guest comes from: "Jonas from Acme", "Anna aus Bergen". In "Jan van Dijk" and "Ana de Souza" it is the name. */
const origin =
  /(?<=\p{L}{2}) (?:from|aus|von der firma|de chez|de la (?:empresa|société)|della (?:ditta|società)|da empresa|van de firma|från|fra) \p{L}[^,.;:+@\d]{1,40}(?=$|[,.;:+\d])/iu;

/** What may stand between a name and its letters: "that's", "geschrieben". */
const between = ",? (?:[\\p{L}'’]{3,14} )?";
/** "Larsen, Larsen", and "Jo Fox that's jofox": the letters are joined by then. */
const spelledAgain = new RegExp(`(?<!\\p{L})(\\p{L}{3,20})${between}\\1(?!\\p{L})`, "iu");
const bothSpelled = new RegExp(`(?<!\\p{L})(\\p{L}{2,20}) (\\p{L}{2,20})${between}\\1\\2(?!\\p{L})`, "iu");

/**
 * A name that is spelled out, as one word: "B-R-A-N-D-T" is "Brandt". Where the name stands before its letters they are
 * left out: "Louise Grant, G R A N T".
 */
export function joinSpelled(text: string): string {
  return withoutRepetition(joinLetters(text), text);
}

/** The answer to the question for a name: what only tells how it is written, or whom it comes from, is left out too, and what is hummed. */
export function joinSpelledName(text: string): string {
  const name = text
    .replace(hesitation, "")
    .replace(spokenSigns, ",")
    .replace(written, "")
    .replace(origin, "");
  return withoutRepetition(joinLetters(name), text);
}

const courtesy =
  /[, ]{1,2}(?:please|pls|thanks|bitte|danke|por favor|obrigad[oa]|gracias|svp|stp|s'il (?:vous|te) pla[iî]t|merci|per favore|grazie|graag|aub|alstublieft|alsjeblieft|tack)[.! ]{0,3}$/iu;

/** "Anne with an e, please": the name, where all that is said is how it is written. */
export function nameAsWritten(text: string): string | undefined {
  const said = text.replace(courtesy, "");
  const name = said.replace(written, "");
  return name === said || /[^\p{L}'-]/u.test(name) ? undefined : name;
}

function joinLetters(text: string): string {
  return text.replace(spelled, (letters) => {
    const word = letters.replace(/[- ]/gu, "");
    return word.charAt(0).toLocaleUpperCase() + word.slice(1).toLocaleLowerCase();
  });
}

function withoutRepetition(joined: string, text: string): string {
  if (joined === text) return text;
  return joined.replace(bothSpelled, "$1 $2").replace(spelledAgain, "$1");
}
