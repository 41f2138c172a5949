import type { RequestWords } from "#src/bot/languages/language.ts";
import { languages } from "#src/bot/languages/languages.ts";
import { memoizeByHouse } from "#src/bot/understanding/text/memoize-by-house.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

export interface LanguageRequest {
  /** BCP 47 primary subtag of the language the guest asks for. */
  readonly language: string;
  /** Whether the message asks for nothing else. */
  readonly isAll: boolean;
}

const parts = /[^.,;!?¿¡]+/g;

/**
 * A wish to go on in another language, in whatever language it is put: "English please", "auf Deutsch",
 * "parlez-vous français ?". It must fill a clause: "an Italian restaurant" asks for none. Where a name or a
 * venue is asked for, the bare word may be one.
 */
export function findLanguageRequest(
  text: string,
  { expecting, venues }: UnderstandingContext,
): LanguageRequest | undefined {
  const clauses = matchesIn(foldText(text), parts)
    .map(([words]) => words.trim())
    .filter(Boolean);
  const { named, courtesy } = patterns;
  for (const words of clauses) {
    const groups = named.exec(words)?.groups;
    const found = groups && Object.entries(groups).find(([, name]) => name !== undefined)?.[0];
    if (found === undefined) continue;
    const name = groups?.[found] ?? "";
    const besides = clauses.filter((other) => other !== words);
    const isBare = name === words && !besides.some((other) => courtesy.test(other));
    if (expecting === "name" && isBare) continue;
    if (expecting === "venue" && venues && venueWords(venues).has(name)) continue;
    const isAll = besides.every((other) => courtesy.test(other));
    return { language: found.slice(0, 2), isAll };
  }
  return undefined;
}

const venueWords = memoizeByHouse(
  (venues) => new Set(venues.flatMap(({ name }) => foldText(name).split(" "))),
);

const patterns = build();

/** A language by its own name alone is a wish for it; by another name it needs a word that asks. */
function build() {
  const requests = languages.flatMap(({ locale: { code }, request }) => (request ? [{ code, request }] : []));
  const inAny = (words: keyof RequestWords) =>
    alternatives(requests.flatMap(({ request }) => request[words]));
  const own = requests.map(({ code, request }) => `(?<${code}own>${alternatives(request.own)})`).join("|");
  const asked = (mark: string) =>
    requests
      .map(({ code, request: { own, others } }) => `(?<${code}${mark}>${alternatives([...own, ...others])})`)
      .join("|");
  const please = inAny("courtesies");
  const exclaims = alternatives(languages.flatMap(({ locale: { answers } }) => answers.exclaims ?? []));
  const opening = `^(?:${exclaims} )?(?:${please} ){0,2}`;
  const verb = `(?:${inAny("before")} )?${inAny("verbs")}`;
  const where = inAny("inLanguage");
  const ending = `(?: ${please}){0,2}$`;
  return {
    named: new RegExp(
      `${opening}(?:(?:${own})|(?:${verb} )?${where} (?:${asked("In")})|${verb} (?:${asked("Verb")})|(?:${asked("Please")})(?= ${please}))${ending}`,
      "u",
    ),
    courtesy: new RegExp(`^(?:${exclaims}|${please}(?: ${please}){0,2})$`, "u"),
  };
}
