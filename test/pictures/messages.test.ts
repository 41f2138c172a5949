import { expect, test } from "vitest";
import { expectPosts, openStaffScene } from "#test/support/pictures/staff-picture.ts";

/** The pictures of Discord's messages in `docs/staff.md`: each is what the program sent on such an evening. */

const venue = 1;

test("a day's sheet, with who is late and whom to call", async () => {
  const { discord, guest, house, posted } = await openStaffScene();
  const kari = discord.staff({ name: "Kari" });
  const calls = [
    { party: "4", name: "Anna Berg", time: "18:30", phone: "+47 400 00 001", note: "A high chair, please" },
    { party: "2", name: "Bo Lie", time: "18:45", phone: "+47 400 00 002" },
    { party: "6", name: "Jürgen Weiß", time: "20:00", phone: "+47 400 00 003" },
  ];
  for (const call of calls) await kari.runs("/book", { venue, day: "today", ...call }).answer();
  const freya = guest();
  await freya.says("a table for 2 at Furu & Fjord tonight at 19:30, Freya Dahl, +47 900 12 345, nut allergy");
  await freya.presses("Yes, book it");
  await house.clock.advance({ minutes: 31 });
  const shown = await kari.runs("/bookings", { venue }).answer();
  await kari.presses(await kari.picks(shown, "18:30 Anna Berg, 4 people").answer(), "Seated").answer();
  await house.clock.advance({ minutes: 27 });
  const sheet = await kari.runs("/bookings", { venue }).answer();
  await expectPosts(
    "sheet",
    "The day's sheet in Discord: who is late, whom to call, and everybody by shift",
    [{ did: "Kari used /bookings", message: sheet }],
  );
  const live = await posted("As of");
  expect(live.text).toContain("Furu & Fjord, Friday 20 November 2026");
});

test("a notice, and what a press makes of it", async () => {
  const { discord, guest, posted } = await openStaffScene();
  const kari = discord.staff({ name: "Kari" });
  const freya = guest();
  await freya.says("a table for 2 at Furu & Fjord tonight at 19:30, Freya Dahl, +47 900 12 345, nut allergy");
  await freya.presses("Yes, book it");
  const notice = await posted("New booking");
  await kari.presses(notice, "Confirm").answer();
  const confirmed = await posted("Confirmed by Kari");
  await expectPosts("notice", "A notice of a booking in the staff's channel, before and after a press", [
    { message: notice },
    { did: "Kari pressed Confirm", message: confirmed },
  ]);
});

test("a party at the door", async () => {
  const { discord } = await openStaffScene();
  const kari = discord.staff({ name: "Kari" });
  for (const time of ["18:30", "19:00"])
    await kari
      .runs("/book", { venue, party: "8", name: "Bo Lie", day: "today", time, phone: "+47 400 00 002" })
      .answer();
  const free = await kari.runs("/walkin", { venue, party: "5" }).answer();
  const [best] = free.buttons;
  const seated = await kari.presses(free, best?.label ?? "").answer();
  await expectPosts(
    "walkin",
    "A party of five at the door: which tables are free until when, and a press that seats",
    [
      { did: "Kari used /walkin party:5", message: free },
      { did: `Kari pressed ${best?.label}`, message: seated },
    ],
  );
});

test("a request for a large party", async () => {
  const { discord, guest, posted } = await openStaffScene();
  const [kari, ola] = [discord.staff({ name: "Kari" }), discord.staff({ name: "Ola" })];
  const berit = guest({ phone: "4790033344" });
  await berit.says("a table for 14 at Furu & Fjord tomorrow at 19:00");
  await berit.says("Berit Moe");
  await berit.sharesContact();
  await berit.presses("Yes, pass it on");
  const request = await posted("has a request", "thread");
  await kari.presses(request, "Accept").answer();
  const accepted = await posted("accepted the request", "thread");
  const form = await ola.presses(request, "Answer").form();
  await ola.submits(form, "19:00 is full, but we could seat you all at 20:30. Would that do?").answer();
  const answered = await posted("Would that do?", "thread");
  await expectPosts("request", "A request for fourteen in its thread, accepted, and another start offered", [
    { message: request },
    { did: "Kari pressed Accept", message: accepted },
    { did: "Ola pressed Answer", message: answered },
  ]);
});
