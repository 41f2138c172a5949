import type { WishFrameWords } from "../wish-frame-words.ts";
import { words } from "../word-list.ts";

export const wishFrames: WishFrameWords = {
  leads: words`
    (?:vous avez|avez-vous|vous auriez|auriez-vous)(?: peut-etre)?(?= une (?:\p{L}{3,8} )?(?:table|place))
    (?:si )?(?:vous|tu|on|nous) (?:pouviez|pouvez|pourriez|pourrait|pouvait|peux|peut) (?:nous |me )?(?:mettre|donner|trouver|placer|installer|reserver|garder|avoir)
    de (?:nous|me) (?:mettre|donner|trouver|placer|installer|reserver|garder)
    (?:dites|dis)[- ](?:moi|nous)(?: (?:juste|simplement|seulement))? si (?:on|nous|je)(?: (?:peut|pouvons|peux))?
    (?:faire|faites|fais|fassiez) en sorte (?:qu'on|qu'il|que nous|que|de)
    (?:assurer|assurez|vous assurer)(?: que| de)
    (?:une|1|une derniere|une autre|encore une) (?:petite )?chose
  `,
  answers: words`
    (?:ca|cela) (?:me|nous) (?:va|convient|semble bien)
    (?:on|je|nous) (?:prend|prends|prenons|fait|fais|faisons)(?: (?:ca|comme ca|la table))?
    (?:tout|c'est) (?:est )?(?:bon|parfait|correct|ok|super|note)
    (?:je )?(?:confirme|valide|reserve|reservez|reserve-la|reservez-la)
  `,
  begins: words`
    c'est
    on
    il
    elle
    deux
    maman
    papa
    pourriez
    pouvez
  `,
  ends: words`
    (?:ce serait|ca serait) (?:super|genial|gentil|top)
  `,
  celebratesThat: words`
    (?:(?:on|va|ca|il faut|et|nous) ){0,4}fet(?:e|er|ons)(?: ca)?
  `,
  celebrates: words`
    (?:mon|ma|notre) \p{L}{3,14} et moi (?:fetons|celebrons|allons feter)
  `,
  and: words`
    et
    pis
  `,
  hangs: words`
    (?:nous |on |je )?(?:souhait(?:erions|ons|erait|e|erais)|voudri(?:ons|ait|ais)|voudrions|voudrait|voudrais|aimeri(?:ons|ait|ais)|aimerait|aimerais|aimerions)(?: (?:le|la|les) (?:faire|feter|celebrer))?(?: (?:chez|avec) vous)?
  `,
  talk: words`
    (?:(?:le|la|les|mon|ma|mes) )?(?:petite?|bebe|enfants?|fils|fille|gamins?) (?:hurle|hurlent|pleure|pleurent|crie|crient)(?: (?:la|deja))?
    (?:ne )?(?:transmettez|notez|passez) pas (?:la|ma|l'histoire|le truc|ce truc|cette)(?: \p{L}{2,12}){0,4}
  `,
  ifs: words`
    si
    que
    qu'
  `,
  tags: words`
    (?:ca|cela) (?:pose|poserait|fait) (?:un )?(?:probleme|souci)
    (?:c'est|est-ce|est ce) (?:un )?(?:possible|probleme|souci|faisable)
    (?:il )?y a un (?:probleme|souci)
  `,
  telling: words`
    nous
    on
    il nous
    il y a
    il faudrait
    je
    j'\p{L}{2,12}
    mon
    ma
    mes
    notre
    nos
    (?:un|une|deux|trois|\d) d'entre nous
    ca fait
  `,
};
