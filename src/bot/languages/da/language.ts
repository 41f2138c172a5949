import type { Language } from "../language.ts";
import { da } from "./locale.ts";

export const danish: Language = {
  locale: da,
  homeCountries: ["DK"],
  resembles: "nb",
};
