import loadHighs from "highs";
import type { SeatRequest } from "#src/booking/service/capacity/party.ts";
import type { Plan } from "#src/booking/service/venue/plan.ts";
import { type SeatingProgram, seatingProgramOf } from "./seating-program.ts";

/** `undecided`: the solver ran into its time limit. */
export type Proof = "seated" | "impossible" | "undecided";

// The package's types describe its CommonJS build; the one that is imported has the loader itself as its default.
const highs = await (loadHighs as unknown as typeof loadHighs.default)();
const { modelStatus, variableType } = highs.constants;

/** Whether some seating of all parties exists, decided by the integer programming solver HiGHS. */
export function canSeat(plan: Plan, parties: readonly SeatRequest[], limitSeconds: number): Proof {
  const program = seatingProgramOf(plan, parties);
  const seatable = new Set(program.options.map(({ party }) => party));
  if (seatable.size < parties.length) return "impossible";
  using model = highs.createModel(toModel(program));
  model.options.set({ output_flag: false, time_limit: limitSeconds });
  const status = model.run().modelStatus;
  if (status === modelStatus.infeasible) return "impossible";
  if (status === modelStatus.optimal) return "seated";
  if (status === modelStatus.timeLimit) return "undecided";
  throw new Error(`HiGHS ended with status ${status}`);
}

/** Row by row: one option for each party, then the limits. */
function toModel({ options, limits, partyCount }: SeatingProgram) {
  const rows: Map<number, number>[] = [
    ...Array.from({ length: partyCount }, () => new Map<number, number>()),
    ...limits.map(({ weights }) => new Map(weights)),
  ];
  options.forEach(({ party }, column) => {
    rows[party]?.set(column, 1);
  });
  const entries = rows.map((row) => [...row]);
  const starts = [0];
  for (const row of entries) starts.push((starts.at(-1) ?? 0) + row.length);
  const columns = options.length;
  return {
    numCols: columns,
    numRows: rows.length,
    colCost: new Float64Array(columns),
    colLower: new Float64Array(columns),
    colUpper: new Float64Array(columns).fill(1),
    integrality: new Int32Array(columns).fill(variableType.integer),
    rowLower: rows.map((_, row) => (row < partyCount ? 1 : -highs.infinity)),
    rowUpper: rows.map((_, row) => (row < partyCount ? 1 : (limits[row - partyCount]?.tables ?? 0))),
    matrix: {
      format: "csr" as const,
      numRows: rows.length,
      numCols: columns,
      starts,
      indices: entries.flatMap((row) => row.map(([column]) => column)),
      values: entries.flatMap((row) => row.map(([, value]) => value)),
    },
  };
}
