import type { Jobs } from "#src/jobs/jobs.ts";

/** Jobs that run when a test says so. */
export function createSweeps() {
  const sweeps = new Map<string, () => Promise<void>>();
  const jobs: Pick<Jobs, "every"> = { every: (_interval, name, sweep) => sweeps.set(name, sweep) };
  return {
    jobs,
    /** Runs what was declared under this name. */
    sweepOf: (name: string) => async (): Promise<void> => {
      const sweep = sweeps.get(name);
      if (!sweep) throw new Error(`nobody declared ${name}, only ${[...sweeps.keys()].join(", ")}`);
      await sweep();
    },
  };
}
