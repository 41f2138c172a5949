import type { AskingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  calls: words`
    (?:du(?! bist)|hey|he|oh|ah|ubrigens|apropos|nebenbei)
    (?:sagt?|hort?|guckt?)(?: doch)? ?mal
    sagen sie(?: mal)?
    horen sie(?: mal)?
    ach(?: ja| so)?
    moment(?: noch| mal)?
    warte(?: mal| kurz)?
    warten sie(?: kurz)?
    (?:noch )?(?:mal )?(?:eine?|ne) (?:kurze |kleine |andere )?(?:frage|sache)(?: noch| vorab)?
    (?:eins|eines|was|etwas) noch
    noch (?:eins|etwas|was)
    kurz(?: noch)?
    aus neugier
    (?:vorher|davor|vorab|zuerst|erst|erstmal)(?: noch)?(?: mal| kurz){0,2}
    (?:be)?vor ich (?:das|es|dazu|ihnen das) (?:sage|mache|angebe|beantworte)
  `,
  asks: words`
    (?:ist|sind|ware|waren|geht|ginge|gehts|passt|kann|konnen|konnte|konnten|darf|durfen|durfte|muss|mussen|soll|
      sollen|habt|haben|hast|hat|gibt|wird|werden|kostet|reicht|klappt|bleibt|gilt|stimmt) (?:ich|man|mir|wir|ihr|du(?! bist)|
      es|das|der|die|dort|da|hier|ein|eine|unser|mein|auch|euch|dann)(?! (?:gut|ok|okay|so|prima|perfekt|super|
      richtig|klar|genau|recht|passt|alles|toll|klasse|nicht|leider|wunderbar|bestens))(?= .{0,80}[?]|[?]| (?:wenn|
      dass|mit|zu|auch|moglich|okay|ok|in ordnung|noch|spater|jemand|was|irgend|eigentlich|einen|eine|den|die))
    (?:ist|ware) (?:es|das) (?:\p{L}{1,10} )?(?:ok|okay|in ordnung|moglich|schlimm|recht|machbar|erlaubt|kostenlos|umsonst)
    was (?:kostet|passiert|ist|ware|wenn|muss|heißt|heisst|macht|kann)
    wie (?:lange?|viel|teuer|spat|sieht|ware|ist|kann|geht)
    bis wann
    ab wann
    bis zu welch\p{L}{1,2}
    kann man
    kann ich
    konnen wir
    konnten wir
    konnte ich
    darf ich
    durfen wir
    durfte ich
    muss ich
    mussen wir
    sicher\?
    wieso
    warum(?! nicht(?![\p{L}]))
    wollte (?:\p{L}{1,8} )?(?:fragen|wissen)
    ja oder nein
    oder wie
    oder was
    (?:passt|stimmt|geht|klappt|gilt|ist) (?:das|des|es|dies)(?!(?: leider| doch| heute| bei (?:uns|mir)){0,2} nicht(?! ?\?))
  `,
  inverting: words`
    (?:heute|heute abend|morgen|jetzt|nun)(?= (?:sind (?:wir|alle|die)|bin ich|ist (?:mein|unser|die ganze))(?!\p{L}))
    leider
    bedauerlicherweise
    (?:deshalb|deswegen|daher|darum)
    (?:also|dann)(?= (?:mussen|muss)(?!\p{L}))
  `,
  cancelAsked: words`
    (?:kann|konnen|konnte|konnten|darf|durfen) (?:ich|wir)(?: bitte)?(?: das| es| den tisch| die reservierung| unseren tisch| unsere reservierung| meine reservierung)?(?: bitte)? (?:absagen|stornieren|canceln)
  `,
  orders: words`
    konnen sie
    konnten sie
    kannst du
    konntest du
    konnt ihr
    konntet ihr
    wurden sie
    wurdest du
    wurdet ihr
    kann man
    konnen wir bitte
    kann ich bitte
    sind sie so
  `,
  theWay: words`
    (?:und )?(?:wo|wie)(?: (?:parkt|park|parken|kommt|komm|komme|kommen|kann|kannst|konnen|stellt|finde|finden))(?: (?:man|ich|wir|denn|da|dann|am besten|gut|das auto|unser auto|zu (?:euch|ihnen)|euch|sie|dort|bei (?:euch|ihnen)|mit (?:dem auto|den offis|der bahn|dem bus))){1,5}(?: (?:hin|parken|hinkommen|dahin|her|ab|abstellen))?
  `,
};
