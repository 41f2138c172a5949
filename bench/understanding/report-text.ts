import type { Report } from "./report.ts";
import { comparisonTable, fieldTable, groupTable, type Table, toMarkdown, toText } from "./table.ts";

const triple = "accuracy / precision / recall, percent";
/** A group table has these in the docs; ranges and parts of the day stand in the table of fields. */
const mainFields = ["intent", "partySize", "date", "time"] as const;
const otherFields = ["timeFrom", "timeTo", "part"] as const;

export function reportText(report: Report): string {
  return tablesOf(report, [...mainFields, ...otherFields])
    .map(toText)
    .join("\n");
}

/** The block of the docs that holds figures, from its first to its last line. */
export function reportMarkdown(report: Report): string {
  const { messages, sources, languages } = report;
  return [
    "<!-- begin: figures, printed by `npm run --silent understand:score -- FOLDER --compare --markdown` -->\n",
    `${messages} messages of ${sources.length} sources in ${languages.length} languages and dialects.\n`,
    ...tablesOf(report, mainFields).map(toMarkdown),
    "<!-- end: figures -->\n",
  ].join("\n");
}

function tablesOf(report: Report, groupFields: Parameters<typeof groupTable>[2]): Table[] {
  const { fields, intentStrict, sources, languages, comparison } = report;
  return [
    fieldTable("All messages (percent)", { ...fields, "intent, strict": intentStrict }),
    ...(comparison ? [comparisonTable(`Beside other readers (${triple})`, comparison)] : []),
    groupTable(`By source (${triple})`, sources, groupFields),
    groupTable(`By language (${triple})`, languages, groupFields),
  ];
}
