import { parseArgs } from "node:util";

/** The one file that a command takes. Anything else ends the process with the usage. */
export function readFileArgument(usage: string): string {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return file;
  } catch {
    // An option, and there are none.
  }
  console.error(usage);
  process.exit(1);
}
