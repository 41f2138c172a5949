import { describe, expect, test } from "vitest";
import { mistakesIn } from "./rules.ts";

const nobody = { allowed_mentions: { parse: [] } };
const button = (customId: string) => ({ type: 2, style: 1, label: "Press", custom_id: customId });
const row = (...components: readonly object[]) => ({ type: 1, components });

describe("the fake Discord's rules", () => {
  test.for([
    ["create", { content: "Hello", ...nobody }],
    [
      "create",
      { content: "", embeds: [{ title: "T", description: "D" }], nonce: "a", enforce_nonce: true, ...nobody },
    ],
    ["edit", { components: [row(button("a"), button("b"))] }],
    ["webhookEdit", { content: "Hello", tts: false, enforce_nonce: false, ...nobody }],
    ["callback", { type: 5, data: { flags: 64 } }],
    ["callback", { type: 6 }],
    ["callback", { type: 8, data: { choices: [{ name: "One", value: "1" }] } }],
    ["commands", [{ name: "bookings", description: "D", default_member_permissions: "0" }]],
  ] as const)("take a good %s", ([kind, body]) => {
    expect(mistakesIn(kind, body)).toEqual([]);
  });

  test.for([
    ["create", { content: "x".repeat(2001), ...nobody }],
    ["create", { content: "Hello" }],
    ["create", { content: "Hello", allowed_mentions: { parse: ["everyone"] } }],
    ["create", { content: "Hello", contents: "x", ...nobody }],
    ["create", { embeds: [{ title: "x".repeat(257) }], ...nobody }],
    ["create", { embeds: [{ title: " " }], ...nobody }],
    ["create", { embeds: [{ description: "x".repeat(4097) }], ...nobody }],
    ["create", { embeds: [{ fields: [{ name: "N", value: "" }] }], ...nobody }],
    ["create", { embeds: [{ description: "x".repeat(4000) }, { description: "x".repeat(2001) }], ...nobody }],
    ["create", { content: "Hello", nonce: "x".repeat(26), ...nobody }],
    ["create", { content: `half \ud83d`, ...nobody }],
    ["edit", { components: [row(button("a"), button("a"))] }],
    ["edit", { components: [row(button("x".repeat(101)))] }],
    ["edit", { components: [row(...Array.from({ length: 6 }, (_, index) => button(`${index}`)))] }],
    ["edit", { components: Array.from({ length: 6 }, (_, index) => row(button(`${index}`))) }],
    ["edit", { components: [row()] }],
    ["edit", { components: [row({ type: 2, style: 1, custom_id: "a" })] }],
    ["callback", { type: 99 }],
    ["callback", { type: 4, data: { content: "Hello" } }],
    ["callback", { type: 8, data: { choices: [{ name: "x".repeat(101), value: "1" }] } }],
    ["callback", { type: 8, data: { choices: [{ name: "One", value: "x".repeat(101) }] } }],
    ["commands", [{ name: "bookings", description: "D", default_member_permissions: 0 }]],
    ["commands", [{ name: "Book ings", description: "D" }]],
    ["commands", [{ name: "bookings", description: "x".repeat(101) }]],
  ] as const)("find the mistake in a bad %s: %j", ([kind, body]) => {
    expect(mistakesIn(kind, body).length).toBeGreaterThan(0);
  });
});
