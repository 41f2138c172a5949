import type { AnswerWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";
import { afterNo } from "./after-no.ts";
import { asking } from "./asking.ts";
import { besides } from "./besides.ts";
import { coming } from "./coming.ts";
import { confirming } from "./confirming.ts";
import { hesitating } from "./hesitating.ts";
import { notCancelling } from "./not-cancelling.ts";

export const answers: AnswerWords = {
  besides,
  coming,
  afterNo,
  ...confirming,
  ...hesitating,
  ...asking,
  asShown: words`
    comme ca
    ainsi
    tel(?:le)? quel(?:le)?
  `,
  asItIs: words`
    c'est (?:bon|parfait|tout|tout bon|bien|ok|nickel)(?: comme ca)?
    tout (?:est|va) (?:bon|bien|ok|parfait|en ordre)
    comme ca(?: c'est (?:bon|bien|parfait))?
    rien a changer
    ca (?:me |nous )?(?:va|ira)(?! (?:pas|plus))(?: comme ca)?
  `,
  keeps: words`
    (?:gardez|garde|gardons)(?:[- ](?:la|le))?(?: table| reservation| resa)?
    (?:je|on|nous) (?:la |le )?gard(?:e|ons)(?: (?:la |ma |notre )?(?:table|reservation|resa))?
    laissez[- ]la(?: comme ca)?
    laissez (?:la |ma |notre )(?:reservation|resa|table)(?: telle quelle| comme (?:ca|elle est))?
  `,
  stands: words`
    pas (?:tous|tout le monde)
    (?:on|nous|je) (?:vient|venons|viens|viendra|viendrons|sera la|serons la|serai la)(?! (?:\p{L}{1,12} )?(?:pas|plus|une autre fois|un autre jour|la semaine prochaine))(?: quand meme| finalement| bien)?
    (?:on|nous|je) (?:sera|serons|serai) (?:(?!pas)\p{L}{1,8} )?(?:la|presents?|presente)
    (?:on|nous|je) (?:la|le) (?:veut|voulons|veux)(?: bien)? (?:toujours|encore)
    (?:on a|nous avons|j'ai|on en a|nous en avons|j'en ai) (?:toujours|encore) besoin(?= de (?:la|ma|notre)(?! \d)|[,.! ]*$)
    (?:je|on|nous) (?:la |le )?(?:maintiens|maintient|maintenons)(?: (?:la|ma|notre) (?:table|reservation|resa))?
    (?:ca|cela|la (?:table|resa|reservation)) tient(?: toujours| encore)?(?=[,.! ]*$)
    (?:veux|voudrais|veut|voulons|voudrait|souhaite|souhaitons|prefere|preferons) (?:la |le )?(?:garder|conserver|maintenir)
    (?:rien ne change|ca ne change rien|toujours bon|c'est maintenu)
  `,
  pleas: words`
    s'il vous plait
    s'il te plait
    svp
    stp
  `,
  changing: words`
    ajoute(?:z)?[- ]le
    rajoute(?:z)?[- ]le
    note(?:z)?[- ]le
    transmettez[- ]le
    changez
    changez la
    changez-la
    change
    changer
    modifiez
    modifiez la
    modifiez-la
    modifier
    faites le changement
    (?:on |nous )?(?:la |le )?(?:decale|decalez|decalons)(?:[- ]la)?
    deplacez la
    deplacez-la
    (?:(?:je |on )?(?:confirme[rz]?|confirmons|valide[rz]?)|(?:ok|d'accord|oui) pour) (?:le |ce |la |cette )(?:changement|modification)
    (?:merci de|vous pouvez|tu peux) (?:la |le )?(?:changer|modifier)
  `,
  noProblem: words`
    pas de (?:souci|soucis|probleme)
    (?:aucun|sans) (?:souci|probleme)
    pourquoi pas
  `,
  beforeAnswer: words`
    pourquoi (?:tu (?:me )?(?:le )?demandes?|vous (?:me )?(?:le )?demandez|demander|cette question)(?: ca| encore)?
    pourquoi (?:tu crois|vous croyez|croyez-vous|crois-tu) que [^,.;!?]{2,30}
    si c'est (?:bien )?(?:tout|ca)
  `,
  passedOn: words`
    (?:elle|il|elles|ils|tout le monde|les autres|les enfants|le chef) (?:a dit|ont dit|dit|disent|est|sont)(?: que)?(?: tous| toutes)?
    (?:ma|mon|mes|notre|nos) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:a dit|ont dit|dit|disent|est|sont)(?: que)?(?: tous| toutes)?
    (?!(?:on|ca|cela|qui|personne|il|elle|quelqu|nul)(?!\p{L}))\p{L}{2,14} (?:dit|a dit)(?= (?:aussi )?(?:oui|non)(?!\p{L}))
  `,
  keepsOther: words`
    (?:n')?annulez? (?:surtout )?pas l'autre(?: table| reservation)?(?: surtout| svp| par contre| hein)?
    (?:surtout )?n?'?annulez? pas l'autre(?: table| reservation)?
    (?:on |je |mais )?gard(?:ez|e|ons) l'autre(?: table| reservation)?
  `,
  noWishes: words`
    (?:pas de|pas d'|aucune?|sans) (?:autres? )?(?:souhaits?|demandes?|remarques?|exigences?|preferences?|envies?)(?: (?:particuli(?:er|ere)s?|speciales?|speciaux))?
    rien (?:d'autre|de plus(?! (?:tot|tard))|de special|de particulier|a ajouter)
    (?:on |nous |je )?(?:n'ai|n'avons|n'a) (?:pas de|aucune?) (?:souhaits?|demandes?)(?: (?:particuli(?:er|ere)s?|speciales?))?
    rien(?: du tout| en fait| finalement)?
  `,
  notCancelling,
};
