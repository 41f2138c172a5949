import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:vanligen|var vanlig(?: och)?|jag ber er(?: att)?) (?:bekrafta|genomfor|gor|genomfora|gora) (?:bokningen|reservationen)
    (?:boka|reservera|bekrafta|fixa|ordna|spika|las)(?: (?:det|den|bordet|oss|mig|in|garna|da|nu|bara|sa)){1,4}
    (?:du|ni) (?:kan|far) (?:garna )?(?:boka|reservera|bekrafta)(?: (?:det|den|bordet|in|oss)){0,2}
    (?:skriv|satt|lagg) (?:upp |in )?(?:oss|mig|det|den)(?: (?:in|upp))?
    (?:vi|jag) (?:tar|kor|gor) (?:den|det|sa|pa det)(?: da| garna)?
    da (?:gor|tar|kor|bokar) vi (?:sa|det|den|pa det)(?: da)?
    sla till
  `,
  suits: words`
    finfint
    stralande
    (?:det )?(?:blir|ar|later|ser|kanns) (?:riktigt |helt |jatte|mycket )?(?:bra|finfint|stralande|battre|fint|perfekt|toppen|ratt)(?: (?:sa|ut|det|da))?
    sa (?:blir|ar) (?:det )?(?:bra|battre|fint|perfekt)
    klart(?=[,.!] | (?:kor|boka|vi|jag|gor))
  `,
  exclaims: words`
    va
    vada
    hur sa
    forlat
    ursakta
    hm{1,4}
  `,
  resigned: words`
    (?:det |den )?(?:far|fick) (?:val |ju )?(?:ga|duga|bli)(?: sa)?
    (?:det ar )?inget att gora at(?: det)?
    (?:vi|jag) har (?:val )?inget val
    (?:det )?kan inte hjalpas
  `,
  sighs: words`
    na ?ja
    nja
    jaja
    tja
    ah
  `,
  insists: words`
    (?:det )?(?:sa|sager) jag(?: ju| ju redan| nyss| redan)?
    jag sa (?:ju |redan |nyss )?(?:det|ja)
    som (?:jag )?sagt
  `,
};
