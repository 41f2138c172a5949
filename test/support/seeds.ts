import fc from "fast-check";
import { seed } from "./seed.ts";

// The same random cases in every run.
if (seed !== undefined) fc.configureGlobal({ seed });
