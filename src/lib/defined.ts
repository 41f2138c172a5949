/** The fields of `T` that may be there, each without `undefined` as a value. */
type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/**
 * Returns the fields that have a value. An unknown field is left out rather than written as `undefined`, which
 * `exactOptionalPropertyTypes` asks for and which JSON, equality and `in` tell apart. `null` is a value.
 */
export function defined<T extends object>(fields: T): Defined<T> {
  const kept: Partial<T> = {};
  for (const key of Object.keys(fields) as (keyof T)[])
    if (fields[key] !== undefined) kept[key] = fields[key];
  return kept as Defined<T>;
}
