import { givenNames } from "#src/bot/languages/given-names.ts";
import { locales } from "#src/bot/languages/languages.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { nameAsWritten } from "./written-as.ts";

const shape =
  /^(?<first>\p{Lu}\p{Ll}{1,30}(?:-\p{Lu}\p{Ll}{1,30})?) (?<last>\p{Lu}\.(?=$)|\p{Lu}[\p{L}'-]{0,30}(?: \p{Lu}[\p{L}'-]{0,30})?)[.! ]*$/u;

/** What a given name may be followed by in an answer that is no family's: "Anna Thanks", "Tom Cancel". */
const answers: ReadonlySet<string> = new Set(
  locales.flatMap(({ intents }) => [
    ...intents.thanks,
    ...intents.greet,
    ...intents.fillers,
    ...intents.yes,
    ...intents.affirm,
    ...intents.deny,
    ...intents.stop,
    ...intents.cancel,
  ]),
);

/** Where it is a yes, and the telephone writes it with a capital letter. */
const saysJo: ReadonlySet<string> = new Set(
  locales.filter(({ intents }) => intents.yes.includes("jo")).map(({ code }) => code),
);

/**
 * The answer to the question for a name that is all name, a given name that many have and a family's after it, both with a
 * capital letter: "Ana Mesa" wants no table, "Minh Do" does nothing, and "Clara Abril" comes in no month. So are "Al" and
 * "Jo", which are other words besides.
 */
export function readWholeName(text: string, language = ""): Understood | undefined {
  const alone = /^(?<first>Al|Jo)[.! ]*$/u.exec(text)?.groups?.["first"];
  if (alone !== undefined && !(alone === "Jo" && saysJo.has(language.slice(0, 2)))) {
    return { intent: "inform", firstName: alone };
  }
  const { first = "", last = "" } = shape.exec(text)?.groups ?? {};
  const [given = ""] = foldText(first).split("-");
  if (!givenNames.has(given) && !givenNames.has(foldText(first))) return undefined;
  if (
    foldText(last)
      .split(" ")
      .some((word) => answers.has(word))
  )
    return undefined;
  return { intent: "inform", firstName: first, lastName: last };
}

/**
 * "Anne with an e", where the name is known and the phone is asked for, or the yes: how the name is written, and no more than
 * the first one of it.
 */
export function readNameAsWritten(
  text: string,
  { expecting, tablePicked }: UnderstandingContext,
): Understood | undefined {
  const isBeside = tablePicked === true && (expecting === "confirm" || expecting === "phone");
  const name = isBeside ? nameAsWritten(text) : undefined;
  const isGiven = name !== undefined && /^\p{Lu}/u.test(name) && givenNames.has(foldText(name));
  return isGiven ? { intent: "inform", firstName: name } : undefined;
}
