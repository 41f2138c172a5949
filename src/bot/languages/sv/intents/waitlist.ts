import type { WaitlistWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const waitlist: WaitlistWords = {
  waitlist: words`
    (?:satt|skriv|stall|lagg) (?:upp )?(?:mig|oss) (?:upp )?pa (?:listan|vantlistan|kolistan)
    vantelista
    vantelistan
    kolista
    hor av er om
    sag till om
    meddela mig om
    om nagot blir ledigt
    om det blir ledigt
    vantlista
    reservlista
    reservlistan
    kolistan
    pa ko
    i ko
    standby
    hor av (?:er|dig) om
    sag till (?:om|ifall|nar)
    (?:om|ifall|nar|skulle) (?:det |nagot |nat |ett |nagot bord |ett bord |nan tid |nagon tid |
      en tid ){1,2}(?:skulle )?(?:blir|bli|dyker|oppnar|kommer) (?:nagot |nat |ett bord |bord )?(?:ledigt|ledig|upp|
      loss)
    meddela (?:mig|oss) (?:om|ifall|nar)
  `,
};
