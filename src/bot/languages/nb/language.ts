import type { Language } from "../language.ts";
import { nb } from "./locale.ts";

export const norwegian: Language = {
  locale: nb,
  lacks: "äö",
  homeCountries: ["NO"],
  speakers: 5,
  dialects: ["no", "nn"],
};
