import type { WhoComesWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const whoComes: WhoComesWords = {
  familiar: [
    "maman",
    "papa",
    "mamie",
    "papi",
    "mamy",
    "papy",
    "patron",
    "patronne",
    "chef",
    "cheffe",
    "copain",
    "copine",
    "bebe",
    "petit",
    "petite",
    "collegue",
    "mari",
    "gamin",
  ],
  several: ["jeunes", "gars", "ados"],
  articles: ["le", "la", "les"],
  theirs: ["son", "sa", "ses", "leur", "leurs", "un", "une"],
  someone: ["quelqu'un", "quelqu'un d'autre", "une personne"],
  staysAway: words`
    @ (?:ne |n')?(?:vient|viennent|viendra|viendront)(?: finalement| malheureusement)? (?:pas|plus)(?: finalement)?
    @ (?:ne )?(?:peut|peuvent|pourra|pourront)(?: finalement| malheureusement)? (?:pas|plus) (?:venir|etre la|etre des notres)
    @ (?:ne )?(?:peut|peuvent|pourra|pourront)(?: finalement| malheureusement)? (?:pas|plus)(?= ?[,.;!?]| ?$)
    @ (?:reste|restent|restera|resteront|va rester|vont rester)(?: finalement)? (?:a la maison|chez (?:lui|elle|eux|elles|nous|moi))
    @ (?:s'est desistee?|se sont desistee?s|se desiste|se desistent)
    (?:celui|celle) qui (?:[\p{L}']{1,12} ){1,5}ne (?:vient|viendra|peut) (?:pas|plus)(?: venir)?
  `,
  without: words`
    sans @(?= ?[,.;!?]| ?$| (?:finalement|du coup))
  `,
  comesToo: words`
    @ (?:peut|peuvent|pourra|pourront) (?:finalement venir|venir finalement|etre la finalement|finalement etre la)
    @ (?:vient|viennent|viendra|viendront)(?: finalement)? (?:aussi|egalement|avec nous|en plus|finalement)
    @ (?:sera|seront) (?:aussi |finalement |egalement )?(?:la aussi|des notres|avec nous)
    @ (?:se joint|se joignent|se joindra|se joindront)(?: aussi| finalement)? a nous
    @ (?:peut|peuvent|pourrait|pourra|pourraient)(?:[ -](?:elle|il|ils|elles))? (?:aussi |egalement )?venir (?:aussi|egalement|avec nous)
    @ (?:peut|peuvent|pourrait|pourra|pourraient)(?:[ -](?:elle|il|ils|elles))? (?:aussi|egalement) venir
    (?:il y a|il y aura)(?: aussi)? @ en plus
  `,
  brings: words`
    (?:amener|emmener|inviter) @
    \p{L}{2,15} (?:amene|amenera|emmene|emmenera|ramene|ramenera|vient avec|viendra avec|sera avec) @
    @ (?:de plus|supplementaire) (?:vient|viendra|se joint|nous rejoint)(?: a nous)?
    il y a @ (?:de plus|en plus)(?: qui vient)?
  `,
  late: words`
    en retard
    tard
    (?:seulement|pas avant|qu'a)
  `,
  arrives: words`
    arrive(?:ra|nt|ront)?
    arriver
    vien(?:t|nent|dra|dront)
    venir
    rejoin(?:t|dra|gnent|dront|dre)
    sera(?! (?:dispo|libre|content|ravi))
    seront(?! (?:dispo|libre|content|ravi))
    passe(?:ra|nt|ront|r)?
    depose(?:ra|nt|ront|r)?
    apporte(?:ra|nt|ront|r)?
    livre(?:ra|nt|ront|r)?
  `,
  pronouns: words`
    ils?
    elles?
  `,
  others: ["les autres", "le reste"],
};
