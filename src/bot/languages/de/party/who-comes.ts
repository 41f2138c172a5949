import type { WhoComesWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const whoComes: WhoComesWords = {
  familiar: ["mama", "papa", "oma", "opa", "mutti", "vati", "mami", "papi"],
  several: ["jungen", "jungs", "jungeren", "madels", "jugendlichen"],
  articles: ["der", "die", "das", "den"],
  theirs: ["ihren", "ihre", "ihr", "seinen", "seine", "sein", "deren", "einen", "eine", "ein"],
  someone: ["jemanden", "jemand", "noch jemanden", "noch jemand", "eine begleitung"],
  staysAway: words`
    @ (?:kommt|kommen)(?: jetzt| nun| leider| doch| heute| dann| am ende){0,3} nicht(?: mehr)?(?: mit)?(?! \p{L})
    @ (?:kommt|kommen|kann|konnen)(?: jetzt| nun| leider| doch| heute| dann){0,3} nicht(?: mehr)?(?: mit)?(?= ?[,.;!?]| ?$| also| und | wir | daher| deshalb| drum)
    @ (?:kann|konnen)(?: jetzt| nun| leider| doch| heute){0,3} nicht(?: mehr)?(?: mit)? (?:kommen|mitkommen|dabei sein)
    @ (?:schafft|schaffen)(?: es|'?s)(?: leider| doch| jetzt){0,2} nicht
    @ (?:ist|sind)(?: jetzt| nun| leider| doch){0,2} nicht(?: mehr)? dabei
    @ (?:bleibt|bleiben)(?: jetzt| nun| leider| doch| lieber){0,2} (?:zuhause|zu hause|daheim|dahoam)
    (?:kommt|kommen)(?: leider| jetzt| doch){0,2} @(?: leider| jetzt| doch){0,2} nicht(?: mehr)?(?: mit)?(?! \p{L})
    (?:kann|konnen)(?: leider| jetzt| doch){0,2} @(?: leider| jetzt| doch){0,2} nicht(?: mehr)? (?:kommen|mitkommen|mit|dabei sein)
    @ (?:fallt|fallen) (?:leider |jetzt )?(?:aus|weg)
    @ (?:hat|haben)(?: mir| uns| leider| gerade){0,2} abgesagt
    (?:der|die|das)(?:jenige)?,? (?:der|die|das) (?:\p{L}{1,12} ){1,4}?(?:wollte|sollte|kommen sollte|kommt|kam),? (?:kommt|kann) (?:jetzt |doch |leider |nun ){0,2}nicht(?: kommen)?
  `,
  without: words`
    ohne @(?= ?[,.;!?]| ?$| (?:dann|jetzt|doch))
  `,
  comesToo: words`
    @ (?:kann|konnen|will|wollen) (?:jetzt |nun )?doch (?:noch |auch )?(?:kommen|mitkommen|dazukommen|mit|dabei sein)
    @ doch (?:noch |auch )?(?:kommen|mitkommen|dazukommen|dabei sein) (?:kann|konnen|will)
    @ (?:kommt|kommen)(?: jetzt| nun| dann| spontan){0,2} (?:auch|doch|noch)(?: auch| noch| doch)?(?: mit| dazu)?(?! (?:nicht|spater|nach|erst|zu|um)(?!\p{L}))
    @ (?:kommt|kommen)(?: jetzt| nun| dann| spontan){0,2} (?:mit|dazu)(?= ?[,.;!?]| ?$)
    (?:kommt|kommen)(?: jetzt| nun){0,2} (?:auch|noch|doch) @ (?:mit|dazu)
    (?:kommt|kommen) @ (?:auch|doch|noch)(?: auch| noch)?(?: mit| dazu)?(?! nicht)
    (?:kann|konnen|konnte|darf) @ (?:auch |noch ){1,2}(?:mitkommen|dazukommen|kommen|mit|dazu)
    (?:kann|konnen|konnte|darf) @ (?:mitkommen|dazukommen)
    @ (?:ist|sind)(?: jetzt| nun)? (?:auch|doch) dabei
    @ (?:mochte|mochten|will|wollen|wurde gern|wurde gerne) (?:auch |noch |doch ){1,2}(?:mitkommen|dazukommen|kommen|mit|dabei sein)
  `,
  brings: words`
    (?:darf|durfen|durfte|durften|kann|konnen|konnte|konnten) (?:ich|wir)(?: auch| noch| vielleicht| bitte){0,2} @ (?:mitbringen|mitnehmen|dabeihaben|dazuholen)
    (?:ich|wir) (?:bringe?|bringen|nehmen?)(?: auch| noch){0,2} @ mit
    \p{L}{2,15} (?:bringt|nimmt)(?: jetzt| noch| auch| doch){0,2} @
    (?:es |da )?kommt (?:jetzt |doch |auch |nun ){0,2}noch @(?: mit| dazu)?
  `,
  late: words`
    zu spat
    verspatet
    spat
    erst (?:um|gegen|ab|nach|so|ca|\d)
    nach \d
  `,
  arrives: words`
    kommt
    kommen
    dazukommen
    dazustoßen
    stoßt
    stoßen
    eintreffen
    nachkommen
    ist da
    sind da
    bringt
    bringen
    schaut
    schauen
    liefert
    liefern
    vorbeikommen
    vorbeibringen
    vorbeischauen
    da(?= ?[.,;!?]| ?$| und )
  `,
  pronouns: words`
    er
    sie(?= (?:\p{L}{1,15} ){0,3}(?:komm|dazu|stoß|eintreff|nachkomm|ist da|sind da))
  `,
  others: ["die anderen", "der rest", "die ubrigen"],
};
