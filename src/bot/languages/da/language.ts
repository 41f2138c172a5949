import type { Language } from "../language.ts";
import { da } from "./locale.ts";

export const danish: Language = {
  locale: da,
  lacks: "äö",
  homeCountries: ["DK"],
  speakers: 6,
  resembles: "nb",
};
