/** What a dead process's calls come to. */
export class Killed extends Error {
  override readonly name = "Killed";
}

/** Counts the calls that leave a process and kills it after one of them: what that one did is done. */
export interface Executioner {
  through<Value>(work: () => Promise<Value>): Promise<Value>;
  isDead(): boolean;
}

export function createExecutioner(killAt: number): Executioner {
  let calls = 0;
  let isDead = false;
  return {
    through: async (work) => {
      if (isDead) throw new Killed();
      calls += 1;
      const isLast = calls === killAt;
      const value = await work();
      isDead ||= isLast;
      if (isDead) throw new Killed();
      return value;
    },
    isDead: () => isDead,
  };
}

/** The same object, with each of its calls through the executioner's hands. */
export function guarded<Ports extends object>(ports: Ports, { through }: Executioner): Ports {
  return new Proxy(ports, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      // What a test looks at is no call of the process.
      if (typeof member !== "function" || name === "sentTo") return member;
      return (...given: unknown[]) => through(async () => Reflect.apply(member, target, given));
    },
  });
}
