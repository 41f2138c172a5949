import { messageOf } from "#src/lib/message-of.ts";

interface Program {
  start(): Promise<unknown>;
  stop(): Promise<void>;
}

/** A stop that hangs must not keep the process for ever. Containers kill after 30 seconds by habit. */
const longestStopMs = 25_000;

/** npm hands on to its child what a terminal or a supervisor has sent to both: the same asking, twice. */
const handedOnMs = 2_000;

/** Settles at the first SIGTERM or SIGINT. Another one that comes later than it may be handed on ends the process. */
async function untilAsked(): Promise<void> {
  await new Promise<void>((resolve) => {
    let firstAt: number | undefined;
    const hear = () => {
      firstAt ??= performance.now();
      if (performance.now() - firstAt > handedOnMs) process.exit(1);
      resolve();
    };
    process.on("SIGTERM", hear).on("SIGINT", hear);
  });
}

/**
 * Runs a program until SIGTERM or SIGINT, or until it is finished by itself, then stops it. Who asks again after two
 * seconds does not want to wait. What cannot start says why in one line and ends with code 1.
 */
export async function runUntilSignal(
  build: () => Promise<Program & { readonly finished?: Promise<void> }>,
): Promise<void> {
  const asked = untilAsked();
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
