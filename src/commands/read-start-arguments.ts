import { parseArgs } from "node:util";

const startUsage = `npm start [-- --terminal]

Runs everything that is configured, in the environment and in .env (.env.example explains every variable):
the table-booking service, guests' and the staff's platforms, and the web server on HOST and PORT.
In a terminal, with no platform configured, you are a guest and chat. Everywhere else it is a server until
SIGTERM or Ctrl+C, and stdin is not read.
  --terminal  chats in any case. Piped in, each line is what one guest says; the replies go to stdout, the log to
              stderr, and it ends with the last reply: printf 'table for 2 tomorrow\\n' | npm start --silent -- --terminal
  --help      this

npm run doctor checks the configuration and every connection.`;

interface StartTask {
  readonly terminal: boolean;
}

/** What was asked for. Who asks how to, or for anything else, is told how, which ends the process. */
export function readStartTaskOrExit(): StartTask {
  const task = readStartArguments(process.argv.slice(2));
  if (task !== undefined && task !== "help") return task;
  const isAsked = task === "help";
  console[isAsked ? "log" : "error"](startUsage);
  process.exit(isAsked ? 0 : 1);
}

/** Reads what was asked for; undefined for anything that is none of it. */
function readStartArguments(args: readonly string[]): StartTask | "help" | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        terminal: { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    });
    return values.help ? "help" : { terminal: values.terminal };
  } catch {
    return undefined;
  }
}
