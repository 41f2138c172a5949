import { createLog } from "#src/compose/create-log.ts";
import { createServiceAlone } from "#src/compose/create-service-alone.ts";
import { systemClock } from "#src/lib/system-clock.ts";
import { readConfigOrExit } from "./read-config-or-exit.ts";
import { runUntilSignal } from "./run-until-signal.ts";

/** Only the table-booking service over HTTP, for other integrators. */
const config = readConfigOrExit();
const log = createLog(config.logLevel);

await runUntilSignal(() => createServiceAlone({ config, clock: systemClock, log }));
