import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import { styleText } from "node:util";
import { callDesk, DeskUnreachableError } from "#src/adapters/shell/call.ts";
import type { ShellAnswer } from "#src/adapters/shell/command.ts";
import { asksFirst } from "#src/adapters/shell/commands.ts";
import { type DeskTask, deskUsage, readDeskArguments } from "#src/adapters/shell/read-arguments.ts";
import { isDone, type Look, show } from "#src/adapters/shell/show.ts";
import type { ShellReply, ShellRequest } from "#src/adapters/shell/wire.ts";
import { defined } from "#src/lib/defined.ts";
import { newId } from "#src/lib/ids.ts";
import { messageOf } from "#src/lib/message-of.ts";
import { args } from "./command-line.ts";
import { readHouseConfigOrExit } from "./read-houses-or-exit.ts";

/** The staff's desk. Code 0: done; 1: refused, or nothing is done yet; 2: that is no command. */
const read = readDeskArguments(args);
if (!read.ok) fail(read.mistake, 2);
else if ("json" in read.value) await run(read.value);
else console.log(deskUsage());

async function run(task: DeskTask): Promise<void> {
  try {
    const looks = asksFirst(task) && !task.yes;
    if (looks && !canAsk()) return fail("This cannot be undone: add --yes.", 2);
    const reply = await call(task, { look: looks, sure: task.yes });
    await settle(task, reply);
  } catch (error) {
    if (!(error instanceof DeskUnreachableError)) throw error;
    fail(messageOf(error), 1);
  }
}

/** What the desk asks back is shown and asked, until it is done or not to be done. */
async function settle(task: DeskTask, reply: Reply | undefined): Promise<void> {
  if (reply === undefined) return;
  const seen = reply.type === "askFirst" ? whichOne(reply.answer) : undefined;
  if (reply.type === "answer" || seen === undefined) return print(reply.answer, task);
  if (!canAsk()) {
    print(reply.answer, task);
    if (!task.json && !task.yes) console.error("\nIf you are sure, add --yes.");
    return;
  }
  console.error(show(reply.answer, lookOf(process.stderr)).join("\n"));
  if (!(await isAgreed(reply.question))) return fail("Nothing was done.", 1);
  const { given, venueId, stamp } = seen;
  const same = { ...task, given: { ...task.given, ...given }, venue: String(venueId) };
  await settle(same, await call(same, { sure: true, ...defined({ seen: stamp }) }));
}

function canAsk(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

async function isAgreed(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  const said = await reader.question(`\n${question} [y/N] `).finally(() => reader.close());
  return /^y(es)?$/i.test(said.trim());
}

interface Seen {
  readonly venueId: number;
  readonly given: Readonly<Record<string, string>>;
  readonly stamp?: string;
}

/** What was seen, and nothing else: a name may fit another by now. Undefined where it is not to be done. */
function whichOne(answer: ShellAnswer): Seen | undefined {
  switch (answer.type) {
    case "booking":
    case "doubted": {
      const { venueId, id } = answer.booking.booking;
      return { venueId, given: { ref: id } };
    }
    case "waitEntry": {
      const { outcome, venueId, entryId, stamp } = answer;
      return outcome === "notDone" ? undefined : { venueId, given: { guest: entryId }, stamp };
    }
    case "broadcast": {
      const { actions, venueId, broadcastId } = answer;
      return actions.includes("send") ? { venueId, given: { draft: broadcastId } } : undefined;
    }
    default:
      return undefined;
  }
}

type Reply = Exclude<ShellReply, { readonly type: "notKnown" }>;

async function call(
  { command, given, venue, as }: DeskTask,
  how: Pick<ShellRequest, "look" | "sure" | "seen">,
): Promise<Reply | undefined> {
  const { dataDir } = readHouseConfigOrExit();
  const { SUDO_USER: sudoer } = process.env;
  const by = as ?? sudoer ?? userInfo().username;
  const request = { command, given, by, key: newId(), ...how, ...defined({ venue }) };
  const reply = await callDesk(dataDir, request);
  if (reply.type !== "notKnown") return reply;
  return fail("The maitred that is running does not know this command: start it again with this version.", 1);
}

function print(answer: ShellAnswer, { json }: DeskTask): undefined {
  if (json) console.log(JSON.stringify(answer, undefined, 2));
  else if (isDone(answer)) console.log(show(answer, lookOf(process.stdout)).join("\n"));
  else console.error(show(answer, lookOf(process.stderr)).join("\n"));
  if (!isDone(answer)) process.exitCode = 1;
}

/** Colours and lines as wide as the terminal, where it is one; NO_COLOR is heeded. */
function lookOf(stream: NodeJS.WriteStream): Look {
  return {
    width: stream.isTTY ? stream.columns || 80 : Number.POSITIVE_INFINITY,
    style: (how, text) => styleText(how, text, { stream }),
  };
}

function fail(message: string, code: number): undefined {
  console.error(message);
  process.exitCode = code;
}
