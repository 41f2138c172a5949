/** How many random cases a property looks at: all of them where `CI` is set, a fifth of them elsewhere. */
export function runs(all: number): number {
  return process.env["CI"] ? all : Math.ceil(all / 5);
}
