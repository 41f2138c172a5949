import type { WaitlistWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const waitlist: WaitlistWords = {
  waitlist: words`
    (?:zet|schrijf|plaats) (?:me|mij|ons) (?:maar |dan |even |gewoon ){0,2}op (?:de|jullie|die) lijst
    als iemand (?:nog )?(?:afzegt|annuleert)
    wachtlijst
    (?:als|zodra|wanneer|mocht|indien) er (?:[\p{L}\d]{1,12} ){0,3}(?:iets|wat) (?:\p{L}{1,10} )?(?:vrij ?komt|vrij ?komen|vrij is)
    (?:als|zodra|wanneer) er (?:[\p{L}\d]{1,12} ){0,3}(?:(?:een )?(?:tafel|tafeltje|plek|plekje)) (?:\p{L}{1,10} )?(?:vrij ?komt|vrij ?komen|vrij is)
    (?:mocht|indien) er (?:[\p{L}\d]{1,12} ){0,3}(?:(?:een )?(?:tafel|tafeltje|plek|plekje)) (?:\p{L}{1,10} )?(?:vrij ?komt|vrij ?komen|vrij is)
    (?:als|zodra|mocht|indien) er (?:nog )?(?:iemand|mensen) (?:nog )?(?:afzegt|annuleert|afzeggen|annuleren)
    laat (?:me|het) weten als
    als er iets vrijkomt
    als er een tafel vrijkomt
    waarschuw me als
    bericht me als
    wacht-lijst
    reservelijst
    wachtrij
    (?:als|zodra|wanneer|mocht|indien) er (?:nog |toch |ineens |alsnog ){0,2}(?:iets|wat|1 (?:tafel|plek)|
      (?:een )?(?:tafel|tafeltje|plek|plekje|plaats)) (?:vrij ?komt|vrij is|vrij wordt|vrijkomen|vrij komen|
      vrij zou komen|beschikbaar (?:komt|is)|vrij)
  `,
};
