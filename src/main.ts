import { enableCompileCache } from "node:module";
import { join } from "node:path";

// What is compiled once is read from there at the next start; only modules that are loaded after this line are.
enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "maitred"));
await import("./start.ts");
