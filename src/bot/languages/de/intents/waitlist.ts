import type { WaitlistWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const waitlist: WaitlistWords = {
  waitlist: words`
    warteliste
    auf die warteliste
    sag(?:en sie)? (?:mir )?bescheid,? wenn
    (?:meldet|melden sie) (?:euch|sich),? wenn
    wenn (?:etwas|was|ein tisch) frei wird
    falls (?:etwas|was|ein tisch) frei wird
    (?:falls|wenn|sobald|sollte) (?:[\p{L}\d]{1,12} ){1,6}frei (?:wird|werden|wurde)
    (?:falls|wenn|sobald|sollte) (?:noch |heute |doch ){0,2}(?:jemand|wer|einer) (?:noch |heute |doch ){0,2}(?:absagt|abspringt|storniert|absagen)
  `,
};
