import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const talk = {
  day: words`
    hvilken (?:dato|dag) er (?:det|det der|\p{L}{3,8}dag)
    (?:hvilken dato|hvilken dag|hva slags (?:dag|dato))(?: (?:er|blir|var) (?:det|den|i dag|\p{L}{3,8}dag))?
    hva er datoen
  `,
  assistant: words`
    hvem er (?:du|dere)
    er du (?:en |et )?(?:robot|bot|maskin|menneske)
    hvem (?:er|var) (?:i|det)(?: (?:jeg|vi) (?:skriver|snakker|prater|taler|chatter) med)?
    hvem (?:skriver|snakker|prater|taler|chatter) (?:jeg|vi) med
    (?:er du|er dere|er i|er det(?: her)?|er dette|snakker jeg med|prater jeg med|skriver jeg med|taler jeg med|chatter jeg med) (?:en |et |ett |1 |bare ){0,2}(?:ekte |virkelig |rigtig(?:t)? )?(?:robot|bot|maskin(?:e)?|menneske|person|ai|program|chatbot|computer|automat)
    hva heter du
    hvad hedder du
    (?:sitter|sidder|er) det (?:en |et |1 |noen |nogen )?(?:ekte |rigtig(?:t)? )?(?:menneske|person|noen|nogen) bak
  `,
  ownName: words`
    (?:hvorfor|hva) (?:\p{L}{1,10} ){1,4}?(?:navnet mitt|mitt navn|mit navn|et navn)
    hvorfor (?:\p{L}{1,10} ){1,4}?(?:for|etter)?navn(?:et)?(?: mitt| vart)?(?= ?[?]|$)
    hva (?:gjør|skal|skjer|trenger|bruker) (?:\p{L}{1,8} ){0,4}(?:for|etter)?navnet? (?:mitt|vart)
  `,
  ownData: words`
    (?:hvorfor) (?:\p{L}{2,12} ){1,4}(?:mine|vare|opplysningene|oplysningerne) (?:data|opplysninger|oplysninger)
    (?:hva|hvad) (?:gjør|gør|skjer|sker|skal) (?:\p{L}{2,10} ){0,3}med (?:mine|vare|opplysningene|oplysningerne)(?: (?:data|opplysninger|oplysninger))?
    hvorfor (?:\p{L}{2,12} ){1,4}(?:personopplysningene|opplysningene) (?:mine|vare)
    hva (?:gjør|skal|skjer) (?:\p{L}{2,10} ){0,3}med (?:person)?opplysningene (?:mine|vare)
    hva (?:bruker|vil|trenger|skal) (?:\p{L}{2,10} ){1,3}(?:person)?opplysningene (?:mine|vare) til
  `,
  ownPhone: words`
    (?:hvorfor|hva) (?:\p{L}{1,10} ){1,4}?(?:nummeret mitt|mitt nummer|mit nummer|et nummer|telefonnummeret mitt|mitt telefonnummer|mit telefonnummer)
    hvorfor (?:\p{L}{1,10} ){1,4}?(?:telefon|mobil)?nummer(?:et)?(?: mitt| vart)?(?= ?[?]|$)
    hva (?:gjør|skal|skjer|trenger|bruker) (?:\p{L}{1,8} ){0,4}(?:telefon|mobil)?nummeret(?: mitt| vart)?
    hvem (?:ser|far) (?:telefon|mobil)?nummeret mitt
    (?:nummeret|det)(?: \p{L}{1,9}){0,3} (?:til|for|i) (?:reklame|markedsføring|spam|salg)
    (?:nummeret|det)(?: \p{L}{1,9}){0,2} (?:selges|videre|deles)
  `,
  otherTable: words`
    (?:og|hva med|hvad med|hva skjer med) (?:de|det|den|resten) ?(?:andre|øvrige)?(?: bordet| \d{1,2})?(?= ?[?]|$)
  `,
  noted: words`
    (?:hva (?:skjedde|hendte|har skjedd) med|hvor ble det av|hvor er) (?:den )?(?:barnestolen|allergien|\p{L}{2,12}allergien|vindusbordet|vinduet|hunden|kaken|barnevognen|rullestolen|rullatoren|notatet|ønsket)(?: var| min| av)?(?=[ ?!.]*$)
    (?:er|star) (?:\p{L}{2,16} ){0,3}(?:notert|noteret|skrevet opp)
    (?:har du|har dere) (?:notert|noteret|skrevet opp)
    (?:sa|leste|fikk) (?:dere|du) (?:med )?(?:dere |deg )?(?:det )?(?:om|med)
    (?:har du|har dere|har i) (?:\p{L}{2,16} ){0,4}(?:notert|noteret|skrevet opp)
    (?:fikk|har) (?:du|dere) (?:fatt )?med (?:deg |dere )?(?:det (?:der )?(?:om|med) )?(?:laktosen?|gluten(?:et)?|nøtter|nøttene|peanøtter|allergien?|veganeren?|barnestolen|rullestolen|hunden|fisken|melken|vinduet)
    (?:du|dere) har (?:vel |jo |vel jo )?(?:notert|skrevet opp|skrevet ned)
    hørte du (?:det )?(?:om|det der med|hva jeg sa om)
    (?:er|star|finnes) (?:\p{L}{2,16} ){0,3}(?:notert|skrevet inn|med i bestillingen)
    (?:vet|kjenner) (?:de|dere|kjøkkenet|kokken|personalet|betjeningen) (?:allerede )?(?:om|til)
    star (?:\p{L}{2,16} ){1,2}(?:med|der|oppført)(?= ?\?)
    (?:har|sa) (?:dere|du) (?:det )?(?:allerede )?(?:sagt|fortalt|sagt fra|gitt beskjed)?(?: det)? ?til (?:personalet|kjøkkenet|kokken|restauranten|dem)
    har (?:personalet|kjøkkenet|kokken|restauranten|de) (?:fatt|lest|sett) (?:meldingen|ønsket) (?:min|mitt|vart)
    vet (?:personalet|kjøkkenet|kokken|restauranten|de) (?:om det|det)(?=[ ?!.]*$)
    hvad? (?:star|sier|siger)(?: det| der)?(?: na| nu)? (?:(?:i|pa) )?(?:meldingen|meldinga|beskjeden|beskeden|notatet|kommentaren)
  `,
} satisfies Partial<TopicWords>;
