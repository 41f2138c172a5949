import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const standing: StandingWords = {
  list: words`
    (?:mina|vara) (?:bokningar|reservationer)
    (?<!\p{L} )(?:min|var) (?:bokning|reservation)(?=[.!? ]*$)
    har (?:jag|vi) (?:\p{L}{1,12} ){0,3}(?:bokning|bokningar|reservation|bokat|bord bokat|ett bord)
    (?:visa|se|kolla|kontrollera|dubbelkolla|bekrafta) (?:mig )?(?:min|mina|var|vara) (?:\p{L}{1,14} )?(?:bokning|bokningar|reservation|reservationer)
    (?:hitta|hamta|titta pa|kolla upp) (?:mig )?(?:min|mina|var|vara) (?:\p{L}{1,14} )?(?:bokning|bokningar|reservation|reservationer)
    (?:vilken tid|vilken dag) (?:har|hade|ar|var|bokade|galler) (?:jag|vi|min|var|mitt|vart) ?(?:\p{L}{1,14} ?)?(?:bokning|bokat|reservation|bord|bordet)?
    (?:nar|hur dags) (?:har|hade|ar|var|bokade|galler) (?:jag|vi|min|var|mitt|vart) ?(?:\p{L}{1,14} ?)?(?:bokning|bokat|reservation|bord|bordet)?
    (?:nar ar det som|vilket datum) (?:har|hade|ar|var|bokade|galler) (?:jag|vi|min|var|mitt|vart) ?(?:\p{L}{1,14} ?)?(?:bokning|bokat|reservation|bord|bordet)?
    (?:vilka|vad for|hur manga) (?:bokningar|reservationer)
    (?:hur ser|stammer|finns|galler|ar) (?:min|var) (?:bokning|reservation)
    (?:min|var) (?:bokning|reservation) (?:bekraftad|registrerad|kvar|klar)
    vad har jag bokat
    vad har vi bokat
    (?:nar|vilken tid|vilken dag|hur dags|till nar)(?: (?:var|ar) det(?: som)?)? (?:jag|vi) (?:\p{L}{1,8} ){0,2}(?:bokat|bokade|reserverat)
    (?:nar|vilken tid|vilken dag|hur dags) (?:hade|har|bokade) (?:jag|vi)(?: \p{L}{1,8}){0,3} (?:bokat|bokade|reserverat|bordet)
    (?:bokade|bokat|reserverade).{0,60}(?:gick|kom) (?:den|det) (?:igenom|fram)
  `,
  late: words`
    (?:blir|ar|kommer|minuter|min|kvart|lite|nagra) (?:\p{L}{1,9} ){0,3}(?:sena?|forsenade?)
    forsenade?
    (?:sitter|fastnat|fast) (?:\p{L}{1,6} )?i (?:en )?(?:ko|bilko|trafiken|trafik)
    bilko
    (?:vi|jag) (?:kommer|ar dar|hinner)(?: forst| inte forran)? (?:kl |klockan |vid )?.{1,20} (?:istallet|i stallet)(?: for)?
    (?:vi|jag) (?:kommer|ar dar|hinner) (?:forst|inte forran) (?:kl |klockan |vid )?\d
  `,
};
