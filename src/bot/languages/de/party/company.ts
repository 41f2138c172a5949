import type { CompanyWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const company: CompanyWords = {
  couples: [
    "# paare",
    "(?:ein )?(?:ehe)?paar(?= mit \\d{1,2} kind)",
    "(?<=^(?:(?:wir sind|wir waren|fur) )?(?:eine |1 )?)familie(?= mit \\d{1,2} kind(?:ern?)?(?=[,.! ]{0,3}(?:$|¦)| (?:und|plus) ))",
    "# parchen",
    "# ehepaare",
  ],
  companyLeads: words`mit`,
  comesWith: words`
    ich (?:komm|komme|bringe|bring|kame|reise) (?:mit|noch)?
    ich (?:komm|komme|kame) (?:da |dann |noch )?(?:zusammen |gemeinsam )?mit
    ich (?:bringe|bring)(?: noch| auch)?
    bringe(?: noch| auch)?
    komme mit
    mit dabei sind
    ich werde mit
    (?:er|sie|(?:mein|meine|unser|unsere) \p{L}{3,14}) (?:empfangt|trifft|bewirtet|bringt|hat)
  `,
  self: ["mich", "ich", "i", "mir", "meine wenigkeit"],
  selfAfterAnd: ["ich", "mich"],
  besideSelf: ["er", "sie", "ihn", "ihm", "ihr"],
  selfLeads: ["fur", "nur"],
  nameArticles: ["der", "die"],
  articles: ["ein", "eine", "einen", "einem", "einer", "noch ein", "noch eine", "noch einen"],
  adjectives: words`
    (?:einhalb|ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|\d{1,2}[- ]?)jahrige[rnms]?
    hungrige
    hungrigen
    weitere
    andere
    kleine
    kleinen
    kleines
    kleiner
    junge
    altere
    erwachsene
    gute
    zusatzliche
    anderen
    weiteren
    beiden
    zwei anderen
    befreundetes
    anderes
    altester
    jungste
    jungster
  `,
  tellsOfHouse: words`
    (?:hat|haben|hatte) (?:\p{L}{2,12} ){1,5}(?:empfohlen|geschwarmt|erzahlt|gesagt|gelobt|genannt|vorgeschlagen)
    (?:meint|meinte|sagt|sagte|schwarmt|schwarmte|empfahl|empfiehlt|erzahlte|lobt)(?!\p{L})
    war (?:\p{L}{2,12} ){0,3}(?:begeistert|bei (?:euch|ihnen))
  `,
  oneMore: words`
    (?:der|die|das)
    mit
    von
    im alter
    auch
    ebenfalls
    noch
    (?:kommt|kommen|kame|stoßt|stoßen)
    ist (?:auch |ja )?(?:dabei|mit dabei)
    (?:sind|ist) auch
    (?:mochte|will|wurde) (?:auch |gern |gerne )?(?:mit|dazu)
  `,
  others: ["andere", "anderen", "weitere", "mehr"],
  andMore: ["plus"],
  who: ["die", "der", "das"],
  and: ["und", "plus", "sowie", "mit", "&", "und noch"],
};
