import { describe, expect, test } from "vitest";
import { initialState } from "#src/bot/machine/common.ts";
import type { Context } from "#src/bot/machine/context.ts";
import type { State } from "#src/bot/machine/state.ts";
import { readingContext } from "#src/bot/runtime/read-message.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, now, said, slotAt, tejo } from "#test/support/machine/facts.ts";

const all = ["en", "de", "fr", "es", "it", "nl", "pt", "sv"] as const;

/** A chat whose guest's words are read as they are in earnest, against the question that is open. */
class Talk extends Chat {
  constructor(language: string, options: Partial<Context> = {}) {
    super({ languages: all, ...options }, initialState(language));
  }

  say(text: string): this {
    const { state, options } = this;
    const house = {
      venues: () => options.venues ?? [fjord],
      openings: () => [{ from: "17:00", to: "23:00" }],
    };
    const { language } = state;
    const understood = understand(text, readingContext(state, { house, now, language }));
    return this.step({ type: "guestSaid", text, understood });
  }

  finds(times: readonly string[]): this {
    const { requestId } = this.effect("findSlots");
    return this.step({ type: "slotsFound", requestId, slots: times.map((time) => slotAt(time)) });
  }

  hold(): this {
    const { requestId } = this.effect("placeHold");
    return this.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold", minutes: 15 });
  }

  lists(...times: readonly string[]): this {
    const { requestId } = this.effect("findBookings");
    return this.step({ type: "bookingsFound", requestId, bookings: times.map((time) => bookingAt(time)) });
  }
}

const wish = said("book", { partySize: 4, date: "2026-11-22", time: "19:00" });

type Start = (language: string) => Talk;
const begun: Start = (language) => new Talk(language);
const searching: Start = (language) => begun(language).step(wish);
const offered: Start = (language) => searching(language).finds(["18:30", "18:45", "19:00", "19:15"]);
const asksName: Start = (language) => offered(language).press("choiceTime", 2).hold();
const asksPhone: Start = (language) => asksName(language).step(said("inform", { firstName: "Anna" }));
const summarised: Start = (language) => asksPhone(language).press("choiceSkip");
const listed: Start = (language) => begun(language).step(said("list")).lists("19:00", "20:00");

/** Every phase in which the guest is asked something. */
const phases: readonly (readonly [State["phase"], Start])[] = [
  ["idle", begun],
  ["choosingVenue", (language) => new Talk(language, { venues: [fjord, tejo] }).step(said("book"))],
  ["askingPartySize", (language) => begun(language).step(said("book"))],
  ["askingDate", (language) => begun(language).step(said("book", { partySize: 4 }))],
  [
    "choosingReading",
    (language) =>
      begun(language).step(said("book", { partySize: 4, date: "2026-11-28", dateTo: "2026-11-29" })),
  ],
  ["choosingSlot", offered],
  [
    "searchFailed",
    (language) => {
      const chat = searching(language);
      return chat.step({ type: "serviceFailed", requestId: chat.effect("findSlots").requestId });
    },
  ],
  ["askingName", asksName],
  ["askingPhone", asksPhone],
  ["confirming", summarised],
  [
    "placed",
    (language) => {
      const chat = summarised(language).press("choiceConfirm");
      const { requestId } = chat.effect("placeBooking");
      return chat.step({ type: "bookingPlaced", requestId, booking: bookingAt("19:00") });
    },
  ],
  ["choosingBooking", listed],
  ["confirmingCancel", (language) => listed(language).press("choiceCancelNumber")],
  ["askingChange", (language) => listed(language).press("choiceChangeNumber")],
  [
    "confirmingChange",
    (language) =>
      listed(language)
        .press("choiceChangeNumber")
        .step(said("change", { partySize: 2, time: "20:00" })),
  ],
];

const languageWishes = [
  ["en", "auf Deutsch bitte", "de"],
  ["en", "Deutsch, bitte!", "de"],
  ["en", "German please", "de"],
  ["en", "do you speak Spanish?", "es"],
  ["de", "English please", "en"],
  ["de", "Englisch bitte", "en"],
  ["fr", "can we speak English?", "en"],
  ["en", "en français s'il vous plaît", "fr"],
  ["en", "svenska tack", "sv"],
  ["it", "nederlands graag", "nl"],
] as const;

describe.for(phases)("while the phase is %s", ([phase, start]) => {
  test.for(languageWishes)("in %s, “%s” is no answer but a wish for %s", ([language, text, wished]) => {
    const chat = start(language);
    const { guest, misses } = chat.state;
    expect(chat.state.phase).toBe(phase);
    chat.say(text);
    expect(chat.state).toMatchObject({ phase, guest, misses, language: wished, languageFrom: "chosen" });
    expect(chat.effect("say").language).toBe(wished);
    expect(chat.lines()[0]).toBe("languageChanged");
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  });
});

test("the question for a name is asked again in the language that was wished for instead", () => {
  const chat = asksName("en").say("auf Deutsch bitte");
  expect(chat.lines()).toEqual(["languageChanged", "askName"]);
  expect(chat.say("Anna Berg").state).toMatchObject({
    phase: "askingPhone",
    guest: { firstName: "Anna", lastName: "Berg" },
  });
});

test.for([
  ["English", "English"],
  ["My name is German", "German"],
  ["Deutsch", "Deutsch"],
] as const)("“%s” may be a name", ([text, firstName]) => {
  expect(asksName("en").say(text).state).toMatchObject({ language: "en", guest: { firstName } });
});

test("a venue that is called after a language is a venue", () => {
  const venues = [fjord, { ...tejo, name: "Ristorante Italiano" }];
  const chat = new Talk("en", { venues }).step(said("book"));
  expect(chat.say("Italiano").state).toMatchObject({ phase: "askingPartySize", language: "en" });
});

describe("a question that is answered along with a wish for a language goes on in it:", () => {
  test.for([
    ["a name", asksName, "My name is Anna Berg. Auf Deutsch bitte", "askPhone"],
    ["a number", asksPhone, "+47 900 12 345, auf Deutsch bitte", "askConfirm"],
    [
      "a day",
      (language: string) => begun(language).step(said("book", { partySize: 4 })),
      "tomorrow. German please",
      undefined,
    ],
  ] as const)("%s", ([, start, text, asked]) => {
    const chat = start("en").say(text);
    expect(chat.state).toMatchObject({ language: "de", languageFrom: "chosen" });
    if (asked === undefined) expect(chat.effect("findSlots").date).toBe("2026-11-22");
    else expect(chat.lines()).toContain(asked);
  });
});

describe("what a guest may say at any time is no name, in", () => {
  const asides = {
    en: ["help", "talk to a person", "my bookings", "cancel", "start over"],
    de: ["Hilfe", "mit einem Menschen sprechen", "meine Reservierungen", "stornieren", "von vorne"],
    fr: ["aide", "parler à quelqu'un", "mes réservations", "annuler", "recommencer"],
    es: ["ayuda", "hablar con una persona", "mis reservas", "cancelar", "empezar de nuevo"],
    it: ["aiuto", "parlare con qualcuno", "le mie prenotazioni", "annulla", "ricominciare"],
    nl: ["hulp", "met iemand praten", "mijn reserveringen", "annuleren", "opnieuw beginnen"],
    pt: ["ajuda", "falar com uma pessoa", "as minhas reservas", "cancelar", "recomeçar"],
    sv: ["hjälp", "prata med en människa", "mina bokningar", "avboka", "börja om"],
  } as const;
  test.for(all)("%s", (language) => {
    const [help, human, list, cancel, again] = asides[language].map((text) => {
      const chat = asksName(language).say(text);
      expect(chat.state.guest, text).toEqual({});
      return chat;
    });
    expect(help?.lines()).toEqual(["help", "askName"]);
    expect(human?.effect("notifyStaff").notice).toMatchObject({ reason: "asked" });
    expect(list?.effect("findBookings")).toBeDefined();
    expect(cancel?.lines()[0]).toBe("droppedDraft");
    expect(again?.lines()[0]).toBe("startedOver");
  });
});

describe("a yes to the offered times takes the one that was asked for:", () => {
  test.for([
    ...["yes", "ok", "yes please", "sure", "perfect", "book it"].map((text) => ["en", text] as const),
    ...["ja", "passt", "gerne", "perfekt", "ok"].map((text) => ["de", text] as const),
    ...["oui", "d'accord", "parfait"].map((text) => ["fr", text] as const),
    ...["sí", "vale", "perfecto"].map((text) => ["es", text] as const),
    ...["sì", "va bene", "perfetto"].map((text) => ["it", text] as const),
    ...["ja", "prima", "is goed"].map((text) => ["nl", text] as const),
    ...["sim", "está bem", "pode ser"].map((text) => ["pt", text] as const),
    ...["ja", "gärna", "det blir bra"].map((text) => ["sv", text] as const),
  ])("%s: “%s”", ([language, text]) => {
    expect(offered(language).say(text).effect("placeHold").slot.id).toBe("Dinner 19:00");
  });

  test.for(["yes", "book it"])("“%s” takes none of them when that one is not free", (text) => {
    const chat = searching("en").finds(["18:30", "19:15"]).say(text);
    expect(chat.state.phase).toBe("choosingSlot");
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  });

  test("“yes” takes no other day for the wanted one, though the time is the same", () => {
    const chat = searching("en").finds([]);
    const { requestId } = chat.effect("findAlternatives");
    const [monday, tuesday] = ["2026-11-23T18:00:00Z", "2026-11-24T18:00:00Z"].map((startsAt) =>
      slotAt("19:00", { id: startsAt, startsAt }),
    );
    if (monday === undefined || tuesday === undefined) throw new Error("two days");
    chat.step({ type: "alternativesFound", requestId, slots: [monday, tuesday] }).say("yes");
    expect(chat.lines()[0]).toBe("chooseOffered");
  });
});
