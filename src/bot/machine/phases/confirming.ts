import type { ShownTerms } from "#src/bot/machine/core/agreement.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Question } from "#src/bot/machine/core/question.ts";
import { enter, reply } from "#src/bot/machine/core/reply.ts";
import type { Confirming, State } from "#src/bot/machine/core/state.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import {
  agreed,
  agreesApart,
  agreesBesideWish,
  openTerms,
  termsShown,
} from "#src/bot/machine/tables/agreeing.ts";
import { withWishes } from "#src/bot/machine/tables/comments.ts";
import { askDeposit, canBePaid, depositLines, depositOf } from "#src/bot/machine/tables/deposit.ts";
import { movesSlot, statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { afterRelease } from "#src/bot/machine/tables/give-up.ts";
import { asOneMore, withoutChange } from "#src/bot/machine/tables/gone-booking.ts";
import { feeLines, feeOf } from "#src/bot/machine/tables/no-show-fee.ts";
import { another, note, scenarioOption } from "#src/bot/machine/tables/options.ts";
import { pickSlot } from "#src/bot/machine/tables/pick-slot.ts";
import { place } from "#src/bot/machine/tables/place-table.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { formatPhone } from "#src/lib/format-phone.ts";
import { changeTable, dateAsked, statesName, withTableAfter } from "./change-picked.ts";
import { decline } from "./declining.ts";
import type { PhaseOf } from "./phase-of.ts";
import { waitAfter } from "./wait-after.ts";

/** The summary is shown. */
export const confirming: PhaseOf<"confirming"> = {
  ask: askConfirm,
  askBriefly: askConfirmBriefly,
  expects: "confirm",
  decides: true,
  said: sayWhileConfirming,
  puzzled: offerToPassOn,
  answered: {
    confirm: (state, { terms }, context) => agree(state, terms, context),
    change: (state, _, context) => askWhatToChange(state, context),
    note: (state) => enter({ ...carryOver(state), phase: "askingNote", selection: state.selection }),
    another: (state) => enter(withoutChange(state)),
  },
};

/** "Yes, please. How long may we stay?" books, and is answered. */
export function agreesBesideQuestion(state: Confirming, understood: Understood, context: Context): boolean {
  return agreesApart(understood, termsOf(state, context));
}

/** "Yes" after a no to what it may cost: that has to be read again. */
function agreeInWords(state: Confirming, context: Context): Step<State> {
  const { declined, ...shown } = state;
  const terms = openTerms(state);
  const isUnread = declined && !terms && termsOf(state, context).length > 0;
  return isUnread ? enter(shown) : agree(state, terms, context);
}

/** Places the booking that the guest said yes to; one that may cost what they have not read is shown again. */
function agree(state: Confirming, shown: ShownTerms | undefined, context: Context): Step<State> {
  const { selection } = state;
  const terms = agreed(termsOf(state, context), shown, context);
  if (terms === "changed") return enter(state, [plain("termsChanged")]);
  const { agreement } = terms;
  if (!agreement || !depositOf(selection, context)) return place(state, selection, context, agreement);
  if (canBePaid(selection, context)) return askDeposit(state, selection, agreement, context) ?? enter(state);
  return holdAnew(state, context);
}

/** The table is held for too short to be paid for: given back, held for as long as can be, and the summary shown again. */
function holdAnew({ selection, ...state }: Confirming, context: Context): Step<State> {
  const { query, slot, otherScenarios } = selection;
  const step = pickSlot(
    { ...carryOver(state as State), phase: "idle" },
    query,
    slot,
    context,
    otherScenarios,
  );
  return afterRelease(selection, step);
}

function termsOf({ selection }: Confirming, context: Context): Message[] {
  const { query, slot, hold } = selection;
  const table = { ...slot, partySize: query.partySize };
  return [
    ...feeLines(feeOf(table, context, hold?.noShowFee), table, context),
    ...depositLines(selection, context),
  ];
}

function askConfirm(state: Confirming, context: Context): Question {
  const { selection, guest } = state;
  const { query, slot } = selection;
  const lines: Message[] = [
    message("summary", tableValues(slot, query.partySize, context)),
    message("summaryName", { name: fullName(guest) }),
  ];
  if (guest.phone !== undefined) lines.push(message("summaryPhone", { phone: formatPhone(guest.phone) }));
  const { email } = guest;
  if (email !== undefined) lines.push(message(context.mails ? "summaryMail" : "summaryEmail", { email }));
  if (query.comment !== undefined) lines.push(message("summaryComment", { comment: query.comment }));
  const terms = termsOf(state, context);
  lines.push(...terms);
  const { changing } = query;
  if (changing) lines.push(message("replaces", tableValues(changing, changing.partySize, context)));
  const isFree = terms.length === 0;
  lines.push(plain(isFree ? "askConfirm" : "askAgree"));
  return {
    lines,
    options: [
      {
        choice: { type: "confirm", ...termsShown(state, terms, context) },
        label: plain(
          isFree ? "choiceConfirm" : depositOf(selection, context) ? "choiceAgreeChange" : "choiceAgree",
        ),
      },
      ...(query.maybeAnother ? [another] : []),
      ...(selection.otherScenarios ?? []).map((name) =>
        scenarioOption(name, venueById(context, slot.venueId)),
      ),
      { choice: { type: "change" }, label: plain("choiceChange") },
      { choice: { type: "drop" }, label: plain("choiceDrop") },
    ],
  };
}

/** The summary again, with what of it is changed by a button: the note. */
export function askWhatToChange(state: Confirming, context: Context): Step<State> {
  const { lines, options } = askConfirm(state, context);
  return reply(state, context, [plain("whatToChange"), ...lines], {
    options: options.map((option) => (option.choice.type === "change" ? note : option)),
  });
}

/** One line with the same buttons; what the table may cost, or would change, stands in the whole. */
function askConfirmBriefly(state: Confirming, context: Context): Question | undefined {
  const { query, slot } = state.selection;
  if (termsOf(state, context).length > 0 || query.changing || query.maybeAnother) return undefined;
  const table = tableValues(slot, query.partySize, context);
  return { ...askConfirm(state, context), lines: [message("askConfirmBriefly", table)] };
}

function sayWhileConfirming(
  state: Confirming,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { intent, phone } = understood;
  if (agreesBesideWish(understood, termsOf(state, context)))
    return agreeInWords({ ...state, selection: withWishes(state.selection, understood) }, context);
  const waits = waitAfter(state, understood, context);
  if (waits) return waits;
  const andMore = understood.agrees ? withTableAfter(state, understood) : undefined;
  if (andMore) return agreeInWords(andMore, context);
  const { query } = state.selection;
  if (query.maybeAnother && understood.another)
    return statesTable(understood)
      ? advance(state, asOneMore(query), understood, context)
      : enter(withoutChange(state));
  /** "Yep, go for it! What's the Cellar table, though?" asks about that, and takes what is shown. */
  const { scenarioName: _asked, ...besideScenario } = understood;
  const onlyAsks = understood.topics?.includes("scenario") && !statesTable(besideScenario);
  if (onlyAsks && agreesBesideQuestion(state, understood, context)) return agreeInWords(state, context);
  /** "No need to write the bit about the window" refuses that alone. */
  const unsaid = understood.wishesLeft !== undefined && intent === "deny";
  const changed = changeTable(state, unsaid ? { ...understood, intent: "inform" } : understood, context);
  if (changed) return changed;
  // A name or a number that was just told is not on the summary that the guest would say yes to.
  if (statesName(understood) || phone !== undefined) return enter(state);
  /** "One more, please": a guest or a table more, and no yes to this one. */
  if (understood.besides && !query.besides) return askWhatToChange(state, context);
  if (intent === "affirm" || agreesBesideQuestion(state, understood, context))
    return agreeInWords(state, context);
  if (intent === "book" || understood.sameName) return enter(state);
  if (intent === "waitlist") return enter(state, [plain("noNeedToWait")]);
  /** "No, that's fine": nothing is to be changed, and a no is no yes. */
  if (intent === "deny" && understood.meant === "asItIs") return enter(state, [plain("asItIs")]);
  if (intent === "deny") return decline(state, termsOf(state, context).length > 0, context);
  // "It will be just the four of us", "is that the 28th?", as it says there already.
  if (movesSlot(understood) && saidOfTable.includes(intent)) return enter(state, dateAsked(understood));
  if (understood.choice === 1) return enter(state);
  return intent === "change" ? askWhatToChange(state, context) : undefined;
}

const saidOfTable: readonly Understood["intent"][] = ["inform", "change", "question"];

/** One word alone, or a smile, is hardly meant for the restaurant. */
const severalWords = /\p{L}\s+\p{L}/u;

/** At the summary, words that were not understood may be a wish: a button beside the others makes them one. */
function offerToPassOn(
  state: Confirming,
  text: string,
  context: Context,
  before: readonly Message[],
): Step<State> | undefined {
  if (!severalWords.test(text)) return undefined;
  const { lines, options } = askConfirm(state, context);
  const words = text.replace(/\s+/gu, " ").trim();
  return reply(state, context, [...before, ...lines], {
    options: [...options, { choice: { type: "passOn", words }, label: plain("choicePassOn") }],
  });
}
