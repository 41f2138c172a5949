import { locales } from "#src/bot/languages/languages.ts";
import { spokenLanguages } from "#src/bot/machine/anytime/languages.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { MachineEvent } from "#src/bot/machine/core/event.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { readSharedPhone } from "#src/bot/understanding/guest/contact.ts";
import { findNeeds } from "#src/bot/understanding/intent/notes/needs.ts";
import { normalise } from "#src/bot/understanding/text/normalise.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Expecting, Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { languageOfTag } from "#src/lib/language-of-tag.ts";
import type { House } from "./ports/house.ts";
import type { InboundContent } from "./ports/inbound.ts";
import { readingContext, venueOf } from "./read-message.ts";
import { readWishes } from "./several-wishes.ts";
import type { Arrival, Conversation } from "./turn-store.ts";

interface Reader {
  readonly languages: Context["languages"];
  readonly understand: (text: string, context: UnderstandingContext) => Understood;
  readonly house: House;
}

interface Heard {
  readonly conversation: Conversation;
  readonly state: State;
  readonly now: Temporal.Instant;
}

/**
 * What arrived, in the machine's terms. Undefined where that is nothing: a shared contact without a number
 * that can be called.
 */
export function toMachineEvent(
  reader: Reader,
  { arrival, ...heard }: Heard & { readonly arrival: Arrival },
): MachineEvent | undefined {
  switch (arrival.source) {
    case "house":
      return arrival.event;
    case "guest":
      return toGuestEvent(reader, heard, arrival.content);
    case "flood":
      return undefined;
  }
}

function toGuestEvent(reader: Reader, heard: Heard, content: InboundContent): MachineEvent | undefined {
  switch (content.type) {
    case "text": {
      const { text } = content;
      const read = readWishes(text, (part) => understandText(reader, heard, part));
      const needs = findNeeds(read.understood.comment);
      return { type: "guestSaid", text, ...read, ...defined({ needs }) };
    }
    case "edit":
      return toCorrection(reader, heard, content);
    case "choice":
      return { type: "guestChose", token: content.token };
    case "contact":
      return toContactEvent(reader, heard, content);
    case "command": {
      const { command, argument } = content;
      return { type: "guestCommanded", command, ...defined({ argument }) };
    }
    case "groupWish": {
      const { round, words, booking } = content;
      // What a question here would make of the words does not count: they were said elsewhere.
      const understood =
        words === undefined ? undefined : understandText(reader, heard, words, { expecting: null });
      return { type: "guestCameFromGroup", round, ...defined({ understood, booking }) };
    }
    case "payment":
      return { type: "guestPaid", depositId: content.depositId, chargeId: content.chargeId };
    case "other":
      return { type: "guestSentOther", ...defined({ kind: content.kind }) };
    case "left":
      return { type: "guestLeft" };
    case "returned":
      return { type: "guestReturned" };
  }
}

/** What an edited message may be: what yes, no and "cancel" answered is answered, and stays so. */
const corrections: readonly Understood["intent"][] = ["book", "inform", "change"];

/** What was answered may be said otherwise: how many, when, who. What a yes or no, or a pick of a list, led to is done. */
const correctable: readonly Expecting[] = ["partySize", "date", "time", "name", "phone"];

/**
 * An edited message corrects what it said of the table or of the guest, where nothing was written since. A bare "4" or a name
 * is read as the answer to what was asked then, which may be another question by now.
 */
function toCorrection(
  reader: Reader,
  heard: Heard,
  { text, isLatest }: Extract<InboundContent, { type: "edit" }>,
): MachineEvent {
  const { answering = null } = heard.state;
  const expecting = correctable.includes(answering) ? answering : null;
  const understood = understandText(reader, heard, text, { expecting });
  const corrects =
    isLatest &&
    corrections.includes(understood.intent) &&
    (statesTable(understood) || statesGuest(understood));
  return corrects ? { type: "guestSaid", text, understood, corrects } : { type: "guestEdited" };
}

function statesGuest({ firstName, lastName, phone, email }: Understood): boolean {
  return [firstName, lastName, phone, email].some((value) => value !== undefined);
}

function understandText(
  { understand, house, languages }: Reader,
  heard: Heard,
  text: string,
  reading: Partial<UnderstandingContext> = {},
): Understood {
  const { state, conversation, now } = heard;
  // The platform's tag has a region, which tells how its owner writes dates.
  const setting = conversation.language ?? "";
  const isSet = languageOfTag(setting) === state.language;
  const written = locales.find(({ code }) => code === state.writesIn)?.code;
  const language = written ?? (isSet ? setting : state.language);
  const languageFrom = written === undefined ? languageSource(state, isSet) : undefined;
  const readThere = (there: Partial<UnderstandingContext>) =>
    understand(text, {
      ...readingContext(state, { house, now, language, ownVenueId: conversation.venueId }),
      ...defined({ languageFrom }),
      ...there,
      languages: spokenLanguages(languages, house.venues()),
      ...reading,
    });
  const understood = readThere({});
  // "Tonight" and a number are of the house that is named with them, which may lie in another part of the world.
  const named = house.venues().find(({ id }) => id === understood.venueId);
  const known = venueOf(state, house.venues(), conversation.venueId);
  if (named === undefined || named.timeZone === known?.timeZone) return understood;
  return readThere({ now: now.toZonedDateTimeISO(named.timeZone), ...defined({ country: named.country }) });
}

/** Who says that the chat's language is the guest's, where they have not shown it. */
function languageSource(state: State, isSet: boolean): UnderstandingContext["languageFrom"] {
  if (state.languageFrom === "guessed") return "house";
  if (state.languageFrom !== "setting") return undefined;
  return isSet ? "app" : "house";
}

function toContactEvent(
  { house }: Reader,
  { state, conversation }: Heard,
  { phone, firstName, lastName }: Extract<InboundContent, { type: "contact" }>,
): MachineEvent | undefined {
  const country = venueOf(state, house.venues(), conversation.venueId)?.country;
  const number = readSharedPhone(phone, country);
  if (number === undefined) return undefined;
  return {
    type: "guestSharedContact",
    phone: number,
    ...defined({ firstName: readName(firstName), lastName: readName(lastName) }),
  };
}

/** As a name that is typed: an account may be called by what cannot be seen, or by letters under a heap of marks. */
function readName(name: string | undefined): string | undefined {
  return normalise(name ?? "") || undefined;
}
