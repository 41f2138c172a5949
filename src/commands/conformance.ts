import { createAuthentication } from "#src/booking/client/create-authentication.ts";
import { createUndiciTransport } from "#src/booking/client/undici-transport.ts";
import { createLine } from "#src/conformance/line.ts";
import { keepsTo, toReport } from "#src/conformance/report.ts";
import { runCases } from "#src/conformance/run-cases.ts";
import { systemClock } from "#src/lib/system-clock.ts";
import { readConfigOrExit } from "./read-config-or-exit.ts";
import {
  type ConformanceTask,
  conformanceUsage,
  readConformanceArguments,
} from "./read-conformance-arguments.ts";

/** Tries a table-booking service against the interface specification. Ends with code 1 where it differs from that. */
const task = readConformanceArguments(process.argv.slice(2));
if (task === "help") console.log(conformanceUsage);
else if (task === undefined) fail(conformanceUsage);
else await run(task);

async function run({ url, isWriting, json }: ConformanceTask): Promise<void> {
  const { remoteService, bookingTimeout: timeout } = readConfigOrExit(undefined, {
    ...(url !== undefined && { BOOKING_BASE_URL: url }),
  });
  if (remoteService === undefined) return fail(conformanceUsage);
  const { send, close } = createUndiciTransport();
  const { baseUrl } = remoteService;
  const authentication = createAuthentication(remoteService, { send, clock: systemClock, timeout });
  const line = createLine({ send, baseUrl, authentication, timeout });
  const verdicts = await runCases({ line, clock: systemClock, isWriting });
  await close();
  if (json) {
    for (const { tried, result, how } of verdicts) {
      const { topic, says, basis } = tried;
      console.log(JSON.stringify({ topic, says, basis, result, how }));
    }
  } else console.log(toReport(verdicts));
  if (!keepsTo(verdicts)) process.exitCode = 1;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
