import { onTestFinished, test } from "vitest";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import { openScene } from "#test/support/pictures/chat-picture.ts";

/** The pictures of `docs/guests.md`: each is a chat with the program as it is. */

test("a table by one sentence", async () => {
  const { guest } = await openScene();
  const kari = guest();
  await kari.says("hi, table for 4 at Furu & Fjord tomorrow at 7, by the window");
  await kari.says("Kari Nordmann");
  await kari.sharesContact();
  await kari.presses("Yes, book it");
  await kari.expectPicture("booking", "A guest books a table in Telegram");
});

test("a month of buttons", async () => {
  const { guest } = await openScene();
  const anna = guest({ language: "de" });
  await anna.says("Welche Tage sind im Dezember bei Furu & Fjord frei? Wir sind zu viert");
  await anna.presses("(24)");
  await anna.expectPicture("calendar", "A guest chooses a day in a month of buttons, in German");
});

test("the times of an evening", async () => {
  const { guest } = await openScene();
  const kari = guest();
  await kari.says("a table for 2 at Furu & Fjord tomorrow evening");
  await kari.expectPicture("times", "A guest reads which times of an evening are free");
});

test("a change, and a cancellation by a second tap", async () => {
  const { guest } = await openScene();
  const lea = guest({ language: "fr" });
  await lea.says("une table pour 2 chez Furu & Fjord demain à 20h, au nom de Léa Martin, +47 900 12 345");
  await lea.presses("Oui, réservez");
  lea.cut();
  await lea.says("finalement on sera 3");
  await lea.presses("Oui, s’il vous plaît");
  await lea.expectPicture("change", "A guest changes a booking, in French");
});

test("are you still coming", async () => {
  const { guest, house } = await openScene({
    venuesFile: "test/fixtures/venues/thankful.yaml",
    env: { CONFIRM_GRACE: "PT1M" },
  });
  const kari = guest();
  await kari.says("a table for 4 tonight at 7pm, my name is Kari Nordmann, +47 900 12 345");
  await kari.presses("Yes, book it");
  kari.cut();
  await house.clock.advance({ minutes: 1 });
  await kari.reads(1);
  await kari.says("yes, but five of us", 2);
  await kari.presses("Yes, please");
  await kari.expectPicture("confirmation", "A guest is asked before the visit, and comes with one more");
});

test("a freed table", async () => {
  const { guest, house } = await openScene({ venuesFile: "test/fixtures/venues/one.yaml" });
  const booked = guest();
  await booked.says("a table for 4 tonight at 7pm, Kari Nordmann, +47 900 12 345");
  await booked.presses("Yes, book it");
  const liv = guest();
  await liv.says("table for 4 tonight at 7pm, Liv Dahl, +47 900 54 321");
  await liv.presses("Waitlist for 19:00");
  await booked.says("cancel my booking");
  await booked.presses("Cancel the booking");
  await house.clock.advance({ minutes: 2 });
  await liv.reads(1);
  await liv.presses("Yes, I’ll take it");
  await liv.expectPicture("waitlist", "A guest waits for a full evening, and takes a table that came free");
});

test("what is kept of a guest", async () => {
  const { guest } = await openScene();
  const kari = guest();
  await kari.says("table for 2 at Furu & Fjord tomorrow at 8pm, Kari Nordmann, +47 900 12 345");
  await kari.presses("Yes, book it");
  await kari.presses("Yes, remember it");
  kari.cut();
  await kari.says("/mydata");
  await kari.says("delete my data");
  await kari.expectPicture("data", "A guest sees what is kept, and is asked before it is erased");
});

test("a table that costs something if nobody comes", async () => {
  const { guest } = await openScene();
  const kari = guest();
  await kari.says("tasting menu for 2 on Thursday at 20:30 at Furu & Fjord, Kari Nordmann, +47 900 12 345");
  await kari.presses("Agree and book");
  await kari.expectPicture("fee", "A guest reads what it costs not to come, and agrees to it by the button");
});

test("what a guest has booked", async () => {
  const { guest } = await openScene();
  const eva = guest({ language: "de" });
  await eva.says("Tisch für 2 morgen um 19 Uhr bei Furu & Fjord, Eva Kern, +49 30 901820");
  await eva.presses("Ja, reservieren");
  await eva.says("Tisch für 4 am Freitag um 20 Uhr bei Furu & Fjord");
  await eva.presses("Ja, reservieren");
  eva.cut();
  await eva.says("Meine Reservierungen");
  await eva.presses("2 stornieren");
  await eva.presses("Reservierung stornieren");
  await eva.says("Könnten wir am Fenster sitzen?");
  await eva.presses("Ja, bitte");
  await eva.expectPicture(
    "bookings",
    "A guest reads what is booked, cancels one by a second tap, and wishes for the other, in German",
  );
});

test("a deposit", async () => {
  const { guest } = await openScene({
    venuesFile: "test/fixtures/venues/deposit.yaml",
    env: { TELEGRAM_PAYMENT_TOKEN: "284685063:TEST:NmQ3ZDU1" },
  });
  const kari = guest();
  await kari.says("dinner for 2 tomorrow at 7pm, Kari Nordmann, +47 900 12 345");
  await kari.presses("Yes, I agree");
  await kari.pays();
  await kari.expectPicture("deposit", "A guest agrees to a deposit, pays it in the chat, and has a table");
});

test("a table for a group", async () => {
  const { group } = await openScene({ venuesFile: "test/fixtures/venues/one.yaml" });
  const friends = group();
  const [anna, ben] = [friends.friend(71, "Anna"), friends.friend(72, "Ben")];
  anna.inGroup.says("@maitred_bot a table for 4 tonight at 7 please");
  await friends.shows(/tap below/);
  const url = await friends.opens(anna.inGroup.presses("Choose the table"));
  anna.inPrivate.says(`/start ${url.split("start=")[1]}`);
  await anna.inPrivate.answer();
  anna.inPrivate.says("Anna Berg, +47 900 12 345");
  await anna.inPrivate.answer();
  anna.inPrivate.presses("Yes, book it");
  await friends.shows(/^A table for 4/);
  ben.inGroup.presses("I’m in");
  await friends.shows(/Ben/);
  await friends.expectPicture("group", "A group reads its table, and who comes");
});

test("a person", async () => {
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const { guest, house } = await openScene({
    venuesFile: "test/fixtures/venues/one.yaml",
    env: {
      DISCORD_BOT_TOKEN: discord.world.token,
      DISCORD_API_ROOT: discord.apiRoot,
      DISCORD_GUILD_ID: ids.guild,
      DISCORD_STAFF_CHANNEL_ID: ids.staffChannel,
      DISCORD_STAFF_ROLE_ID: ids.staffRole,
    },
  });
  const liv = guest();
  await liv.says("can I talk to a person?");
  await liv.says("is there room for a wheelchair at the door?", 0);
  const question = await eventually(async () => {
    await house.clock.advance();
    const asked = discord.channel(discord.threads()[0]?.id ?? "").at(-1);
    if (!asked?.text.includes("wheelchair")) throw new Error("the staff have not read it yet");
    return asked;
  });
  const kari = discord.staff({ nick: "Kari" });
  await kari.submits(await kari.presses(question, "Answer").form(), "There is, I'll keep table 2.").answer();
  await liv.reads(1);
  await liv.says("thank you! back");
  await liv.expectPicture("person", "A guest talks to a person, who answers in the chat");
});
