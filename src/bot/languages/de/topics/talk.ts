import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const talk = {
  day: words`
    (?:welches datum|welcher tag|welchen tag|welcher wochentag) (?:ist|ware|hatten|haben|war)? ?(?:das|der|denn|heute|wir|morgen|\p{L}{3,8}tag)?
    (?:der wievielte|den wievielten) (?:ist|ware|hatten|haben|war)? ?(?:das|der|denn|heute|wir|morgen|\p{L}{3,8}tag)?
    was fur (?:ein |1 )?(?:datum|tag) (?:ist|ware) (?:das|der|heute)
  `,
  assistant: words`
    (?:bist du|sind sie|seid ihr|ist das|rede ich mit|schreibe ich mit) (?:hier |ein |einem |1 |nur |blo(?:ß|ss) ){0,3}(?:automat(?:en)?|blechkiste|roboter|maschine)
    wer (?:bist du|sind sie|seid ihr|ist da|schreibt (?:hier|da|mir)|bin ich)
    (?:bist du|sind sie|seid ihr) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:robot\p{L}{1,3}|bot|maschine|mensch(?:en)?)
    (?:ist das|schreibe ich mit) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:robot\p{L}{1,3}|bot|maschine|mensch(?:en)?)
    (?:bist du|sind sie|seid ihr|ist das|schreibe ich mit) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:ki|computer|programm)
    (?:rede ich mit|spreche ich mit) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:robot\p{L}{1,3}|bot|maschine|mensch(?:en)?)
    (?:rede ich mit|spreche ich mit) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:ki|computer|programm)
    (?:bist du|sind sie|seid ihr) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:chatbot|echter mensch|echte person|echt|person)
    (?:ist das|schreibe ich mit) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:chatbot|echter mensch|echte person|echt|person)
    (?:rede ich mit|spreche ich mit) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:chatbot|echter mensch|echte person|echt|person)
    was bist du
    mit wem (?:schreib|chatt?|rede|sprech)\p{L}{1,2} (?:ich|wir)
    wie hei(?:ss|ß)t du
    wie hei(?:ss|ß)en sie
    (?:bin|sind) (?:ich|wir) (?:hier )?mit (?:einer |1 |einem )?(?:echten |richtigen )?(?:person|menschen|maschine|bot|roboter) verbunden
    (?:schreibt|antwortet|sitzt) (?:hier|da|mir) (?:ein |eine |1 )?(?:echte |richtige |echter |richtiger )?(?:person|mensch|maschine|bot|roboter)
    (?:bist du|sind sie|seid ihr|ist das|rede ich mit|schreibe ich mit|spreche ich mit) (?:hier )?(?:ein|einem|einer|1) (?:\p{L}{3,9} )?(?:roboter|bot|maschine|computer|programm|mensch(?:en)?|ki)(?: oder .{3,50}(?:mensch|person|fleisch und blut|wer|jemand|maschine|roboter))?
  `,
  ownName: words`
    (?:warum|wieso|weshalb|wozu|wofur) (?:brauch(?:en|st|t)|woll(?:en|t)|willst|mochten|benotigen|benotigst|muss|soll) (?:sie|du|ihr|ich|wir|man) (?:(?:denn|eigentlich|uberhaupt) )?(?:meinen|unseren|einen|den) (?:vor|nach)?namen
    was (?:machen|macht|machst|passiert|geschieht) (?:(?:sie|ihr|du|denn) ){0,2}mit (?:meinem|unserem) namen
    (?:meinen|unseren|den) (?:vor|nach)?namen (?:denn )?(?:wofur|wozu|warum|weshalb)
  `,
  ownData: words`
    (?:warum|wieso|weshalb|wozu|wofur) (?:\p{L}{2,12} ){1,4}(?:meine|unsere)n? (?:personlichen )?(?:daten|angaben)
    was (?:macht|machen|passiert|geschieht|wollt|wollen|habt|haben|tut) (?:\p{L}{2,8} ){0,3}mit (?:meinen|unseren|den) (?:personlichen )?(?:daten|angaben)
  `,
  ownPhone: words`
    (?:warum|wieso|weshalb|wozu|wofur) (?:brauch(?:en|st|t)|woll(?:en|t)|willst|mochten|benotigen|benotigst|muss|soll) (?:sie|du|ihr|ich|wir|man) (?:(?:denn|eigentlich|uberhaupt) )?(?:meine|unsere|eine|die) (?:handy|telefon|mobil)?nummer
    was (?:machen|macht|machst|passiert|geschieht) (?:(?:sie|ihr|du|denn) ){0,2}mit (?:meiner|unserer|der) (?:handy|telefon|mobil)?nummer
    wer (?:sieht|bekommt|kriegt) meine (?:handy|telefon|mobil)?nummer
    (?:wofur|wozu|wieso|warum) (?:\p{L}{1,10} ){1,4}(?:nummer|telefonnummer|handynummer)
    (?:nummer|die|sie)(?: \p{L}{1,9}){0,4} (?:fur|zu) (?:werbung|werbezwecke\p{L}?|marketing|reklame|spam)
    (?:fur|zu) (?:werbung|werbezwecke\p{L}?|marketing|reklame) (?:verwend|benutz|genutz|nutz|gebrauch)\p{L}{1,4}
    (?:nummer|die)(?: \p{L}{1,9}){0,3} (?:weitergegeben|verkauft|weitergeben|verkaufen)
    (?:wofur|wozu) (?:brauch|ist|verwend|benotig)\p{L}{0,4} (?:sie|ihr|du)(?: die| das)?(?= ?[?!.,]|$)
  `,
  otherTable: words`
    (?:und|was ist mit|was wird (?:aus|mit)|was passiert mit|wo sitzen) (?:de[nmr]|die|das|unsere[nr]?) (?:anderen?|restlichen?|ubrigen?|zweiten?)(?: tisch| \d{1,2}| halfte| leuten?)?(?= ?[?]|$)
  `,
  noted: words`
    (?:was ist (?:denn )?(?:mit|aus)|wo ist(?: denn)?|wo bleibt(?: denn)?) (?:de[mrn]|die|das|meine[mrn]?|unsere[mrn]?) (?:\p{L}{2,14} ){0,1}(?:hochstuhl|kinderstuhl|kindersitz|allergie|\p{L}{2,12}allergie|fensterplatz|fenster|hund|torte|kuchen|kinderwagen|rollstuhl|rollator|notiz|vermerk|wunsch)(?: geworden| passiert| geblieben| hin)?(?=[ ?!.]*$)
    (?:haben sie|hast du|habt ihr) (?:das|es) (?:mit|wegen|von) (?:der|dem|den|meiner|meinem|unserer) (?:\p{L}{2,20} ?){1,2}(?=[ ?!.]*$)
    (?:ist|sind|steht) (?:die|der|das|den) (?:\p{L}{2,20} ){1,2}(?:mit )?(?:drin|dabei|drauf|erfasst|angekommen)(?=[ ?!.]*$)
    (?:das|des) mit (?:der|dem|den) (?:\p{L}{2,25} ){1,2}(?:hast du|habt ihr|haben sie|ist)(?: (?:jetzt|schon|doch|ja|drin|notiert|vermerkt|mitbekommen)){0,3}(?=[,? ]{0,2}(?:ja|oder|ne|gell)?[?]|$)
    (?:steht|stehen|ist|sind) (?:denn )?(?:der|die|das|mein|meine|unser|unsere|es) ?(?:\p{L}{2,16} ){0,4}(?:drin|notiert|vermerkt|hinterlegt|weitergegeben|aufgenommen)
    (?:haben sie|hast du|habt ihr) (?:den|die|das|es|meinen|meine|unseren|unsere) ?(?:\p{L}{2,16} ){0,4}(?:notiert|vermerkt|aufgeschrieben|weitergegeben|eingetragen)
    (?:haben sie|hast du|habt ihr) (?:das|des|es) (?:mit|wegen|vom) (?:\p{L}{2,16} ){1,4}(?:gesehen|gelesen|mitbekommen|notiert|gehort|mitgekriegt)
    (?:haben sie|hast du|habt ihr) (?:\p{L}{2,16} ){0,6}(?:notiert|vermerkt|aufgeschrieben)
    (?:wisst ihr|wissen sie|wissen (?:die|alle)|wei(?:ß|ss)(?:t du)?(?: (?:die|der|das) (?:kuche|koch|restaurant|personal|team))?)(?: (?:denn|auch|eigentlich|schon|bescheid)){0,3} (?:von|uber|wegen) (?:der|dem|meiner|meinem|unserer|unserem|den)
    (?:kuche|koch|personal|team) (?:\p{L}{2,9} ){0,2}bescheid (?:wegen|uber)
    (?:den|die|das|mein\p{L}{0,2}|unser\p{L}{0,2})(?: mit (?:der|dem|den))? (?:\p{L}{2,25} ){1,3}(?:haben sie|hast du|habt ihr)(?: (?:ja|doch|schon|auch|jetzt)){0,3} (?:notiert|vermerkt|aufgeschrieben|eingetragen|weitergegeben)
    (?:sie haben|ihr habt|du hast)(?: (?:ja|doch|schon|auch)){0,3} (?:den|die|das|mein\p{L}{0,2}|unser\p{L}{0,2}) (?:\p{L}{2,25} ){1,4}(?:notiert|vermerkt|aufgeschrieben|eingetragen|weitergegeben)
    (?:haben sie|hast du|habt ihr) (?:das |es |ihnen |denen |dem |der |den |schon |bereits ){0,4}(?:personal|kuche|koch|restaurant|kellner|team) (?:schon |auch |bereits )?(?:gesagt|bescheid (?:gesagt|gegeben)|weitergegeben|informiert|mitgeteilt)
    (?:haben sie|hast du|habt ihr) (?:es|das) (?:schon )?(?:dem|der|den|ans|an die|an den) (?:personal|kuche|koch|restaurant|kellner|team) (?:schon |auch )?(?:gesagt|weitergegeben|mitgeteilt)
    hat (?:das|die|der) (?:personal|kuche|koch|restaurant|kellner|kellnerin|team) (?:meine|unsere) (?:nachricht|wunsche|bitte|notiz) (?:schon )?(?:bekommen|erhalten|gelesen|gesehen)
    wei(?:ß|ss) (?:das|die|der) (?:personal|kuche|koch|restaurant|kellner|team) (?:das|davon|bescheid)
    was (?:steht|ist) (?:da |jetzt |denn |nun ){0,2}(?:in|auf) (?:der|meiner|unserer|eurer|ihrer) (?:notiz|nachricht|anmerkung|bemerkung)
    was (?:steht|ist) (?:da |jetzt |denn ){0,2}im (?:kommentar|vermerk|hinweis)
  `,
} satisfies Partial<TopicWords>;
