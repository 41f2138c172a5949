/** One measured figure of a topic, as the table and the JSON show it. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the value is compared with, measured in the same run and in the same unit. */
  readonly beside?: { readonly name: string; readonly value: number };
  /** The value divided by the one beside it, or the other way round where the name says so. */
  readonly ratio?: number;
  /** What the figure should be; never a reason for a run to fail. */
  readonly aim?: string;
  /** How far the repetitions lie apart, from the lowest to the highest. */
  readonly spread?: string;
}
