import { words } from "../../word-list.ts";

const cancel =
  "(?:stornieren|storniere|stornier|stornierst|storniert|stornierung|stornierungen|absagen|absage|absagt|absagten|abbestellen|canceln|cancele|" +
  "annullieren|storno)";

/** What speaks of cancelling and tells nobody to: others have cancelled, it is asked about, denied or only supposed. */
export const notCancelling = words`
  (?:noch )?(?:eine|ne|zwei|\d{1,2}|weitere|kurzfristige) (?:absagen?|stornierung)(?= ?(?:bekommen|erhalten|gekriegt|von|[:,.]))
  (?:spatester?|letzter?) (?:zeitpunkt|moglichkeit|moment|termin|frist|tag),? (?:zu|um|zum|fur)(?: \p{L}{2,9}){0,2} (?:abzusagen|stornier\p{L}{1,3}|absag\p{L}{1,3})
  (?:spatester?|letzter?) (?:zeitpunkt|moglichkeit|moment|termin|frist|tag),? (?:zu|zum) (?:abzusagen|stornier\p{L}{1,3}|absag\p{L}{1,3})
  (?:wurde|wurden|worden|ist|sind|wird|war|habe?|hat|haben) (?:[\p{L}\d]{1,12} ){0,5}(?:storniert|abgesagt|gecancelt|gecancelled)(?: worden)?
  (?:wurde|wurden|worden|ist|sind|wird|war|hat|haben) (?:[\p{L}\d]{1,12} ){0,5}(?:annulliert|ausgefallen|gestrichen)(?: worden)?
  (?:flug|zug|konzert|termin|veranstaltung) (?:\p{L}{1,12} ){0,2}(?:storniert|abgesagt|gecancelt|annulliert)
  (?:spater|danach|hinterher|kurzfristig|kostenlos|kostenfrei|gratis|umsonst) (?:[\p{L}]{1,12} ){0,2}${cancel}
  (?:jederzeit|notfalls|wieder|gebuhrenfrei|gegebenenfalls|ggf|noch) (?:[\p{L}]{1,12} ){0,2}${cancel}
  ${cancel} (?:spater|danach|hinterher|kurzfristig|kostenlos|kostenfrei|jederzeit|moglich|kostet|bis|was kostet)
  (?:kostet|kosten|gebuhr|gebuhren|passiert|zahlen|bezahlen|strafe|frist|bis wann) (?:[\p{L},]{1,14} ){0,7}${cancel}
  (?:wie lange|wie spat|ob|vielleicht|evtl|eventuell|womoglich|uberlege) (?:[\p{L},]{1,14} ){0,7}${cancel}
  (?:wenn|falls|sollte|sollten|sofern|bevor|ohne|statt|anstatt) (?:[\p{L},]{1,14} ){1,7}${cancel}
  (?:stornierungs?|storno)(?:gebuhr|gebuhren|kosten|bedingungen|frist|regeln|regelung|richtlinien?|policy)
  (?:nicht|niemals|ungern) (?:zu )?${cancel}
  ${cancel} (?:\p{L}{1,10} ){0,2}nicht
  ${cancel} (?:\p{L}{1,10} ){1,4}(?:bis|bis zu) (?:wann|welche[mnr]|wie viele?n?)
  wie (?:lauft|funktioniert|geht|klappt|ist) (?:das |die |es |denn |eigentlich |hier |bei |euch |ihnen |mit |dem |einer |1 ){0,5}${cancel}
  wie viele (?:tage|stunden|wochen)[^.;!?]{1,50} ${cancel}
  ${cancel} (?:wenn|falls|sollte|sollten|ohne)
  (?:geht|ginge|klappt) (?:das |ein |1 )?${cancel}
  (?:angenommen|was ist wenn|was ware wenn)[^.;!?]{1,70} (?:stornier\p{L}{0,3}|absagen|absagt|abgesagt|abbestellen|canceln|annullieren|storno)
  (?:mal gesetzt|gesetzt den fall|nehmen wir an)[^.;!?]{1,70} (?:stornier\p{L}{0,3}|absagen|absagt|abgesagt|abbestellen|canceln|annullieren|storno)
  (?:stell dir vor)[^.;!?]{1,70} (?:stornier\p{L}{0,3}|absagen|absagt|abgesagt|abbestellen|canceln|annullieren|storno)
  (?:niemand|keiner|keine von uns|keiner von uns)[^.;!?]{1,40} (?:stornier\p{L}{0,3}|absagen|absagt|abgesagt|abbestellen|canceln|annullieren|storno)
  (?:wann|bis wann)[^.;!?]{1,50} (?:stornier\p{L}{0,3}|absagen|absagt|abgesagt|abbestellen|canceln|annullieren|storno)
  (?:wie (?:spat|lange|kurzfristig|fruh|lang)|ab wann)[^.;!?]{1,50} (?:stornier\p{L}{0,3}|absagen|absagt|abgesagt|abbestellen|canceln|annullieren|storno)
  (?:nix|nichts|gar nicht|garnicht) (?:\p{L}{1,10} ){0,2}(?:stornier\p{L}{0,3}|absagen|absagt|abgesagt|abbestellen|canceln|annullieren|storno)
  (?:net|nie|keinesfalls|auf keinen fall) (?:\p{L}{1,10} ){0,2}(?:stornier\p{L}{0,3}|absagen|absagt|abgesagt|abbestellen|canceln|annullieren|storno)
  storno(?:bedingungen|regeln|gebuhr|gebuhren|kosten|frist|richtlinien)
  (?:hat|haben|wurde|wurden|ist|sind) (?:\p{L}{1,12} ){0,5}(?:abgesagt|storniert|gecancelt|ausgefallen)
  (?:soll|sollen|sollte|sollten|muss|mussen) (?:ich|wir) (?:\p{L}{1,12} ){0,4}${cancel}(?=[^.!]{0,30}[?])
  (?:stornier|cancel)\p{L}{0,3}(?: sie)?(?: bitte)? (?:\d{1,2}|einen) (?:platze?|personen|person|stuhle?|gaste?)
  (?<!fur )(?:\d{1,2}|einen) (?:platze?|personen|person|stuhle?|gaste?) (?:stornieren|streichen|absagen|abbestellen|canceln)
  (?:bis (?:zu )?welche[mrn]? (?:tag|datum|uhrzeit|stunde|zeitpunkt)|bis wie ?viel uhr|bis wie ?viele (?:stunden|tage)(?: vorher)?) (?:[\p{L}',]{1,12} ){0,6}(?:stornier\p{L}{0,3}|absag\p{L}{0,2}|abgesagt|canceln|annullieren)
  (?:stornier\p{L}{0,3}|absag\p{L}{0,2}|abgesagt|canceln|annullieren)(?: [\p{L}']{1,14}){0,4},? (?:bis (?:zu )?welche[mrn]? (?:tag|datum|uhrzeit|stunde|zeitpunkt)|bis wie ?viel uhr|bis wie ?viele (?:stunden|tage)(?: vorher)?)
  (?:leute|gaste|jemand|andere|viele|kunden)(?: \p{L}{1,10}){0,2} (?:stornier(?:t|en)|absag(?:t|en)|cancel[nt]|ab)(?=[?.!, ]|$)
  (?:stornier(?:t|en)|sag(?:t|en)|cancel[nt])(?: \p{L}{1,10}){0,2} (?:leute|gaste|jemand|andere|kunden)
  (?:teuer|unhoflich|zu spat|einfach) (?:\p{L}{1,10} ){0,2}(?:zu )?(?:stornieren|abzusagen|absagen)
`;
