import { understand } from "#src/bot/understanding/understand.ts";
import { countryOfZone } from "#src/lib/country-of-zone.ts";
import { momentOf, type Reader } from "./reader.ts";

export const ourReader: Reader = {
  name: "maitred",
  knows: () => true,
  read: (message) => {
    const country = countryOfZone(message.timeZone);
    return understand(message.text, {
      now: momentOf(message),
      language: message.lang,
      expecting: message.expecting ?? null,
      ...(country !== undefined && { country }),
    });
  },
};
