import type { NoteWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const notes: NoteWords = {
  verbs: words`
    aggiung(?:ere|a|i|ete)
    annot(?:are|a|i|ate)
    segn(?:are|a|i|ate)
    segnal(?:are|a|i|ate)
    scriv(?:ere|a|i|ete)
    menzion(?:are|a|i)
    avvis(?:are|i|a)
    (?:dire|dica|di'|di) (?:alla cucina|allo chef|al ristorante|allo staff|ai camerieri)
    dirgli
    digli
    (?:far|faccia|fai) presente
  `,
  writes: words`
    segn(?:are|ate|i|a)(?:mi|ci)?
    annot(?:are|ate|i|a)(?:mi|ci)?
    appunt(?:are|ate|i|a)(?:mi|ci)?
    scriv(?:ere|ete|i|a)
  `,
  that: ["che"],
  never: ["hai", "ha", "avete", "non", "mai", "se", "perche", "chi"],
  deeds: words`
    (?:potete|potreste|puo|potrebbe|puoi|potresti)(?: anche| per favore| magari){0,2} (?:mettere|scrivere|accendere|decorare|addobbare|cantare|preparare|portare|nascondere|sorprendere)(?! (?:la prenotazione|il menu|a (?:mio )?nome|il mio nome))(?!\p{L})
  `,
  beside:
    "allora quindi ok va bene perfetto ottimo benissimo si certo grazie per favore anche ne ce ci prendiamo prendo prenderemmo vogliamo vorremmo vorrei voglio serve servirebbe servono serviranno abbiamo avremmo bisogno di segni segna aggiunga metta".split(
      " ",
    ),
  ones: words`
    uno
    una
    un
    due
    tre
    \d{1,2}
  `,
};
