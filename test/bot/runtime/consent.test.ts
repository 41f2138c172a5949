import { describe, expect, test } from "vitest";
import { bookingAt, said, slotAt } from "#test/support/machine/facts.ts";
import { all, Talk } from "#test/support/runtime/talk.ts";

const booking = bookingAt("19:00");
const offer = {
  waitlistEntryId: "w1",
  slot: slotAt("19:00"),
  partySize: 4,
  hold: { bookingId: "hold-9", minutes: 15 },
  reference: "reference-9",
  idempotencyKey: "key-9",
};

type Start = (language: string) => Talk;

const offered: Start = (language) =>
  new Talk(language).step(said("book", { partySize: 4, date: "2026-11-22" })).finds(["19:00"]);
const summarised: Start = (language) =>
  offered(language)
    .press("choiceTime")
    .hold()
    .step(said("inform", { firstName: "Anna" }))
    .press("choiceSkip");
const prompted: Start = (language) =>
  new Talk(language).step({ type: "confirmationDue", booking, kind: "prompt" });

/** Where a yes or a no acts, with what a yes and a no then lead to. */
const consents: readonly (readonly [asked: string, start: Start, yes: string])[] = [
  ["the only time that is free", offered, "placeHold"],
  ["the summary", summarised, "placeBooking"],
  [
    "shall I cancel it",
    (language) => new Talk(language).step(said("cancel")).lists("19:00"),
    "setBookingState",
  ],
  [
    "shall I change it",
    (language) => prompted(language).step(said("change", { partySize: 5 })),
    "changeBooking",
  ],
  ["are you still coming", prompted, "setBookingState"],
  ["a freed table", (language) => new Talk(language).step({ type: "tableFreed", offer }), "placeBooking"],
];

/** Questions, doubts and reports; each names no other table. */
const neither: Readonly<Record<(typeof all)[number], string>> = {
  en: "ok?; fine with a small dog?; okay hold on, I'll ask at home; may I confirm tonight?; I'll let you know tomorrow; hmm ok, maybe; can I cancel later?; what does it cost if we cancel; our flight was cancelled; what if we can't come; only if it's not raining",
  de: "ja gerne?; klar, aber erst muss ich fragen; ich sag euch morgen bescheid; was kostet es, wenn wir absagen?; unser flug wurde storniert; kann ich später noch absagen?; ja wenn das wetter passt; moment; ok und was passiert wenn wir zu spät sind",
  fr: "d'accord mais je dois demander; je vous redis demain; combien ça coûte si on annule; un instant svp; oui?; je peux annuler plus tard?; seulement s'il ne pleut pas; peut-être",
  es: "vale, luego te digo; te confirmo mañana; cuánto cuesta si cancelamos; nos han cancelado el vuelo; ¿sí?; ¿puedo cancelar después?; sí, si no llueve; quizás",
  it: "va bene?; ti faccio sapere domani; quanto costa se annulliamo; il volo è stato cancellato; posso annullare dopo?; sì se non piove; forse; un attimo che chiedo",
  nl: "is het ok als de hond meekomt?; ik overleg even; ik laat het morgen weten; wat kost het als we annuleren; onze vlucht is geannuleerd; kan ik later nog annuleren?; ja als het niet regent; misschien",
  pt: "é possível confirmar depois?; confirmo amanhã; quanto custa se cancelarmos; o nosso voo foi cancelado; posso cancelar depois?; sim, se não chover; talvez; sim?",
  sv: "är det okej om vi kommer sent; jag ska kolla; jag återkommer imorgon; vad kostar det om vi avbokar; vårt flyg blev inställt; kan jag avboka senare?; ja om det inte regnar; kanske; hur sent kan man avboka",
  nb: "er det greit om vi kommer sent; jeg skal sjekke; jeg gir beskjed i morgen; hva koster det om vi avbestiller; flyet vårt ble innstilt; kan jeg avbestille senere?; ja hvis det ikke regner; kanskje; hvor sent kan man avbestille; vent litt",
};

/** What an effect of these does is said, or decides when the same is asked again. */
const saidOnly: readonly string[] = ["say", "offerTable", "putOffPrompt"];

describe.each(consents)("asked for consent (%s),", (_asked, start, effectOfYes) => {
  test.for(all)("a question or a doubt changes nothing, and it is asked again, in %s", (language) => {
    for (const text of neither[language].split("; ")) {
      const asked = start(language);
      const { phase, prompts, tableOffers } = asked.state;
      const question = asked.lines().at(-1);
      const talk = asked.say(text);
      expect([text, talk.effects.filter(({ type }) => !saidOnly.includes(type))]).toEqual([text, []]);
      expect([text, talk.state.phase]).toEqual([text, phase]);
      expect([text, talk.state.prompts.length, talk.state.tableOffers.length]).toEqual([
        text,
        prompts.length,
        tableOffers.length,
      ]);
      // A visit in doubt is asked about again later, and the guest reads when.
      if (talk.effects.some(({ type }) => type === "putOffPrompt")) continue;
      // After an answer the summary is asked about in one line.
      const brief = question === "askConfirm" ? ["askConfirmBriefly"] : [];
      expect([question, ...brief], text).toContain(talk.lines().at(-1));
      expect(talk.buttons().length).toBeGreaterThan(1);
    }
  });

  test.for([
    ["en", "my son doesn't eat fish"],
    ["de", "mein Sohn isst keinen Fisch"],
    ["fr", "mon fils ne mange pas de poisson"],
    ["es", "mi hijo no come pescado"],
    ["it", "mio figlio non mangia pesce"],
    ["nl", "mijn zoon eet geen vis"],
  ] as const)("what a child does not eat is no yes, and begins no other table, in %s", ([language, text]) => {
    const asked = start(language);
    const talk = asked.say(text);
    expect(talk.effects.filter(({ type }) => !saidOnly.includes(type))).toEqual([]);
    expect(talk.state.phase).toBe(asked.state.phase);
    expect(talk.buttons().length).toBeGreaterThan(1);
  });

  test("a clear yes acts", () => {
    const talk = start("en").say("yes please, thanks!");
    expect(talk.effects.map(({ type }) => type)).toContain(effectOfYes);
  });
});

test("a doubt is told that nothing hurries", () => {
  expect(summarised("en").say("let me ask my wife").lines()[0]).toBe("noHurryHeld");
});

test("a yes may repeat what was asked", () => {
  expect(summarised("en").say("yes, Sunday at 7 for four, thanks").effect("placeBooking")).toBeDefined();
  expect(prompted("en").say("yes, see you on Sunday at 7").effect("setBookingState").state).toBe("CONFIRMED");
  const changing = prompted("en").step(said("change", { partySize: 5 }));
  expect(changing.say("yes, for five").effect("changeBooking").partySize).toBe(5);
});

test("a wish that is put as a booking is no yes to the summary", () => {
  expect(summarised("en").say("can I book it later").lines().at(-1)).toBe("askConfirm");
});
