import type { AddingWords } from "../adding-words.ts";
import { words } from "../word-list.ts";

const booking = "(?:reservation|resa|commande)";

export const adding: AddingWords = {
  verbs: words`
    r?ajout(?:er|ez|e|es|erez|eriez)(?:-(?:nous|moi|y))?
    rajout(?:er|ez|e|es)(?:-(?:nous|moi|y))?
  `,
  puts: words`
    (?:met(?:tre|tez|s)|prev(?:oir|oyez|ois)|not(?:er|ez|e)|inclu(?:re|ez|s)|command(?:er|ez|e))(?:-(?:nous|moi))?
  `,
  toBooking: words`
    (?:a|dans|sur|pour|avec) (?:la|ma|notre|cette) ${booking}(?: que (?:j'ai|nous avons|on a)(?: deja)?(?: faite)?)?
  `,
  toIt: words`
    dessus
    avec ca
    dedans
  `,
  toNote: words`
    (?:dans|a|en|parmi) (?:(?:la|les|ma|mes|notre|nos|votre|vos|cette) )?(?:notes?|remarques?|commentaires?|observations?)(?: (?:pour le|au) restaurant)?
    (?:dans|en|sur) (?:le|mon|notre|votre) commentaire
    (?:comme|en) (?:note|remarque|commentaire)
  `,
  theirs: words`
    la (?:reservation|resa|table) (?:que )?(?:j'ai|nous avons|on a)(?: deja)?(?: faite)?
  `,
  also: words`
    aussi
    egalement
    juste
    encore
    en plus
    peut[- ]etre
    y
    s'il (?:vous|te) plait
    svp
    nous
    moi
  `,
  unsaid: words`
    (?:quelque chose|qqch|un truc|une (?:petite )?chose)(?: en plus| d'autre)?
    (?:une?|ma|notre|la|des|mes) (?:autre |petite |derniere )?(?:demande|souhait|remarque|note|precision|commentaire|message|extra|mention)s?(?: particuliere| speciale| supplementaire)?
  `,
  others: words`
    (?:le|la|les|ca|cela)
    (?:[\p{L}']{1,15} ){0,8}(?:liste|playlist|piste|chanson|morceau|rappel|alarme|calendrier|agenda)
    (?:une?|1|2|deux|quelques)(?: autres?)? (?:personne|couvert|place|chaise|heure|jour|table|reservation)s?
    (?:quelqu'un|personne|rien)
    (?:mon|ma|notre|un|le|mes|nos) (?:nom|numero|telephone|portable|mail|e-?mail|adresse|coordonnees|prenom)
    (?:que|qu')
  `,
  never: "comment quand quel quelle quels ou combien rien".split(" "),
};
