import { createHash } from "node:crypto";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, as the end of a run tells. Begun last, one of them would leave all other workers idle. */
const longest = [
  "test/bot/runtime/consent-walks.test.ts",
  "test/main.test.ts",
  "test/bot/aftercare/waitlist/fairness.test.ts",
  "test/booking/service/crashes.test.ts",
  "test/commands/desk.test.ts",
  "test/commands/keys.test.ts",
];

/** Begins with the files that take longest; the others come in the order of the seed. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const pathOf = ({ moduleId }: TestSpecification) => relative(root, moduleId);
    const lot = (file: TestSpecification) =>
      createHash("sha1")
        .update(`${sequence.seed}/${file.project.name}/${pathOf(file)}`)
        .digest("hex");
    const lots = new Map(files.map((file) => [lot(file), file]));
    const drawn = [...lots.keys()].toSorted().flatMap((key) => lots.get(key) ?? []);
    const rank = (file: TestSpecification) => {
      const place = longest.indexOf(pathOf(file));
      return place < 0 ? longest.length : place;
    };
    return drawn.toSorted((one, other) => rank(one) - rank(other));
  }
}
