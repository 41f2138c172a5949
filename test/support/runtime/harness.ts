import { createPlacements } from "#src/booking/client/placements.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { GuestWord } from "#src/bot/machine/core/enquiry.ts";
import { transition } from "#src/bot/machine/transition.ts";
import { createDepositBook } from "#src/bot/persistence/create-deposit-book.ts";
import { createGuestWatch } from "#src/bot/persistence/create-guest-watch.ts";
import { createHoldRefusals } from "#src/bot/persistence/create-hold-refusals.ts";
import { createTurnStore } from "#src/bot/persistence/create-turn-store.ts";
import { createRuntime, type Runtime, type RuntimeOptions } from "#src/bot/runtime/create-runtime.ts";
import type { InboundContent } from "#src/bot/runtime/ports/inbound.ts";
import type { StaffNotice } from "#src/bot/runtime/ports/staff.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Database } from "#src/database/database.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { createMemoryPlatform, type MemoryPlatform, renderKeys } from "./memory-platform.ts";
import { createMemoryService, type MemoryService } from "./memory-service.ts";

export const fjord: VenueFacts = {
  id: 1,
  name: "Fjord",
  timeZone: "Europe/Oslo",
  scenarioNames: ["Dinner"],
  country: "NO",
  afterVisit: { link: "https://fjord.example/thanks", after: "PT4H" },
};

/** One list, as long as nothing changes: what is made of the venues is kept by it. */
const house: readonly VenueFacts[] = [fjord];

/** What the runtime told others, call by call. */
interface Told {
  /** Bookings that came over from another chat. */
  readonly takenOver: { conversationId: string; id: string }[];
  readonly tracked: { readonly conversationId: string; readonly state: string; readonly id: string }[];
  readonly notices: { readonly notice: StaffNotice; readonly key: string }[];
  readonly words: GuestWord[];
  readonly prompts: string[];
  readonly unreachable: string[];
}

export interface Harness {
  readonly runtime: Runtime;
  readonly options: RuntimeOptions;
  readonly platform: MemoryPlatform;
  readonly service: MemoryService;
  readonly clock: TestClock;
  readonly told: Told;
  readonly log: ReturnType<typeof createQuietLog>;
  /** A guest of this harness, in a chat of their own. */
  guest(chatId: string): Guest;
}

/** Somebody who writes, and waits for the answer. */
export interface Guest {
  readonly conversationId: string;
  does(content: InboundContent, id?: string): Promise<string>;
  says(text: string): Promise<string>;
  /** A press of the last button that was shown with this label. */
  button(label: string): InboundContent;
  presses(label: string): Promise<string>;
  /** The last thing said to them. */
  last(): string;
}

/** A runtime over a real store, with a platform and a booking service in memory. */
export function createHarness(database: Database, given: HarnessOptions = {}): Harness {
  const {
    platform = createMemoryPlatform(),
    memoryService: service = createMemoryService(),
    clock = createTestClock(),
    ...rest
  } = given;
  const log = createQuietLog();
  const told: Told = { tracked: [], takenOver: [], notices: [], words: [], prompts: [], unreachable: [] };
  const options: RuntimeOptions = {
    store: createTurnStore(database),
    holdRefusals: createHoldRefusals(database),
    guestWatch: createGuestWatch(database),
    placements: createPlacements({
      client: service.client,
      log,
      wait: () => Promise.resolve(),
      random: () => 0.5,
    }),
    service: service.client,
    platforms: [platform],
    render: renderKeys,
    transition,
    understand,
    house: { venues: () => house },
    aftercare: {
      track: async (conversationId, { state, id }) => {
        told.tracked.push({ conversationId, state, id });
      },
      takeOver: async (conversationId, { id }) => {
        told.takenOver.push({ conversationId, id });
      },
      putOff: async () => undefined,
      promptDelivered: async ({ booking, kind }) => {
        told.prompts.push(`${kind} ${booking.id}`);
      },
      guestUnreachable: async (_, { id }) => {
        told.unreachable.push(id);
      },
      guestReachable: async () => {},
    },
    waitlist: {
      joined: async () => 1,
      widened: async () => {},
      answered: async () => {},
      claim: async () => true,
      delivered: async () => {},
      unreachable: async () => {},
      messagesOf: async () => undefined,
      waitingOf: async () => [],
    },
    claimTries: { begin: async () => true, succeeded: async () => {} },
    guestRecords: {
      read: async () => ({ facts: {}, written: [], said: [] }),
      isBusy: async () => false,
      forgetJobs: async () => {},
      erase: async () => {},
    },
    deposits: createDepositBook(database),
    staffNotices: {
      send: async (notice, key) => {
        told.notices.push({ notice, key });
      },
    },
    enquiries: {
      take: async (_conversationId, word) => {
        told.words.push(word);
      },
    },
    tableSharing: { share: async () => {}, shareTimes: async () => {} },
    holdFor: Temporal.Duration.from("PT15M"),
    languages: ["en", "de"],
    alone: true,
    messagesPerMinute: 1000,
    // Tests settle; nothing happens by itself.
    sweepEvery: Temporal.Duration.from("PT1H"),
    log,
    clock,
    ...rest,
  };
  const runtime = createRuntime(options);
  return {
    runtime,
    options,
    platform,
    service,
    clock,
    told,
    log,
    guest: (chatId) => createGuest(runtime, platform, chatId),
  };
}

/** Anything of the runtime's may be given; what is left out is in memory, and works. */
export interface HarnessOptions extends Omit<Partial<RuntimeOptions>, "clock"> {
  readonly platform?: MemoryPlatform;
  readonly memoryService?: MemoryService;
  readonly clock?: TestClock;
}

let updates = 0;

function createGuest(runtime: Runtime, platform: MemoryPlatform, chatId: string): Guest {
  const last = () => platform.sentTo(chatId).at(-1);
  const guest: Guest = {
    conversationId: `${platform.name}:${chatId}`,
    does: async (content, id) => {
      updates += 1;
      const address = { platform: platform.name, chatId };
      await runtime.receive({ id: id ?? `u${updates}`, address, content, language: "en" });
      await runtime.settle();
      return guest.last();
    },
    says: (text) => guest.does({ type: "text", text }),
    button: (label) => {
      const pressed = platform
        .sentTo(chatId)
        .toReversed()
        .flatMap(({ reply, message }) => reply.buttons.map((button) => ({ ...button, message })))
        .find((button) => button.label === label);
      if (!pressed) throw new Error(`no button ${label} in "${guest.last()}"`);
      return { type: "choice", token: pressed.token, message: pressed.message };
    },
    presses: (label) => guest.does(guest.button(label)),
    last: () => last()?.reply.text ?? "",
  };
  return guest;
}
