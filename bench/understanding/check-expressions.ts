/**
 * Looks at every regular expression of the understanding for input that takes it longer than in proportion:
 * `npm run check:regex`. Where recheck comes to no end within the limit (it knows no names that occur twice, and
 * large expressions take it long), the tests alone speak: no repetition without a bound, and no input that hangs.
 * Takes minutes. Exits with 1 when an expression is vulnerable.
 */
import { check } from "recheck";
import { builtExpressions, type Expression, writtenExpressions } from "./expressions.ts";

const timeoutMs = 2_000;

async function main(): Promise<void> {
  const all = [...writtenExpressions(), ...(await builtExpressions())];
  const expressions = new Map(
    all.map((expression) => [`/${expression.source}/${expression.flags}`, expression]),
  );
  const counts = { safe: 0, vulnerable: 0, unknown: 0 };
  for (const [text, expression] of expressions) {
    const status = await statusOf(expression);
    counts[status] += 1;
    if (status !== "safe") process.stdout.write(`${status}: ${expression.file} ${text.slice(0, 100)}\n`);
  }
  process.stdout.write(`${expressions.size} expressions: ${JSON.stringify(counts)}\n`);
  if (counts.vulnerable > 0) process.exitCode = 1;
}

async function statusOf({ source, flags }: Expression) {
  return (await check(source, flags, { timeout: timeoutMs })).status;
}

await main();
