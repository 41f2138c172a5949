/** The staff's commands in one language. */
export interface CommandWords {
  /** Name and description by the command's own name, subcommands as "booking show". */
  readonly commands: Readonly<Record<string, readonly [name: string, description: string] | undefined>>;
  /** By the options' own names; the same word in every command. */
  readonly options: Readonly<Record<string, string | undefined>>;
  /** What options explain, by the English words; what is typed in English stays so. */
  readonly hints: Readonly<Record<string, string | undefined>>;
}
