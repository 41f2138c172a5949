import { givenNames } from "#src/bot/languages/given-names.ts";
import { foldText } from "./reading.ts";
import { joinLettersByWords } from "./spelled-by-words.ts";

/** Letters in a row, each by itself: "B-R-A-N-D-T", or four and more with spaces; initials have a dot. */
const spelled =
  /(?<![\p{L}\p{N}.'’-])\p{L}(?:-\p{L}){2,14}(?![\p{L}\p{N}-]|\.(?! |$))|(?<![\p{L}\p{N}.'’-])\p{L}(?: \p{L}){3,14}(?![\p{L}\p{N}.'-])/gu;
const joinedWith = "(?:with|mit|avec|con|met|com|med|without|ohne|sans|sin|senza|zonder|sem|utan)";
const howMany =
  "(?:an?|the|only|just|one|two|één|double|single|nur|einem|ein|zwei|doppeltem|doppel|deux|seul|double|une?|dos|una?|doble|la|el|los|solo|sola|due|doppia|een|twee|dubbele?|enkele?|dois|duas|uma?|ett|två|dubbel|dubbelt|1|2)";
/** Letters by their names, and the signs on them. */
const sign =
  "(?:ypsilon|i ?grec|y griega|i griega|jota|zeta|hache|ache|acca|uve|accents?(?: (?:aigu|grave|circonflexe))?|accento|acento(?: agudo)?|tilde|c[eé]dille|cedilla|umlaut|tr[eé]ma|trema|hyphen|bindestrich|tiret|gui[oó]n|h[ií]fen|trattino|koppelteken|bindestreck|apostrophe?|apostroph|apostrof)";
/** "With dt", "mit ei" and "mit sch", but not "with a dog". */
const letters =
  "(?!(?:me|us|my|mi|ma|te)(?!\\p{L})|[b-df-hj-np-tv-xz][aeiouyãáéíóú]\\p{L}(?!\\p{L}))\\p{L}(?:[- ]?\\p{L}){0,2}(?:'s)?";
const atEnd =
  "(?: (?:at the (?:end|start|beginning)|in the (?:end|middle)|am (?:ende|anfang|schluss)|hinten|vorne|à la fin|au (?:début|milieu)|al final|al principio|finale|iniziale|alla fine|in fondo|no f(?:im|inal)|aan het eind(?:e)?|op het eind(?:e)?|på slutet|i slutet|till sist))";
const letter = `(?:${howMany} ){0,2}(?:${sign}|${letters})${atEnd}?`;
/** "Brandt with dt", "Anna mit zwei n", "Hofstätter mit ä und zwei t": how a name is written, in the words of the languages there are. */
const written = new RegExp(
  `(?<=\\p{L}{2})[, ]{1,2}${joinedWith} ${letter}(?:(?:(?: and| und| et| y| e| en| och) (?:${joinedWith} )?|, ${joinedWith} )${letter}){0,2}(?=[.! ]*$|, )`,
  "iu",
);
/** "Moreau comme la chanteuse", "Clarke like the writer". */
const likeSomebody =
  /(?<=\p{L}{3}),? (?:(?:like|wie|comme|como|come|zoals) (?:the|der|die|das|la|le|les|el|il|lo|o|a|de|het|een) ?|comme l'|come l'|som (?=\p{L}{3,14}(?:en|an|et)(?!\p{L})))\p{L}{3,15}(?=[.! ]*$|, )/iu;
/** "Zet Smit neer", "schreib Kern rein": the order around a name. */
const putDown =
  /^(?:(?:[Pp]ut|[Ww]rite|[Nn]ote|[Pp]op) (?=.{2,40} (?:down|in)[.! ]*$)|(?:[Zz]et|[Ss]chrijf|[Nn]oteer) (?:maar )?(?=.{2,40} (?:neer|op|erin)[.! ]*$)|(?:[Ss]chreib|[Tt]rag|[Ss]etz)e?(?:n [Ss]ie)? (?=.{2,40} (?:rein|ein|hin|auf|drauf)[.! ]*$)|(?:[Ss]kriv|[Ss]ätt) (?=.{2,40} (?:upp|dit)[.! ]*$))(?<name>\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}) \p{L}{2,5}[.! ]*$/u;

/**
 * What is dictated after a name is no part of it: "Jo Fox comma no number", "Anna Berg full stop". In Swedish guests come
 * by the same word: "kan jag komma?"
 */
const spokenSigns =
  /(?<=\p{L}{2}),? (?:(?:comma|(?<!(?:jag|vi|man|ni|att|kan|vill|ska|får) )komma(?! ?\?)|virgule|coma|virgola|v[ií]rgula)(?![\p{L}])|(?:full stop|period|punkt|point|punto|ponto|punt)[.!]?$)/giu;

/** A guest who thinks before the name: "put it under uh Marcus Delacroix". In some of these languages "um" and "er" are words. */
const hesitation =
  /(?<![\p{L}\p{N}]|\p{L}, )(?:u{1,4}h{1,4}m{0,4}|u{1,4}m{2,4}|erm{1,4}|eh{1,4}m{0,4}|euh{1,4}|[äö]{1,4}h{0,4}m{0,4}|hm{1,4}|hum{1,4})(?:,|\.{2,3})? (?=\p{L})/giu;

/**
 * Whom a guest comes from: "Jonas from Acme", "Anna aus Bergen". In "Jan van Dijk" and "Ana de Souza" it is the name, and "au
 * nom de la société Novalis" is that of the company.
 */
const origin =
  /(?<=\p{L}{2})(?<!(?<!\p{L})(?:nom|nombre|nome|naam|namen|name|namn)) (?:from|aus|von der firma|de chez|de la (?:empresa|société)|della (?:ditta|società)|da empresa|van de firma|från|fra) \p{L}[^,.;:+@\d]{1,40}(?=$|[,.;:+\d])/iu;

/** What may stand between a name and its letters: "that's", "geschrieben". */
const between = ",? (?:[\\p{L}'’]{3,14} )?";
/** "Larsen, Larsen", and "Jo Fox that's jofox": the letters are joined by then. */
const spelledAgain = new RegExp(
  `(?<!\\p{L})(\\p{L}{3,20})(?:${between}|\\. )\\1(?!\\p{L})(?:\\. (?=\\p{L}{2,15}[.! ]*$))?`,
  "iu",
);
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
  /** Before what is hummed: "mit ä" is a letter. */
  const name = joinLettersByWords(text)
    .replace(written, "")
    .replace(hesitation, "")
    .replace(spokenSigns, ",")
    .replace(likeSomebody, "")
    .replace(putDown, "$<name>")
    .replace(origin, "");
  return withoutRepetition(withoutFirstTry(joinLetters(name)), text);
}

/** "Lucía, Lucía Ferrer", "Kern, Tobias Kern" and "De Boer, Marijke de Boer": half of a name, before the whole of it. */
const firstTry =
  /(?<!\p{L})(?<half>(?:\p{L}{1,3} )?\p{L}[\p{L}'-]{1,20})(?:,|\.{2,3}|…) (?=(?:\k<half> \p{L}{2}|(?<given>\p{L}{2,20}) \k<half>(?!\p{L})))/iu;

export function withoutFirstTry(text: string): string {
  const { given } = firstTry.exec(text)?.groups ?? {};
  /** "Larsen, geschrieben Larsen" is spelled. */
  const isOther = given !== undefined && !/^\p{Lu}/u.test(given) && !givenNames.has(foldText(given));
  return isOther ? text : text.replace(firstTry, "");
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
  return joined
    .replace(bothSpelled, "$1 $2")
    .replace(spelledAgain, (said, name: string) => (said.endsWith(". ") ? `${name}, ` : name));
}
