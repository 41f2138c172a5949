import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:je vous prie|nous vous prions|veuillez|merci)(?: (?:donc|de|bien vouloir|proceder a|d'effectuer|effectuer|confirmer|enregistrer|valider)){1,4} (?:la|cette|ma|notre) (?:reservation|resa)
    (?<!est |deja )(?:reserv|valid|confirm|bloqu|not|enregistr|prenn?|inscriv)(?:ez|e|ons)(?:[- ](?:la|le|les|moi|nous|ca|tout)){0,2}(?: (?:la|cette|ma|notre) (?:table|reservation))?(?: (?:comme ca|ainsi|donc|alors|vite|svp|maintenant)){0,2}
    (?:inscrivez|inscris|notez|note)[- ](?:nous|moi)
    (?:merci|ok|d'accord) (?:de|pour) (?:la |le )?(?:reserver|confirmer|valider|bloquer)
    (?:vous pouvez|tu peux|on peut) (?:la |le )?(?:reserver|confirmer|valider|bloquer|noter|enregistrer|y aller)
    allons[- ]y
    on y va
    (?:allez|va) pour (?:ca|cela|celle[- ](?:la|ci)|cette table)
    on (?:garde|prend|fait|part sur) (?:ca|comme ca|celle[- ](?:la|ci))
  `,
  suits: words`
    c'est (?:bien |tout a fait |tout |vraiment )?(?:parfait|bon|juste|exact|mieux|top|nickel|super|bien)(?: (?:comme ca|comme cela|ainsi|pour (?:moi|nous)))?
    (?:tout est|tout est bien|c'est tout) (?:bon|juste|ok|correct|parfait|exact)
  `,
  exclaims: words`
    hein
    quoi
    comment
    pardon
    euh
  `,
  resigned: words`
    tant pis(?=[ ,.!]*$)
    (?:on|y a|il n'y a|faut) (?:fera|fait|faire) avec
    on fera avec
    (?:on n'a|j'ai|on a|je n'ai) pas le choix
    (?:il )?faut bien
  `,
  sighs: words`
    bon ben
    bof
    bah
    pff
    enfin
  `,
  insists: words`
    je (?:viens|venais) de (?:vous )?(?:le |l')?(?:dire|ecrire|preciser)
    je (?:vous )?l'ai (?:deja )?(?:dit|ecrit|precise)
    (?:je (?:vous |t')?l?'?ai (?:deja )?dit|j'ai (?:deja )?dit|je vous dis|je te dis|comme (?:je l'ai )?dit)
  `,
};
