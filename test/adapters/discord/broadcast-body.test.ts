import { expect, test } from "vitest";
import { toBroadcastBody } from "#src/adapters/discord/broadcast-body.ts";
import type { BroadcastView } from "#src/bot/desk/broadcast/broadcast-view.ts";

const view = (texts: BroadcastView["texts"]): BroadcastView => ({
  type: "broadcast",
  broadcastId: "b",
  venueId: 1,
  text: "Nothing is sent yet.",
  title: "Message to the guests",
  lines: ["Goes to 14 guests in Telegram."],
  texts,
  actions: ["send", "drop"],
});

const inManyLanguages = ["English", "German", "French", "Dutch"].map((label) => ({
  label,
  text: `${label} begins. ${"*Long* ".repeat(280)}${label} ends.`,
}));

test("a message that fits is shown whole, and has no file", () => {
  const body = toBroadcastBody(view([{ label: "As written, 14 guests", text: "We close at *ten*." }]));
  expect(body.embeds[0]?.description).toBe(
    "Goes to 14 guests in Telegram.\n\n**As written, 14 guests**\nWe close at \\*ten\\*.",
  );
  expect(body.files).toBeUndefined();
});

test("one that is too long in all its languages is a file beside the beginning of each, and says so", () => {
  const body = toBroadcastBody(view(inManyLanguages));
  const description = body.embeds[0]?.description ?? "";
  expect(description.length).toBeLessThanOrEqual(4096);
  for (const { label } of inManyLanguages) expect(description).toContain(`${label} begins.`);
  expect(description).not.toContain("ends.");
  expect(description).toMatch(/the file has all of it\.$/);
  const [file] = body.files ?? [];
  expect(file?.name).toBe("message.txt");
  const whole = String(file?.attachment);
  for (const { label, text } of inManyLanguages) expect(whole).toContain(`${label}\n\n${text}`);
});
