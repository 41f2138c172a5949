import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    (?:r?appelez|joignez|telephonez)(?:[- ](?:moi|nous))?(?: plutot)?(?: (?:au|sur))?
    numero
    (?:numero|num|tel|portable|telephone) (?:c'est|est)(?: le)?
    num
    no de tel
    telephone
    tel
    tel\.
    portable
    mobile
    appelez-moi
    joindre
    joignable
    whatsapp
    e-?mail
    mail
    courriel
  `,
  putsNumber: words`
    (?:pouvez-vous|peux-tu|vous pouvez|tu peux|pourriez-vous)
    (?:mettre|noter|prendre|utiliser|inscrire)
    (?:mettez|mets|notez|note|prenez|prends|utilisez|utilise|gardez|inscrivez|ecrivez|essayez)
    (?:le|la|sur|au|celui-ci|celui-la|ce)
    c'est(?: le)?
    (?:plutot|mieux|au lieu|a la place|en fait)
  `,
  doubles: ["double(?: le)?", "deux fois(?: le)?"],
  triples: ["triple(?: le)?", "trois fois(?: le)?"],
  withdrawnNumbers: words`
    c(?:'est|etait) (?:mon|l'?) ?ancien(?: numero)?
    c(?:'est|etait) le (?:mauvais|vieux)(?: numero)?
  `,
  numberEnds: words`
    (?:ca |il )?(?:finit|se termine) par \d{1,4}(?:,? (?:et )?(?:non )?pas (?:par )?\d{1,4})?
    (?:les )?(?:deux |trois |quatre |2 |3 |4 )?derniers chiffres (?:sont|c'est) (?:le )?\d{1,4}
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:et )?(?:non pas|non|pas) (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?,? (?:a la fin|le dernier|les derniers|en dernier|au bout)
    (?:a la fin|le dernier|les derniers|en dernier|au bout),? (?:c'est )?(?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:et )?(?:non pas|non|pas) (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4}),? (?:et )?(?:non pas|non|pas) (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?=,? ?(?:(?:a la fin|le dernier|les derniers|en dernier|au bout)|$))
  `,
};
