import { spokenLanguages } from "#src/bot/machine/anytime/languages.ts";
import { initialState } from "#src/bot/machine/core/carry-over.ts";
import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Effect, Step } from "#src/bot/machine/core/effect.ts";
import type { MachineEvent } from "#src/bot/machine/core/event.ts";
import { type Message, plain } from "#src/bot/machine/core/message.ts";
import { remark } from "#src/bot/machine/core/reply.ts";
import { loadSnapshot, saveSnapshot } from "#src/bot/machine/core/snapshot.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { faultOf } from "#src/lib/fault.ts";
import { answeredIn, languageOfTag } from "#src/lib/language-of-tag.ts";
import type { Log } from "#src/lib/log.ts";
import type { House } from "./ports/house.ts";
import { isSilent, longestText } from "./ports/inbound.ts";
import type { Platform } from "./ports/platform.ts";
import { toMachineEvent } from "./to-machine-event.ts";
import type { Arrival, PendingTurn, Turn } from "./turn-store.ts";

export interface DecisionParts {
  readonly transition: (state: State, event: MachineEvent, context: Context) => Step<State, Effect>;
  readonly understand: (text: string, context: UnderstandingContext) => Understood;
  readonly house: House;
  readonly languages: Context["languages"];
  readonly platforms: readonly Pick<Platform, "name" | "capabilities">[];
  readonly log: Log;
}

/** What one turn needs beside the stored conversation. */
export type TurnMoment = Pick<Context, "now" | "fresh">;

/**
 * Decides one turn: from the stored conversation and what arrived it makes the next snapshot and effects. No I/O,
 * never throws.
 */
export function decideTurn(parts: DecisionParts, pending: PendingTurn, moment: TurnMoment): Turn {
  const { arrival } = pending;
  const context = toContext(parts, pending, moment);
  const loaded = load(parts.log, pending, context.languages);
  const step = stepOf(parts, pending, loaded.state, context);
  const apology = loaded.lost ? remark(loaded.state, context, [plain("snapshotLost")]).effects : [];
  const pressed = pressedMessage(arrival);
  return {
    snapshot: saveSnapshot(step.state),
    effects: [...apology, ...step.effects],
    snapshotLost: loaded.lost,
    ...defined({ pressedMessage: pressed }),
  };
}

function load(
  log: Log,
  { conversation, snapshot }: PendingTurn,
  languages: Context["languages"],
): { readonly state: State; readonly lost: boolean } {
  const setting = answeredIn(languageOfTag(conversation.language ?? ""), languages) ?? languages[0];
  if (snapshot === undefined) return { state: initialState(setting), lost: false };
  const loaded = loadSnapshot(snapshot);
  if (!loaded.ok) {
    log.error(
      { conversationId: conversation.id },
      "a conversation's snapshot could not be read; it starts over",
    );
    return { state: initialState(setting), lost: true };
  }
  const { state } = loaded;
  // The platform's setting decides until the guest has a language of their own, which the house may since have given up.
  if (state.languageFrom !== "setting" && languages.includes(state.language)) return { state, lost: false };
  return { state: { ...state, language: setting, languageFrom: "setting" }, lost: false };
}

function stepOf(
  parts: DecisionParts,
  pending: PendingTurn,
  state: State,
  context: Context,
): Step<State, Effect> {
  const { arrival, conversation } = pending;
  const answer = answerWithoutMachine(parts, arrival);
  if (answer) return remark(state, context, [answer]);
  try {
    const event = toMachineEvent(parts, { arrival, conversation, state, now: context.now });
    if (event === undefined) return remark(state, context, [plain("phoneNotRead")]);
    return parts.transition(state, event, context);
  } catch (error) {
    const fields = { conversationId: conversation.id, phase: state.phase, ...faultOf(error) };
    parts.log.error(fields, "a turn failed; the conversation stays where it was");
    return remark(state, context, [plain("cannotAnswer")]);
  }
}

/** The answer to what the machine is not asked about, such as a flood of messages. */
function answerWithoutMachine({ house }: DecisionParts, arrival: Arrival): Message | undefined {
  switch (arrival.source) {
    case "house":
      return undefined;
    case "flood":
      return plain("tooManyMessages");
    case "guest": {
      const { content } = arrival;
      if (content.type === "payment" || isSilent(content)) return undefined;
      if ("text" in content && content.text.length > longestText) return plain("messageTooLong");
      return house.venues().length === 0 ? plain("serviceDown") : undefined;
    }
  }
}

function toContext(
  { house, languages, platforms }: DecisionParts,
  { number, conversation }: PendingTurn,
  { now, fresh }: TurnMoment,
): Context {
  const venues = house.venues();
  const platform = platforms.find(({ name }) => name === conversation.address.platform);
  return {
    now,
    fresh,
    venues,
    languages: spokenLanguages(languages, venues),
    turnId: number.toString(36),
    guestReference: conversation.guestReference,
    ...defined({ ownVenueId: venueById({ venues }, conversation.venueId)?.id }),
    ...defined({ keptElsewhere: house.keptElsewhere, mails: house.mails }),
    contactSharing: platform?.capabilities.contactSharing ?? false,
    attachments: platform?.capabilities.attachments ?? false,
    payments: platform?.capabilities.payments ?? false,
  };
}

function pressedMessage(arrival: Arrival): string | undefined {
  const isPress = arrival.source === "guest" && arrival.content.type === "choice";
  return isPress ? arrival.content.message : undefined;
}
