import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const talk = {
  day: words`
    hvilken (?:dato|dag) er (?:det|det der|\p{L}{3,8}dag)
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
  `,
  ownData: words`
    (?:hvorfor) (?:\p{L}{2,12} ){1,4}(?:mine|vare|opplysningene|oplysningerne) (?:data|opplysninger|oplysninger)
    (?:hva|hvad) (?:gjør|gør|skjer|sker|skal) (?:\p{L}{2,10} ){0,3}med (?:mine|vare|opplysningene|oplysningerne)(?: (?:data|opplysninger|oplysninger))?
  `,
  ownPhone: words`
    (?:hvorfor|hva) (?:\p{L}{1,10} ){1,4}?(?:nummeret mitt|mitt nummer|mit nummer|et nummer|telefonnummeret mitt|mitt telefonnummer|mit telefonnummer)
  `,
  otherTable: words`
    (?:og|hva med|hvad med|hva skjer med) (?:de|det|den|resten) ?(?:andre|øvrige)?(?: bordet| \d{1,2})?(?= ?[?]|$)
  `,
  noted: words`
    (?:er|star) (?:\p{L}{2,16} ){0,3}(?:notert|noteret|skrevet opp)
    (?:har du|har dere) (?:notert|noteret|skrevet opp)
    (?:sa|leste|fikk) (?:dere|du) (?:med )?(?:dere |deg )?(?:det )?(?:om|med)
    (?:har du|har dere|har i) (?:\p{L}{2,16} ){0,4}(?:notert|noteret|skrevet opp)
  `,
} satisfies Partial<TopicWords>;
