import type { AnswerWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";
import { afterNo } from "./after-no.ts";
import { asking } from "./asking.ts";
import { besides } from "./besides.ts";
import { coming } from "./coming.ts";
import { hesitating } from "./hesitating.ts";
import { notCancelling } from "./not-cancelling.ts";

/**Norwegian, both ways of writing it, and Danish. */
export const answers: AnswerWords = {
  besides,
  coming,
  afterNo,
  ...hesitating,
  ...asking,
  keeps: words`
    behold(?: det| den| bordet| bookingen| reservasjonen)?
    (?:vi|jeg) beholder(?: det| den| bordet)?
    (?:la|lad) (?:den|det|bordet) (?:sta|være)
  `,
  stands: words`
    ikke alle
    (?:vi|jeg) kommer(?! (?:\p{L}{1,8} )?ikke)
    (?:det )?(?:gjelder|gælder|star) (?:fortsatt|fortsat|stadig|fast)
  `,
  pleas: words`
    takk
    tak
    vær sa snill
    gjerne
    gerne
  `,
  changing: words`
    endre
    endre det
    endre den
    flytt
    flytt den
    bytt
  `,
  noWishes: words`
    (?:ingen|uten)(?: andre| flere| spesielle| særlige| særskilte)? (?:ønsker|ønske|onsker|krav|kommentarer)
    (?:ikke noe|ingenting|intet|ikke noget) (?:mer|annet|andet|spesielt|særligt|a legge til)
  `,
  notCancelling,
};
