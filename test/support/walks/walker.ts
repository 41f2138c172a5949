import { createPlacements } from "#src/booking/client/placements.ts";
import type { Booking } from "#src/booking/contract/booking.ts";
import { initialState } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Deposit, Effect, Say } from "#src/bot/machine/core/effect.ts";
import type { MachineEvent } from "#src/bot/machine/core/event.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { transition } from "#src/bot/machine/transition.ts";
import { afterFailure } from "#src/bot/runtime/after-failure.ts";
import type { Outside } from "#src/bot/runtime/effects/outside.ts";
import type { InboundContent } from "#src/bot/runtime/ports/inbound.ts";
import { runEffect } from "#src/bot/runtime/run-effect.ts";
import { toMachineEvent } from "#src/bot/runtime/to-machine-event.ts";
import type { Conversation, StoredEffect } from "#src/bot/runtime/turn-store.ts";
import { answeredLanguages } from "#test/support/answered-languages.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { now } from "#test/support/machine/facts.ts";
import { createMemoryPlatform } from "#test/support/runtime/memory-platform.ts";
import { createModelService, holdFor, type ModelService, walkVenues } from "./model-service.ts";
import { createModelTill, type ModelTill } from "./model-till.ts";
import { read } from "./read.ts";
import { type Consent, consentOf } from "./shown.ts";

const guestReference = "guest-1";
const conversation: Conversation = { id: "walk", address: { platform: "walk", chatId: "1" }, guestReference };
const house = { venues: () => walkVenues };
/** Attempts at one effect before a walk gives up on it. */
const mostAttempts = 6;

/** One guest in one chat: the real understanding, machine and effects over the model of a service. */
export class Walker {
  #now = now;
  readonly service: ModelService = createModelService(() => this.#now);
  readonly till: ModelTill = createModelTill();
  /** What the guest was asked to pay, and what they had agreed to then, in order. */
  readonly invoices: { readonly depositId: string; readonly agreed: Consent }[] = [];
  state: State = initialState("en");
  /** Everything said, in order. */
  readonly said: Say[] = [];
  readonly #outside: Outside;
  readonly #waiting: Effect[] = [];
  #turn = 0;

  constructor() {
    this.#outside = outsideOf(this.service, this.till, () => this.#now);
  }

  /** The guest writes, presses or shares; the effects wait until `settle`. */
  receives(content: InboundContent): void {
    const arrival = { source: "guest", content } as const;
    const event = toMachineEvent(
      { understand: read, languages: answeredLanguages, house },
      { arrival, conversation, state: this.state, now: this.#now },
    );
    if (event) this.step(event);
  }

  step(event: MachineEvent): void {
    this.#turn += 1;
    const { state, effects } = transition(this.state, event, this.#context());
    this.state = state;
    for (const effect of effects) {
      if (effect.type === "say") this.said.push(effect);
      else if (effect.type === "askConfirmation" || effect.type === "offerTable") this.said.push(effect.say);
      else this.#waiting.push(effect);
    }
  }

  /** Performs what waits, and what comes of it, until nothing is left to do. */
  async settle(): Promise<void> {
    for (let effect = this.#waiting.shift(); effect; effect = this.#waiting.shift())
      await this.#perform(effect);
  }

  /** Pays an invoice, where it may be paid. */
  pays(depositId: string): InboundContent | undefined {
    const isHeld = ({ placement }: Deposit) =>
      placement.holdId !== undefined && this.service.holds().includes(placement.holdId);
    return this.till.pay(depositId, isHeld, this.#now);
  }

  /** Time passes, and what was kept for a while lapses. */
  async passes(duration: Temporal.DurationLike): Promise<void> {
    this.#now = this.#now.add(duration);
    const lapsed = this.service.lapse(this.#now);
    for (const waitlistEntryId of lapsed) this.step({ type: "tableOfferLapsed", waitlistEntryId });
    for (const { id } of await this.till.book.lapse(this.#now))
      this.step({ type: "depositLapsed", depositId: id });
  }

  async #perform(effect: StoredEffect): Promise<void> {
    if (effect.type === "askDeposit") this.#noteInvoice(effect.deposit.id);
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const claimed = {
        id: 1,
        claim: "",
        lane: "work" as const,
        effect,
        attempt,
        storedAt: this.#now,
        reportedOpen: attempt > 1,
        conversation,
      };
      try {
        const { event, followUps = [] } = await runEffect(this.#outside, claimed);
        if (event) this.step(event);
        for (const followUp of followUps) await this.#perform(followUp);
        return;
      } catch (error) {
        const reaction = afterFailure(claimed, error, this.#now);
        if (reaction.event) this.step(reaction.event);
        if (reaction.type === "giveUp") return;
      }
    }
  }

  #noteInvoice(depositId: string): void {
    const agreed = this.said
      .map(consentOf)
      .filter((consent) => consent !== undefined)
      .findLast(({ to }) => to === "book");
    if (agreed) this.invoices.push({ depositId, agreed });
  }

  #context(): Context {
    return {
      now: this.#now,
      venues: walkVenues,
      turnId: `t${this.#turn.toString(36)}`,
      fresh: { reference: `reference-${this.#turn}`, idempotencyKey: `key-${this.#turn}` },
      guestReference,
      languages: answeredLanguages,
      contactSharing: true,
      attachments: true,
      payments: true,
    };
  }

  /** Tables that the service keeps, and that the chat knows nothing of any more: nobody would ever give them back. */
  leaked(): string[] {
    const known = JSON.stringify(this.state);
    return this.service.holds().filter((id) => !known.includes(`"${id}"`));
  }

  /** Payments that nobody has decided about, that a cancelled booking keeps, or that went back from one that stands. */
  misplaced(): object[] {
    const held = this.service.reservations();
    return this.till.payments().filter(({ state, booking }) => {
      const stands = booking !== undefined && held.get(booking.id)?.status !== "CANCELLED";
      return state === "paid" || stands !== (state === "booked");
    });
  }

  /** The guest's bookings that are still to come. */
  ahead(): Booking[] {
    return [...this.service.reservations().values()].filter(({ status }) => status !== "CANCELLED");
  }
}

function outsideOf(
  { client, release }: ModelService,
  till: ModelTill,
  clock: () => Temporal.Instant,
): Outside {
  const log = createQuietLog();
  const nothing = async () => {};
  return {
    platforms: [createMemoryPlatform("walk", { payments: true })],
    render: () => ({ text: "", buttons: [] }),
    service: client,
    placements: createPlacements({ client, log, wait: nothing, random: () => 0.5 }),
    house,
    aftercare: {
      track: nothing,
      takeOver: async () => {},
      putOff: async () => undefined,
      promptDelivered: nothing,
      guestUnreachable: nothing,
      guestReachable: nothing,
    },
    waitlist: {
      joined: async () => 1,
      widened: nothing,
      // As the desk of the waitlist does, which gives back the table of an offer that comes to nothing.
      answered: async (_entryId, answer, reference) => {
        if (answer !== "taken" && reference !== undefined) release(reference);
      },
      claim: async () => true,
      delivered: nothing,
      unreachable: nothing,
      messagesOf: async () => undefined,
      waitingOf: async () => [],
    },
    deposits: till.book,
    claimTries: { begin: async () => true, succeeded: nothing },
    guestRecords: {
      read: async () => ({ facts: {}, written: [], said: [] }),
      isBusy: async () => false,
      forgetJobs: nothing,
      erase: nothing,
    },
    staffNotices: { send: nothing },
    guestWatch: { isFirst: async () => true, cancelledNames: async () => [] },
    enquiries: { take: nothing },
    tableSharing: { share: nothing, shareTimes: nothing },
    holdRefusals: { isRefused: async () => false, remember: nothing },
    holdFor,
    clock: { now: clock },
    log,
  };
}
