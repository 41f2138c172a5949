import type { AgreeingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const agreeing: AgreeingWords = {
  yes: words`
    jaa{1,5}
    ja
    jo
    jep
    jepp
    jup
    jawohl
    ja klar
    ja gerne
    ja gern
    ja bitte
    ja genau
    klar
    na klar
    sicher
    ok
    okay
    selbstverstandlich
    naturlich
  `,
  affirm: words`
    (?:ich|wir) (?:stimme|stimmen) (?:dem |den bedingungen |allem )?zu
    (?:ich |wir )?(?:akzeptiere|akzeptieren) (?:das|die bedingungen|die gebuhr)
    (?:ich bin |wir sind |bin |sind )?(?:damit |mit (?:den bedingungen|der gebuhr) )?einverstanden
    (?:jetzt |nun |dann )?(?:buch|reservier)e?(?: (?:es|das|ihn))? (?:jetzt |nun |doch |halt )?(?:schon|endlich)(?: mal)?(?=[,.! ]*$)
    (?:bitte )?(?:buchen|reservieren) sie (?:es|das|ihn|den tisch) (?:bitte )?(?:jetzt|nun|endlich|doch)(?: bitte)?(?=[,.! ]*$)
    seien sie so (?:gut|freundlich|nett) und (?:buchen|reservieren|bestatigen) sie(?: (?:es|das|ihn|den tisch|die reservierung))?(?=[,.! ]*$)
    (?:ja,? )?so ist(?:'s| es| das)? (?:richtig|korrekt|perfekt|prima|super)(?=[,.! ]*$)
    (?:ja,? )?passt,? mach(?:'s| des| das| es)? (?:fix|so|klar)
    mach(?:'s| des| das| es)? fix
    (?:ja,? )?so (?:ist|ists) (?:es )?(?:recht|gut|fein|passend)(?=[,.! ]*$)
    ja freili(?:ch)?
    ja mei,? passt scho(?:n)?
    (?:ja )?(?:das )?isch (?:scho |so )?(?:guet|guat|recht|racht|ok)(?: so)?(?=[,.! ]*$)
    ja
    jo
    jep
    jepp
    jup
    jawohl
    ja klar
    ja gerne
    ja bitte
    ja genau
    klar
    na klar
    sicher
    aber (?:sicher|naturlich|selbstverstandlich|selbstredend)
    sicherlich
    genau
    richtig
    korrekt
    stimmt
    das stimmt
    passt
    das passt
    gern
    gerne
    sehr gern
    sehr gerne
    ok
    okay
    okey
    in ordnung
    einverstanden
    alles klar
    gut
    sehr gut
    prima
    perfekt
    super
    toll
    wunderbar
    klasse
    bestatigt
    bestatige
    ich bestatige
    bestatigen
    selbstverstandlich
    naturlich
    auf jeden fall
    unbedingt
    gebongt
    abgemacht
    mach das
    machen wir
    bitte ja
    definitiv
    absolut
    freilich
    jau
    👍
    👌
    ✅
    wir kommen(?: alle| gern| gerne| auf jeden fall)?
    wir sind (?:alle )?(?:da|dabei)
    ich komme(?: gern| gerne| auf jeden fall)?
    ich bin (?:da|dabei)
    sind dabei
    es bleibt dabei
    bleibt dabei
    wir bleiben dabei
    bis dann
    jawoll
    passt so
    machen wir so
    so machen wir's
    so machen wir das
    deal
    kein problem
    kein ding
    keine einwande
    nichts dagegen
    warum nicht
    von mir aus
    geht klar
    geht in ordnung
    wir freuen uns
    bin dabei
    freigegeben
    genehmigt
    so ist es
    genau so
    nehm ich
    nehme ich
    nehmen wir
    ich nehme ihn
    wir nehmen ihn
    machen sie das
    (?:mach|macht|machts|machen wir|machen sie|machens)(?:'?s| das| des| es)? so
    basst
    logo
    joa
    dann los
    eh klar
    passt (?:allen|ihr|ihm|ihnen)
    (?:alle|sie|er) (?:sind|ist) dafur
    (?:merk|merke|merken sie|merkt) (?:es |das |sie )?(?:dir|sich|euch)(?: das| es| die)?(?=[.! ]*$)
    (?:bitte |gerne? )?merken(?=[.! ]*$)
    (?:des |das |)[pb]asst scho(?:n)?
    (?:buch|reservier|mach)(?:'s|s| des| das)(?=[.! ]{0,3}$)
    (?:(?:na )?dann )?(?:mach|macht|machen (?:sie|se))(?: das| es| den| mal| bitte){0,3} (?:fertig|klar|fix)
    passt scho(?:n)?
    mach(?:en)? ?(?:ma|mir|wir)(?: so| das)?
    dann bitten wir darum
    (?:ich bitte|wir bitten) darum
    (?:dann )?(?:mach|macht|machen sie) mal(?=[.! ]*$)
    (?:bitte )?(?:alles )?(?:genau )?so (?:ubernehmen|eintragen|festmachen|fixieren|speichern)
    bitte (?:(?:verbindlich|fix|fest|so|gleich) ){0,2}(?:buchen|reservieren|eintragen|ubernehmen|festmachen|fixieren)(?=[.! ]*$)
    (?:alles )?(?:bestens|tiptop|tip top|tipptopp|picobello)
    (?:das )?(?:lauft|steht)(?=[.! ]*$)
    mach(?:t|en|ts|ens)?(?: s)? (?:das|des)(?: so)?
    her damit
    (?:mir )?(?:chome|chomed|chommed|chund|sind debi|simmer debi)(?: gern| garn| gerne)?
    so soll(?:'s| es|s) sein
    (?:ich )?bin (?:sehr |ganz |damit )?(?:zufrieden|einverstanden)
    (?:joa|ja),? geht scho(?:n)?
    nur zu(?=[.! ]*$)
    (?:ja,? |na )?(?:dann )?los geht(?:'?s| es)
    voll (?:gut|super|ok|okay|passt)
    so nehmen? (?:wir|ich)(?:'s| es| das| ihn)?
    (?:das )?(?:war|ware|wurde) (?:super|toll|prima|perfekt|schon|klasse|mir passen|uns passen)(?=[.! ]*$)
    geritzt(?=[.! ]*$|,? (?:danke|merci|super|perfekt)(?!\p{L}))
    gebongt(?=[.! ]*$|,? (?:danke|merci|super|perfekt)(?!\p{L}))
    lauft(?=[.! ]*$|,? (?:danke|merci|super|perfekt)(?!\p{L}))
    jo eh(?=[.! ]*$|,? (?:danke|merci|super|perfekt)(?!\p{L}))
    klaro
    (?:immer )?her damit
    (?:ja )?(?:mach|macht) (?:ma|mal) klar
    (?:na )?dann los(?=[.! ]*$)
    rein damit(?=[.! ]*$)
    jau(?=[,.! ]*$|[,.!] )
    (?:gro(?:ss|ß)artig|grandios|fantastisch|hammer|bombe|geil|fabelhaft|exzellent|famos|vorzuglich|phanomenal|genial|traumhaft|allererste sahne|erste sahne|1a|astrein|knorke|dufte)(?=[.! ]*$|[,.!;] |,? (?:danke|bitte|dann|buch|reservier|nehm))
    (?<=\p{L},? )(?:(?:fug|fuge|fugen sie) (?:das |es |ihn )?(?:bitte )?hinzu|(?:trag|tragen sie|schreib) (?:das |es )?(?:bitte )?(?:ein|dazu)|hinzufugen|eintragen)(?=[.! ]*$)
  `,
  permits: words`
    (?:durfen|konnen) sie(?: gern| gerne| machen| tun){0,2}
    (?:darfst|kannst) du(?: gern| gerne| machen| tun){0,2}
  `,
};
