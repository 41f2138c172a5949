import { describe, expect, onTestFinished, test } from "vitest";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { record } from "#test/support/journeys/record.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

/** How a guest of each language books a table for four tonight at seven, which is asked about a minute later. */
const bookings = {
  en: ["a table for 4 tonight at 7pm, my name is Kari Nordmann, +47 900 12 345", "Yes, book it"],
  de: ["einen Tisch für 4 heute um 19 Uhr bitte, auf den Namen Karl Berg, +47 900 12 345", "Ja, reservieren"],
  fr: ["une table pour 4 ce soir à 19h au nom de Anne Petit, +47 900 12 345", "Oui, réservez"],
} as const;

async function openAsked(language: keyof typeof bookings) {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const house = await openHouse({
    venuesFile: "test/fixtures/venues/thankful.yaml",
    env: {
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_ROOT: telegram.apiRoot,
      CONFIRM_GRACE: "PT1M",
      REMIND_AFTER: "PT20M",
    },
  });
  const guest = telegram.guest(4711, { language });
  const chat = record(guest);
  const [wish, yes] = bookings[language];
  await chat.says(wish);
  await chat.presses(yes);
  chat.take();
  await house.clock.advance({ minutes: 1 });
  await chat.hears();
  return { telegram, house, guest, chat };
}

describe("are you still coming?", () => {
  test("yes, but five of us: confirmed, and then the change is shown", async () => {
    const { chat } = await openAsked("en");
    await chat.says("yes, but five of us", 2);
    await chat.says("yes");
    expect(chat.take()).toMatchInlineSnapshot(`
      "Hello! Your table for 4 at Havsorn is on Saturday, 21 November at 19:00. Are you still coming?
        [Yes, we’re coming]
        [No, cancel it]
        [Yes, but more or fewer of us]
        [Ask me later]
      > yes, but five of us
      Wonderful. See you on Saturday, 21 November at 19:00!
      Shall I change it to this?
      • Havsorn, Dinner
      • Saturday, 21 November at 19:00
      • 5 guests
      • Name: Kari Nordmann
        [Yes, please]
        [Leave it as it is]
      > yes
      Changed: Havsorn, Dinner, Saturday, 21 November at 19:00, for 5. See you then!
        [Book a table] [My bookings]"
    `);
  });
  test("ja, aber wir sind zu fünft", async () => {
    const { chat } = await openAsked("de");
    await chat.says("ja, aber wir sind zu fünft", 2);
    await chat.says("ja");
    expect(chat.take()).toMatchInlineSnapshot(`
      "Guten Tag! Ihr Tisch für 4 bei Havsorn ist am Samstag, 21. November um 19:00. Kommen Sie?
        [Ja, wir kommen]
        [Nein, bitte stornieren]
        [Ja, aber unsere Zahl ändert sich]
        [Später fragen]
      > ja, aber wir sind zu fünft
      Wunderbar. Bis Samstag, 21. November um 19:00!
      Soll ich es so ändern?
      • Havsorn, Dinner
      • Samstag, 21. November um 19:00
      • 5 Personen
      • Name: Karl Berg
        [Ja, bitte] [So lassen]
      > ja
      Geändert: Havsorn, Dinner, Samstag, 21. November um 19:00, für 5. Bis dann!
        [Tisch reservieren]
        [Meine Reservierungen]"
    `);
  });
  test("oui mais on sera 5", async () => {
    const { chat } = await openAsked("fr");
    await chat.says("oui mais on sera 5", 2);
    await chat.says("oui");
    expect(chat.take()).toMatchInlineSnapshot(`
      "Bonjour ! Votre table pour 4 chez Havsorn est prévue le samedi 21 novembre à 19:00. Venez-vous toujours ?
        [Oui, nous venons] [Non, annulez]
        [Oui, mais pas le même nombre]
        [Demandez-moi plus tard]
      > oui mais on sera 5
      Parfait. Rendez-vous le samedi 21 novembre à 19:00 !
      Je modifie ainsi ?
      • Havsorn, Dinner
      • Le samedi 21 novembre à 19:00
      • 5 personnes
      • Nom : Anne Petit
        [Oui, s’il vous plaît]
        [Ne rien changer]
      > oui
      C’est modifié : Havsorn, Dinner, le samedi 21 novembre à 19:00, pour 5. À bientôt !
        [Réserver une table]
        [Mes réservations]"
    `);
  });
  test("nein, lieber am Sonntag: after the no, another day is a new wish", async () => {
    const { chat } = await openAsked("de");
    await chat.says("nein");
    await chat.says("lieber am Sonntag");
    expect(chat.take()).toMatchInlineSnapshot(`
      "Guten Tag! Ihr Tisch für 4 bei Havsorn ist am Samstag, 21. November um 19:00. Kommen Sie?
        [Ja, wir kommen]
        [Nein, bitte stornieren]
        [Ja, aber unsere Zahl ändert sich]
        [Später fragen]
      > nein
      Danke, dass Sie Bescheid geben. Ihr Tisch am Samstag, 21. November um 19:00 ist storniert; hoffentlich ein andermal.
      Sollen wir einen anderen Tag suchen?
        [Anderer Tag]
      > lieber am Sonntag
      Das ist frei, und ich halte den Tisch 15 Minuten für Sie:
      • Havsorn, Dinner
      • Sonntag, 22. November um 19:00
      • 4 Personen
      • Name: Karl Berg
      • Telefon: +47 90 01 23 45
      Soll ich so reservieren?
        [Ja, reservieren] [Etwas ändern]
        [Nein, doch nicht]"
    `);
  });
  test("nein, lieber am Sonntag, in one message: nothing is cancelled", async () => {
    const { chat } = await openAsked("de");
    await chat.says("nein, lieber am Sonntag");
    expect(chat.take()).toMatchInlineSnapshot(`
      "Guten Tag! Ihr Tisch für 4 bei Havsorn ist am Samstag, 21. November um 19:00. Kommen Sie?
        [Ja, wir kommen]
        [Nein, bitte stornieren]
        [Ja, aber unsere Zahl ändert sich]
        [Später fragen]
      > nein, lieber am Sonntag
      Soll ich es so ändern?
      • Havsorn, Dinner
      • Sonntag, 22. November um 19:00
      • 4 Personen
      • Name: Karl Berg
      • Bisher: Samstag, 21. November um 19:00, für 4
        [Ja, bitte] [So lassen]"
    `);
  });
  test("yes, but late: confirmed, and noted on the booking", async () => {
    const { chat } = await openAsked("en");
    await chat.says("yes but running a bit late", 2);
    expect(chat.take()).toMatchInlineSnapshot(`
      "Hello! Your table for 4 at Havsorn is on Saturday, 21 November at 19:00. Are you still coming?
        [Yes, we’re coming]
        [No, cancel it]
        [Yes, but more or fewer of us]
        [Ask me later]
      > yes but running a bit late
      Wonderful. See you on Saturday, 21 November at 19:00!
      Thank you for telling us, take care on the way! It’s noted on your booking at Havsorn for 19:00."
    `);
  });
  test("yes, but at eight: moved, and not asked about once more", async () => {
    const { chat, guest, house } = await openAsked("en");
    await chat.says("yes, but at eight", 2);
    await chat.presses("Yes, please");
    // Long enough for another prompt, and the reminder after it.
    await house.clock.advance({ minutes: 25 });
    expect(guest.unread().filter(({ text }) => text.includes("still coming"))).toEqual([]);
    expect(chat.take()).toMatchInlineSnapshot(`
      "Hello! Your table for 4 at Havsorn is on Saturday, 21 November at 19:00. Are you still coming?
        [Yes, we’re coming]
        [No, cancel it]
        [Yes, but more or fewer of us]
        [Ask me later]
      > yes, but at eight
      Wonderful. See you on Saturday, 21 November at 19:00!
      Shall I change it to this?
      • Havsorn, Dinner
      • Saturday, 21 November at 20:00
      • 4 guests
      • Name: Kari Nordmann
        [Yes, please]
        [Leave it as it is]
      > [Yes, please]
      Changed: Havsorn, Dinner, Saturday, 21 November at 20:00, for 4. See you then!
        [Book a table] [My bookings]"
    `);
  });
  test("another number by a button", async () => {
    const { chat } = await openAsked("en");
    await chat.presses("Yes, but more or fewer of us");
    await chat.presses("3");
    await chat.presses("Yes, please");
    expect(chat.take()).toMatchInlineSnapshot(`
      "Hello! Your table for 4 at Havsorn is on Saturday, 21 November at 19:00. Are you still coming?
        [Yes, we’re coming]
        [No, cancel it]
        [Yes, but more or fewer of us]
        [Ask me later]
      > [Yes, but more or fewer of us]
      Wonderful. See you on Saturday, 21 November at 19:00!
      How many of you will there be?
        [1] [2] [3]
        [4] [5] [6]
      > [3]
      Shall I change it to this?
      • Havsorn, Dinner
      • Saturday, 21 November at 19:00
      • 3 guests
      • Name: Kari Nordmann
        [Yes, please]
        [Leave it as it is]
      > [Yes, please]
      Changed: Havsorn, Dinner, Saturday, 21 November at 19:00, for 3. See you then!
        [Book a table] [My bookings]"
    `);
  });
  test("a no: another day is one tap away", async () => {
    const { chat } = await openAsked("en");
    await chat.presses("No, cancel it");
    await chat.presses("Another day");
    expect(chat.take()).toMatchInlineSnapshot(`
      "Hello! Your table for 4 at Havsorn is on Saturday, 21 November at 19:00. Are you still coming?
        [Yes, we’re coming]
        [No, cancel it]
        [Yes, but more or fewer of us]
        [Ask me later]
      > [No, cancel it]
      Thank you for telling us. Your table on Saturday, 21 November at 19:00 is cancelled; we hope to see you another time.
      Shall we find you another day?
        [Another day]
      > [Another day]
      November 2026 at Havsorn, for 4. Which day would you like?
      Free: 5 · partly full: 5* · full: ×5 · closed: (5)
        [Mon] [Tue] [Wed] [Thu] [Fri] [Sat] [Sun]
        [·] [·] [·] [·] [·] [21] [22]
        [23] [24] [25] [26] [27] [28] [29]
        [30] [·] [·] [·] [·] [·] [·]
        [December ›]"
    `);
  });
  test("later, twice, and then no more", async () => {
    const { chat, house } = await openAsked("en");
    await chat.presses("Ask me later");
    await house.clock.advance({ minutes: 21 });
    await chat.hears();
    await chat.says("not sure yet");
    await house.clock.advance({ minutes: 21 });
    await chat.hears();
    await chat.says("not sure yet", 2);
    await chat.says("yes");
    expect(chat.take()).toMatchInlineSnapshot(`
      "Hello! Your table for 4 at Havsorn is on Saturday, 21 November at 19:00. Are you still coming?
        [Yes, we’re coming]
        [No, cancel it]
        [Yes, but more or fewer of us]
        [Ask me later]
      > [Ask me later]
      All right. I’ll ask you again on Saturday, 21 November at 10:21.
      A friendly reminder: your table for 4 at Havsorn is on Saturday, 21 November at 19:00. Are you still coming?
        [Yes, we’re coming]
        [No, cancel it]
        [Yes, but more or fewer of us]
        [Ask me later]
      > not sure yet
      All right. I’ll ask you again on Saturday, 21 November at 10:42.
      A friendly reminder: your table for 4 at Havsorn is on Saturday, 21 November at 19:00. Are you still coming?
        [Yes, we’re coming]
        [No, cancel it]
        [Yes, but more or fewer of us]
      > not sure yet
      Take your time. I won’t do anything until you say yes.
      Hello! Your table for 4 at Havsorn is on Saturday, 21 November at 19:00. Are you still coming?
        [Yes, we’re coming]
        [No, cancel it]
        [Yes, but more or fewer of us]
      > yes
      Wonderful. See you on Saturday, 21 November at 19:00!"
    `);
  });
});
