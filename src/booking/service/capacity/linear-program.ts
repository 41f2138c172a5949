/**
 * A linear program in the form of a tableau: maximise the value of the last row, where in every other row the
 * sum of coefficient × value stays within the limit, and no value is negative. The limits are not negative
 * either, so all zeros is allowed and is where the search for the maximum starts.
 */
export interface LinearProgram {
  readonly columns: number;
  /** Rows of limits; the row after them is the one to maximise. */
  readonly rows: number;
  /** Row by row `columns` coefficients and the limit; in the last row, what each column is worth. */
  readonly cells: Float64Array;
}

interface LinearSolution {
  readonly maximum: number;
  /** The value of each column. */
  readonly values: Float64Array;
}

interface Tableau extends LinearProgram {
  readonly width: number;
  /** Which variable each row stands for; columns count from 0, the rows' slack from `columns`. */
  readonly inRow: Int32Array;
  /** Which variable each column stands for. */
  readonly inColumn: Int32Array;
}

const epsilon = 1e-9;
/** From here on the rule that cannot go in circles picks the pivots (Bland, 1977); it is the slower one. */
const carefulAfter = 200;

export function createProgram(columns: number, rows: number): LinearProgram {
  return { columns, rows, cells: new Float64Array((columns + 1) * (rows + 1)) };
}

/**
 * The simplex method (Dantzig). Ends early once the maximum is known to reach `enough`; undefined when it is
 * not done within `mostPivots`. Uses the program's cells up.
 */
export function maximise(
  program: LinearProgram,
  enough: number,
  mostPivots: number,
): LinearSolution | undefined {
  const tableau = {
    ...program,
    width: program.columns + 1,
    inRow: Int32Array.from({ length: program.rows }, (_, row) => program.columns + row),
    inColumn: Int32Array.from({ length: program.columns }, (_, column) => column),
  };
  for (let pivots = 0; pivots < mostPivots; pivots++) {
    const careful = pivots >= carefulAfter;
    const column = maximumOf(tableau) >= enough ? undefined : enteringColumn(tableau, careful);
    if (column === undefined) return { maximum: maximumOf(tableau), values: valuesOf(tableau) };
    exchange(tableau, leavingRow(tableau, column, careful), column);
  }
  return undefined;
}

function cell({ cells, width }: Tableau, row: number, column: number): number {
  return cells[row * width + column] ?? 0;
}

/** The gain row counts down: its limit is minus what has been gained. */
function maximumOf(tableau: Tableau): number {
  return -cell(tableau, tableau.rows, tableau.columns);
}

function enteringColumn(tableau: Tableau, careful: boolean): number | undefined {
  let best: number | undefined;
  let bestKey = careful ? Number.POSITIVE_INFINITY : epsilon;
  for (let column = 0; column < tableau.columns; column++) {
    const worth = cell(tableau, tableau.rows, column);
    if (worth <= epsilon) continue;
    const key = careful ? (tableau.inColumn[column] ?? 0) : worth;
    if (careful ? key >= bestKey : key <= bestKey) continue;
    best = column;
    bestKey = key;
  }
  return best;
}

/** The row whose limit is reached first as the column's value grows. */
function leavingRow(tableau: Tableau, column: number, careful: boolean): number {
  let best = -1;
  let bestRatio = Number.POSITIVE_INFINITY;
  for (let row = 0; row < tableau.rows; row++) {
    const coefficient = cell(tableau, row, column);
    if (coefficient <= epsilon) continue;
    const ratio = cell(tableau, row, tableau.columns) / coefficient;
    if (ratio > bestRatio + epsilon) continue;
    if (ratio >= bestRatio - epsilon && !isBetterTie(tableau, row, best, column, careful)) continue;
    best = row;
    bestRatio = ratio;
  }
  if (best < 0) throw new Error("a linear program without a maximum");
  return best;
}

function isBetterTie(tableau: Tableau, row: number, best: number, column: number, careful: boolean): boolean {
  if (careful) return (tableau.inRow[row] ?? 0) < (tableau.inRow[best] ?? 0);
  return cell(tableau, row, column) > cell(tableau, best, column);
}

/** Exchanges the variables of a row and a column, and brings every cell up to date. */
function exchange(tableau: Tableau, row: number, column: number): void {
  const { cells, width, inRow, inColumn } = tableau;
  const start = row * width;
  const factor = 1 / cell(tableau, row, column);
  const filled: number[] = [];
  cells[start + column] = 1;
  for (let other = 0; other < width; other++) {
    const value = cells[start + other] ?? 0;
    if (value === 0) continue;
    cells[start + other] = value * factor;
    if (other !== column) filled.push(other);
  }
  for (let other = 0; other <= tableau.rows; other++) {
    if (other !== row) subtractRow(tableau, other * width, start, column, filled);
  }
  const leaving = inRow[row] ?? 0;
  inRow[row] = inColumn[column] ?? 0;
  inColumn[column] = leaving;
}

function subtractRow(
  { cells }: Tableau,
  target: number,
  source: number,
  column: number,
  filled: readonly number[],
): void {
  const times = cells[target + column] ?? 0;
  if (times === 0) return;
  for (const other of filled) {
    cells[target + other] = (cells[target + other] ?? 0) - times * (cells[source + other] ?? 0);
  }
  cells[target + column] = -times * (cells[source + column] ?? 0);
}

function valuesOf(tableau: Tableau): Float64Array {
  const values = new Float64Array(tableau.columns);
  tableau.inRow.forEach((variable, row) => {
    if (variable < tableau.columns) values[variable] = cell(tableau, row, tableau.columns);
  });
  return values;
}
