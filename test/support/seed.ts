/**
 * What random cases and the order of the tests come from: the same in every run, so that a change is judged by what it
 * changes; undefined, for others in each run, where `EXPLORE` is set.
 */
export const seed: number | undefined = process.env["EXPLORE"] ? undefined : 20_261_122;
