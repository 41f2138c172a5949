import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const talk = {
  day: words`
    (?:welke datum|welke dag|de hoeveelste)(?: (?:is|was|valt|zou) (?:dat|het|dit|vandaag|zijn|\p{L}{3,7}dag))?
    wat is de datum
    wat voor (?:dag|datum) is
  `,
  assistant: words`
    (?:ben je|ben jij|bent u|is dit|praat ik met) (?:een |gewoon |maar ){0,2}(?:automaat|automatisch)
    wie (?:ben je|ben jij|bent u|is dit|zijn jullie|spreek ik)
    met wie (?:spreek|praat|chat|heb|app|schrijf) ik
    (?:ben je|ben jij|bent u|is dit|praat ik met) (?:een |echt |eigenlijk ){0,2}(?:robot|bot|machine|mens|ai|computer|programma|chatbot)(?: mens| persoon)?
    (?:spreek ik met|chat ik met) (?:een |echt |eigenlijk ){0,2}(?:robot|bot|machine|mens|ai|computer|programma|chatbot)(?: mens| persoon)?
    (?:ben je|ben jij|bent u|is dit|praat ik met) (?:een |echt |eigenlijk ){0,2}(?:persoon|echt persoon|echt mens|echt)(?: mens| persoon)?
    (?:spreek ik met|chat ik met) (?:een |echt |eigenlijk ){0,2}(?:persoon|echt persoon|echt mens|echt)(?: mens| persoon)?
    hoe heet (?:je|jij|u)
    (?:ben je|ben jij|bent u|is dit|praat ik met|spreek ik met|chat ik met) (?:een |1 )?(?:echte? )?persoon
    (?:zit|staat) (?:hier|er) (?:een |1 )?(?:echte? |echt )?(?:mens|persoon|iemand)(?: of (?:een |1 )?(?:machine|robot|bot))? achter
    (?:ben je|ben jij|bent u|is dit|praat ik met|spreek ik met) (?:een |1 )?(?:robot|bot|machine|computer|programma|ai) of .{0,30}(?:iemand|persoon|mens|vlees en bloed)
  `,
  ownName: words`
    (?:waarom|waarvoor) (?:\p{L}{1,10} ){1,4}?(?:mijn|onze|een|de) (?:voor|achter)?naam
    wat (?:doen|doe|doet|gebeurt) (?:(?:jullie|je|u|er) ){0,2}met (?:mijn|onze) (?:voor|achter)?naam
    waar (?:\p{L}{1,10} ){1,3}?(?:mijn|onze|een|de) (?:voor|achter)?naam voor
  `,
  ownData: words`
    (?:waarom|waarvoor|waartoe) (?:\p{L}{2,12} ){1,4}(?:mijn|onze) (?:persoons)?gegevens
    wat (?:moeten|doen|doet|willen|gebeurt|gaan) (?:er )?(?:\p{L}{1,8} ){0,3}met (?:mijn|onze) (?:persoons)?gegevens
  `,
  ownPhone: words`
    (?:waarom|waarvoor) (?:\p{L}{1,10} ){1,4}?(?:mijn|ons|een|het) (?:telefoon|mobiele )?nummer
    wat (?:doen|doe|doet|gebeurt) (?:(?:jullie|je|u|er) ){0,2}met (?:mijn|ons|het) (?:telefoon|mobiele )?nummer
    wie (?:ziet|krijgt) mijn (?:telefoon)?nummer
    (?:waar|waarvoor|waartoe) (?:\p{L}{1,10} ){1,5}(?:nummer|telefoonnummer|mobiele nummer)(?: (?:eigenlijk )?(?:voor|gebruikt|nodig))?
    (?:nummer|het|dat)(?: \p{L}{1,9}){0,3} voor (?:reclame|marketing|spam|verkoop|andere dingen)
    (?:nummer|dat)(?: \p{L}{1,9}){0,3} (?:doorverkocht|doorgegeven|verkocht)
    waar is (?:dat|het) (?:nummer )?(?:eigenlijk )?voor(?= ?[?!.,]|$)
  `,
  otherTable: words`
    (?:en|hoe zit het met|wat (?:gebeurt er )?met) (?:de|het|die) (?:anderen?|rest|overige|tweede)(?: tafel| \d{1,2}| helft)?(?= ?[?]|$)
  `,
  noted: words`
    (?:wat is er (?:gebeurd met|van)|waar is(?: nu)?) (?:de|het|mijn|onze) (?:\p{L}{2,12} ){0,1}(?:kinderstoel|allergie|\p{L}{2,12}allergie|raam|hond|taart|kinderwagen|rolstoel|rollator|opmerking|wens)(?: geworden| gebleven| heen)?(?=[ ?!.]*$)
    (?:heeft u|hebt u|heb je|hebben jullie) (?:dat van )?(?:de|het|die) (?:lactose|gluten|noten|pinda's?|allergie|vegan|kinderstoel|rolstoel|hond|vis|melk)(?: (?:ook|wel|goed)){0,2} (?:meegenomen|meegekregen|begrepen|erbij gezet|doorgekregen)
    (?:die|de|het) (?:\p{L}{2,20} )?staat er(?:bij| bij| al| toch){0,3}(?=[ ,?]|$)
    heb je dat van (?:de|het|die|dat) (?:\p{L}{2,20} )?(?:gehoord|gezien|genoteerd)
    (?:is|staat|zijn|staan) (?:de|het|mijn|onze|dat|die|er) ?(?:\p{L}{2,16} ){0,3}(?:genoteerd|erbij|doorgegeven|vermeld)
    (?:heeft u|hebt u|heb je|hebben jullie) (?:de|het|mijn|onze|dat|die) ?(?:\p{L}{2,16} ){0,3}(?:genoteerd|opgeschreven|doorgegeven)
    (?:heeft u|hebt u|heb je|hebben jullie) (?:dat|het) (?:van|over|met) (?:de|het|mijn|onze) (?:\p{L}{2,16} ){1,3}(?:gezien|gelezen|meegekregen|genoteerd)
    (?:heeft u|hebt u|heb je|hebben jullie) (?:\p{L}{2,16} ){0,6}(?:genoteerd|opgeschreven)
    (?:de|het|mijn|onze) (?:\p{L}{2,16} ){1,3}(?:is|staat) (?:\p{L}{2,8} ){0,2}(?:genoteerd|erbij|vermeld|opgeschreven)(?=,? (?:toch|he|ja)| ?\?)
    (?:weten|weet) (?:ze|jullie|u|de (?:keuken|kok|bediening)) (?:al |ook )?(?:van|over) (?:de|het|mijn|onze|die)
    (?:is|zijn) (?:de (?:keuken|kok)|jullie|u) op de hoogte van
    (?:jullie hebben|u hebt|u heeft|je hebt) (?:de|het|mijn|onze|dat) (?:\p{L}{2,16} ){0,4}(?:genoteerd|opgeschreven|erbij gezet|doorgegeven)
    dat van (?:de|het|mijn|onze) (?:\p{L}{2,20} ){1,3}(?:staat (?:er)?(?:bij|in|op)|is genoteerd|heeft u genoteerd|hebben jullie (?:genoteerd|opgeschreven))
    (?:hebben jullie|heeft u|heb je|hebt u) (?:het|dat) (?:al )?(?:aan|tegen) (?:het|de) (?:personeel|keuken|kok|bediening|ober|restaurant|team) (?:al )?(?:doorgegeven|gezegd|verteld|gemeld)
    (?:weet|weten) (?:het|de) (?:personeel|keuken|kok|bediening|ober|restaurant|team)(?: dat| ervan| hiervan)(?=[ ?!.]*$)
    heeft (?:het|de) (?:personeel|keuken|kok|bediening|ober|restaurant|team) (?:mijn|ons) (?:bericht|verzoek|berichtje) (?:gekregen|gelezen|gezien|ontvangen)
    wat staat (?:er )?(?:nu )?(?:in|op|bij) (?:de|mijn|onze|het) (?:notitie|opmerking|bericht)
  `,
} satisfies Partial<TopicWords>;
