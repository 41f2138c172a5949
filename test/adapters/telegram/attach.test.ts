import { expect, test } from "vitest";
import type { Attachment } from "#src/bot/runtime/ports/platform.ts";
import { connectBot } from "#test/support/telegram/telegram-fixture.ts";

const chatId = "5000001";
const address = { platform: "telegram", chatId };
const file: Attachment = {
  type: "file",
  name: "2026-11-22.ics",
  mediaType: "text/calendar",
  text: "BEGIN:VCALENDAR\r\nSUMMARY:Mañana\r\nEND:VCALENDAR\r\n",
};
const place: Attachment = {
  type: "place",
  name: "Furu & Fjord",
  address: "Kaigata 7, 0150 Oslo",
  latitude: 59.9075,
  longitude: -10.7402,
};

async function connectGuest() {
  const bot = await connectBot();
  const guest = bot.server.guest(Number(chatId));
  guest.says("hello");
  await bot.inbox.holds(1);
  return { ...bot, guest };
}

test("a file arrives whole and without a sound", async () => {
  const { telegram, server, guest } = await connectGuest();
  const delivery = await telegram.attach(address, file);
  expect(delivery).toEqual({ ok: true, message: String(guest.chat().at(-1)?.id) });
  expect(server.callsOf("sendDocument")).toEqual([
    {
      chat_id: Number(chatId),
      disable_notification: true,
      document: { name: "2026-11-22.ics", text: file.text },
    },
  ]);
});

test("a place is a pin with its name and address", async () => {
  const { telegram, server } = await connectGuest();
  expect(await telegram.attach(address, place)).toMatchObject({ ok: true });
  const { name: title, address: street, latitude, longitude } = place;
  expect(server.callsOf("sendVenue")).toEqual([
    { chat_id: Number(chatId), disable_notification: true, title, address: street, latitude, longitude },
  ]);
});

const photos: Attachment = {
  type: "photos",
  addresses: ["https://fjord.example/hall.jpg", "https://fjord.example/terrace.jpg"],
};

test("several pictures are one album, which Telegram fetches itself", async () => {
  const { telegram, server, guest } = await connectGuest();
  const delivery = await telegram.attach(address, photos);
  expect(delivery).toEqual({ ok: true, message: String(guest.chat().at(-1)?.id) });
  expect(server.callsOf("sendMediaGroup")).toMatchObject([
    { media: photos.addresses.map((media) => ({ type: "photo", media })), disable_notification: true },
  ]);
});

test("one picture is no album", async () => {
  const { telegram, server } = await connectGuest();
  const [photo] = photos.addresses;
  expect(await telegram.attach(address, { type: "photos", addresses: [photo] })).toMatchObject({ ok: true });
  expect(server.callsOf("sendPhoto")).toMatchObject([{ photo }]);
});

test("where Telegram cannot fetch the pictures, the guest gets their addresses", async () => {
  const { telegram, server, guest } = await connectGuest();
  server.fail("sendMediaGroup", { status: 400, description: "Bad Request: failed to get HTTP URL content" });
  expect(await telegram.attach(address, photos)).toMatchObject({ ok: true });
  expect(guest.chat().at(-1)?.text).toBe(photos.addresses.join("\n"));
});

test.for([
  ["sendDocument", file],
  ["sendMediaGroup", photos],
  ["sendVenue", place],
] as const)(
  "a guest who blocked the bot gets no %s; what passes is tried again",
  async ([method, attachment]) => {
    const { telegram, server, guest } = await connectGuest();
    server.fail(method, "dropped");
    await expect(telegram.attach(address, attachment)).rejects.toThrow("could not send a message");
    guest.blocks();
    expect(await telegram.attach(address, attachment)).toEqual({ ok: false, reason: "unreachable" });
  },
);
