/** Proves to the compiler that a switch is exhaustive; reached only when data contradicts its type. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
