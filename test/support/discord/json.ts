/** A JSON object as it came over the wire. */
export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The objects in a list, nothing where there is no list. */
export function objectsIn(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
