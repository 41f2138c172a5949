import { words } from "../../word-list.ts";

export const coming = words`
  (?:(?:we|wij|ik) )?(?:komen|kom|zijn|ben) er ?aan
  (?:(?:we|wij|ik) )?(?:(?:zijn|ben) )?(?:(?:al|nu|net) )?(?:onderweg|op weg)(?: naar jullie)?
  (?:(?:we|wij|ik) )?(?:zitten|zit|zijn|ben) (?:(?:al|nu|net) )?in de (?:auto|trein|bus|tram|taxi|metro)
  (?:(?:we|wij|ik) )?(?:zijn|ben) er (?:bijna|zo|al|zo meteen|over \d{1,2} (?:minuten|min))
  bijna er
  (?:(?:we|wij|ik) )?(?:(?:zijn|ben|staan) )?(?:al )?(?:aan het parkeren|voor de deur|om de hoek)
  (?:(?:we|wij|ik) )?(?:hebben|heb) er (?:\p{L}{3,7} )?zin in
  (?:helemaal |gewoon |alles )?(?:volgens (?:plan|afspraak|planning)|zoals (?:gepland|afgesproken|besproken))
  100 ?%
  honderd procent
  (?:(?:we|wij|ik) )?komen?(?: (?:zeker|graag|gewoon|allemaal|alle \d{1,2}))?
  alle \d{1,2}(?: van ons| komen)?
  (?:we|wij|ik) komen? (?:toch )?wel
`;
