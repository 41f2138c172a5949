import type { Booking } from "#src/booking/contract/booking.ts";
import type { Say } from "#src/bot/machine/core/effect.ts";
import { toBookedTable, toSlot } from "#src/bot/runtime/booked-table.ts";
import type { InboundContent } from "#src/bot/runtime/ports/inbound.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import { walkVenues } from "./model-service.ts";
import type { Move, Step } from "./move.ts";
import { agreements, agreementsTo, refusals } from "./sentences.ts";
import { type Consent, consentOf } from "./shown.ts";
import { Walker } from "./walker.ts";

/** A consent that was given: what was shown, and whether "are you still coming?" was answered with no. */
export interface Given {
  readonly consent: Consent;
  readonly isNo: boolean;
}

/** What became of some moves: what the service held before and after, and what the guest agreed to in between. */
export interface Outcome {
  readonly before: ReadonlyMap<string, Booking>;
  readonly after: ReadonlyMap<string, Booking>;
  /** Any one of these, or each in turn, may have been done; nothing else may. */
  readonly given: readonly Given[];
  /** What was said in answer. */
  readonly said: readonly Say[];
}

/** What a walk leaves behind. */
export interface WalkEnd {
  /** Tables that are kept and that the chat knows nothing of. */
  readonly leaked: readonly string[];
  /** Payments that are not where they belong. */
  readonly misplaced: readonly object[];
  /** What became of each payment. */
  readonly payments: readonly string[];
}

/** Walks through a conversation, and looks at what came of each move once it has settled. */
export async function takeWalk(steps: readonly Step[], look: (outcome: Outcome) => void): Promise<WalkEnd> {
  const walker = new Walker();
  let before = walker.service.reservations();
  let given: Given[] = [];
  let from = 0;
  for (const { move, waits } of steps) {
    if (move.kind === "house" || move.kind === "passes") {
      await settle();
      if (move.kind === "passes") await walker.passes({ minutes: 20 });
      else actOfHouse(walker, move);
      before = walker.service.reservations();
    } else {
      const content = contentOf(walker, move);
      if (!content) continue;
      if (isAnotherThan(given, consentsIn(walker, content))) await settle();
      given.push(...consentsIn(walker, content));
      walker.receives(content);
    }
    if (waits) await settle();
  }
  await settle();
  const payments = walker.till.payments().map(({ state }) => state);
  return { leaked: walker.leaked(), misplaced: walker.misplaced(), payments };

  async function settle(): Promise<void> {
    await walker.settle();
    const after = walker.service.reservations();
    look({ before, after, given, said: walker.said.slice(from) });
    before = after;
    given = [];
    from = walker.said.length;
  }
}

/** Two consents at once would leave it open which of them changed what; the same one given twice is one. */
const isAnotherThan = (given: readonly Given[], next: readonly Given[]): boolean =>
  given.length > 0 &&
  next.some((one) => !given.some((other) => JSON.stringify(other) === JSON.stringify(one)));

type GuestMove = Exclude<Move, { readonly kind: "house" | "passes" }>;

function contentOf(walker: Walker, move: GuestMove): InboundContent | undefined {
  switch (move.kind) {
    case "says":
      return { type: "text", text: move.text };
    case "agrees":
      return { type: "text", text: nthOf(waysToAgree(walker), move.nth) };
    case "refuses":
      return { type: "text", text: nthOf(refusals, move.nth) };
    case "presses": {
      const { buttons = [] } =
        walker.said.filter((say) => say.buttons.length > 0).at(-1 - move.message) ?? {};
      const button = buttons[move.button % Math.max(buttons.length, 1)];
      return button && { type: "choice", token: button.token };
    }
    case "shares":
      return { type: "contact", phone: "+4790000001", firstName: "Bo" };
    case "commands":
      return { type: "command", command: "bookings" };
    case "sends":
      return { type: "other" };
    case "pays": {
      const { depositId } = walker.invoices.at(-1 - move.invoice) ?? {};
      return depositId === undefined ? undefined : walker.pays(depositId);
    }
    case "comesFromGroup":
      return { type: "groupWish", round: "ROUND00000000001", words: move.words };
    default:
      return assertNever(move);
  }
}

const nthOf = (texts: readonly string[], nth: number): string => texts[nth % texts.length] ?? "";

function waysToAgree({ said }: Walker): readonly string[] {
  const consent = openConsent(said);
  return consent ? [...agreements, ...agreementsTo[consent.to]] : agreements;
}

/** What a guest agrees to by this, if to anything. */
function consentsIn({ said, invoices }: Walker, content: InboundContent): Given[] {
  if (content.type === "choice") return pressed(said, content.token);
  if (content.type === "payment") {
    const paid = invoices.find(({ depositId }) => depositId === content.depositId);
    return paid ? [{ consent: paid.agreed, isNo: false }] : [];
  }
  const consent = content.type === "text" ? openConsent(said) : undefined;
  if (content.type !== "text" || !consent) return [];
  const isOneOf = (texts: readonly string[]) => texts.includes(content.text);
  if (isOneOf(agreements) || isOneOf(agreementsTo[consent.to])) return [{ consent, isNo: false }];
  const isNo = consent.to === "answer" && (isOneOf(refusals) || isOneOf(agreementsTo.cancel));
  return isNo ? [{ consent, isNo }] : [];
}

const yesLabels: Readonly<Record<Consent["to"], readonly string[]>> = {
  book: ["choiceConfirm", "choiceAgree", "choiceAgreeChange"],
  change: ["choiceYes", "choiceAgreeChange"],
  cancel: ["choiceCancelBooking"],
  take: ["choiceTakeTable", "choiceAgreeTake"],
  answer: ["choiceComing"],
};

/** A button agrees to the message it stands under; of questions in turn, only under the last one. */
function pressed(said: readonly Say[], token: string): Given[] {
  const say = said.find(({ buttons }) => buttons.some((button) => button.token === token));
  const consent = say && consentOf(say);
  if (!say || !consent || (say.answers && say !== lastQuestion(said))) return [];
  const label = say.buttons.find((button) => button.token === token)?.label.key ?? "";
  // The visit is confirmed by it; how many come is asked afterwards, and is a consent of its own.
  const confirms = consent.to === "answer" && label === "choiceOtherNumber";
  if (confirms || yesLabels[consent.to].includes(label)) return [{ consent, isNo: false }];
  return label === "choiceNotComing" ? [{ consent, isNo: true }] : [];
}

const lastQuestion = (said: readonly Say[]): Say | undefined =>
  said.findLast(({ answers, buttons }) => answers && buttons.length > 0);

/** What a bare yes is an answer to: the question shown last, if that asks for a consent. */
function openConsent(said: readonly Say[]): Consent | undefined {
  const last = said.findLast(({ buttons }) => buttons.length > 0);
  return last && consentOf(last);
}

/** Something happens in the house: the guest is asked, offered a table, cancelled, or a time goes to others. */
function actOfHouse(walker: Walker, { does, which }: Extract<Move, { kind: "house" }>): void {
  const ahead = walker.ahead();
  const booking = ahead[which % Math.max(ahead.length, 1)];
  switch (does) {
    case "asks":
      if (booking) walker.step({ type: "confirmationDue", booking: toBookedTable(booking), kind: "prompt" });
      return;
    case "cancels": {
      const gone = booking && walker.service.cancel(booking.id);
      if (gone) walker.step({ type: "bookingCancelledByVenue", booking: toBookedTable(gone) });
      return;
    }
    case "frees":
      freeTable(walker, which);
      return;
    case "fills":
      walker.service.fillUp(slotsToGive[which] ?? "");
      return;
    default:
      assertNever(does);
  }
}

const slotsToGive = [
  "1/Dinner/2026-11-22/19:00",
  "1/Tasting menu/2026-11-22/19:00",
  "2/Dinner/2026-11-22/20:00",
  "1/Dinner/2026-11-22/20:00",
  "1/Tasting menu/2026-11-22/20:30",
  "2/Dinner/2026-11-23/19:00",
];

/** Who waits for a table has told their name. */
function freeTable(walker: Walker, which: number): void {
  if (walker.state.guest.firstName === undefined) return;
  const id = slotsToGive[which] ?? "";
  const reference = `freed-${walker.said.length}`;
  const { timeSlotId = "", ...hold } = walker.service.holdFor(id, 2, reference);
  const venueId = Number(id.split("/")[0]);
  if (!walkVenues.some((venue) => venue.id === venueId)) return;
  const { timeFrom, timeTo = timeFrom, scenarioName = "" } = hold;
  const wire = {
    id: timeSlotId,
    scenarioId: 1,
    scenarioName,
    timeFrom,
    timeTo,
    available: true,
    waitlistAvailable: true,
  };
  walker.step({
    type: "tableFreed",
    offer: {
      waitlistEntryId: reference,
      slot: toSlot(venueId, wire),
      partySize: 2,
      hold: { bookingId: hold.id, minutes: 15 },
      reference,
      idempotencyKey: reference,
    },
  });
}
