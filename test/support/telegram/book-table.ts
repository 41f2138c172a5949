import { expect } from "vitest";
import type { Guest } from "./guest.ts";

/** Books by words, with a shared number, and gives back what the guest last read. */
export async function bookTable(guest: Guest, wish: string, name: string): Promise<string> {
  guest.says(wish);
  await guest.answer();
  guest.says(name);
  await guest.answer();
  guest.sharesContact();
  expect((await guest.answer()).text).toBe("All right.");
  await guest.answer();
  guest.presses("Yes, book it");
  return (await guest.answer()).text;
}
