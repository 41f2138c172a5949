import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Where such a question ends: what follows would be what it asks about. */
const end = "(?=[^\\p{L}]{0,3}(?:(?:nu|da|eller|eller inte|tack)[^\\p{L}]{0,3})?$)";

export const standing: StandingWords = {
  list: words`
    vad (?:blev|ar|har jag|har vi)(?: det)?(?: nu| egentligen){0,2} bokat(?: till slut)?(?=[?.! ]*$)
    vad (?:ar|var) det (?:jag|vi) har (?:bokat|reserverat)
    paminn(?:a|er)?(?: du)? (?:mig|oss) om (?:min|var) (?:bokning|reservation)
    (?:mina|vara) (?:bokningar|reservationer)
    (?<!\p{L} )(?:min|var) (?:bokning|reservation)(?=[.!? ]*$)
    har (?:jag|vi) (?:\p{L}{1,12} ){0,3}(?:bokning|bokningar|reservation|bokat|bord bokat|ett bord)
    (?:visa|se|kolla|kontrollera|dubbelkolla|bekrafta) (?:mig )?(?:min|mina|var|vara) (?:\p{L}{1,14} )?(?:bokning|bokningar|reservation|reservationer)
    (?:hitta|hamta|titta pa|kolla upp) (?:mig )?(?:min|mina|var|vara) (?:\p{L}{1,14} )?(?:bokning|bokningar|reservation|reservationer)
    (?:vilken tid|vilken dag) (?:har|hade|ar|var|bokade|galler) (?:jag|vi|min|var|mitt|vart) ?(?:\p{L}{1,14} ?)?(?:bokning|bokat|reservation|bord|bordet)?
    (?:nar|hur dags) (?:har|hade|ar|var|bokade|galler) (?:jag|vi|min|var|mitt|vart) ?(?:\p{L}{1,14} ?)?(?:bokning|bokat|reservation|bord|bordet)?
    (?:nar ar det som|vilket datum) (?:har|hade|ar|var|bokade|galler) (?:jag|vi|min|var|mitt|vart) ?(?:\p{L}{1,14} ?)?(?:bokning|bokat|reservation|bord|bordet)?
    (?:vilka|vad for|hur manga) (?:bokningar|reservationer)
    (?:hur ser|stammer|finns|galler|ar) (?:min|var) (?:bokning|reservation)
    (?:min|var) (?:bokning|reservation) (?:bekraftad|registrerad|kvar|klar)
    vad har jag bokat
    vad har vi bokat
    (?:nar|vilken tid|vilken dag|hur dags|till nar)(?: (?:var|ar) det(?: som)?)? (?:jag|vi) (?:\p{L}{1,8} ){0,2}(?:bokat|bokade|reserverat)
    (?:nar|vilken tid|vilken dag|hur dags) (?:hade|har|bokade) (?:jag|vi)(?: \p{L}{1,8}){0,3} (?:bokat|bokade|reserverat|bordet)
    (?:bokade|bokat|reserverade).{0,60}(?:gick|kom) (?:den|det) (?:igenom|fram)
    (?:vad ar|vad var|vilket ar|har jag|ge mig|finns det) (?:mitt|min|vart|var|ett|nagot|nan|nagon|bokningens) (?:boknings ?|bekraftelse ?|
      referens ?)?(?:nummer|referens|kod)
    (?:boknings|bekraftelse|referens)(?:nummer|nr|kod)(?=[ ,]{0,5}(?:tack)?[ ?.!]{0,5}$)
    (?:i|pa|under) (?:vilket|vems|vad for) namn
    (?:vilket|vems) namn (?:star|ar|galler) (?:den|det|bordet|bokningen)(?: pa| i)?
    (?:en )?kopia (?:pa|av) (?:min |var )?(?:bokning|bokningen|bekraftelsen|bekraftelse)
    (?:skicka|visa)(?: mig| oss)? (?:bokningsbekraftelsen|bekraftelsen|en bekraftelse|en kopia)
    (?:nar|vilken tid|hur dags) (?:var|ar) (?:det|bordet|bokningen|vart bord|mitt bord) (?:nu igen|igen|nu)
    (?:bekrafta|kolla|kontrollera|dubbelkolla|se efter) (?:att|om|sa att) (?:jag|vi) (?:fortfarande )?(?:har|hade) (?:[\p{L}\d.:]{1,12} ){0,3}(?:bord|bordet|bokning|bokat)
    (?:kan|skulle) (?:du|ni)(?: kunna)? (?:skicka|visa)(?: mig| oss)? (?:det|den|bekraftelsen|bokningen) (?:igen|en gang till)
    (?:galler|star) (?:min|var|vart|mitt) (?:bokning|bord)(?: [\p{L}\d:'.]{1,12}){0,4}
    vad (?:ar det )?(?:jag|vi) har (?:bokat|reserverat)(?=[ ?!.]*$)
    vad har (?:jag|vi) (?:\p{L}{1,8} )?(?:bokat|reserverat)(?=[ ?!.]*$)
    vilken bokning (?:ar|var) det(?: har| da| nu)?(?=[?. ]*$)
    vilken bokning(?: menar du)?(?=[?. ]*$)
    paminn(?:a|er)? (?:mig|oss) om (?:datum|dag|tid|vilken|nar|tiden|dagen|datumet)
    vilka (?:bord|bokningar) har (?:jag|vi)
  `,
  askBooked: words`
    det ar (?:val )?(?:dar|det) (?:som )?(?:jag|vi) har (?:bordet|bokat|bokningen|vart bord|mitt bord)(?=(?:,? (?:va|eller hur|visst))?[^\p{L}]{0,3}$)
    (?:ar|blev) (?:det|den|bordet|bokningen|allt|vi|jag) (?:nu |redan |da |verkligen |helt ){0,2}(?:bokade?|bokat|reserverat|bekraftade?|bekraftat|
      klart?|fixat|inbokade?)${end}
    (?:gick|funkade|fungerade|lyckades) (?:det|bokningen)(?: igenom| vagen| bra)?${end}
    har (?:du|ni) (?:nu |redan |verkligen )?(?:bokat|reserverat)(?: det| bordet| oss)?${end}
    (?:det|bordet) ar (?:nu |da |alltsa ){0,2}(?:bokat|reserverat|klart)(?:,? (?:eller|va|visst))?(?=[ !]{0,2}\?)
    har (?:vi|jag) bordet(?: nu| da)?(?=[ !]{0,2}\?)
    (?:ni|du) har (?:oss|mig)(?: kvar| inbokade?| pa listan){1,2}(?:,? ?(?:va|eller|visst|eller hur))?(?=[^\p{L}]{0,3}\?)
    (?:vi|jag) (?:star|ar) (?:kvar|inbokade?|fortfarande kvar)(?:,? ?(?:va|eller|visst))?(?=[^\p{L}]{0,3}\?)
    ^(?:sa |och )?ar (?:det|den|bordet|bokningen)(?: nu| redan| verkligen){0,2} (?:avbokat|avbokad|avbokade)(?: nu)?(?= ?\?)
    ^(?:sa |och |hej,? )?(?:star|ar) (?:det|den|vi|bordet|bokningen)(?: (?:nu|da|fortfarande)){0,2} (?:pa|bokat?d?e? (?:pa|for|till)|noterat? (?:pa|for)) [^.;!?]{0,20}\d[^.;!?]{0,30}(?= ?\?)
    (?:har jag|har vi)(?: nu)? (?:\d{1,2}|tva|tre) (?:bokningar|reservationer|bord)(?: nu)? eller (?:bara )?(?:\d{1,2}|en|ett|tva)
    ^(?:hej,? )?(?:kan|kunde) (?:du|ni) bekrafta att vi [^;!?]{1,60}(?= ?\?)
    (?:sa |och )?ar (?:den|bordet|bokningen) (?:pa )?\p{L}{5,9} (?:nu |redan ){0,2}(?:bokad|bokat|bekraftad|andrad|klar)(?: nu)?${end}
    ar (?:mandag|tisdag|onsdag|torsdag|fredag|lordag|sondag)(?:ens?)?(?: kvall)? (?:bokad|bokat|reserverad)
  `,
  recap: words`
    (?:hur manga|vilken (?:dag|tid|restaurang)|vilket (?:datum|namn|nummer)|vad)(?: personer| gaster)? (?:sa|sade|skrev|angav|uppgav) (?:jag|vi)(?: att vi (?:var|ar|skulle vara|blir))?(?=[ ?.!]*$)
    (?:skicka|visa|ge|upprepa|sag)(?: mig| oss)?(?: igen)? (?:alla |mina )?(?:uppgifterna|detaljerna|alla uppgifter|alla detaljer)(?: igen| en gang till)?
    vad har (?:du|ni) (?:hittills|antecknat|skrivit upp|noterat)
    kan (?:du|ni) (?:sammanfatta|upprepa (?:allt|uppgifterna))
    vad (?:har ni|har du|skrev ni|skrev du) (?:nu )?(?:skrivit upp|antecknat|upp|skrivit)
    (?:skicka|visa|ge)(?: mig| oss)? (?:hela (?:min |var )?(?:bokningen|bokning))
    (?:pa |i )?vilken restaurang (?:ar|var) (?:det|bordet)(?: nu| pa| nu igen)?(?=[ ?.!]*$)
    (?:hur manga (?:ar|var|blir) vi),? (?:sa|sade) jag(?=[ ?.!]*$)
  `,
  probably: words`
    nog
    formodligen
    troligen
    antagligen
  `,
  punctual: words`
    (?:kommer|ar|blir) (?:\p{L}{1,7} ){0,2}inte (?:forsent|for sent|sena|sen|forsenade?)
    (?<!inte )i tid(?!\p{L})
  `,
  late: words`
    (?:vi|jag) (?:blir|ar|kommer) (?:lite|nagot|en smula) senare,? (?:typ |cirka |ungefar )?(?:\d{1,3} ?min\p{L}{0,5}|en kvart)
    trafik(?:en)?,? (?:vi|jag) (?:ar|kommer|hinner)
    det (?:ar|galler) (?:bara )?(?:en )?forsening
    (?:ar|blir|kommer) (?:\p{L}{1,9} ){0,2}# (?:sena?|sent|forsenade?)
    ^# (?:sena?|sent)
    (?:blir|ar|kommer|minuter|min|kvart|lite|nagra) (?:\p{L}{1,9} ){0,3}(?:sena?|forsenade?)
    forsenade?
    (?:minuter|min|kvart|timme) (?:for )?sent
    kommer (?:\p{L}{1,9} ){0,2}(?:for|lite) sent
    (?:sitter|fastnat|fast) (?:\p{L}{1,6} )?i (?:en )?(?:ko|bilko|trafiken|trafik)
    bilko
    (?:vi|jag) (?:kommer|ar dar|hinner)(?: forst| inte forran)? (?:kl |klockan |vid )?.{1,20} (?:istallet|i stallet)(?: for)?
    (?:vi|jag) (?:kommer|ar dar|hinner) (?:forst|inte forran) (?:kl |klockan |vid )?\d
    drog (?:det )?ut pa tiden
    (?:vi|jag) ar sena?
    (?:taxin?|bussen|taget) (?:kommer|kom|har) (?:inte|aldrig)(?: kommit)?
    forsenat
    (?:ligger|ar|kommer) (?:\p{L}{1,9} ){0,3}# efter(?! (?:\d|kl))
    (?:en|1) (?:kvart|halvtimme|timme) (?:sena?|forsenade?)
    (?:star|sitter|stod) i (?:en )?(?:lang )?ko(?:n|er)? (?:pa|vid|ut)
    (?:ligger|ar|blir) (?:\p{L}{1,9} ){0,1}(?:lite |nagot )efter(?! (?:\d|kl))
    (?:svin|jatte|as)sena?
  `,
  subjectless: words`
    (?:ar|blir|kommer|har)(?! (?:vi|jag|ni|du|det|den|de)(?!\p{L}))
  `,
  losing: words`
    utan att (?:forlora|bli av med|tappa)
  `,
  delayed: words`
    sena?
    (?:for )?sent
    forsen\p{L}{1,4}
    (?:i )?(?:bil)?ko
  `,
  keeping: words`
    (?:haller ni|kan ni halla|haller du|kan du halla|behaller ni|sparar ni|kan ni spara)(?: kvar)? (?:bordet|det)(?: (?:at oss|at mig|kvar|da))?
    (?:forlorar|tappar|mister) (?:vi|jag) (?:bordet|platsen|bokningen)
    (?:blir (?:vi|jag) av med) (?:bordet|platsen|bokningen)
    (?:hur lange) (?:haller|sparar|behaller|vantar) (?:ni|du|de)(?: (?:pa oss|bordet|kvar bordet))?
    (?:vad (?:hander|sker|gor ni|gor vi))
    (?:ar|blir) (?:bordet|bokningen|platsen) (?:da |borta da )?(?:borta|kvar|uppbokat|avbokat)
    (?:ger|slapper|avbokar) ni (?:bort )?(?:bordet|bokningen)
  `,
  tellsHouse: words`
    (?:sag|saga|halsa|meddela) till(?: (?:dem|dom))?(?=[ ?.!]*$)
    (?:saga|meddela|halsa)(?: till)? (?:restaurangen|personalen|koket|dem|dom)
    (?:sag|halsa|meddela)(?: till)? (?:restaurangen|personalen|koket|dem|dom)
  `,
  arriving: words`
    (?:(?:vi|jag) (?:kommer|dyker upp|ar dar|anlander|hinner)|kommer (?:vi|jag))
  `,
  lateTags: words`
    ok
    okej
    (?:gar|ar) det (?:bra|ok|okej|lugnt|ett problem)
    funkar det
    gor det (?:nagot|nat)
    (?:haller ni|kan ni halla|haller du) (?:kvar )?bordet(?: at oss| at mig)?
  `,
  told: words`
    (?<!(?:om|nar|ifall) )(?:jag|vi) (?:hade|har) (?!(?:inte|annu|garna|helst|tankt|velat) )(?:redan )?(?:\p{L}{1,10} (?:\p{L}{1,10} )?)?(?:bokat|(?:ett )?bord|en bokning|reserverat)
    (?:det finns|ni har) (?:ett bord|en bokning) (?:pa|i) (?:mitt|vart) namn
    (?:bordet|bokningen),? (?:som )?(?:vi|jag) (?:redan )?(?:har )?(?:bokat|reserverat|bestallt|kommit overens om)
  `,
  askedOfTold: words`
    kan
    kunde
    gar det
    skulle det ga
    skulle vi kunna
    far
    funkar det
    ar det okej
    ar det mojligt
    vi (?:ar|blir)(?: nu| anda| istallet)?(?= \d{1,2}(?: personer)?(?:[,.;!]| istallet| i stallet|$))
    for(?= \d{1,2} (?:istallet|i stallet) for \d)
  `,
};
