import type { TraitWords } from "../trait-words.ts";
import { words } from "../word-list.ts";

export const traits: TraitWords = {
  verbs: words`
    (?:non )?e
    (?:non )?sono
    (?:non )?ha
    (?:non )?hanno
    (?:non |puo solo )(?:puo|possono|mangia|mangiano|beve|bevono|sente|vede|cammina|sopporta|tollera|deve)
    (?:mangia|beve) (?:solo|poco|molto)
    sente
    vede
    cammina
    usa
    porta (?:il|un|le|gli)
    ha bisogno
    soffre
    odia
    odiano
    fa fatica
    sta in
    si muove
    si e appena
  `,
  ofSeveral: words`
    sono
  `,
  between: words`
    che
    anche
    purtroppo
    inoltre
    pure
  `,
  idle: words`
    d'accordo
    ok
    content[oaie]
    felic[ei]
    sicur[oaie]
    fame
    qui
    qua
    li
    la
    detto
    chiesto
    consigliato
    parlato
    sentito
    venut[oaie]
    prenotato
    pagato
    deciso
    cambiato
    dimenticato
    trovato
    visto
    chiamato
    scritto
    arrivat[oaie]
    arrivando
    per strada
    fuori
    via
    impegnat[oaie]
    al lavoro
    lavoro
    lavorare
    lavorando
    in ritardo
    ritardo
    con (?:me|noi)
    per (?:me|noi|te|lei)
    un[oa]? di (?:noi|loro|quelli)
    lo stesso
    la stessa
    il capo
    clienti?
    fan
    amic[oaie]
    un tavolo
    il (?:tavolo|numero|telefono)
    la (?:prenotazione|conferma)
    anni
    tempo
    voglia
    ragione
    chiaro
    venire
    aspettare
    aspettando
    chi
    quell[oaie]
    mi[oae]
  `,
};
