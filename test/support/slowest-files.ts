import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

const shown = 10;

/** Ends a run with the files that took longest: what they import, set up and test. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= shown) return;
    const slowest = modules
      .map((module) => ({ module, ms: timeOf(module) }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, shown);
    const lines = slowest.map(({ module, ms }) => {
      const seconds = (ms / 1_000).toFixed(1).padStart(6);
      return `${seconds} s  ${module.project.name}  ${relative(module.project.config.root, module.moduleId)}`;
    });
    process.stdout.write(`\nThe slowest of ${modules.length} files:\n${lines.join("\n")}\n\n`);
  }
}

/** Milliseconds. What waits for another file's work is in it, so it says more on a quiet machine. */
function timeOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return collectDuration + setupDuration + duration;
}
