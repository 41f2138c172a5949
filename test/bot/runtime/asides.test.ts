import { describe, expect, test } from "vitest";
import type { State } from "#src/bot/machine/core/state.ts";
import { draftOf, hasDraft } from "#src/bot/machine/core/under-way.ts";
import { bookingAt, fjord, said, slotAt, tejo } from "#test/support/machine/facts.ts";
import { all, Talk } from "#test/support/runtime/talk.ts";

const wish = said("book", { partySize: 4, date: "2026-11-22", time: "19:00" });

type Start = (language: string) => Talk;
const begun: Start = (language) => new Talk(language);
const searching: Start = (language) => begun(language).step(wish);
const offered: Start = (language) => searching(language).finds(["18:30", "18:45", "19:15"]);
const holding: Start = (language) => searching(language).finds(["18:30", "18:45", "19:00", "19:15"]);
const asksName: Start = (language) => holding(language).hold();
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

/** All of a state but the buttons on show and what the last message was said to. */
const underWay = ({ choices: _, answering: __, ...rest }: State) => rest;

/** The phases in which a table, or the change of one, is being talked about. */
const drafted = phases.filter(([, start]) => hasDraft(start("en").state));

describe.for(drafted)("while the phase is %s, a look at the bookings", ([phase, start]) => {
  test("gives up nothing: after the list comes the question that is open", () => {
    const chat = start("en");
    const before = underWay(chat.state);
    chat.say("my bookings").lists("19:00", "20:00");
    expect(chat.lines().slice(0, 3)).toEqual(["bookingsHeading", "bookingItem", "bookingItem"]);
    expect(chat.lines().length).toBeGreaterThan(3);
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    expect(underWay(chat.state)).toEqual(before);
    expect(chat.state.choices.map(({ token }) => token)).toEqual(chat.buttons().map(({ token }) => token));
  });

  test("by the command, with nothing to list, is the same", () => {
    const chat = start("en").step({ type: "guestCommanded", command: "bookings" }).lists();
    expect(chat.lines()[0]).toBe("nothingBookedYet");
    expect(chat.state.phase).toBe(phase);
  });

  test("that the service does not grant leaves the question open too", () => {
    const chat = start("en").say("my bookings");
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "serviceFailed", requestId });
    expect(chat.lines()[0]).toBe("serviceDown");
    expect(chat.lines().length).toBeGreaterThan(phase === "searchFailed" ? 0 : 1);
    expect(chat.state).toMatchObject({ phase });
    expect(chat.state.listing).toBeUndefined();
  });
});

test.for([
  ["the free times are looked up", searching],
  ["a table is asked to be held", holding],
] as const)("a look at the bookings while %s stops nothing", ([, start]) => {
  const chat = start("en");
  const before = underWay(chat.state);
  chat.say("my bookings").lists("20:00");
  expect(underWay(chat.state)).toEqual(before);
  expect(chat.lines()).toEqual(["bookingsHeading", "bookingItem", "placedReference", "stillPlacing"]);
});

describe.for(all)("in %s", (language) => {
  const music = {
    en: "is there live music on Friday?",
    de: "gibt es am Freitag Livemusik?",
    fr: "il y a de la musique live vendredi ?",
    es: "¿hay música en vivo el viernes?",
    it: "c'è musica dal vivo venerdì?",
    nl: "is er vrijdag livemuziek?",
    pt: "há música ao vivo na sexta-feira?",
    sv: "är det livemusik på fredag?",
    nb: "er det livemusikk på fredag?",
  } as const;

  test("the day of a question about the house is no wish for a table", () => {
    const chat = begun(language).say(music[language]);
    expect(chat.state).toMatchObject({ phase: "idle", misses: 0 });
    expect(chat.lines()[0]).toBe("cannotAnswer");
  });
});

test("a list that comes when the table was given up meanwhile is the list of bookings itself", () => {
  const chat = asksName("en").say("my bookings");
  const { requestId } = chat.effect("findBookings");
  chat.say("cancel");
  chat.step({ type: "bookingsFound", requestId, bookings: [bookingAt("20:00")] });
  expect(chat.state.phase).toBe("choosingBooking");
});

describe.for(phases)("while the phase is %s, by the way,", ([phase, start]) => {
  test.for([
    "where are you located?",
    "what are your opening hours?",
    "is there parking?",
    "is there live music on Saturday?",
    "do you have music that evening?",
  ])("“%s” is told from an answer, and the question stays open", (text) => {
    const chat = start("en");
    const { guest, misses } = chat.state;
    chat.say(text);
    expect(chat.state).toMatchObject({ phase, guest, misses });
    expect(chat.lines().slice(0, 2)).toEqual(["cannotAnswer", "contactVenue"]);
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  });

  test("“help” is answered with the question after it", () => {
    const chat = start("en").say("help");
    expect(chat.state.phase).toBe(phase);
    expect(chat.lines()[0]).toBe("help");
    expect(chat.lines().length).toBeGreaterThan(1);
  });
});

test.for([
  ["hello", ["askName"]],
  ["Hello!", ["askName"]],
] as const)("“%s” to the question for a name is a greeting", ([text, lines]) => {
  const chat = asksName("en").say(text);
  expect(chat.lines()).toEqual(lines);
  expect(chat.state.misses).toBe(0);
});

test("words that are no name get an example of one, and then a person", () => {
  const chat = asksName("en");
  for (const text of ["nein", "nope"]) expect(chat.say(text).lines()).toEqual(["nameNotRead", "askName"]);
  expect(chat.say("non").effect("writeStaff").word).toMatchObject({ act: "notUnderstood" });
  expect(chat.say("My name is Ja").state).toMatchObject({ phase: "askingPhone", guest: { firstName: "Ja" } });
});

test.for([
  ["a name", asksName, "askName"],
  ["a number", asksPhone, "askPhone"],
] as const)("a wish to change something, when %s is asked for, asks what", ([, start, asked]) => {
  const chat = start("en").say("I want to change something");
  expect(chat.lines()).toEqual(["whatToChange", asked]);
  expect(chat.state.guest).toEqual(start("en").state.guest);
});

test("a command in another language than the chat's is none the less one", () => {
  for (const text of ["annuler", "cancella", "stopp", "vergiss es"]) {
    expect(asksName("en").say(text).lines()[0], text).toBe("droppedDraft");
  }
  for (const text of ["Hilfe", "ayuda"]) expect(asksName("en").say(text).lines()[0], text).toBe("help");
  for (const text of ["human", "staff", "une personne"]) {
    expect(asksName("en").say(text).effect("writeStaff").word).toMatchObject({ act: "asked" });
  }
  expect(asksName("en").say("recommencer").lines()[0]).toBe("startedOver");
  expect(asksName("en").say("merci").lines()).toEqual(["youAreWelcome", "askName"]);
});

describe("a guest who chose German is read in", () => {
  const chosen = (start: Start) => start("en").say("auf Deutsch bitte");
  test.for([
    ["Swedish", begun, "hellre i övermorgon, vi blir tre", { partySize: 3, date: "2026-11-23" }],
    ["French", begun, "demain à 20h", { date: "2026-11-22", time: { type: "at", time: "20:00" } }],
    ["Spanish", offered, "mejor a las nueve, somos cinco", { partySize: 5 }],
    ["English", begun, "tomorrow at 8", { date: "2026-11-22" }],
    ["German", begun, "morgen um acht", { date: "2026-11-22" }],
  ] as const)("%s, and answered in German", ([, start, text, draft]) => {
    const chat = chosen(start).say(text);
    expect(draftOf(chat.state)).toMatchObject(draft);
    expect(chat.state).toMatchObject({ language: "de", languageFrom: "chosen" });
  });

  test("whatever they give their name in", () => {
    expect(chosen(asksName).say("jag heter Anna Berg").state).toMatchObject({
      language: "de",
      guest: { firstName: "Anna", lastName: "Berg" },
    });
  });
});

test.for([
  ["de", "hellre i övermorgon, vi blir tre", "sv"],
  ["en", "deux personnes demain", "fr"],
  ["en", "vi blir tre", "en"],
  ["de", "demain", "de"],
] as const)("in a chat in %s that chose none, “%s” goes on in %s", ([language, text, next]) => {
  expect(begun(language).say(text).state.language).toBe(next);
});

test("a scenario that is named for a table at another time is said not to be then, and shows its own times", () => {
  const chat = searching("en");
  const { requestId } = chat.effect("findSlots");
  const slots = [slotAt("19:00"), slotAt("12:00", { scenarioName: "Tasting menu" })];
  chat.step({ type: "slotsFound", requestId, slots }).step(said("inform", { scenarioName: "Tasting menu" }));
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
  expect(chat.lines()).toEqual(["scenarioNotThen", "slotsOfDay"]);
  expect(chat.buttons().map(({ label }) => label.key)).toEqual([
    "choiceTime",
    "choiceScenario",
    "choiceOtherDay",
  ]);
});

test.for([
  ["sí", "holding"],
  ["oui", "holding"],
  ["nej", "choosingSlot"],
] as const)("“%s” answers the offered times in any chat", ([text, phase]) => {
  const chat = searching("de").finds(["18:45"]).say(text);
  expect(chat.state).toMatchObject({ phase, misses: 0, language: "de" });
});

test("“nej” to the question for a number is no number, in any chat", () => {
  expect(asksPhone("en").say("nej").state.phase).toBe("confirming");
});

describe("a held table that is given up for something else is told of by", () => {
  test.for(["start", "book"] as const)("/%s", (command) => {
    const chat = asksName("en").step({ type: "guestCommanded", command });
    expect(chat.lines()[0]).toBe("holdReleased");
    expect(chat.effect("releaseHold").hold.id).toBe("hold");
  });

  test("the freed table that is taken instead", () => {
    const offer = {
      waitlistEntryId: "w",
      slot: slotAt("20:00"),
      partySize: 2,
      hold: { bookingId: "freed", minutes: 15 },
      reference: "reference",
      idempotencyKey: "key",
    };
    const chat = asksName("en").step({ type: "tableFreed", offer });
    chat.press("choiceTakeTable");
    expect(chat.lines()).toEqual(["holdReleased"]);
    expect(chat.effect("placeBooking").placement.holdId).toBe("freed");
  });
});

test("“cancel” while a change is to be confirmed keeps the booking, and says that it does", () => {
  const chat = listed("en")
    .press("choiceChangeNumber")
    .step(said("change", { time: "20:00" }));
  expect(chat.state.phase).toBe("confirmingChange");
  expect(chat.say("cancel").lines()[0]).toBe("kept");
});

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
    nb: ["hjelp", "snakke med et menneske", "bestillingene mine", "avbestill", "begynn på nytt"],
  } as const;
  test.for(all)("%s", (language) => {
    const [help, human, list, cancel, again] = asides[language].map((text) => {
      const chat = asksName(language).say(text);
      expect(chat.state.guest, text).toEqual({});
      return chat;
    });
    expect(help?.lines()).toEqual(["help", "helpPerson", "askName"]);
    expect(human?.effect("writeStaff").word).toMatchObject({ act: "asked" });
    expect(list?.effect("findBookings")).toBeDefined();
    expect(cancel?.lines()[0]).toBe("droppedDraft");
    expect(again?.lines()[0]).toBe("startedOver");
  });
});

describe("a yes to the only offered time takes it:", () => {
  test.for([
    ...["yes", "ok", "yes please", "sure", "perfect"].map((text) => ["en", text] as const),
    ...["ja", "passt", "gerne", "perfekt", "ok"].map((text) => ["de", text] as const),
    ...["oui", "d'accord", "parfait"].map((text) => ["fr", text] as const),
    ...["sí", "vale", "perfecto"].map((text) => ["es", text] as const),
    ...["sì", "va bene", "perfetto"].map((text) => ["it", text] as const),
    ...["ja", "prima", "is goed"].map((text) => ["nl", text] as const),
    ...["sim", "está bem", "pode ser"].map((text) => ["pt", text] as const),
    ...["ja", "gärna", "det blir bra"].map((text) => ["sv", text] as const),
  ])("%s: “%s”", ([language, text]) => {
    const chat = searching(language).finds(["18:45"]).say(text);
    expect(chat.effect("placeHold").slot.id).toBe("Dinner 18:45");
  });

  test.for(["yes", "book it"])("“%s” takes none of several where the wanted one is not free", (text) => {
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

test.for([
  ["en", "is there live music that evening?"],
  ["fr", "il y a de la musique live ce soir-là ?"],
  ["it", "c'è musica dal vivo quella sera?"],
  ["pt", "há música ao vivo nessa noite?"],
] as const)("what the house cannot tell of an evening is said so: in %s, “%s”", ([language, text]) => {
  const chat = asksName(language).say(text);
  expect(chat.lines()[0]).toBe("cannotAnswer");
  expect(chat.state.phase).toBe("askingName");
});
