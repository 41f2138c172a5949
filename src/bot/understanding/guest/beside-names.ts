import { givenNames } from "#src/bot/languages/given-names.ts";
import { locales } from "#src/bot/languages/languages.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";
import { firm } from "./firms.ts";

const capitals = /^(?:(?:\p{Lu}[\p{L}\p{M}'’.&-]{0,30}|\p{Ll}{1,3})(?: |$)){1,6}$/u;
/** Two words at least with capital letters, and something that has none but "I" after "and". */
const wholeName =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]{1,30} (?:\p{Ll}{1,3} ){0,2}){2,4}?\p{Ll}{1,4} (?:\p{Ll}|I['’ ])/u;

/**
 * What stands beside the name that was asked for and is no part of it, where the rest is an answer: that it was said
 * before ("Smith again"), whose it is ("for my boss, Mr Tan"), where they come from and for whom they work ("Marta, di
 * Milano", "Delgado, Meridian Partners"), an article ("der Bernd"), thanks in another language ("Müller, danke"), and what
 * the guest goes on with ("Anna Berg and I'd like a quiet table", "Jo Fox with a dog").
 */
export function findBesideName(reading: Reading, open: string, locale: Locale): Span[] {
  const spans = [opening(reading, open, locale), closing(reading, open, locale)];
  return spans.filter((span) => span !== undefined);
}

function opening(reading: Reading, open: string, locale: Locale): Span | undefined {
  const { again, forOther, presented } = patternsOf(locale);
  const said = again.before.exec(open);
  if (said !== null) return { start: 0, end: said[0].length };
  const found = forOther.exec(open) ?? presented.exec(open);
  if (found === null) return undefined;
  const { length } = found[0];
  const [next = ""] = open.slice(length).split(/[ ,.!]/, 1);
  const isArticle = found.groups?.["article"] !== undefined;
  const isName =
    givenNames.has(next) ||
    (!isArticle &&
      ((locale.capitalNouns !== true && /^\p{Lu}/u.test(originalWords(reading, length, length + 1))) ||
        patternsOf(locale).title.test(open.slice(length))));
  return isName ? { start: 0, end: length } : undefined;
}

function closing(reading: Reading, open: string, locale: Locale): Span | undefined {
  const { again, origin, ofFirm, goesOn } = patternsOf(locale);
  const more = goesOn.exec(open);
  if (more !== null && wholeName.test(originalWords(reading, 0, more.index + more[0].length + 2)))
    return { start: more.index, end: open.length };
  const said = again.after.exec(open) ?? thanksAnywhere.exec(open);
  if (said !== null) return { start: said.index, end: open.length };
  const found = origin.exec(open) ?? ofFirm.exec(open);
  const name = found?.groups?.["of"] ?? "";
  if (found === null || !capitals.test(originalWords(reading, open.length - name.length, open.length)))
    return undefined;
  return { start: found.index, end: open.length };
}

/** Guests thank in the language of the house or in their own, whichever the chat's. */
const thanksAnywhere = new RegExp(
  `(?<=^[^,.!]{2,60})[,.!] ${alternatives(
    [...new Set(locales.flatMap(({ intents }) => intents.thanks))].filter((one) =>
      /^\p{L}[\p{L} ]{2,30}$/u.test(one),
    ),
  )}[.! ]{0,3}$`,
  "u",
);

const patternsOf = memoizeByLocale(({ people, party, intents }) => {
  const again = alternatives(people.again ?? []);
  const filler = `(?:${alternatives([...intents.greet, ...intents.fillers])},? )?`;
  const article = `(?:${alternatives(party.nameArticles ?? [])} )`;
  const introduction = alternatives(people.introductions ?? []);
  const others = `${alternatives(party.possessives)} ${alternatives(party.relations)}(?:'?s(?: name)?)?`;
  const introduced = `(?:${alternatives(people.thatIs)}|${introduction}|${alternatives(people.weakNameLeads)}) `;
  return {
    again: {
      before: new RegExp(`^${filler}${again}[,.:]? (?=\\p{L})`, "u"),
      after: new RegExp(`(?<=\\p{L})[,.]? ${again}[.! ]{0,3}$`, "u"),
    },
    forOther: new RegExp(
      `^${filler}(?:[\\p{L}']{1,12} ){0,5}?(?:${others}[,:] |${alternatives(people.ownNames ?? [])}(?:[,:] ${introduced}?| (?=${introduced})${introduced}))${article}?`,
      "u",
    ),
    presented: new RegExp(`^${filler}(?:${introduction} ${article}?|(?<article>${article}))`, "u"),
    goesOn: new RegExp(
      ` ${alternatives([...party.and, ...party.companyLeads].filter((word) => /^\p{L}{1,4}$/u.test(word)))} (?=\\p{L})`,
      "u",
    ),
    title: new RegExp(`^${alternatives(people.titles)}\\.? \\p{L}`, "u"),
    origin: new RegExp(
      `, ${alternatives([...(people.origins ?? []), ...people.townLeads])} (?<of>[^¦,;!?\\d]{2,60})$`,
      "u",
    ),
    ofFirm: new RegExp(`, (?<of>[^¦,;!?\\d]{1,50}(?<!\\p{L})${firm}\\.?)$`, "u"),
  };
});
