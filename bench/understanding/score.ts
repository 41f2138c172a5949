/**
 * How well messages are understood:
 * `node bench/understanding/score.ts FOLDER [--compare] [--json | --markdown] [--worst N] [--field F] [--source S] [--lang L]`.
 * The folder holds JSONL files (gold.ts says of what shape). `--compare` lets chrono-node and Microsoft's
 * recognizers read the same messages, which takes a minute more; `--markdown` prints what the docs show.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { chronoReader } from "./chrono-reader.ts";
import { compare } from "./compare.ts";
import { readMessages } from "./gold.ts";
import { judge, withCourtesiesAsOther } from "./judge.ts";
import { ourReader } from "./our-reader.ts";
import { recognizersReader } from "./recognizers-reader.ts";
import { createReport } from "./report.ts";
import { reportMarkdown, reportText } from "./report-text.ts";
import { worstExamples } from "./worst.ts";

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      compare: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      markdown: { type: "boolean", default: false },
      worst: { type: "string", default: "10" },
      field: { type: "string" },
      source: { type: "string" },
      lang: { type: "string" },
    },
  });
  return { ...values, folder: positionals[0] };
}

function main(): void {
  const options = readOptions();
  const { folder, source, lang } = options;
  if (folder === undefined || !existsSync(folder)) {
    process.stderr.write("Give a folder with JSONL files as the first argument.\n");
    process.exitCode = 1;
    return;
  }
  const messages = readMessages(folder).filter(
    (message) => (source ?? message.source) === message.source && (lang ?? message.lang) === message.lang,
  );
  const judged = messages.map((message) => judge(message, ourReader.read(message)));
  const report = createReport(
    judged,
    options.compare ? compare(messages, [ourReader, chronoReader, recognizersReader]) : undefined,
  );
  if (options.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else if (options.markdown) process.stdout.write(reportMarkdown(report));
  else {
    process.stdout.write(`${reportText(report)}\n`);
    process.stdout.write(
      worstExamples(judged.map(withCourtesiesAsOther), Number(options.worst), options.field),
    );
  }
}

/** `… | head` closes the pipe before all is written; that is no fault. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exitCode = 0;
});

main();
