import type { AskingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  calls: words`
    (?:au fait|sinon|tiens|he|hey|oh|attends|attendez|par curiosite|juste|d'abord|a propos)
    dis(?: donc|[- ]moi)?
    dites(?: donc|[- ]moi)?
    ah(?: oui| et)?
    petite question
    (?:encore )?(?:une|1) (?:petite |derniere |autre )?(?:question|chose)
    (?:tout d'abord|avant (?:ca|cela|tout|de (?:repondre|donner ca)))
  `,
  asks: words`
    (?<!c')est[- ]ce
    qu'est[- ]ce
    c'est (?:possible|ok|bon|grave|ouvert|loin|payant|gratuit) (?:si|de|d'|pour|avec|que|en)(?! (?:moi|nous)(?![\p{L}]))
    ca (?:va|marche|pose|derange|irait|serait|passe|vous) (?:si|avec|pour (?:le|la|les|mon|un|une)|en|de|va si|derange|irait)
    (?<!(?:preven|dit|not|ecriv|signal|avert|inform)\p{L}{1,4} qu(?:e |'))(?:on|nous|je) (?:peut|peux|pouvons|pourrait) (?:aussi |toujours |encore |eventuellement |quand meme |la |le |l'|y |vous )?(?:\p{L}{1,12}er|\p{L}{1,12}ir)
    (?:on|nous|je) pourrais (?:aussi |toujours |encore |eventuellement |quand meme |la |le |l'|y |vous )?(?:\p{L}{1,12}er|\p{L}{1,12}ir)
    (?<!(?:preven|dit|not|ecriv|signal|avert|inform)\p{L}{1,4} qu(?:e |'))(?:on|nous|je) (?:peut|peux|pouvons|pourrait) (?:aussi |toujours |encore |eventuellement |quand meme |la |le |l'|y |vous )?(?:\p{L}{1,12}re|avoir|faire)
    (?:on|nous|je) pourrais (?:aussi |toujours |encore |eventuellement |quand meme |la |le |l'|y |vous )?(?:\p{L}{1,12}re|avoir|faire)
    (?:on|nous|je) (?:pourrions|pourra|pourrai) (?:aussi |toujours |encore |eventuellement |quand meme |la |le |l'|y |vous )?(?:\p{L}{1,12}er|\p{L}{1,12}ir)
    (?:on|nous|je) (?:pourrions|pourra|pourrai) (?:aussi |toujours |encore |eventuellement |quand meme |la |le |l'|y |vous )?(?:\p{L}{1,12}re|avoir|faire)
    (?<!c')(?:peut|puis|peux|pouvez|pourrait|pourriez|pourrions|est|sont|serait)[- ](?:on|je|tu|vous|nous|il|ils|elle|ce|t-il)
    (?:avez|aurez|auriez|faut|doit|dois|y a[- ]t|a|va|voulez|devez)[- ](?:on|je|tu|vous|nous|il|ils|elle|ce|t-il)
    combien
    comment
    pourquoi(?! pas(?![\p{L}]))
    quand (?:est|c'est|faut|doit)
    quel(?:le)?s?(?! (?:plaisir|bonheur|soulagement|beau|geste|bonne|chance|gentillesse|joie|belle|delicate)(?!\p{L}))
    ou est
    que se passe
    qu'est
    oui ou non
    possible (?:de|d'|si|avec|que)
    ok (?:si|de|avec|pour (?:le|la(?! (?:resa|reservation)(?![\p{L}]))|un|une|mon|ma|les))
    d'accord (?:si|pour que)
    combien ca
    jusqu'a quand
    jusqu'a quelle
    vous etes sure?s?
    ca (?:marche|va|vous va|te va|convient) (?:pour (?:vous|toi)|et (?:vous|toi))
  `,
  cancelAsked: words`
    (?:on peut|peut-on|je peux|puis-je|pouvons-nous|on pourrait|pourrait-on|est-ce qu'on peut|est-ce que je peux) (?:l')?annuler(?: (?:la|ma|notre) (?:table|reservation|resa))?
  `,
  orders: words`
    pouvez[- ]vous
    pourriez[- ]vous
    peux[- ]tu
    pourrais[- ]tu
    vous pouvez
    vous pourriez
    tu peux
    tu pourrais
    voulez[- ]vous
    est[- ]ce que vous pouvez
    est[- ]ce que tu peux
    peut[- ]on
    merci de
    merci d'
  `,
  theWay: words`
    (?:et )?(?:ou|comment)(?: est-ce qu[e'])? ?(?:on |je |nous |peut-on |puis-je |vous )?(?:peut |peux |pouvons )?(?:se gare(?:r|-t-on)?|stationne(?:r|-t-on)?|me gare|nous garons|y va|vient|venir|y aller|va chez vous|arrive(?:r)?)(?: (?:le mieux|chez vous|dans le coin|la voiture|en voiture|en bus|en train|a pied)){0,2}
  `,
};
