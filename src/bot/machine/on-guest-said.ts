import { venuesAskedFor } from "#src/bot/machine/anytime/house-questions.ts";
import { asksForPromise, callHuman, kindWords, whoDecides } from "#src/bot/machine/anytime/human.ts";
import { unspokenLanguage } from "#src/bot/machine/anytime/languages.ts";
import { noteDetails } from "#src/bot/machine/anytime/own-details.ts";
import { askAgain } from "#src/bot/machine/anytime/prompts.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { GuestEvent } from "#src/bot/machine/core/event.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { oneAtATime } from "#src/bot/machine/core/one-at-a-time.ts";
import { enter, remark, unsaidOf } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { isFree, isWriting, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { withPhotos, withPlaces } from "#src/bot/machine/tables/attachments.ts";
import { tooLongWish } from "#src/bot/machine/tables/comments.ts";
import { statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { onlyOneTable } from "#src/bot/machine/tables/one-table.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { answersBeside, asksOnly } from "./answers-too.ts";
import { asKnown } from "./as-known.ts";
import { asMeant } from "./as-meant.ts";
import { withOtherHalf } from "./half-of-a-name.ts";
import { hear } from "./hear.ts";
import { hearAnytime } from "./hear-anytime.ts";
import { choiceMade } from "./on-guest-chose.ts";
import { expectingOf, phaseOf } from "./phases/phases.ts";

/** The guest wrote something: what means the same everywhere first, then what the phase makes of it. */
export function onGuestSaid(
  { askedOfHouse, ...rest }: State,
  {
    text,
    understood: said,
    needs,
    secondWish,
  }: Pick<GuestSaid, "text" | "understood" | "needs" | "secondWish">,
  context: Context,
): Step<State> {
  const before: State = rest;
  const stated = withOtherHalf(said, before);
  const meant = asMeant(stated, { state: before, text, ...defined({ askedOfHouse }) }, context);
  const one = onlyOneTable(before, meant, context);
  const { state, understood } = one ?? { state: before, understood: meant };
  const heard = hear(state, understood, needs, context);
  const attentive: State = { ...heard, misses: 0, ...(!isWriting(state) && defined({ secondWish })) };
  const beside = asksOnly(state, understood, context) ? [] : answersBeside(attentive, understood, context);
  const step =
    hearAnytime({ state: attentive, text, understood, context }) ??
    inPhase(attentive, understood, context) ??
    greetLanguage(state, attentive) ??
    noteDetails(attentive, stated, context) ??
    (beside.length > 0 ? askAgain(attentive, context, []) : notUnderstood(heard, text, understood, context));
  const known = asksOnly(state, understood, context) ? asKnown(step, state) : step;
  const isPromise = beside.length === 0 && asksForPromise(state, text, understood, needs);
  const asides = [
    ...(one?.lines ?? []),
    ...kindWords(attentive, understood, context),
    ...whyAskedThough(understood),
    ...beside,
    ...(isPromise ? whoDecides(state, understood, context) : []),
    ...largerParty(understood),
    ...tooLongWish(state, understood),
    ...(secondWish && !isWriting(state) ? [oneAtATime(secondWish, understood, context)] : []),
  ];
  const answered = withAsides(known, asides, context);
  const askedFor = (topic: Topic) => venuesAskedFor(topic, understood, attentive, context);
  return withPhotos(withPlaces(answered, askedFor("address"), context), askedFor("photos"), context);
}

type GuestSaid = Extract<GuestEvent, { type: "guestSaid" }>;

/** What was asked about the house beside a wish, or wished besides, is met before what the wish comes to. */
function withAsides(step: Step<State>, lines: readonly Message[], context: Context): Step<State> {
  const said = step.effects.flatMap((effect) =>
    effect.type === "say" ? effect.lines : effect.type === "ask" ? effect.before : [],
  );
  const unsaid = unsaidOf(lines, said);
  if (unsaid.length === 0) return step;
  return { state: step.state, effects: [...remark(step.state, context, unsaid).effects, ...step.effects] };
}

/** "3 or 4 of us": a table that seats all of them is looked for, which the guest hears. */
function largerParty({ partySize, partyFrom, intent }: Understood): Message[] {
  return partySize === undefined || partyFrom === undefined || intent === "question"
    ? []
    : [message("largerParty", { partySize })];
}

/** "Why do you need my number? You're not getting it.", "020 1234 5678, is a landline ok?" */
function whyAskedThough({ asksIfPhone, asksAnyPhone, withoutPhone, phone }: Understood): Message[] {
  if (asksAnyPhone && phone !== undefined) return [plain("anyPhone")];
  return asksIfPhone && withoutPhone ? [plain("whyPhone")] : [];
}

/**
 * What the phase makes of it: where its buttons are a list, "the second one" presses the second; beside a yes that would be
 * acted upon it does too, and the first is pressed, or agreed to in plain words.
 */
function inPhase(state: State, understood: Understood, context: Context): Step<State> | undefined {
  const { numbersButtons, decides, said } = phaseOf(state);
  const { choice: number } = understood;
  const isPress = numbersButtons || (decides && number !== 1);
  if (isPress && number !== undefined && !statesTable(understood)) {
    const picked = state.choices.at(number > 0 ? number - 1 : number);
    if (picked) return choiceMade({ ...state, choices: [] }, picked.choice, context);
  }
  return said(state, understood, context);
}

/** Words in another language than that of the open question, and no more understood of them: it is theirs from here on. */
function greetLanguage(former: State, state: State): Step<State> | undefined {
  if (former.language === state.language || isFree(former)) return undefined;
  return enter(state, [plain("languageChanged")]);
}

/** Misses after which the staff are told. */
const patience = 3;

/** First the question again, then an example with it, then a person: never a dead end. */
function notUnderstood(state: State, text: string, understood: Understood, context: Context): Step<State> {
  /** Sorrow is met with a kind word, and with no word of not having been understood. */
  if (understood.feeling === "sorrow") return askAgain({ ...state, misses: 0 }, context, []);
  /** "My dog stays at home" is understood, though nothing was noted of a dog. */
  if (understood.unwished) return askAgain({ ...state, misses: 0 }, context, [plain("noted")]);
  if (understood.rewordsNote) return askAgain({ ...state, misses: 0 }, context, [plain("whatToNote")]);
  const misses = state.misses + 1;
  if (misses >= patience) return callHuman({ ...state, misses: 0 }, "notUnderstood", context, text);
  const line = unspokenLanguage(understood, context) ?? missed(state, misses);
  const next: State = { ...state, misses };
  return phaseOf(next).puzzled?.(next, text, context, [line]) ?? askAgain(next, context, [line]);
}

/** What was missed; once a table is picked, an example of a wish for one would lead astray. */
function missed(state: State, misses: number): Message {
  if (expectingOf(state) === "name") return plain("nameNotRead");
  return plain(misses === 1 || selectionOf(state) ? "notUnderstood" : "notUnderstoodTwice");
}
