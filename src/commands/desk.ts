import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import { styleText } from "node:util";
import { callDesk, DeskUnreachableError } from "#src/adapters/shell/call.ts";
import type { Looked, ShellAnswer } from "#src/adapters/shell/command.ts";
import { asksFirst } from "#src/adapters/shell/commands.ts";
import { type DeskTask, deskUsage, readDeskArguments } from "#src/adapters/shell/read-arguments.ts";
import { isDone, type Look, show } from "#src/adapters/shell/show.ts";
import { defined } from "#src/lib/defined.ts";
import { newId } from "#src/lib/ids.ts";
import { messageOf } from "#src/lib/thrown.ts";
import { readConfigOrExit } from "./read-config-or-exit.ts";

/** The staff's desk. Code 0: done; 1: refused, or nothing is done yet; 2: that is no command. */
const read = readDeskArguments(process.argv.slice(2));
if (!read.ok) fail(read.mistake, 2);
else if ("json" in read.value) await run(read.value);
else console.log(deskUsage());

async function run(task: DeskTask): Promise<void> {
  try {
    const agreed = asksFirst(task) && !task.yes ? await askFirst(task) : task;
    const reply = agreed && (await call(agreed, false));
    if (reply) print(reply.answer, task);
  } catch (error) {
    if (!(error instanceof DeskUnreachableError)) throw error;
    fail(messageOf(error), 1);
  }
}

/** What cannot be undone is shown and asked about; undefined where it is not to be done. */
async function askFirst(task: DeskTask): Promise<DeskTask | undefined> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return fail("This cannot be undone: add --yes.", 2);
  const looked = await call(task, true);
  const seen = looked?.type === "askFirst" ? whichOne(looked.answer) : undefined;
  if (looked?.type !== "askFirst" || seen === undefined) return looked && print(looked.answer, task);
  console.error(show(looked.answer, lookOf(process.stderr)).join("\n"));
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  const said = await reader.question(`\n${looked.question} [y/N] `).finally(() => reader.close());
  if (!/^y(es)?$/i.test(said.trim())) return fail("Nothing was done.", 1);
  return { ...task, given: { ...task.given, ...seen.given }, venue: String(seen.venueId) };
}

/** What was seen, and nothing else: a name may fit another by now. Undefined where it is not to be done. */
function whichOne(answer: Looked) {
  if (answer.type === "booking") {
    const { venueId, id } = answer.booking.booking;
    return { venueId, given: { ref: id } };
  }
  if (answer.type === "refused" || answer.outcome === "notDone") return undefined;
  return { venueId: answer.venueId, given: { guest: answer.entryId } };
}

async function call({ command, given, venue, as }: DeskTask, look: boolean) {
  const { dataDir } = readConfigOrExit();
  const { SUDO_USER: sudoer } = process.env;
  const by = as ?? sudoer ?? userInfo().username;
  const request = { command, given, by, key: newId(), look, ...defined({ venue }) };
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
