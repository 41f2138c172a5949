import type { Message } from "./message.ts";
import { message, plain } from "./message.ts";
import type { State } from "./state.ts";
import { selectionOf } from "./under-way.ts";

const telling: ReadonlySet<Message["key"]> = new Set([
  "heldFor",
  "slotHeld",
  "goodbyeHeld",
  "notBookedHeld",
  "noHurryHeld",
] as const);

/** Until when the hold is there that the lines tell of, if they do: UTC, ISO 8601. */
export function holdTold(state: State, lines: readonly Message[]): string | undefined {
  return lines.some(({ key }) => telling.has(key)) ? selectionOf(state)?.hold?.until : undefined;
}

/** The lines as they are true once so many minutes of the hold are left: a message may have waited long to be sent. */
export function withHoldLeft(lines: readonly Message[], minutesLeft: number): readonly Message[] {
  return lines.flatMap((line) => (minutesLeft > 0 ? [shortened(line, minutesLeft)] : withoutHold(line)));
}

function shortened(line: Message, minutesLeft: number): Message {
  if (line.key === "heldFor") {
    return message("heldFor", { minutes: Math.min(line.values.minutes, minutesLeft) });
  }
  if (line.key === "slotHeld") {
    return message("slotHeld", { ...line.values, minutes: Math.min(line.values.minutes, minutesLeft) });
  }
  return line;
}

function withoutHold(line: Message): readonly Message[] {
  const over = plain("holdOver");
  switch (line.key) {
    case "heldFor":
      return [over];
    case "slotHeld": {
      const { minutes: _, ...table } = line.values;
      return [message("slotChosen", table), over];
    }
    case "goodbyeHeld":
      return [plain("goodbyeOpen"), over];
    case "notBookedHeld":
      return [plain("notBookedYet"), over];
    case "noHurryHeld":
      return [plain("noHurry"), over];
    default:
      return [line];
  }
}
