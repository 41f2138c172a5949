/** Dark, as most staff have Discord by night; text on them has a contrast of 7 to 1 and more (WCAG 2, level AAA). */
export const palette = {
  page: "#1b1d21",
  card: "#2b2e34",
  text: "#f5f6f7",
  quiet: "#c3c8d0",
  free: "#1d5c3a",
  few: "#6b4e05",
  full: "#7a2a2f",
  closed: "#33363c",
} as const;

/** Of the shifts of a day, told apart by lightness as well as by hue. */
export const shiftColors = ["#6ea8fe", "#f2b84b", "#8fd19e", "#d59bf6", "#f28b82", "#9fb3c8"] as const;
