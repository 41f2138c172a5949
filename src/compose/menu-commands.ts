import { readCatalogues } from "./read-catalogues.ts";

const commands = ["book", "bookings", "cancel", "language", "mydata", "forgetme", "help", "start"] as const;

/** What a platform's menu of commands says, in every language there is. */
export function menuCommands() {
  const catalogues = readCatalogues("commands.ftl");
  return catalogues.languages.flatMap((language) => {
    const bundle = catalogues.bundleFor(language);
    return commands.map((command) => {
      const pattern = bundle.getMessage(command)?.value;
      if (!pattern)
        throw new Error(`could not describe /${command} in "${language}": the catalogue lacks it`);
      return { command, language, description: bundle.formatPattern(pattern) };
    });
  });
}
