import { words } from "../../word-list.ts";

export const coming = words`
  (?:(?:wir|ich) )?(?:(?:sind|bin) )?(?:(?:jetzt|schon|bereits|gerade|grad|gleich) ){0,2}(?:unterwegs|auf dem weg|am weg|losgefahren)(?: zu euch| zu ihnen)?
  (?:(?:wir|ich) )?(?:sitzen?|sind|bin) (?:(?:jetzt|schon|bereits|gerade|grad) ){0,2}im (?:auto|zug|bus|taxi)
  (?:(?:wir|ich) )?(?:sind|bin) (?:(?:jetzt|schon|bereits|gerade|gleich|fast|quasi|gerne?) ){0,2}(?:da|vor ort|vor der tur|in der nahe|um die ecke|dabei)
  (?:(?:wir|ich) )?stehen? (?:(?:jetzt|schon|bereits|gerade|fast|quasi) ){0,2}vor der tur
  (?:(?:wir|ich) )?(?:parken?|suchen? (?:nur )?(?:noch )?(?:einen )?parkplatz)(?: (?:jetzt|gerade|grad|noch|schon|nur)){0,2}
  (?:alles |ganz )?wie (?:geplant|besprochen|vereinbart|abgemacht|ausgemacht|gebucht)
  100 ?%(?:ig)?
  hundertpro(?:zentig)?
  logisch
  logo
  freilich
  (?:(?:wir|ich) )?kommen?(?: (?:gerne?|alle|sicher|bestimmt|naturlich|sehr gerne?|auf jeden fall|alle \d{1,2}))?
  (?:(?:wir|ich) )?(?:kommen |sind )?alle \d{1,2}(?: von uns| kommen| dabei| da)?
  (?:da )?freuen wir uns(?: schon)?(?: drauf| darauf)?
  doch,? (?:wir|ich) kommen?(?: doch| schon)?
`;
