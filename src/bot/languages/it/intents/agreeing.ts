import type { AgreeingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const agreeing: AgreeingWords = {
  yes: words`
    si
    si si
    sisi
    si grazie
    si per favore
    si certo
    certo
    certo che si
    certamente
    ok
    okay
    okk
    oki
    okey
    ok ok
    va bene
    d'accordo
    daccordo
    assolutamente
    assolutamente si
    sicuro
    sicuramente
    yes
    yep
    eh si
    come no
    ma certo
    direi di si
    certissimo
    ovvio
    ma certo che si
    eccome
    okok
    sii{1,5}
  `,
  affirm: words`
    (?:ma )?(?:certo|ovvio|ovviamente|naturalmente) che si
    ma (?:certo|si),? (?:certo|si)(?: certo)?
    (?:accetto|accettiamo)(?: (?:le|i|queste|tutte le|tutto)(?: (?:condizioni|termini|penali))?)?
    (?:sono |siamo )?d'accordo(?: (?:con|su) (?:le|tutto|questo|queste)(?: condizioni)?)?
    (?:abbia la cortesia di|voglia|vogliate|proceda a|procedete a|la prego di) (?:confermare|prenotare)(?: (?:la prenotazione|il tavolo))?(?=[,.! ]*$)
    (?:prenot[aio]|prenotate|conferm[aio])(?:l[ao])? e (?:basta|via|amen)(?=[,.! ]*$)
    perfetto
    (?:xfetto|prfetto|perfeto)
    perfetta
    esatto
    esattamente
    giusto
    corretto
    bene
    benissimo
    ottimo
    confermo
    conferma
    confermare
    confermato
    volentieri
    con piacere
    prego
    affermativo
    procedi
    vai
    procediamo
    naturalmente
    ovviamente
    senz'altro
    tutto giusto
    va benissimo
    bello
    e corretto
    vero
    fatto
    👍
    👌
    ✅
    eccome
    decisamente
    (?<!(?:non|nn) )(?:ci saremo|ci saro|ci siamo|vengo)
    affare fatto
    nessun problema
    non c'e problema
    senza problemi
    perche no
    confermiamo
    approvato
    tutto ok
    (?<!(?:ciao|buongiorno|buonasera|salve|ehi|ehila|buondi),? )tutto bene
    tutto corretto
    siamo d'accordo
    ci sta
    per me va bene
    per noi va bene
    tutto a posto
    tutto apposto
    a posto
    apposto
    tutto perfetto
    e tutto giusto
    per (?:me|noi) (?:va bene|ok|va benissimo|e ok|perfetto)
    (?:mi|ci) va (?:bene|benissimo)
    va bene (?:cosi|per me|per noi|grazie)
    va benone
    benone
    ci stiamo
    ci sto
    ci vediamo (?:li|allora|la)
    andata
    aggiudicato
    confermate
    confermi
    lo confermo
    la confermo
    confermatissimo
    dai
    si dai
    dai si
    ok per me
    ok per noi
    preciso
    proprio cosi
    e cosi
    cosi va bene
    e giusto
    e esatto
    e perfetto
    e ok
    fantastico
    magnifico
    splendido
    grande
    top
    super
    eccellente
    meraviglioso
    no problem
    mi sembra (?:ok|giusto|perfetto|corretto|di si)
    credo di si
    penso di si
    direi di si
    e vero
    infatti
    accetto
    accettiamo
    lo prendo
    la prendo
    lo prendiamo
    (?<!(?:non|nn) )(?:veniamo|verremo)(?! in \d)
    con molto piacere
    molto volentieri
    tutto confermato
    perfettamente
    si puo fare
    fatelo
    fallo
    proceda
    procedete
    avanti
    concordo
    sono d'accordo
    prenoti pure
    prenota pure
    prenotate pure
    di si
    (?:ricorda|ricordi|ricordate|memorizza|memorizzi)(?:lo|li|la|melo|meli|telo|telo)?(?=[.! ]*$)
    (?:lo ricordi|ricordalo|lo conservi|lo salvi)
    facciamo cosi
    (?:faccia|fate|fai) pure
    certo che (?:veniamo|vengo|ci siamo|ci saremo|ci saro)
    come (?:previsto|concordato|stabilito)
    vai tranquill[oai]
    vada per (?:quello|quella|questo|questa|cosi)
    daje(?=[,.! ]*$|[,.!] )
    affare fatto
    (?:ok,? )?procediamo
    (?:favoloso|stupendo|spettacolare|eccezionale|strepitoso|grandioso|mitico|da favola|bellissimo|una (?:favola|meraviglia)|alla grande|formidabile|ottimamente)(?=[.! ]*$|[,.!;] |,? (?:grazie|prenot|proced|conferm|vai|dai|allora))
    (?<=\p{L},? )aggiung(?:i|a|ete|ere)(?:l[oaie]|telo|tela|ilo|ilo)?(?: pure)?(?=[.! ]*$)
    sii{1,5}
  `,
  permits: words`
    (?:lo )?(?:puoi|puo|potete)(?: pure)?(?: farlo| prenotare| procedere| confermare)?
    (?:certo|certamente) che (?:puoi|puo)
  `,
};
