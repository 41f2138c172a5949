const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;
const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const yearlyPattern = /^\d{2}-\d{2}$/;

/** A leap year, so that 02-29 counts as a day that exists. */
const anyLeapYear = "2000";

/** `"HH:MM"` as minutes since midnight on the clock's face, or undefined when it is no time of day. */
export function minuteOfDay(time: string): number | undefined {
  const match = timePattern.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** Minutes since midnight as `"HH:MM"`; a minute after midnight of the next day wraps round. */
export function toTimeOfDay(minute: number): string {
  const inDay = minute % (24 * 60);
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`;
}

/** `YYYY-MM-DD`, a day that the calendar has. */
export function isDate(text: string): boolean {
  return datePattern.test(text) && existsInCalendar(text);
}

/** `MM-DD`: that day of every year. */
export function isYearlyDate(text: string): boolean {
  return yearlyPattern.test(text) && existsInCalendar(`${anyLeapYear}-${text}`);
}

/** `MM-DD` of a date, as the keys of yearly special days and closures are written. */
export function toYearlyDate(date: Temporal.PlainDate): string {
  return date.toString().slice(5);
}

function existsInCalendar(date: string): boolean {
  try {
    Temporal.PlainDate.from(date, { overflow: "reject" });
    return true;
  } catch {
    return false;
  }
}
