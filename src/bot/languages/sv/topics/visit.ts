import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const visit = {
  hours: words`
    (?:lunchen|middagen|brunchen|frukosten|koket) (?:slutar|borjar|serveras|pagar|haller pa)(?: till)? (?:nar|hur dags|vilken tid|hur lange)
    (?:ni|det|restaurangen)(?: \p{L}{2,8})? (?:har|ar|haller) (?:oppet|stangt|oppna)
    hur (?:lange|sent) (?:kan|gar) (?:man|vi|det att) (?:bestalla|ata)
    sista bestallning(?:en)?
    hur (?:lange|sent) (?:tar|lagar|serverar) (?:ni|koket)
    oppettid(?:er|erna)?
    (?:har|ar|haller) (?:ni|restaurangen|det|koket|ni det)(?: \p{L}{1,12}){0,3} (?:oppet|oppna|stangt|oppen|stangd)
    oppet (?:pa|till|idag|imorgon|ikvall|nu)
    oppnar
    stanger
    stangt
    stangningstid
    koket (?:stanger|oppet|oppnar)
    hur lange (?:har|ar) (?:ni|koket)
    hur sent(?: serverar ni(?: mat)?)?
    (?<!(?:avbok\p{L}{1,4}|avbestalla|stalla in) (?:\p{L}{1,10} ){0,5})till nar
    fran nar
    nar (?:oppnar|stanger)
    sista bestallning
    (?:nar|hur dags|vilken tid|hur lange) (?:slutar|borjar|ar|serveras) (?:lunchen|middagen|brunchen|frukosten|lunch|middag)(?: over| slut)?
    (?:har|serverar) ni(?: ocksa| nagon gang){0,2} (?:lunch|brunch|frukost)(?: nagon dag)?(?=[ ?.!]*$)
  `,
  address: words`
    (?:(?:hur )?langt|vagen|hur lang|gar man|tar man sig|kommer man)(?= (?:\p{L}{1,12} ){0,5}(?:stationen?|tunnelbanan?|hallplatsen?|flygplatsen|tagstationen))
    var (?:lag|ligger|ar|var) (?:det|ni|restaurangen|stallet)(?: (?:nu|igen|nu igen|nagonstans|exakt)){0,2}(?= ?[?!.]*$)
    hur (?:kommer|tar|hittar) (?:jag|vi|man)(?: mig| oss| sig)? (?:dit|till er|fram|hem till er)
    (?:jag|vi) hittar inte(?: (?:till er|dit|fram|stallet|restaurangen|ingangen))?
    (?:jag|vi) har (?:gatt|kort|kommit) (?:vilse|fel)
    adress(?:en)?
    var (?:ligger|ar|finns|hittar|sitter)(?: ni| restaurangen| det| jag er| vi er)?(?: nagonstans)?
    hitta(?: till)? er
    vagbeskrivning
    hur (?:kommer|tar|hittar) (?:jag|vi|man)(?: mig| oss| sig)? (?:till er|dit|fram)
    vilken gata
    postnummer
    plats pa kartan
    vad heter (?:ni|restaurangen|stallet)(?: igen| nu igen)?
    var ligger (?:de|dom|era)(?: (?:bada|tva|2|har))?(?: (?:restaurangerna|restauranger|stallena|stallen))?
    vilken(?: av (?:dem|de (?:bada|tva|2)))? (?:ligger|ar) (?:i|narmast|pa)
  `,
  contact: words`
    restaurangens (?:telefon)?nummer
    (?:telefon)?numret till (?:restaurangen|stallet)
    telefonnummer
    telefon
    ert nummer
    numret
    ringa (?:er|till er)
    na er
    kontakta er
    kontakt(?:uppgifter)?
    e-?post(?:adress)?
    mejl(?:adress)?
    mail(?:adress)?
    e-?mail
    hemsida
    webbplats
    instagram
    facebook
  `,
  photos: words`
    foton?
    bild(?:er|erna)?
    galleri
    hur det ser ut
    hur ser det ut
  `,
  parking: words`
    var (?:kan |ska )?(?:man |vi |jag )?parkera(?:r)?(?: man| vi| jag)?
    parkera
    parkering(?:en|ar|splats|splatser|shus|sgarage)?
    p-?hus
    p-?plats(?:er)?
    garage
    stalla bilen
  `,
  transport: words`
    buss(?:en|hallplats)?
    tunnelbana(?:n)?
    tunnelbanestation(?:en)?
    t-bana(?:n)?
    sparvagn
    tag(?:et)?
    pendeltag
    station(?:en)?
    hallplats
    kollektivtrafik
    taxi
  `,
  access: words`
    trapporna
    rullstol(?:en|ar|sanpassat|sanpassad|sburen)?
    tillganglig(?:t|het)?
    handikapp(?:anpassat|anpassad|toalett|vanligt)?
    rullator
    trapp(?:a|or)
    trappsteg
    hiss
    ramp
    rorelsehindrad(?:e)?
    funktionsnedsattning
  `,
} satisfies Partial<TopicWords>;
