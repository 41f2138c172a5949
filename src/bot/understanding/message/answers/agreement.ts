import { beginsCondition, postpones } from "#src/bot/understanding/intent/answers/answers.ts";
import { ordersNothing } from "#src/bot/understanding/intent/answers/confirming.ts";
import { callsToMind, mayOnlyNote } from "#src/bot/understanding/intent/answers/manners.ts";
import { rulesOf } from "#src/bot/understanding/intent/intent-rules.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import { says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { type Act, type ActKind, actsIn, readAlone } from "./acts.ts";
import { withApproval } from "./approval.ts";
import { type Agreed, type Heard, hearBesideYes, isAfterShown, repeatedIn } from "./heard-beside-yes.ts";

/**
 * A yes or a no to what is shown, in a clause of its own, whatever stands beside it that takes nothing from it: what is noted for the
 * house, what is asked of it, talk ("yes please, my husband will be over the moon. Is there parking?"). Undefined where the message as a
 * whole says already what is wanted, where neither is said, and where anything else in it is not sure to leave it as it is (decision 0096).
 */
export function readAgreement(
  whole: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  if (!leavesOpen(whole)) return undefined;
  const acts = withApproval(actsIn(original, language, context), language, context);
  const answer = answerOf(acts, original, language);
  if (answer === undefined || acts.length < 2 || onlyNotes(acts, language)) return undefined;
  if (answer === "yes" && acts.some((act) => isCondition(act, language)))
    return conditionAsked(acts, language, context);
  const tells = acts.some((act) => act.kind === "told" && !onlyThanks(act, language, context));
  if ((statesOther(whole, context) && tells) || acts.some((act) => statesApart(act, language, context)))
    return undefined;
  const repeated = repeatedIn(whole, context) ?? {};
  const isRepeated = Object.keys(repeated).length > 0;
  const heard = acts.map((act, index) =>
    hearBesideYes(act, { ...agreedBy(acts, index, language), isRepeated }, language, context),
  );
  if (!heard.every((one) => one !== undefined)) return undefined;
  const said = defined({ language: language.confident });
  if (answer === "yes") return { ...repeated, ...agreedWith(heard), ...said };
  const isBare = heard.every(({ topics, asksMore }) => topics === undefined && !asksMore);
  return isBare && !acts.some(statesNumber) ? { intent: "deny", ...said } : undefined;
}

/** What a message as a whole may look like that leaves open what its clauses say. */
const open: ReadonlySet<Understood["intent"]> = new Set([
  ...(["other", "question", "inform", "book", "thanks", "greet", "list", "change", "affirm"] as const),
]);

function leavesOpen({ intent, agrees, meant, ...said }: Understood): boolean {
  const { wishesLeft, unwished, wishedAlone, phone, firstName, lastName, email } = said;
  const edits = [meant, wishesLeft, unwished, wishedAlone, phone, firstName, lastName, email];
  if (intent === "cancel" && meant === "stops") return true;
  const isUnsaid =
    (!agrees && intent !== "affirm") ||
    intent === "inform" ||
    (intent === "affirm" && said.comment !== undefined);
  return open.has(intent) && isUnsaid && edits.every((value) => value === undefined);
}

/** "Yes, provided we can bring the dog": nobody is bound by a yes that hangs on something. */
function isCondition({ kind, text }: Act, { locale }: DetectedLanguage): boolean {
  const isTold = kind === "told" || (kind === "question" && !text.endsWith("?"));
  return isTold && beginsCondition(foldText(text), locale);
}

/** What the condition asks of the house is answered. */
function conditionAsked(
  acts: readonly Act[],
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  const conditions = acts.filter((act) => isCondition(act, language)).map(({ text }) => text);
  const { topics } = readAlone(`${conditions.join(" ").replace(/[.!]*$/u, "")}?`, language, context);
  const said = defined({ language: language.confident });
  return topics === undefined
    ? { intent: "other", undecided: true, ...said }
    : { intent: "question", topics, ...said };
}

function onlyThanks({ text }: Act, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const { intent, language: _, agrees: __, ...more } = readInLanguage(text, language, context).understood;
  return intent === "thanks" && Object.keys(more).length === 0;
}

/** Another party, day or hour than the one that is shown. */
function statesOther(
  { partySize, partyChange, recounts, date, time, timeFrom, timeTo: until, timeShift }: Understood,
  { draft }: UnderstandingContext,
): boolean {
  const timeTo = isAfterShown(until, draft) ? undefined : until;
  const isOther = [
    [partySize, draft?.partySize],
    [date, draft?.date],
    [time, draft?.time],
  ].some(([said, shown]) => said !== undefined && said !== shown);
  return isOther || [partyChange, recounts, timeFrom, timeTo, timeShift].some((value) => value !== undefined);
}

/** "Make it two, I'll let you know. Book it": as a whole it is left open, and nobody books what they were shown before. */
function statesApart(
  { kind, text }: Act,
  language: DetectedLanguage,
  context: UnderstandingContext,
): boolean {
  const clauses = text.split(/(?<=[,;]) /u);
  if (kind !== "told" || clauses.length < 2) return false;
  const { locale } = language;
  return clauses.some(
    (clause) =>
      postpones(foldText(clause), locale) &&
      clauses.some((other) => statesOther(readInLanguage(other, language, context).understood, context)),
  );
}

const has = (acts: readonly Act[], kind: ActKind): boolean => acts.some((act) => act.kind === kind);

/** What the acts come to where nothing else takes it back. */
function answerOf(
  acts: readonly Act[],
  original: string,
  { locale }: DetectedLanguage,
): "yes" | "no" | undefined {
  const isOrdered = has(acts, "order");
  const isYes = isOrdered || has(acts, "yes");
  if (has(acts, "reserve") || has(acts, "no") === isYes || stopsAfterOrder(acts) || answersItself(acts))
    return undefined;
  if (!isYes) return "no";
  if (ordersNothing(foldText(original), locale)) return undefined;
  return isOrdered || !(callsToMind(foldText(original), locale) || agreesAfterQuestion(acts))
    ? "yes"
    : undefined;
}

/** "Never mind, book it" drops only what was asked before; "book it. No, forget it" drops the table. */
function stopsAfterOrder(acts: readonly Act[]): boolean {
  const stopped = acts.findLastIndex(({ kind }) => kind === "stop");
  return stopped >= 0 && acts.findLastIndex(({ kind }) => kind === "order") < stopped;
}

/** A bare yes behind a question may answer that. */
function agreesAfterQuestion(acts: readonly Act[]): boolean {
  const asked = acts.findIndex(({ kind }) => kind === "question");
  return asked >= 0 && asked < acts.findIndex(({ kind }) => kind === "yes");
}

/** "He needs space, please jot that down" */
function onlyNotes(acts: readonly Act[], { locale }: DetectedLanguage): boolean {
  const agreeing = acts.filter(({ kind }) => kind === "yes" || kind === "order");
  const isNoted = agreeing.length > 0 && agreeing.every(({ text }) => mayOnlyNote(foldText(text), locale));
  return isNoted && has(acts, "told");
}

/** "And the lobster? I'll take it" is of the lobster. */
function answersItself(acts: readonly Act[]): boolean {
  return acts.some(
    ({ kind, text }, index) =>
      kind === "question" && text.split(" ").length <= fewWords && acts[index + 1]?.kind === "order",
  );
}

const fewWords = 3;

function agreedBy(
  acts: readonly Act[],
  index: number,
  { locale }: DetectedLanguage,
): Omit<Agreed, "isRepeated"> {
  const { thanks } = rulesOf(locale);
  const ordered = acts.findLastIndex(({ kind }) => kind === "order");
  return {
    isOrdered: ordered >= 0,
    isBeforeOrder: index < ordered,
    isThanked: acts.some(({ kind, text }) => thanking.has(kind) && says(foldText(text), thanks)),
    isLater: index > 0,
    isApart: acts.every(({ kind, sentence }) => kind !== "yes" || sentence !== acts[index]?.sentence),
  };
}

const thanking: ReadonlySet<ActKind> = new Set(["yes", "told"]);

/** "No, 4 with Nadia" */
const statesNumber = ({ kind, text }: Act): boolean => kind === "told" && /\d/.test(text);

function agreedWith(heard: readonly Heard[]): Understood {
  const comment = heard.flatMap((one) => one.comment ?? []).join("; ");
  const topics = [...new Set(heard.flatMap((one) => one.topics ?? []))];
  const asksMore = heard.some((one) => one.asksMore);
  const isAsked = topics.length > 0 || asksMore;
  return {
    ...Object.assign({}, ...heard.map(({ repeated }) => repeated)),
    intent: isAsked ? "question" : "affirm",
    ...(comment !== "" && { comment }),
    ...(topics.length > 0 && { topics }),
    ...(asksMore && { asksMore: true as const }),
    ...((isAsked || comment !== "") && { agrees: true as const }),
  };
}
