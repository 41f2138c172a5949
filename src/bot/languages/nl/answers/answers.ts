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
    zo(?:als het (?:is|er staat))?
  `,
  asItIs: words`
    (?:zo |dat |het )?is (?:het |dat )?(?:goed|prima|ok|oke|perfect|in orde)(?: zo)?
    (?:prima|goed|oke|ok|perfect) zo
    (?:zo|het zo) (?:laten|houden)
    (?:het |dat )?klopt (?:zo|allemaal|helemaal)
    dat is alles
    niets? (?:te )?(?:wijzigen|veranderen)
  `,
  keeps: words`
    (?:hou|houd|houden|behoud)(?: we)?(?: hem| het| de tafel| de reservering| maar){1,2}
    (?:(?:ik|we|wij) )?behoude?n?(?: hem| het| de tafel| de reservering)?
    laat (?:hem|de tafel|de reservering|het)(?: maar| gewoon)? staan
  `,
  stands: words`
    niet (?:allemaal|iedereen|alle)
    (?:we|wij|ik) komen?(?! (?:\p{L}{1,8} )?(?:niet|een andere (?:keer|dag)|andere keer|volgende))(?: (?:gewoon|toch|wel|zeker|dus))?
    (?:blijft|gaat) (?:gewoon )?(?:staan|door)
    (?:hij |die |de (?:tafel|reservering) )?(?:staat|geldt) (?:er )?nog(?: steeds| altijd)?(?=[,.! ]*$)
    (?:we|wij|ik) (?:zijn|ben) (?:(?!niet|nog)\p{L}{1,8} )?(?:er ?bij|er|aanwezig)(?! (?:\p{L}{1,8} )?niet)(?=[,.! ]|$)
    (?:we|wij|ik) (?:zullen|zal) er (?:(?!niet)\p{L}{1,8} )?zijn
    (?:we|wij|ik) (?:willen|wil|hebben|heb) (?:hem|het|(?:de|onze) (?:tafel|reservering))(?: graag| toch| wel)? (?:nog(?: steeds| altijd)?(?: nodig)?|houden|behouden)
  `,
  pleas: words`
    alsjeblieft
    alstublieft
    aub
    graag
  `,
  changing: words`
    (?:zet|schrijf) (?:het|dat) er(?: maar)? bij
    noteer (?:het|dat)(?: maar)?
    geef (?:het|dat)(?: maar)? door
    wijzig
    wijzig het
    wijzigen
    verander het
    veranderen
    pas het aan
    pas maar aan
    aanpassen
    verzet het
    verplaats het
    verzetten
    pas het zo aan
    pas (?:dat|'t) (?:zo |maar )?aan
    overnemen
  `,
  noProblem: words`
    geen probleem
    waarom niet
  `,
  beforeAnswer: words`
    waarom (?:vraag je|vraagt u|vragen jullie)(?: (?:me|mij|dat|het|nog|nou|eigenlijk)){0,3}
    waarom denk je(?: dan)?(?: dat)? [^,.;!?]{2,30}
    als (?:dat|dit|het) (?:alles|het) is
  `,
  passedOn: words`
    (?:ze|zij|hij|iedereen|de (?:anderen|kinderen|rest|baas)) (?:zegt|zeggen|zei|vindt|vinden|is|zijn)(?: dat)?(?: het)?(?: ook)?
    (?:mijn|m'n|onze) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:zegt|zeggen|zei|vindt|vinden|is|zijn)(?: dat)?(?: het)?(?: ook)?
    (?!(?:het|dat|wie|men|niemand|iemand)(?!\p{L}))\p{L}{2,14} (?:zegt|zei)(?= (?:ook )?(?:ja|nee)(?!\p{L}))
  `,
  keepsOther: words`
    (?:annuleer|schrap)(?: alsjeblieft| vooral)? (?:niet de andere(?: tafel| reservering)?|de andere(?: tafel| reservering)? (?:vooral )?niet)
    (?:maar )?(?:houd|hou|behoud) de andere(?: tafel| reservering)?(?: wel)?
    de andere(?: tafel| reservering)? (?:houden we|blijft staan)(?: wel)?
  `,
  noWishes: words`
    (?:geen|zonder) (?:verdere |andere |speciale |bijzondere |extra )?(?:wens|wensen|verzoek|verzoeken|bijzonderheden|voorkeur|voorkeuren|opmerkingen)(?: (?:verder|meer))?
    (?:verder |ook )?niets (?:bijzonders|speciaals|meer|anders|toe te voegen)
    verder (?:niets|geen wensen)
    (?:toch |eigenlijk )?(?:niets|niks)
  `,
  notCancelling,
};
