import type { Context } from "#src/bot/machine/core/context.ts";
import { fullName, nameIn } from "#src/bot/machine/core/guest-details.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import type { Holder } from "#src/bot/machine/core/table.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { formatPhone } from "#src/lib/format-phone.ts";

/** Whom a booking is to be under, as far as a message says it; an address counts only where the house writes to it. */
export function holderIn(understood: Understood, { mails }: Context): Holder | undefined {
  const { phone, email } = understood;
  const holder = { ...nameIn(understood), ...defined({ phone }), ...(mails && defined({ email })) };
  return Object.keys(holder).length === 0 ? undefined : holder;
}

/** What was said before, with what is said now; a name replaces the former one whole. */
export function withHolder(former: Holder | undefined, holder: Holder): Holder {
  if (former === undefined || fullName(holder) === "") return { ...former, ...holder };
  const { firstName: _first, lastName: _last, ...rest } = former;
  return { ...rest, ...holder };
}

/** What of a booking's name, number and address is new. */
export function holderLines(holder: Holder | undefined): Message[] {
  if (holder === undefined) return [];
  const { phone, email } = holder;
  const name = fullName(holder);
  return [
    ...(name === "" ? [] : [message("summaryName", { name })]),
    ...(phone === undefined ? [] : [message("summaryPhone", { phone: formatPhone(phone) })]),
    ...(email === undefined ? [] : [message("summaryMail", { email })]),
  ];
}
