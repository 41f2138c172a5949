import type { AssistantWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const assistant: AssistantWords = {
  startOver: words`
    borja om
    fran borjan
    starta om
    vi borjar om
    borja om fran borjan
    vi tar det fran borjan
    ta det fran borjan
    /start
    nollstall
    ta om det
  `,
  human: words`
    (?:ge|hamta|kalla pa) (?:mig |oss |hit )?(?:chefen|agaren|hovmastaren|krogaren|din chef|er chef)
    (?:prata|tala|snacka|chatta) med (?:en |1 |nagon|personalen|er )?(?:riktig )?(?:manniska|person|nagon|personal|chef|agare|servitor)?
    riktig manniska
    en manniska
    kundtjanst
    ring mig
    ring upp mig
    riktig person
    en riktig person
    (?:ring|sms:?a|kontakta) (?:mig|oss|upp mig|upp oss|tillbaka)
    kan (?:ni|nagon|du) ringa(?: upp)?(?: mig| oss)?
    personal
    nagon i personalen
    kontakt med (?:er|personalen|restaurangen|nagon)
    ingen (?:svarar|lyfter)(?: i telefon)?
    (?:jag )?(?:nar|far tag i) ingen
    (?:prata|tala|snacka) med (?:chefen|agaren|er chef|din chef|hovmastaren|restaurangchefen|(?:den|nagon) (?:som ar )?ansvariga?)
  `,
  humanAlone: words`
    manniska
    en manniska
    person
    en person
    personal
    personalen
    medarbetare
    en medarbetare
    chefen
    nagon
  `,
  back: words`
    (?:ga |jag vill )?tillbaka(?: till (?:dig|boten|botten|assistenten|bokningen))?
    (?:boten|botten|bot|assistent|assistenten)
  `,
  calendar: words`
    ^kalender(?=[ .!?]*$)
    (?:(?:visa|oppna|se|far|kan)(?: mig| oss| jag se)? )?(?:kalendern|en kalender|er kalender)(?=[ .!?]*$)
  `,
  help: words`
    hjalp
    hjalp mig
    jag behover hjalp
    vad kan du
    vad kan du gora
    hur funkar det
    hur fungerar det
    hur fungerar detta
    (?:kan|kunde|skulle) (?:du|ni) (?:kunna )?hjalpa (?:mig|oss)(?: lite)?
    hur funkar (?:det|detta|den) har
    hur fungerar (?:det|den) har
    hur gor (?:jag|man|vi)
    jag forstar inte
    fattar inte
    jag fattar inte
    vad kan man gora
    vad kan jag gora(?: har)?
    vad kan jag (?:skriva|saga|fraga)
    vad kan du hjalpa (?:mig|till) med
    /help
    hjalp tack
  `,
};
