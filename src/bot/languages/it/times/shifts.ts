import type { ShiftWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const shifts: ShiftWords = {
  now: words`
    adesso
    ora
    subito
    immediatamente
    appena possibile
    (?:il )?prima possibile
    al piu presto
  `,
  inHours: ["(?:tra|fra) (?:circa )?# ?(?:or[ae]|h)"],
  inMinutes: ["(?:tra|fra) (?:circa )?# ?(?:minut[oi]|min)"],
  inPhrases: {
    "tra mezz'ora": 30,
    "fra mezz'ora": 30,
    "tra un'ora": 60,
    "fra un'ora": 60,
    "tra un quarto d'ora": 15,
  },
  inLeads: words`
    tra
    fra
    entro
    tra circa
    fra circa
  `,
  halfMore: words`
    e mezza
    e mezzo
  `,
  later: ["piu tardi", "dopo(?! (?:le|l'|cena|pranzo|il|la|mezz))", "piu in la"],
  earlier: ["piu presto", "prima(?! (?:del|di|dell|dello|delle))"],
  laterOne: words`
    (?:quello|quella|il|la) (?:dopo|successiv[oa]|seguente|piu tardi)
  `,
  earlierOne: words`
    (?:quello|quella|il|la) (?:prima|precedente|piu presto)
  `,
  laterBefore: words`
    (?:posticipar(?:e|l[oa])|posticipa|posticipate|ritardar(?:e|l[oa])|spostare avanti|spostar(?:l[oa]|e)(?: (?:la|il) (?:prenotazione|tavolo))?(?: (?:in )?avanti)?)(?: (?:la|il) (?:prenotazione|tavolo))? di
  `,
  earlierBefore: words`(?:anticipare|anticipa|anticipate)(?: (?:la|il) (?:prenotazione|tavolo))? di`,
  shiftHours: ["or[ae]", "h"],
  shiftMinutes: ["(?:di )?minut[io]", "min"],
  shiftPhrases: {
    "decina di minuti": 10,
    "un'ora": 60,
    "1'ora": 60,
    "mezz'ora": 30,
    mezzora: 30,
    "un quarto d'ora": 15,
    "tre quarti d'ora": 45,
    "3 quarti d'ora": 45,
  },
  shiftLeads: words`
    un po'
    un po
    un pelo
    un attimo
    qualcosa di
    qualcosa
    niente(?: di)?(?! piu \p{L}{1,6} (?:di|del))
    c'e
    molto
    un pochino
    un poco
    poco
    ancora
    leggermente
    anche
    arrivare
    arriviamo
    venire
    veniamo
    passare
    possibilmente
  `,
  unfit: words`
    (?<!non e |non sono )troppo (?:presto|tardi)
  `,
  tooEarly: words`
    (?:non )?cosi presto(?: no)?
    (?:un po' )?troppo presto(?: per (?:noi|me))?
    (?<=\d (?:e|sono|sarebbe) )(?:un po'?|un pochino|piuttosto|abbastanza) presto
  `,
  tooSoonTo: words`
    per
    a
  `,
  tooLate: words`
    (?:non )?cosi tardi(?: no)?
    (?:un po' )?troppo tardi(?: per (?:noi|me))?
    (?<=\d (?:e|sono|sarebbe) )(?:un po'?|un pochino|piuttosto|abbastanza) tardi
  `,
  insteadOf: words`
    invece (?:di|che|delle)
    anziche
    al posto (?:di|delle)
  `,
};
