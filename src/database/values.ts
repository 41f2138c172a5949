import { PostgresQueryCompiler, type RawBuilder, sql } from "kysely";

/**
 * Which JavaScript value stands for which SQL value:
 *
 * | SQL | read | also written as |
 * |---|---|---|
 * | `timestamptz` | `Temporal.Instant`, to the microsecond | – |
 * | `date` | `"2026-11-21"` | `Temporal.PlainDate` |
 * | `time`, `timestamp`, `interval`, ranges, `uuid`, `numeric` | text, as PostgreSQL prints it | the `Temporal` type that prints itself so |
 * | `int8`, and so `bigserial` and `count(*)` | `number`; `bigint` beyond 2^53 | – |
 * | `bytea` | `Uint8Array` | – |
 * | `json`, `jsonb` | parsed | `jsonb(value)` |
 *
 * Arrays hold the same values. The driver takes these functions by the type's number in `pg_type`.
 */
export const textParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: parseInt8,
  1082: asText,
  1114: asText,
  1184: parseInstant,
  1186: asText,
};

/** The array types of those, of which the driver must be told one by one; `numeric[]` too, which it reads as `number`. */
export const elementTypeOfArray: Readonly<Record<number, number>> = {
  1016: 20,
  1115: 1114,
  1182: 1082,
  1185: 1184,
  1187: 1186,
  1231: 1700,
};

function asText(text: string): string {
  return text;
}

function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

function parseInstant(text: string): Temporal.Instant {
  return Temporal.Instant.from(text);
}

/** Writes `Temporal` parameters as text, alone or in arrays; the driver would write them as JSON, in quotes. */
export class TemporalQueryCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(toParameter(parameter));
  }
}

function toParameter(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toParameter);
  return isTemporal(value) ? value.toString() : value;
}

function isTemporal(value: unknown): value is object {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.prototype.toString.call(value).startsWith("[object Temporal.")
  );
}

/** A `jsonb` parameter. Without it the driver takes a JavaScript array for a PostgreSQL one. */
export function jsonb<Value>(value: Value): RawBuilder<Value> {
  return sql<Value>`${JSON.stringify(value)}::jsonb`;
}
