import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** A number (E.164) as people read it, "+47 90 01 23 45"; one that no country knows, as it is. */
export function formatPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone);
  return number?.isPossible() ? number.formatInternational() : phone;
}
