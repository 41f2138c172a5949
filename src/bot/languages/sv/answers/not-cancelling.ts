import { words } from "../../word-list.ts";

const cancel =
  "(?:avboka|avbokar|avbokning|avbokas|avbestalla|avbestaller|avbestallning|stalla in|staller in|lamna aterbud|cancella|annullera)";

/** What speaks of cancelling and tells nobody to: others have cancelled, it is asked about, denied or only supposed. */
export const notCancelling = words`
  (?:ett till|ett|\d{1,2}) (?:aterbud|avhopp)(?= ?(?:fran|av|[:,.]))
  (?:ar|blev|blir|blivit|har|var|hade|har blivit) (?:\p{L}{1,10} ){0,3}(?:avbokat|avbokad|avbokats|avbokade|installt|installd|installda|cancellat|cancellad)
  (?:flyget|taget|konserten|forestallningen) (?:\p{L}{1,10} ){0,2}(?:avbokat|installt|installd|avbokad|avbokades)
  avbokades
  stalldes in
  (?<!maste (?:\p{L}{1,8} ){0,2})${cancel} (?:\p{L}{1,10} ){0,3}(?:senare|sen|efterat|gratis|kostnadsfritt|utan|om|fram till|innan|i sista stund|samma dag|mojligt|kostar)
  (?:senare|gratis|kostnadsfritt|anda|i sa fall) (?:\p{L}{1,10} ){0,2}${cancel}
  avboknings(?:regler|avgift|villkor|policy|kostnad|tid|skydd)
  (?:kostar|kosta|hander|betala|betalar|avgift|nar senast|hur sent|hur lange|kanske|eventuellt|ev) (?:[\p{L},]{1,14} ){0,7}${cancel}
  (?:om|ifall|innan|utan att|istallet for att) (?:[\p{L},]{1,14} ){1,9}${cancel}
  inte (?:\p{L}{1,8} ){0,1}${cancel}
  hur (?:funkar|fungerar|gar|ar|blir) (?:det|detta) (?:\p{L}{1,8} ){0,4}${cancel}
  ${cancel} (?:\p{L}{1,8} ){0,1}inte
  (?:sag att|anta att|om vi sager att|tank om|sag|antag att)(?![\p{L}])[^.;!?]{1,70} (?:avboka\p{L}{0,2}|avbestalla|stalla in|canc\p{L}{0,4}la|avbokning)
  (?:ingen|ingen av oss)[^.;!?]{1,40} (?:avboka\p{L}{0,2}|avbestalla|stalla in|canc\p{L}{0,4}la|avbokning)
  (?:nar|hur (?:sent|lange|nara|tidigt)|till nar)[^.;!?]{1,50} (?:avboka\p{L}{0,2}|avbestalla|stalla in|canc\p{L}{0,4}la|avbokning)
  (?:inget|ingenting|absolut inte|aldrig|ej) (?!i tid )(?:\p{L}{1,10} ){0,2}(?:avboka\p{L}{0,2}|avbestalla|stalla in|canc\p{L}{0,4}la|avbokning)
  (?:avboka\p{L}{0,2}|avbestalla|stalla in|canc\p{L}{0,4}la|avbokning) (?:\p{L}{1,10} ){0,2}(?:inte|ej|inget|ingenting|aldrig)
  (?:har|hade|blev|blivit|blir|ar|var) (?:\p{L}{1,12} ){0,4}(?:stallt in|stallts in|stallde in|installda?|installt|blast av|blasts av|installd)
  blastes av
  (?:ska|skall|borde|maste) (?:jag|vi) (?:\p{L}{1,10} ){0,3}${cancel}(?=[^.!]{0,30}[?])
  slippa (?:\p{L}{1,8} )?${cancel}
  synd att (?:behova )?${cancel}
  (?:avboka|ta bort) (?:\d{1,2}|en) (?:platser|plats|personer|person|stolar|stol)
  (?:(?:fram )?(?:till|innan) (?:vilken|vilket|hur manga) (?:dag|dagar|datum|tid|klockslag|timmar)(?: innan| fore)?) (?:[\p{L}',]{1,12} ){0,6}(?:avboka\p{L}{0,2}|avbestalla|stalla in)
  (?:avboka\p{L}{0,2}|avbestalla|stalla in)(?: [\p{L}']{1,14}){0,4},? (?:(?:fram )?(?:till|innan) (?:vilken|vilket|hur manga) (?:dag|dagar|datum|tid|klockslag|timmar)(?: innan| fore)?)
  (?:folk|nagon|gaster|kunder|manga|andra)(?: \p{L}{1,10}){0,2} (?:avboka[rt]?|avbokat|installt)
  avbokar(?: \p{L}{1,10}){0,1} (?:folk|nagon|gaster|kunder|manga|andra)
  (?:dyrt|for sent|lite sent|enkelt|oartigt) att ${cancel}
`;
