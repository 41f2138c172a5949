import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:on part|partons) (?:la-dessus|comme ca)
    (?:je vous prie|nous vous prions|veuillez|merci)(?: (?:donc|de|bien vouloir|proceder a|d'effectuer|effectuer|confirmer|enregistrer|valider)){1,4} (?:la|cette|ma|notre) (?:reservation|resa)
    (?<!est |deja )(?:reserv|valid|confirm|bloqu|not|enregistr|prenn?|inscriv)(?:ez|e|ons)(?:[- ](?:la|le|les|moi|nous|ca|tout)){0,2}(?: (?:la|cette|ma|notre) (?:table|reservation))?(?: (?:comme ca|ainsi|donc|alors|vite|svp|maintenant)){0,2}
    (?:inscrivez|inscris|notez|note)[- ](?:nous|moi)
    (?:merci|ok|d'accord) (?:de|pour) (?:la |le )?(?:reserver|confirmer|valider|bloquer)
    (?:vous pouvez|tu peux|on peut) (?:la |le )?(?:reserver|confirmer|valider|bloquer|noter|enregistrer|y aller)
    allons[- ]y
    on y va
    (?:allez|va) pour (?:ca|cela|celle[- ](?:la|ci)|cette table)
    on (?:garde|prend|fait|part sur) (?:ca|comme ca|celle[- ](?:la|ci))
    (?:par la presente|par le present message|par ce message),? (?:je|nous|on) (?:vous )?(?:confirmons?|confirme|validons?|valide|accepte|acceptons)(?: (?:la|cette|ma|notre) (?:reservation|resa|table))?
    (?:je|nous) (?:vous )?(?:confirme|confirmons) (?:par la presente |donc |bien )?(?:la|cette|ma|notre) (?:reservation|resa|table)
    (?:je|nous) (?:vous )?(?:serais|serions|saurais|saurions|serai|saurai)(?: (?:tres|fort|bien|infiniment))? (?:reconnaissante?s?|obligee?s?|gre)(?: de)(?: (?:bien vouloir|proceder a|vouloir bien))?(?: (?:la|le|nous|me))? ?(?:reserver|confirmer|valider|effectuer|enregistrer)?(?: (?:la|cette|ma|notre) (?:reservation|resa|table))?
    (?:nous |je )?(?:vous )?(?:prie|prions) de (?:bien vouloir )?(?:nous |la |le )?(?:reserver|confirmer|valider)(?: (?:la|cette|ma|notre) (?:reservation|resa|table))?
    (?:reserv|valid|confirm|bloqu|enregistr)(?:ez|e|ons)(?:[- ](?:la|le|les|moi|nous|ca|tout)){0,2}(?: (?:la|cette|ma|notre) (?:foutue |fichue |satanee |putain de )?(?:table|resa|reservation|place))?
    (?:prenez|prends|prenons|notez|note|inscrivez|inscris|gardez|garde)[- ](?:la|le|moi|nous|les)
    (?:faites|fais|faites-le|fais-le|fais-la)(?: (?:donc|ca|cela|le necessaire))?
    (?:on|je) (?:la |le )?(?:reserve|bloque|valide|prends?|garde)
    (?:vous pouvez|tu peux)(?: (?:donc|y|me|nous|la|le|les|tout a fait|bien sur)){0,3} (?:reserver|confirmer|valider|bloquer|noter|aller)
    mais (?:reservez|reserve|faites)(?: (?:donc|enfin|voyons)){1,2}
    (?:merci|priere|je vous (?:prie|remercie)|veuillez) (?:de )?(?:bien vouloir )?(?:(?:la |me la |nous la )?(?:reserver|confirmer|valider)|proceder a la reservation)(?: (?:la|cette|notre|ma) (?:table|reservation))?(?: (?:maintenant|tout de suite|des maintenant|des a present))?
    (?:soyez|sois) (?:gentil(?:le)?s?|aimables?) (?:de |et )(?:(?:la |me la |nous la )?(?:reserver|confirmer|reservez|reserve|confirmez))(?: (?:la|cette|notre|ma) (?:table|reservation))?(?: maintenant)?
    je (?:vous |t')?ecris (?:pour|afin de) (?:vous )?confirmer (?:la|ma|notre|cette) (?:reservation|table)
    (?:par la presente|par le present message),? (?:je (?:vous |souhaite |tiens a |voudrais )?(?:vous )?|nous (?:vous |souhaitons )?)confirm(?:e|ons|er) (?:la|ma|notre|cette) reservation
  `,
  tellsOf: words`
    ai
    j'ai
    avez
    avoir
    a
    est
    sont
    sera
    serait
    etre
    etait
    c'est
    c'etait
    deja
    une?
    des
    encore
    aussi
    trop
    si
    vous
    tu
    jour
    soir
    heures
    personnes
    convenu
    prevu
    (?:mon|ma|le|l'|notre|nos|mes|votre) ?(?:chef|equipe|ami|pote)
    comment
    comme
    que
  `,
  ordersNothing: words`
    gard(?:ez|e)[- ](?:la|le),? (?:votre|ta) table
    (?:je|on|nous) (?:vous |te )?(?:la |le )?(?:confirme|confirmons|reserve|reservons|confirmerai|reserverai|prends)(?: (?:ca|cela|la table))? (?:demain|plus tard|ce soir|apres|la semaine prochaine)
    ^(?:vous|tu) (?:nous |la |le )?reserv(?:ez|es)(?=[ .!]*$)
    ^(?:c'est|(?:la table |elle )?est|(?:j'|nous |on |vous )(?:ai|avons|a|avez))(?: (?:deja|bien))? reservee?(?=[ .!]*$)
  `,
  suits: words`
    c'est (?:bien |tout a fait |tout |vraiment )?(?:parfait|bon|juste|exact|mieux|top|nickel|super|bien)(?: (?:comme ca|comme cela|ainsi|pour (?:moi|nous)))?
    (?:tout est|tout est bien|c'est tout) (?:bon|juste|ok|correct|parfait|exact)
  `,
  approves: words`
    (?:(?:c'est|tout est|tout|vraiment|tout simplement) ){0,2}(?:parfait|genial|impeccable|nickel|impec|merveilleux|formidable|excellent|magnifique|ideal|top)
    (?:ca|cela) (?:me|nous) (?:va|convient)(?: tres bien| parfaitement| bien)?
    (?:super|cool|tres bien|chouette|c'est super|trop bien)(?=,? (?:un grand |mille |grand )?(?:mercis?|mrc)(?!\p{L}))
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
    je (?:disais|dis) (?:bien )?oui
    je (?:viens|venais) de (?:vous )?(?:le |l')?(?:dire|ecrire|preciser)
    je (?:vous )?l'ai (?:deja )?(?:dit|ecrit|precise)
    (?:je (?:vous |t')?l?'?ai (?:deja )?dit|j'ai (?:deja )?dit|je vous dis|je te dis|comme (?:je l'ai )?dit)
    c'est (?:bien |exactement |justement )?ce que (?:j'ai |j'avais |je |nous avions |on avait )(?:deja )?(?:demandee?|demandais|dit|disais|voulais|voulu)
  `,
  awaits: words`
    (?:et )?(?:apres |puis |pour le reste )?(?:on|nous) (?:verra|verrons)(?: bien)?(?: (?:ce que ca donne|comment ca se passe|apres|sur place))?
  `,
};
