import type { Suggest } from "./command.ts";

/** What may be typed where a day is asked for. */
export const daysHint = "today, tomorrow, a weekday such as fri, or 2026-11-27";

export const suggestDays: Suggest = (desk, typing) => desk.suggest.days(typing);
