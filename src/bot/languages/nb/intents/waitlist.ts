import type { WaitlistWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const waitlist: WaitlistWords = {
  waitlist: words`
    venteliste
    ventelista
    ventelisten
    kølista
    pa kø
    reservelisten
    reserveliste
    (?:si|gi|sig|giv) (?:meg |mig |oss |os )?(?:fra|beskjed|besked|til) (?:om|hvis|nar|dersom)
    (?:hvis|om|dersom|nar|skulle) (?:det |noe |noen |et bord |noget |nogen |der ){1,2}(?:skulle )?(?:blir|bli|bliver|
      dukker|apner|kommer) (?:noe |noget |et bord |bord )?(?:ledig|ledige|ledigt|opp|op|fritt)
    gi lyd om
    varsle meg
    varsle oss
    hør av dere om
    (?:sett|skriv|legg|før) (?:opp )?(?:meg|oss) (?:opp )?pa (?:listen|lista|ventelisten|ventelista)
    i kø
    standby
    (?:gi|send) (?:meg |oss )?(?:beskjed|melding) (?:om|hvis|nar|dersom)
    (?:si|gi) (?:ifra|fra) (?:om|hvis|nar|dersom)
    (?:meld|skriv) (?:til )?(?:meg|oss) (?:om|hvis|nar)
    om noe blir ledig
    hvis noe blir ledig
  `,
};
