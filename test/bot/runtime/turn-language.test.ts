import { describe, expect, test } from "vitest";
import { initialState } from "#src/bot/machine/core/carry-over.ts";
import { saveSnapshot } from "#src/bot/machine/core/snapshot.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { transition } from "#src/bot/machine/transition.ts";
import { decideTurn } from "#src/bot/runtime/decide-turn.ts";
import type { Arrival } from "#src/bot/runtime/turn-store.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { fjord, now } from "#test/support/machine/facts.ts";

interface Chat {
  /** What the venue file names; absent where every language will do. */
  readonly venue?: readonly string[];
  /** The language of the guest's app. */
  readonly setting?: string;
  readonly former?: State;
  readonly says?: string;
}

/** The language of the answer to one message. */
function languageOfAnswer(chat: Chat): string | undefined {
  return answerTo(chat).effects.find((effect) => effect.type === "say")?.language;
}

function answerTo({ venue, setting, former, says = "help" }: Chat) {
  const arrival: Arrival = { source: "guest", content: { type: "text", text: says } };
  return decideTurn(
    {
      transition,
      understand,
      house: { venues: () => [{ ...fjord, ...(venue && { languages: venue }) }] },
      languages: ["en", "de", "fr"],
      platforms: [],
      log: createQuietLog(),
    },
    {
      number: 1,
      arrival,
      conversation: {
        id: "test:1",
        address: { platform: "test", chatId: "1" },
        guestReference: "guest-1",
        ...(setting !== undefined && { language: setting }),
      },
      ...(former && { snapshot: saveSnapshot(former) }),
    },
    { now, fresh: { reference: "reference", idempotencyKey: "key" } },
  );
}

const heard = (language: string): State => ({ ...initialState(language), languageFrom: "heard" });
const guessed = (language: string): State => ({ ...initialState(language), languageFrom: "guessed" });
const chosen = (language: string): State => ({ ...initialState(language), languageFrom: "chosen" });

describe("a chat is in", () => {
  test.for<[string, Chat, string]>([
    ["the default language", {}, "en"],
    ["the language of the guest's app", { setting: "fr-CA" }, "fr"],
    ["the default one where the app's has no replies", { setting: "fi" }, "en"],
    ["the app's present one", { setting: "de", former: initialState("fr") }, "de"],
    ["the one that the guest wrote in, whatever their app's", { setting: "fr", former: heard("de") }, "de"],
    ["the one that the guest chose, whatever their app's", { setting: "fr", former: chosen("de") }, "de"],
    [
      "the guest's, on the first word",
      { setting: "fr", says: "Guten Tag, einen Tisch für vier bitte" },
      "de",
    ],
    ["the guest's, where few words tell it and no app does", { says: "vendredi 19h30" }, "fr"],
    ["the guest's, where only a greeting tells it", { says: "guten Abend!" }, "de"],
    ["a guessed one, as long as the words leave it open", { former: guessed("fr"), says: "4, 19:30" }, "fr"],
    ["the guest's, where it was guessed wrongly", { former: guessed("fr"), says: "guten Abend!" }, "de"],
    ["the likeliest, where the app's has none of the words", { setting: "en", says: "morgen" }, "de"],
    [
      "the one that the guest wrote in, which shared words leave",
      { former: heard("en"), says: "morgen" },
      "en",
    ],
    ["the app's, where the words leave it open", { setting: "de", says: "4, 19:30" }, "de"],
    ["the house's first, where the words leave it open", { venue: ["de", "en"], says: "4, 19:30" }, "de"],
    ["the house's first", { venue: ["fr", "en"] }, "fr"],
    ["the house's first, where it does not speak the app's", { venue: ["de", "en"], setting: "fr" }, "de"],
    ["the house's, whatever the guest writes in", { venue: ["fr"], says: "a table for two, please" }, "fr"],
    ["the house's, once it has given up the guest's", { venue: ["en"], former: chosen("de") }, "en"],
    [
      "that of the guest's app then, where the house speaks it",
      { venue: ["en", "fr"], setting: "fr", former: chosen("de") },
      "fr",
    ],
    [
      "what the guest writes in, once the one they chose is given up",
      { venue: ["en", "fr"], former: chosen("de"), says: "je voudrais une table pour deux personnes" },
      "fr",
    ],
    [
      "the one that they chose still, whatever they write in",
      { former: chosen("de"), says: "je voudrais une table pour deux personnes" },
      "de",
    ],
  ])("%s", ([, chat, expected]) => {
    expect(languageOfAnswer(chat)).toBe(expected);
  });
});

test.for([
  ["nb", "senere enn 9 går ikke"],
  ["da", "senere end 9 går ikke"],
] as const)(
  "who writes in %s, which the house does not answer in, is read in it: “%s”",
  ([writesIn, says]) => {
    const former: State = {
      ...initialState("en"),
      ...{ writesIn, phase: "askingDate", draft: { venueId: fjord.id, partySize: 3 } },
    };
    expect(answerTo({ former, says }).snapshot).toMatchObject({
      state: { language: "en", draft: { time: { type: "between", to: "21:00" } } },
    });
  },
);
