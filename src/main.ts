import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { compileExpressionsPlainly } from "./compose/expression-flags.ts";

// What is compiled once is read from there at the next start; only modules that are loaded after this line are.
enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "maitred"));
compileExpressionsPlainly();
await import("./start.ts");
