import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from "libphonenumber-js";
import { type Span, spanOf } from "./spans.ts";
import type { Expecting } from "./understood.ts";

export interface FoundContact {
  readonly phone?: string;
  readonly email?: string;
  readonly spans: readonly Span[];
}

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/u;
const manyDigits = /\+?\d(?:[ ()./-]{0,2}\d){6,14}/gu;
const dateLike = /^\d{1,4}([./-])\d{1,2}\1\d{2,4}/;

/** A phone number, as E.164 by the rules of its country, and an e-mail address. */
export function findContact(text: string, country: string | undefined, expecting: Expecting): FoundContact {
  const address = email.exec(text);
  const rest = address === null ? text : text.replace(address[0], " ".repeat(address[0].length));
  const number = findPhone(rest, country, expecting);
  return {
    ...(address && { email: address[0].replace(/\.$/, "") }),
    ...(number && { phone: number.phone }),
    spans: [...(address ? [spanOf(address)] : []), ...(number ? [number.span] : [])],
  };
}

function findPhone(
  text: string,
  country: string | undefined,
  expecting: Expecting,
): { phone: string; span: Span } | undefined {
  const looksLikeOne = [...text.matchAll(manyDigits)].some(
    ([digits]) => !dateLike.test(digits) || digits.replace(/\D/g, "").length > 8,
  );
  if (!looksLikeOne) return undefined;
  const code = country?.toUpperCase();
  const defaultCountry = code !== undefined && isCountry(code) ? code : undefined;
  for (const found of findPhoneNumbersInText(text, defaultCountry)) {
    const written = text.slice(found.startsAt, found.endsAt);
    const isPlain = !/^[+(0]/.test(written) && expecting !== "phone" && written.replace(/\D/g, "").length < 9;
    if (!isPlain && !dateLike.test(written)) {
      return { phone: found.number.number, span: { start: found.startsAt, end: found.endsAt } };
    }
  }
  return undefined;
}

function isCountry(code: string): code is CountryCode {
  return isSupportedCountry(code);
}
