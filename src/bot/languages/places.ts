/**
 * Towns and countries that guests come from, in the languages that guests write, folded: "de Barcelona" says where from, and
 * is nobody's name. None that is a family's name with its preposition as often ("De Leon", "Di Roma" are asked for again).
 */
export const places: ReadonlySet<string> = new Set(
  `amsterdam andalucia antwerpen argentina asturias athens athina austria austin bali barcelona barna bari basel basilea basel
  belfast belgica belgie belgien belgique belgium bergamo bergen berlin berlino berne bern bilbao birmingham bogota bologna
  bolonia bonn bordeaux boston brasil brasilia bremen bristol brugge bruselas brussel brussels bruxelles budapest buenos_aires
  cadiz cagliari california canada cardiff catania chicago chile china coimbra colombia copenhagen cordoba cuba danmark
  denmark deutschland dresden dubai dublin dublino duitsland dusseldorf edinburgh eindhoven england essen espana espanha
  estocolmo estados_unidos finland firenze florence florencia florenz france francia frankfurt frankreich frankrijk
  franca galicia geneve genf genova germany glasgow goteborg gothenburg granada grenoble groningen haarlem hamburg
  hannover helsinki holland hongkong ibiza inglaterra inghilterra ireland irlanda irland italia italie italien italy japan
  kobenhavn koln cologne krakow leeds leipzig lille limoges linkoping lisboa lisbon lisbona lissabon liverpool
  london londres londra londen lund lyon lugano luzern madrid mailand malaga mallorca malmo manchester mannheim marseille
  marseilles melbourne mexico miami milan milano montpellier montreal moscow munchen munich monaco muenchen murcia nantes
  napoli naples napoles nederland new_york nice norge norrkoping norway norwegen nottingham nurnberg oslo osterreich
  ottawa oviedo oxford padova palermo pamplona paris parigi perugia pisa poland polen porto portugal prag praga prague
  rennes reykjavik rio rio_de_janeiro rom roma rome rotterdam salamanca salzburg san_sebastian santander santiago
  sao_paulo schweden schweiz scotland sevilla seville sheffield sicilia sicily singapore spain spanien spanje spagna
  stavanger stockholm stoccolma strasbourg stuttgart suecia suede suisse suiza svezia svizzera sverige sweden switzerland
  sydney tilburg tokyo torino toronto toulouse trieste tromso trondheim turin turku umea uppsala usa utrecht valencia
  valladolid vancouver vasteras venezia venice verona vienna viena vienne vigo wales warsaw wien zaragoza zurich zurigo zwolle
  setubal aveiro algarve funchal madeira`
    .split(/[ \n]+/u)
    .map((place) => place.replaceAll("_", " ")),
);
