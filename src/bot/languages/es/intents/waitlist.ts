import type { WaitlistWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const waitlist: WaitlistWords = {
  waitlist: words`
    si (?:sale|surge|aparece|hay) (?:algo|alguna mesa|una mesa|1 mesa|un hueco|sitio),? (?:me|nos) (?:avis|dic|dec|escrib)\p{L}{1,5}
    lista de espera
    (?:apuntame|apuntanos|apunteme|apuntadme|apuntar|apuntarme|apuntarnos|ponme) (?:a|en) la lista(?=[.,!?]| por |$)
    (?:ponnos|pongame|anotame|anoteme|anotanos|metame|meteme|quiero estar|estar) (?:a|en) la lista(?=[.,!?]| por |$)
    en espera(?! de)
    avis(?:ame|eme|enme|adme|anos|enos|ennos|adnos|en|ad) (?:si|cuando|en caso|por si|en cuanto)
    (?:me|nos) (?:avisas|avisan|avisais|avise|avisa|avisen|aviseis|avisarias?) (?:si|cuando|en caso|por si|en cuanto)
    (?:me|nos) (?:podeis avisar|pueden avisar|puedes avisar|puede avisar) (?:si|cuando|en caso|por si|en cuanto)
    si (?:queda|hay|sale|aparece) (?:algo |alguna mesa |una mesa |un hueco |sitio )?libre
    si se libera
    si (?:hay|se produce|surge) (?:una|alguna) (?:cancelacion|baja)
    si alguien cancela
    si se cancela (?:una|alguna)
  `,
};
