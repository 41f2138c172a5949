import type { CountWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** Between "we are" and the count. */
const hedges =
  "(?:solo|circa|ora|adesso|in realta|alla fine|infatti|quindi|proprio|soltanto|anche|sempre|solamente|massimo|al massimo|almeno|tipo|piu o meno|forse|" +
  "diventati|rimasti|probabilmente|pressappoco|intorno ai|sui)";

export const counts: CountWords = {
  phrases: words`
    (?<=^(?:no|scusa|scusi)[,.]? )#(?= (?:con) (?!(?:una?|il|la|lo|le|i|vista|noi|terrazza|vino)(?![\p{L}]))\p{L}{2,14}[ .!]{0,3}$)
    (?:(?:numero (?:di )?)?(?:persone|coperti|ospiti|adulti)) ?[:=] #
    # di noi
    (?:tavol[oi]|tav\.?|tavola|gruppo|prenotazione|post[oi]|cena|pranzo|famiglia|festa|comitiva|tavolata|compagnia) (?:per|x|da|di) (?:circa |solo |noi )?#
    (?:siamo|saremo|saremmo|sarebbero|saranno|fossimo) (?:${hedges} ){0,2}(?:in |un totale di )?(?:${hedges} )?#
    (?:veniamo|verremo|verremmo|venire|venendo|veniamo a cena|arriviamo) in #
    (?:cenare|cena|pranzare|pranzo|mangiare|tavolo|essere|stare|esserci|passare|arrivare) in #
    noi #
    #(?:,? di cui|,? dei quali|,? tra cui|,? fra cui|,? compres[ioa]|,? inclus[ioa]|,? contando)(?= (?:\d|un|una|i|le|gli)(?![\p{L}]))
    ci saranno #
    persone ?: ?#
    coperti ?: ?#
    n\.? ?# (?:persone|pers|coperti)
    in #(?= ¦)
    # a tavola
    in #(?= (?:alle|all'|verso le|dalle|per le|dopo le|prima delle) ?¦)
    (?:possiamo|potremmo) (?:essere|venire)(?: anche)? (?:in )?#
    tutt[ei] e #(?= ?(?:[,.!]|$))
    (?<=(?:conferm|prenot)(?:a|i|o|ate|iamo|are) )quell[oa] (?:da|di) #(?=[,.! ]*$)
  `,
  totals: words`
    # in totale
    # in tutto
    (?:in totale|in tutto|totale):?,? (?:(?:siamo|saremo|di|fa|fanno) )?#
  `,
  putsDown: words`
    (?:lasc|mett|tien|scriv|segn)(?:i|a|e|iamo|ete|ate)(?:lo|la|ci|ne)?(?: (?:pure|cosi))?
  `,
  keptAt: words`
    (?:lasci|tien|rest|manten)(?:a|i|iamo|iamola|iamolo|alo|ala|ete)(?:l[ao])?(?: (?:pure|cosi))? (?:a|in|per|da|su)
    (?:lasci|tien|rest|manten)ate(?:l[ao])?(?: (?:pure|cosi))? (?:a|in|per|da|su)
    lasci(?:a|amo|ate|alo)
  `,
  weakPhrases: words`
    (?:per ora|per adesso|per il momento|al momento),? (?:siamo |saremmo )?(?:in )?#
    (?<=(?:¦|cena|cenetta|pranzo|pranzetto|tavolo|tavolino|serata)(?: romantic[oa])? )a #
    (?:per|x) (?:circa |solo |noi |i |(?:al )?massimo )?#
    in #(?=$|[,.!¦])
    in #(?= (?:grazie|per|a cena|a pranzo|stasera|domani))
    da #(?= ¦)
    (?:ho|avevo) (?:scritto|detto|messo) #
    (?:solo|soltanto|solamente) #
    in #(?= (?:da|al|allo|alla|per|a) |[,.?!]|$)
    (?:1|uno) da #
  `,
  openPhrases: words`
    (?:intendo|intendevo|voglio dire|volevo dire) #
    # (?:invece|piuttosto)(?=[.?! ]*$)
    piuttosto #
    meglio #
    facciamo #
    diciamo #
    in realta #
    anzi #
    allora #(?=[.! ]*$)
    # allora(?=[.! ]*$)
    (?:metta|metti|mettiamo|mettici|facci|faccia) #
  `,
  answerLeads: words`
    in
    segn[iao]
    (?:ne )?mett[aei]
    prenda
    circa
    intorno ai
    verso
    sui
    forse
    diciamo
    al massimo
    almeno
    non piu di
    non meno di
    massimo
    direi
    penso
    credo
    facciamo
    mettiamo
    una
    piu o meno
    pressappoco
    fino a
    minimo
  `,
  fixed: {
    "lei ed io": 2,
    "lei e io": 2,
    "lui ed io": 2,
    "lui e io": 2,
    "un trio": 3,
    "1 trio": 3,
    "un quartetto": 4,
    "nessun altro": 1,
    "soltanto me": 1,
    "solo io": 1,
    "solo me": 1,
    "solo per me": 1,
    "da solo": 1,
    "da sola": 1,
    "una sola persona": 1,
    "tutti e 2": 2,
    "tutte e 2": 2,
    "una coppia": 2,
    "un paio di persone": 2,
    "saro sola": 1,
    "saro solo": 1,
    "vengo sola": 1,
    "vengo solo": 1,
    "in coppia": 2,
    "mezza dozzina": 6,
    "una quindicina": 15,
    "una dozzina": 12,
  },
  including: words`
    sono
    di cui
    inclusi
    compresi
  `,
  or: ["o", "o forse", "o magari", "(?:ma )?forse", "(?:ma )?magari"],
  to: ["a"],
};
