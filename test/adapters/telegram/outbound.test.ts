import { describe, expect, test } from "vitest";
import { toMessages, UnsendableReplyError } from "#src/adapters/telegram/outbound.ts";

const previewsOff = { link_preview_options: { is_disabled: true } };

function button(label: string, token = `t-${label}`) {
  return { label, token };
}

describe("text", () => {
  test("goes out as it is: plain, without previews, without markup", () => {
    const text = "Table *for* <b>4</b> & _more_ https://example.com";
    expect(toMessages({ text, buttons: [] })).toEqual([{ text, ...previewsOff }]);
  });

  test("of 4096 characters is one message", () => {
    const messages = toMessages({ text: "a".repeat(4096), buttons: [] });
    expect(messages).toHaveLength(1);
  });

  test("above that is several, the buttons under the last", () => {
    const line = "x".repeat(1000);
    const messages = toMessages({ text: Array(9).fill(line).join("\n"), buttons: [button("Yes")] });
    expect(messages.map(({ text }) => text.split("\n").length)).toEqual([4, 4, 1]);
    expect(messages.map((message) => "reply_markup" in message)).toEqual([false, false, true]);
  });

  test.for(["", "   ", "\n\n"])("that says nothing (%j) is refused", (text) => {
    expect(() => toMessages({ text, buttons: [] })).toThrow(/no text/);
  });

  test("with half a character is mended, since Telegram refuses it", () => {
    expect(toMessages({ text: "Hi \ud83d!", buttons: [] })[0].text).toBe("Hi \ufffd!");
  });
});

describe("buttons", () => {
  test("that bring a table are green, those that take it away red, the others as the app has them", () => {
    const buttons = [
      { ...button("Yes"), tone: "good" },
      button("Later"),
      { ...button("No"), tone: "grave" },
    ] as const;
    const [{ reply_markup: markup }] = toMessages({ text: "Coming?", buttons });
    expect(markup).toMatchObject({ inline_keyboard: [[{ style: "success" }, {}, { style: "danger" }]] });
    expect(JSON.stringify(markup).match(/style/g)).toHaveLength(2);
  });

  test.for([{ buttons: [] }, { buttons: [button("Book a table")] }])(
    "one more copies the reference",
    ({ buttons }) => {
      const copies = { label: "Copy the reference", text: "PZSS-88T7" };
      const [served, message] = toMessages({ text: "Booked!", buttons, copies, contactServed: "All right." });
      expect(served.reply_markup).toEqual({ remove_keyboard: true });
      const row = [{ text: "Copy the reference", copy_text: { text: "PZSS-88T7" } }];
      expect(message?.reply_markup).toMatchObject({ inline_keyboard: expect.arrayContaining([row]) });
    },
  );

  test("carry their tokens", () => {
    const [message] = toMessages({ text: "When?", buttons: [button("18:00", "a1"), button("18:30", "a2")] });
    expect(message.reply_markup).toEqual({
      inline_keyboard: [
        [
          { text: "18:00", callback_data: "a1" },
          { text: "18:30", callback_data: "a2" },
        ],
      ],
    });
  });

  test.for([
    ["empty", "", /0 bytes/],
    ["above 64 bytes", "x".repeat(65), /65 bytes, Telegram takes 1 to 64/],
    ["above 64 bytes in UTF-8", "å".repeat(33), /66 bytes/],
  ] as const)("with a token %s are refused", ([, token, message]) => {
    const reply = { text: "When?", buttons: [button("18:00", token)] };
    expect(() => toMessages(reply)).toThrow(UnsendableReplyError);
    expect(() => toMessages(reply)).toThrow(message);
  });

  test("with a token of 64 bytes are taken", () => {
    expect(() => toMessages({ text: "When?", buttons: [button("18:00", "x".repeat(64))] })).not.toThrow();
  });

  test("without a label are refused", () => {
    expect(() => toMessages({ text: "When?", buttons: [button(" ", "a")] })).toThrow(/label is empty/);
  });

  test("are at most 100", () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => button(`${index}`, `t${index}`));
    expect(() => toMessages({ text: "When?", buttons: many(100) })).not.toThrow();
    expect(() => toMessages({ text: "When?", buttons: many(101) })).toThrow(/101 buttons, at most 100/);
  });
});

describe("the question for the phone number", () => {
  test("brings a key that shares it, which folds away once used", () => {
    const [message] = toMessages({ text: "Your number?", buttons: [], contactRequest: "Share my number" });
    expect(message.reply_markup).toEqual({
      keyboard: [[{ text: "Share my number", request_contact: true }]],
      one_time_keyboard: true,
      resize_keyboard: true,
    });
  });

  test("has its other choices as keys that say their label, since Telegram takes one keyboard", () => {
    const [message] = toMessages({
      text: "Your number?",
      buttons: [button("Skip"), button("Talk to a person")],
      contactRequest: "Share my number",
    });
    expect(message.reply_markup).toMatchObject({
      keyboard: [
        [{ text: "Share my number", request_contact: true }],
        [{ text: "Skip" }],
        [{ text: "Talk to a person" }],
      ],
    });
  });
});
