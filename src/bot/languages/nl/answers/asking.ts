import type { AskingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  calls: words`
    (?:he|hee|hey|trouwens|overigens|by the way|sorry|luister|even|oh|o ja|oja|ah|uit nieuwsgierigheid|maar)
    zeg(?: eens)?
    wacht(?: even)?
    nog iets
    (?:nog )?(?:een |1 )?(?:kleine |korte |snelle )?(?:vraagje|vraag|dingetje)(?: nog| tussendoor)?
    (?:maar )?(?:eerst|daarvoor|voordat ik dat (?:doe|zeg|geef)|vooraf)(?: nog)?(?: even)?
  `,
  asks: words`
    (?:is|zijn|was|zou|mag|mogen|kan|kunnen|kunt|moet|moeten|heb|hebben|hebt|heeft|gaat|komt|hoeft|krijg|krijgen|
      wordt|doen|geldt) (?:het|dat|dit|er|ik|we|wij|je|jij|jullie|u|men|de|die|mijn|onze|deze)(?! (?:goed|prima|ok|
      oke|top|perfect|klopt|fijn|akkoord|maar|zo|op prijs|zeer op prijs|graag|bevestigen|helemaal|wel)(?![\p{L}])|[.! ]{0,3}$)
    is het (?:ook )?(?:ok|oke|goed|prima|mogelijk|erg) (?:als|om|dat|met|voor (?:de|een))
    goed als
    oke? als
    prima als
    wat (?:kost|gebeurt|als|is|moet|kan|zijn)
    hoe (?:laat|lang|veel|duur|werkt|kan|zit|moet|kom)
    wanneer
    waarom(?! niet)
    waar (?:is|kan|zijn|zit)
    tot wanneer
    tot hoe laat
    ja of nee
    vroeg me af
    weet je (?:het )?zeker
    zeker weten\?
    (?<!(?:mij|me|ons|zo) )(?:klopt|past|lukt|werkt|is|kan|mag|gaat) (?:dat|dit|het)
    (?:doe|ben) (?:je|jij|u) (?:dat|het|zeker)
  `,
  inverting: words`
    (?:vandaag|vanavond|morgen|nu)(?= (?:zijn (?:we|wij|alle|de)|ben ik)(?!\p{L}))
    (?:helaas|jammer genoeg|spijtig genoeg)
    (?:daarom|daardoor)
    (?:dus|dan)(?= (?:moeten|moet)(?!\p{L}))
  `,
  cancelAsked: words`
    (?:kunnen we|kunnen wij|kan ik|mogen we|mag ik) (?:het |dit |de tafel |de reservering |onze reservering |onze tafel )?(?:annuleren|afzeggen|cancelen)
  `,
  orders: words`
    kun je
    kunt u
    kan je
    kan u
    kunnen jullie
    zou je
    zou u
    zouden jullie
    wil je
    wilt u
    willen jullie
    kunt u
    graag
  `,
  theWay: words`
    (?:en )?(?:waar|hoe)(?: (?:parkeer|parkeert|parkeren|kom|komt|komen|kan|kun|kunnen|kunt|vind|zet))(?: (?:je|ik|men|we|wij|u|er|daar|dan|het beste|best|bij jullie|de auto|onze auto|jullie|met (?:de auto|de trein|het ov))){1,4}(?: (?:parkeren|komen|heen|kwijt|neerzetten))?
  `,
};
