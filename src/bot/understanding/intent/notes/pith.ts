import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { toldPhrases } from "./told-phrases.ts";

/**
 * What a clause asks or tells the house, without what leads to it ("I'd be grateful if you could give us"), the reasons and the
 * talk that are joined to it, and what goes on with the table's day or hour ("and would like to"). Nothing that names a wish,
 * an allergy, a child, a dog or access is left out, and of an allergy no reason; empty where nothing is left to be told.
 */
export function pithOf(words: string, locale: Locale): string {
  const patterns = patternsOf(locale);
  const folded = foldText(words);
  if (patterns === undefined || folded.length !== words.length) return words;
  const start = leadOf(folded, patterns);
  const parts = partsOf(folded.slice(start), patterns.joint);
  const isGrave = says(folded, patterns.grave);
  const isWish = parts.some(({ text }) => says(text, patterns.named));
  const kept = parts
    .map((part) => (isGrave ? part : withoutEnd(part, patterns)))
    .filter(({ text, isJoined }) => !isTalk(text, { isJoined, isGrave, isWish }, patterns));
  const [first] = kept;
  if (first === undefined) return "";
  const from = first.isJoined
    ? first.start + (patterns.joined.exec(first.text)?.[0].length ?? 0)
    : first.start;
  return kept
    .map((part) =>
      words.slice(start + (part === first ? from : part.start), start + part.start + part.text.length),
    )
    .join(" ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

/** Whether words are nothing but who celebrates, what is said elsewhere: "my wife and I celebrate" … "our anniversary". */
export function onlyCelebrates(words: string, locale: Locale): boolean {
  return patternsOf(locale)?.celebratesOnly.test(foldText(words)) === true;
}

/** The same, of whoever celebrates: "we're celebrating". */
export function celebratesThat(words: string, locale: Locale): boolean {
  return patternsOf(locale)?.celebratesThat.test(foldText(words)) === true;
}

/**
 * A message whose question stands behind what it is asked of, without a mark: "my mother is in a wheelchair is that a problem".
 * It gets its marks.
 */
export function withTagApart(text: string, locale: Locale): string {
  const patterns = patternsOf(locale);
  const folded = foldText(text);
  if (patterns === undefined || folded.length !== text.length) return text;
  const { before = "" } = patterns.tag.exec(folded)?.groups ?? {};
  if (before === "" || !says(before, patterns.named)) return text;
  return `${text.slice(0, before.length)}, ${text.slice(before.length + 1).replace(/[ ?!.]*$/u, "")}?`;
}

type Patterns = NonNullable<ReturnType<typeof patternsOf>>;

/** How much of it only leads to the wish. Neither a "not" nor somebody of the party is left out with it. */
function leadOf(folded: string, patterns: Patterns): number {
  const { leads, celebrates, named, kept } = patterns;
  const celebrating = celebrates.exec(folded)?.[0].length ?? 0;
  if (celebrating > 0 && says(folded.slice(celebrating), named)) return celebrating;
  let start = answerBefore(folded, patterns);
  for (let turn = 0; turn < 2; turn += 1) {
    const match = leads.exec(folded.slice(start));
    const before = match?.groups?.before ?? "";
    if (match === null || says(before, kept) || says(before, named)) break;
    if (!says(folded.slice(start + match[0].length), named)) break;
    start += match[0].length;
  }
  return start;
}

/** "Okay great oh and", where nothing parts it from what is told: an answer, and what goes on from it. */
function answerBefore(
  folded: string,
  { answer, agreed, begins, goesOn, tells, told, named }: Patterns,
): number {
  const [said = ""] = answer.exec(folded) ?? [];
  const rest = folded.slice(said.length);
  const isOne = !said.trim().includes(" ");
  /** "Nice quiet corner" is one wish. */
  if (!says(said, agreed) || !says(rest, named) || (isOne && !begins.test(rest))) return 0;
  /** "We're coming with two dogs", "it is her birthday" answer nothing. */
  if (goesOn.test(rest) || (tells.test(said) && !says(said, told))) return 0;
  return says(said.replace(agreed, " "), named) ? 0 : said.length;
}

interface Part {
  readonly start: number;
  readonly text: string;
  readonly isJoined: boolean;
}

function partsOf(folded: string, joint: RegExp): readonly Part[] {
  let start = 0;
  return folded.split(joint).map((text, index) => {
    const part = { start, text, isJoined: index > 0 };
    start += text.length + 1;
    return part;
  });
}

/** "Einen ruhigen Tisch zu erhalten" without the verb that asks for it. */
function withoutEnd(part: Part, { end, named }: Patterns): Part {
  const text = part.text.replace(end, "");
  return says(text, named) ? { ...part, text } : part;
}

/** Whether a part tells the house nothing: talk, what goes on with the table, or why something is wished that is told beside it. */
function isTalk(
  text: string,
  {
    isJoined,
    isGrave,
    isWish,
  }: { readonly isJoined: boolean; readonly isGrave: boolean; readonly isWish: boolean },
  { talk, hangs, reason, named, grave, idle }: Patterns,
): boolean {
  const isOfWish = (rest: string) => says(rest, named) || says(rest, grave);
  if (says(text, talk) && !isOfWish(text.replace(talk, " "))) return true;
  if (isOfWish(text)) return false;
  if (isJoined && hangs.test(text)) return true;
  if (isGrave || !isWish) return false;
  return isJoined && (reason.test(text) || says(text, idle));
}

const patternsOf = memoizeByLocale((locale) => {
  const { wishFrames, reasons, party, intents, negations, manners } = locale;
  if (wishFrames === undefined || reasons === undefined) return undefined;
  const joints = [...wishFrames.and, ...intents.but];
  const because = alternatives(reasons.because);
  const and = `(?:${alternatives(joints)} )`;
  const table = phrases(intents.bookNouns);
  const fillers = locale.wishFillers.filter((one) => !locale.wishJoints.includes(one) && !says(one, table));
  const whose = [
    ...wishFrames.begins,
    ...party.articles,
    ...party.possessives,
    ...party.self,
    ...party.relations,
  ];
  const { tellsToBook = [], suits = [] } = locale.answers;
  const told = [...wishFrames.answers, ...tellsToBook, ...suits, ...manners.orders];
  const yes = [...told, ...intents.yes, ...intents.affirm, ...intents.praise];
  const courtesies = [...intents.thanks, ...intents.fillers, ...(locale.ifPossible ?? [])];
  return {
    answer: new RegExp(
      `^ ?(?:(?:${alternatives(wishFrames.answers)}|${alternatives([...yes, ...courtesies, ...joints])})(?![\\p{L}'-]),? ?){1,12}`,
      "u",
    ),
    agreed: phrases(yes),
    told: phrases(told),
    tells: new RegExp(`^ ?${alternatives([...party.self, ...wishFrames.begins])} `, "u"),
    goesOn: new RegExp(`^${alternatives(locale.wishJoints)} `, "u"),
    begins: new RegExp(`^${alternatives(whose)}(?!\\p{L})`, "u"),
    leads: new RegExp(
      `^(?<before>(?:[\\p{L}'-]{1,15},? ){0,9}?)${alternatives(wishFrames.leads)}(?!\\p{L})[,:]? ?(?:${alternatives(fillers)}(?![\\p{L}'-]| \\d) ?){0,4}`,
      "u",
    ),
    end: new RegExp(` ${alternatives(wishFrames.ends)} ?$`, "u"),
    celebrates: new RegExp(`^${alternatives(wishFrames.celebrates)} (?=\\p{L})`, "u"),
    celebratesOnly: new RegExp(`^${alternatives(wishFrames.celebrates)}$`, "u"),
    celebratesThat: new RegExp(`^${alternatives(wishFrames.celebratesThat)}$`, "u"),
    tag: new RegExp(
      `^(?<before>[^?]{0,300}[\\p{L}'-]{1,20} [\\p{L}'-]{1,20} [\\p{L}'-]{2,20}(?<! ${alternatives(wishFrames.ifs)})) ${alternatives(wishFrames.tags)}[ ?!.]{0,4}$`,
      "u",
    ),
    joint: new RegExp(` (?=${alternatives(joints)} |${because}(?!\\p{L}))`, "u"),
    joined: new RegExp(`^${alternatives([...joints, ...reasons.because])}(?!\\p{L}) ?`, "u"),
    hangs: new RegExp(`^${and}${alternatives(wishFrames.hangs)} ?$`, "u"),
    reason: new RegExp(`^${and}?${because}(?!\\p{L})`, "u"),
    talk: phrases(wishFrames.talk),
    idle: phrases(reasons.idle),
    named: phrases(toldPhrases(locale)),
    grave: phrases([...locale.allergies, ...(locale.gravity ?? [])]),
    kept: phrases([...negations, ...party.relations, ...party.relationPairs, ...party.companions]),
  };
});
