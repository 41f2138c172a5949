import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const talk = {
  day: words`
    (?:vilket datum|vilken dag|vad ar det for (?:dag|datum))(?: (?:ar|blir|var|infaller) (?:det|den|idag|\p{L}{3,8}dag))?
    vad ar datumet
  `,
  assistant: words`
    (?:ar du|ar det har|pratar jag med|skriver jag med) (?:en |1 |bara ){0,2}(?:automat|maskin|robot)
    (?:vem|vilka) (?:ar du|ar ni|ar det|pratar jag med|skriver jag med)
    (?:ar du|ar ni|ar det har|ar det|pratar jag med) (?:en |ett |1 |verkligen ){0,2}(?:robot|bot|maskin|manniska|ai|dator|program|chatbot)
    (?:skriver jag med|chattar jag med) (?:en |ett |1 |verkligen ){0,2}(?:robot|bot|maskin|manniska|ai|dator|program|chatbot)
    (?:ar du|ar ni|ar det har|ar det|pratar jag med|skriver jag med|chattar jag med) (?:en |ett |1 |verkligen ){0,2}(?:riktig manniska|riktig person|person)
    vad heter du
    (?:sitter|ar|finns) det (?:en |1 |nagon )?(?:riktig )?(?:manniska|person|nagon) bakom
    (?:ar du|ar ni|ar det har|pratar jag med|skriver jag med) (?:en |ett |1 )?(?:robot|bot|maskin|dator|program|ai) eller .{0,30}(?:nagon|person|manniska|kott och blod)
  `,
  ownName: words`
    varfor (?:\p{L}{1,10} ){1,4}?(?:mitt|vart|ett) (?:for|efter)?namn
    vad (?:gor|ska|hander|behover|anvander) (?:\p{L}{1,8} ){0,4}(?:mitt|vart) (?:for|efter)?namn
  `,
  ownData: words`
    varfor (?:\p{L}{2,12} ){1,4}(?:mina|vara) (?:person)?uppgifter
    vad (?:gor|ska|hander) (?:\p{L}{2,10} ){0,3}med (?:mina|vara) (?:person)?uppgifter
    vad (?:anvander|vill|behover|ska) (?:\p{L}{2,10} ){1,3}(?:mina|vara) (?:person)?uppgifter till
  `,
  ownPhone: words`
    varfor (?:\p{L}{1,10} ){1,4}?(?:mitt|vart|ett) (?:telefon|mobil)?nummer
    vad (?:gor|ska|hander|behover|anvander) (?:\p{L}{1,8} ){0,4}(?:mitt|vart) (?:telefon|mobil)?nummer
    vem (?:ser|far) mitt (?:telefon|mobil)?nummer
    (?:vad|varfor|till vad) (?:\p{L}{1,10} ){1,4}(?:numret|mitt nummer|telefonnumret|mobilnumret|mobilnummer|nummer)(?: (?:till|for))?
    (?:numret|nummer|det)(?: \p{L}{1,9}){0,3} (?:till|for|i) (?:reklam|marknadsforing|spam|forsaljning)
    (?:numret|nummer|det)(?: \p{L}{1,9}){0,2} (?:saljs|vidare|vidarebefordras|delas)
  `,
  otherTable: words`
    (?:och|hur blir det med|vad hander med|hur gar det med) (?:de|det|den|resten) ?(?:andra|ovriga)?(?: bordet| \d{1,2}| halvan)?(?= ?[?]|$)
  `,
  noted: words`
    (?:vad (?:hande|hander|har hant) med|vart tog|var ar) (?:den |var |vart |min )?(?:barnstolen|barnstol|allergin|\p{L}{2,12}allergin|fonsterbordet|fonstret|hunden|tartan|barnvagnen|rullstolen|rollatorn|anteckningen|onskemalet)(?: vagen)?(?=[ ?!.]*$)
    (?:fick|har) (?:du|ni) (?:fatt )?med (?:det (?:dar )?(?:om|med) )?(?:laktosen?|gluten(?:et)?|notter(?:na)?|jordnotter|allergin?|vegan(?:en)?|barnstolen|rullstolen|hunden|fisken|mjolken|fonstret)
    du har (?:val |ju |val ju )?(?:antecknat|noterat|skrivit upp)
    horde du (?:det )?(?:om|det dar med|vad jag sa om)
    (?:ar|star|finns) (?:\p{L}{2,16} ){0,3}(?:noterad|noterat|noterade|antecknad|antecknat|inskriven|inskrivet|med i bokningen)
    (?:har du|har ni) (?:noterat|antecknat|skrivit upp|fort vidare)
    (?:sag|laste|uppfattade) (?:ni|du) (?:det )?(?:om|med|dar om)
    (?:har ni|har du) (?:sett|last|uppfattat) (?:det )?(?:om|med)
    (?:har du|har ni) (?:\p{L}{2,16} ){0,4}(?:noterat|antecknat|skrivit upp)
    ni har (?:\p{L}{2,8} ){0,2}(?:noterat|antecknat|skrivit upp) (?:\p{L}{2,16}){1,2}(?= va| eller hur| ?\?)
    (?:vet|kanner) (?:de|ni|koket|kocken|personalen) (?:redan )?(?:om|till)
    star (?:\p{L}{2,16} ){1,2}(?:med|dar|uppskrive[nt])(?= ?\?)
    (?:ni|du) har (?:val |ju |val ju )?(?:antecknat|noterat|skrivit (?:upp|in|ner)|fort in)
    det(?: dar)? med (?:\p{L}{2,20} ){1,3}(?:ar|star|finns) (?:antecknat|noterat|uppskrivet|inskrivet|med)
    (?:har|sa) (?:ni|du) (?:det )?(?:redan )?(?:sagt|meddelat|berattat|sagt till|fort vidare)?(?: det)? ?(?:till|for) (?:personalen|koket|kocken|servitoren|restaurangen|dem)
    har (?:personalen|koket|kocken|servitoren|restaurangen|de) (?:fatt|last|sett) (?:mitt|vart) (?:meddelande|onskemal)
    vet (?:personalen|koket|kocken|servitoren|restaurangen|de) (?:om det|det)(?=[ ?!.]*$)
    vad (?:star|sager)(?: det)?(?: nu)? (?:(?:i|pa) )?(?:meddelandet|noteringen|anteckningen|kommentaren)
  `,
} satisfies Partial<TopicWords>;
