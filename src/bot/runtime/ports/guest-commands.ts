import type { InboundContent } from "./inbound.ts";

type Commanded = Extract<InboundContent, { type: "command" }>;

/** A record, so that the compiler names a command that is missing here. */
const commands: Readonly<Record<Commanded["command"], true>> = {
  start: true,
  book: true,
  bookings: true,
  cancel: true,
  language: true,
  help: true,
  mydata: true,
  forgetme: true,
};

/** `/name`, `/name argument`; in Telegram also `/name@BotName`. In a private chat every command is meant for this bot. */
const commandPattern = /^\/([a-z]+)(?:@\w+)?(?:\s(.*))?$/is;

/** The command that a text is, on whatever platform it was typed; replies name some of them. */
export function readCommand(text: string): Commanded | undefined {
  const [, name, argument] = commandPattern.exec(text.trim()) ?? [];
  const command = name?.toLowerCase();
  if (command === undefined || !isGuestCommand(command)) return undefined;
  const trimmed = argument?.trim();
  return { type: "command", command, ...(trimmed && { argument: trimmed }) };
}

export function isGuestCommand(name: string): name is Commanded["command"] {
  return Object.hasOwn(commands, name);
}
