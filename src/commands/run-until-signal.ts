import { messageOf } from "#src/lib/thrown.ts";

interface Program {
  start(): Promise<unknown>;
  stop(): Promise<void>;
}

/** A stop that hangs must not keep the process for ever. Containers kill after 30 seconds by habit. */
const longestStopMs = 25_000;

/**
 * Runs a program until SIGTERM or SIGINT, or until it is finished by itself, then stops it. A second
 * signal does not wait. What cannot start says why in one line and ends with code 1.
 */
export async function runUntilSignal(
  build: () => Promise<Program & { readonly finished?: Promise<void> }>,
): Promise<void> {
  const asked = new Promise<void>((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
  });
  let program: Awaited<ReturnType<typeof build>> | undefined;
  try {
    program = await build();
    await program.start();
    await (program.finished === undefined ? asked : Promise.race([asked, program.finished]));
  } catch (error) {
    // Every part throws errors that say what to do; a stack would only hide it.
    console.error(messageOf(error));
    process.exitCode = 1;
  }
  setTimeout(() => process.exit(1), longestStopMs).unref();
  await program?.stop().catch((error: unknown) => {
    console.error(`could not stop cleanly: ${messageOf(error)}`);
    process.exitCode = 1;
  });
  process.exit();
}
