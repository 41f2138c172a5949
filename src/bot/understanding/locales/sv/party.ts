import type { PartyWords, PeopleWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const party: PartyWords = {
  people: words`personer; person; pers\.?; vuxna; vuxen; barn; bebisar; bebis; gaster; vanner; kompisar; kollegor; platser; man; kvinnor; stycken; st; smabarn; folk; ungdomar; deltagare`,
  phrases: words`(?:bord|sallskap|bokning|plats|grupp|familj|middag|lunch|reservation) (?:for|pa|till|om|med) (?:ca\.? |ungefar |bara )?#; vi ar (?:nu |bara |ca\.? )?#; vi blir (?:nu |bara |ca\.? )?#; ar vi #; blir vi #; vi kommer #; # av oss; totalt #; # totalt; oss #; blir #; ett bord for #`,
  weakPhrases: words`for (?:ca\.? |bara |oss |ungefar )?#; till #(?= personer)`,
  openPhrases: words`hellre #; gor det till #; egentligen #; snarare #`,
  otherUnits: words`timmar; timme; minuter; minut; dagar; dag; natter; natt; veckor; vecka; manader; ar; stjarnor; stjarna; rum; kronor; kr; ganger; hundar; barnstolar; procent; sekunder; poang; av`,
  fixed: {
    "bara jag": 1,
    "bara for mig": 1,
    "jag sjalv": 1,
    ensam: 1,
    "vi tva": 2,
    "oss tva": 2,
    "bada tva": 2,
    "ett par": 2,
    "ett dussin": 12,
    "ett tjugotal": 20,
    "ett tiotal": 10,
  },
  couples: ["# par"],
  companions: words`vanner; kompisar; kollegor; barn; andra`,
  self: ["mig", "jag"],
  selfAfterAnd: ["jag"],
  selfLeads: ["for", "bara"],
  articles: ["en", "ett"],
  adjectives: ["andra", "sma", "unga", "extra"],
  relations: words`fru; man; make; maka; partner; sambo; flickvan; pojkvan; tjej; kille; fastmo; fastman; mamma; pappa; mor; far; syster; bror; son; dotter; barn; bebis; van; kompis; chef; kollega; mormor; morfar; farmor; farfar; moster; faster; kusin; svarmor; svarfar`,
  relationPairs: ["foraldrar", "svarforaldrar", "tvillingar"],
  possessives: ["min", "mitt", "mina", "var", "vart", "vara", "hennes", "hans", "sin"],
  and: ["och", "plus", "med", "samt", "&"],
  or: ["eller"],
  to: ["till"],
};

export const people: PeopleWords = {
  nameLeads: words`jag heter; mitt namn ar; i namnet; under namnet; namnet ar; namn:; pa namnet`,
  weakNameLeads: ["jag ar", "det ar", "namn"],
  notNames: words`for; om; den; det; en; ett; och; pa; i; med; bord; bokning; imorgon; idag; ikvall; garna; jag; vi; ar; inte; allergisk; vegetarian; tack; ja; nej; att; men; klockan; till; sen; kvall`,
  titles: ["herr", "fru", "dr"],
  contactLeads: words`nummer; numret; telefon; telefonnummer; mobil; mobilnummer; tel; tel\.; ring mig; ring; na mig; nas pa; whatsapp; e-?post; mejl; mail`,
};

export const wishes = words`fonster; fonsterbord; uteservering; terrass; ute; utomhus; inne; inomhus; tradgard; balkong; utsikt; lugnt; lugn; horn; hornet; barnstol; barnstolar; barnvagn; rullstol; handikapp; hund; hundar; fodelsedag; arsdag; brollopsdag; fira; firar; tarta; ljus pa tartan; overraskning; vegan; vegansk; veganer; vegetarian; vegetarisk; vegetarianer; glutenfri; glutenfritt; gluten; celiaki; laktos; laktosfri; laktosfritt; notter; jordnotter; notallergi; allergi; allergier; allergisk; allergiska; skaldjur; halal; kosher; gravid; romantiskt; nara; langt fran`;
export const wishFillers = words`tack; snalla; och; med; ett bord; bord; om mojligt; ocksa; men; for; jag vill; vi vill; garna; helst; hej; boka; ja; nej; kan vi fa; kan jag fa; vi skulle vilja ha; jag skulle vilja ha`;
export const negations = words`inte; inte pa; inte den; inte for; istallet for; i stallet for; ej; snarare an; inte klockan`;
export const otherNumbers = words`bord (?:nummer |nr\.? ?)#; (?:rum|nummer|nr\.?|vaning|linje|gate) #; # ar(?: gammal)?; #-aring(?:ar)?; # (?:stjarnor|kronor|kr|procent|poang|km|meter|sekunder|rum|natter); #:?[ea] (?:vaningen|fodelsedag|gangen|plats|raden); [\p{L}]{3,20}gatan #; i # timmar; betyg #`;
