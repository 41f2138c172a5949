import type { CourtesyWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What a guest says kindly of the house behind "you are", and no more. */
export const kind = String.raw`(?:(?:molto|davvero|proprio|troppo|i|il|la|un|una|degli|dei|stat[oaie]) ){0,3}(?:gentili|gentile|gentilissim[oaie]|fantastic(?:o|a|i|he)|mitic(?:o|a|i|he)|grandi|grande|angel[oi]|tesor[oi]|carin[oaie]|migliori|migliore|bravissim[oaie]|fort[ei])(?= ?(?:$|[^\p{L}\d ?]))`;

export const courtesies: CourtesyWords = {
  greet: words`
    (?:funziona|va) (?:questo|sto) (?:coso|affare|bot)
    (?:mi )?(?:rispondete|rispondi|risponde)(?: qualcuno)? o no
    sto coso funziona
    c'e (?:qualcuno|nessuno)(?! (?:in|di|dietro|che) )
    (?:ci sei|c'e lei|siete li|sei li)(?: ancora)?
    ciao
    buongiorno
    buonasera
    salve
    buon pomeriggio
    buonanotte
    buon giorno
    buona sera
    come va
    come stai
    hey
    salve a tutti
    buondi
    buongiorno a (?:tutti|voi|lei)
    buonasera a (?:tutti|voi|lei)
    ciao a tutti
    hello
    hi
    ehi
    ehila
    buona giornata a voi
    come va\?
    come state
    come sta
    tutto bene\?
    (?<=(?:ciao|buongiorno|buonasera|salve|ehi|ehila|buondi),? )tutto bene(?=[ .!]*$)
    piacere
    buonpomeriggio
    buon di
    👋
    pronto
    mi sente(?: bene)?
    mi senti
  `,
  thanks: words`
    (?:siete|sei|lei e) ${kind}
    grazie
    grazie mille
    molte grazie
    tante grazie
    ti ringrazio
    la ringrazio
    vi ringrazio
    🙏
    grazie a (?:voi|lei|te)
    grazie infinite
    grz
    grazie tante
    grazie di cuore
    grazie davvero
    ringrazio
    vi ringraziamo
    gentilissim[oiae]
    molto gentil[ei]
    mille grazie
    thank you
    thanks
    merci
  `,
  thankedFor: words`per(?! favore)`,
  praise: words`
    fantastico
    ottimo
    bellissimo
    meraviglioso
    splendido
    magnifico
    grande
    che (?:bello|gentile)
    perfetto
    tutto perfetto
    eccellente
  `,
  closing: words`
    e tutto
    basta cosi
    nient'altro
    arrivederci
    a presto
    buona giornata
    buona serata
    ci vediamo
    addio
    a dopo
    a domani(?=[ .!]*$)(?<=^a domani|[.,!] ?a domani|grazie a domani|ok a domani|perfetto a domani|bene a domani)
    a stasera(?=[ .!]*$)(?<=^a stasera|[.,!] ?a stasera|grazie a stasera|ok a stasera|perfetto a stasera|bene a stasera)
    (?<=^|[.,!] ?|(?:grazie|mille|ok|perfetto|ottimo|bene|allora) )a (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)(?: sera| pranzo)?(?=[ .!]*$)
    buon weekend
    buon fine settimana
    buona continuazione
    buon proseguimento
    tutto qui
    basta grazie
    e tutto grazie
    niente altro
    alla prossima
    ciao ciao
    buonanotte
  `,
  fillers: words`
    (?:uff|ops)
    accidenti
    mannaggia
    per favore
    per piacere
    eh
    beh
    allora
    dunque
    oh
    ah
    grazie
    forse
    ok
    e
    si
    solo
    credo
    diciamo
    ora
    adesso
    signore
    signora
    bene
    ho detto
    perfavore
    per cortesia
    x favore
    ehm
    uhm
    mmm
    mah
    boh
    ecco
    senta
    senti
    scusi
    scusa
    scusate
    mi scusi
    guardi
    guarda
    insomma
    cioe
    praticamente
    magari
    dai
    quindi
    comunque
    direi
    penso
    se possibile
    grazie mille
    molte grazie
    tipo
    tanto
    intanto
    va be
    vabbe
    semplicemente
    sarebbe
    saremmo
    appunto
    ormai
    cazzo
    cavolo
    porca miseria
    e daje
    purtroppo
    ahime
    come (?:gia )?detto
    come ho (?:gia )?detto
    anche l'altr[oa]
  `,
};
