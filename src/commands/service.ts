import { createLog } from "#src/compose/create-log.ts";
import { systemClock } from "#src/lib/system-clock.ts";
import { openWebServer } from "#src/web/open-web-server.ts";
import { readConfigOrExit } from "./read-config-or-exit.ts";
import { runUntilSignal } from "./run-until-signal.ts";

/** Only the table-booking service over HTTP, for other integrators. */
const warnings: string[] = [];
const config = readConfigOrExit((warning) => warnings.push(warning));
const log = createLog(config.logLevel);
for (const warning of warnings) log.warn({}, warning);

await runUntilSignal(async () => {
  if (config.housesDir !== undefined)
    throw new Error("the houses of HOUSES_DIR are served by npm start alone");
  // The port first, as maitred does.
  const web = await openWebServer({ ...config, log });
  const { createServiceAlone } = await import("#src/compose/create-service-alone.ts");
  return await createServiceAlone({ config, web, clock: systemClock, log });
});
