/**
 * The currencies that Telegram takes payments in, by the digits of their smallest unit
 * (https://core.telegram.org/bots/payments/currencies.json, field `exp`). XTR are Telegram's own Stars, of which there are
 * no parts.
 */
const currenciesByDigits: Readonly<Record<number, string>> = {
  0: "CLP ISK JPY KRW PYG UGX VND XTR",
  2:
    "AED AFN ALL AMD ARS AUD AZN BAM BDT BGN BND BOB BRL CAD CHF CNY COP CRC CZK DKK DOP DZD EGP EUR GBP GEL GTQ HKD HNL " +
    "HUF IDR ILS INR JMD KES KGS KZT LBP LKR MAD MDL MNT MUR MVR MXN MYR MZN NGN NIO NOK NPR NZD PAB PEN PHP PKR PLN QAR " +
    "RON RSD RUB SAR SEK SGD THB TJS TRY TTD TWD TZS UAH USD UYU UZS YER ZAR",
};

const digitsOf: ReadonlyMap<string, number> = new Map(
  Object.entries(currenciesByDigits).flatMap(([digits, codes]) =>
    codes.split(" ").map((code) => [code, Number(digits)] as const),
  ),
);

export const stars = "XTR";

/** An amount in the smallest units of its currency; undefined where it cannot be paid, or has parts of such a unit. */
export function toSmallestUnits(amount: number, currency: string): number | undefined {
  const digits = digitsOf.get(currency);
  if (digits === undefined) return undefined;
  const units = Math.round(amount * 10 ** digits);
  return Math.abs(units / 10 ** digits - amount) < 1e-9 ? units : undefined;
}

/** The amount that so many smallest units make. */
export function fromSmallestUnits(units: number, currency: string): number {
  return units / 10 ** (digitsOf.get(currency) ?? 2);
}
