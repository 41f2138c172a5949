import { collectDefaultMetrics, Registry } from "prom-client";
import { createGauges, createMeters, type Gauges, type Meters } from "./meters.ts";

type Look = (gauges: Gauges) => Promise<void> | void;

/** What is measured of one maitred, for Prometheus. */
export interface Metrics {
  readonly meters: Meters;
  /** Looks there each time somebody asks. What a look that throws would have set stays as it was. */
  look(at: Look): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
}

/** The type of what `text` comes to. */
export const textType: string = Registry.PROMETHEUS_CONTENT_TYPE;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const meters = createMeters(registry);
  const gauges = createGauges(registry);
  const looks: Look[] = [];
  return {
    meters,
    look: (at) => {
      looks.push(at);
    },
    text: async () => {
      await Promise.allSettled(looks.map(async (at) => await at(gauges)));
      return await Registry.merge([registry, processRegistry()]).metrics();
    },
  };
}

let ofProcess: Registry | undefined;

/**
 * Of the machine's process there is one, however many maitreds are in it. It takes a timer and an observer along, which
 * who is never asked need not have.
 */
function processRegistry(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}
