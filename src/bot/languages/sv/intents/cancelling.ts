import type { CancellingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

const itsTable = "(?:bordet|bokningen|bokning|reservationen) (?:[\\p{L}\\d./]{1,12} ){0,4}";

export const cancelling: CancellingWords = {
  cancel: words`
    (?:slappa|slapper|avsta|avstar|ge upp|skippa|skippar|strunta i|struntar i) (?:fran )?(?:bordet|bokningen|vart bord|var bokning|min bokning)
    avboka
    avbokar
    avbokning
    avbestalla
    avbestall
    avbestaller
    cancel
    (?:ta|tar) bort (?:min |var |mitt |vart )?(?:\p{L}{1,14} )?(?:bokning|bokningen|bord|bordet|reservation|reservationen)
    behover inte (?:langre )?(?:bordet|bokningen|nagot bord|min bokning|var bokning)
    behover (?:bordet|bokningen) inte(?: langre)?
    stall in
    stalla in
    staller(?: (?:faktiskt|nog|tyvarr|val|anda|visst)){0,2} in
    avbokad
    avbokat
    avoka
    avboaka
    avbka
    avboks
    avbestallning
    (?:boka|bokar) av
    makulera
    makulerar
    annullera
    annullerar
    upphava
    ta tillbaka (?:min|var) bokning
    radera (?:min|var|mina)? ?bokning(?:en)?
    (?:stryk|stryker) (?:min |var |mitt |vart )?(?:bokning|bokningen|bord|bordet)
    (?:dra|drar) (?:oss|mig) ur(?: (?:bokningen|bordet|var bokning|min bokning))?
    det blir (?:tyvarr |nog |visst ){0,2}inget(?: av)?(?! (?:bord|ledigt))
    ${itsTable}(?:kan|far|kan ni|far ni) (?:\p{L}{1,10} ){0,2}(?:slappa|slappas|ta bort|tas bort|ga)
    ${itsTable}(?:kan|far|kan ni|far ni) (?:\p{L}{1,10} ){0,2}(?:strykas|stryka|avbokas|ge bort|plocka bort|plockas bort)
    (?:ta|stryk|plocka) bort (?:oss|mig)
    stryk (?:oss|mig)
    cancla|cancela|cancellera|cancelera|cancelar|kansla
    (?:vi|jag) (?:\p{L}{1,10} ){0,3}stalla in(?! (?:\p{L}{1,10} ){0,2}(?:festen|kalaset))
    (?:ta|tar) bort (?:den|det|oss|mig)(?: tack)?(?=[.! ]*$)
    stryk (?:den|det)(?: tack)?(?=[.! ]*$)
    (?:ta|tar) bort (?:den|nummer) (?:forsta|andra|tredje|fjarde|sista|\d{1,2})
    (?:bordet|bokningen) (?:[\p{L}\d]{1,12} ){0,4}behover (?:vi|jag) (?:tyvarr )?inte (?:langre|anda)
    behover (?:det|den) inte (?:langre|mer)(?=[,.! ]*$)
    (?:bordet|bokningen) behovs inte(?: langre| mer)?
    (?:det|den) behovs inte (?:langre|mer)(?=[,.! ]*$)
    (?:ta bort|avboka|stryk|radera|boka av) (?:en|ett|1) av (?:de|dem|mina|bokningarna|borden)(?: (?:tva|2|bada|bokningarna))?
    (?:skrota|slang|kasta|dumpa|skippa|strunta i|skit i) (?:bordet|bokningen|vart bord|var bokning|min bokning|mitt bord)(?=[,.! ]*$)
  `,
  noTable: words`
    (?:(?:jag|vi) )?(?:vill|behover|ska)(?: (?:nog|val|ju|tyvarr))? (?:inte|ej)(?: (?:langre|ha|nat|nagot|ett|det)){0,3} (?:bord|bordet|bokningen|bokning)(?: (?:langre|mer|alls))?
    (?:(?:jag|vi) )?(?:(?:vill|ska)(?: ha)?|behover|tar) (?:inget|inga|nat|nagot) bord(?: (?:langre|mer|alls|anda)){0,2}
    (?:(?:sa|da|men|och) )?inget bord(?: (?:langre|mer|alls|for oss|anda)){0,2}
    ge (?:bort )?(?:bordet|vart bord)(?: till (?:nan|nagon|nagra|en)(?: annan| andra)?)?
    (?:(?:vi|jag) )?(?:hoppar over|skippar|hoppa over) (?:bordet|bokningen)
    (?:spara|hall|boka|reservera) (?:inget|inte nagot|inte nat)(?: bord)?(?: (?:at|till|for) (?:oss|mig))?
    (?:vi|jag) tar inte (?:bordet|nat bord|nagot bord)
  `,
  letDown: words`
    (?:barnvakt(?:en)?|barnflicka(?:n)?) (?:har|ar|kan|blev|stallde|lamnade)(?: (?:tyvarr|nyss|just)){0,2} (?:stallt in|sjuk|inte(?: komma)?|lamnat aterbud|in|aterbud|blivit sjuk|hoppat av)
  `,
  absence: words`
    (?<!man )kan (?:tyvarr |anda |ju ){0,2}inte (?:komma|ga|vara med|delta|narvara)(?! (?:in|at|fram|ihag|klockan|kl|vid|pa|till|fore|forran|innan|senare|tidigare|den)(?![\p{L}]))
    (?<!(?:taxin?|bussen|taget|flyget|barnvakten) )kommer (?:tyvarr |dock ){0,2}inte(?: att)?(?: kunna)?(?: komma)?(?= ?[.!?,]*$| (?:ikvall|i kvall|imorgon|pa|tyvarr|langre))
    hinner (?:tyvarr )?inte(?: komma)?(?! (?:dit |fram )?(?:till|forran|fore|innan|kl|klockan|i tid))
    far forhinder
    fatt forhinder
    har forhinder
    (?:(?:vi|jag|alla|bada) (?:\p{L}{1,10} )?|^)(?:har|ar|blivit|blev) (?:\p{L}{1,12} ){0,2}sjuka?(?! (?:av|efter) )
    (?:ar|blev|har|blivit) (?:vi|jag|alla) (?:\p{L}{1,12} ){0,2}sjuka?(?! (?:av|efter) )
    dyker inte upp
    ingen av oss kan
    kan (?:tyvarr |anda |ju ){0,2}inte (?:komma|vara med) pa(?! tid)
    kommer inte anda
    kommer anda inte
    kan (?:vi|jag) (?:tyvarr |anda )?inte (?:komma|vara med)(?=[.!]*$)
    det gar (?:tyvarr |inte langre )?inte(?= ?[.!,]| ?$)
    (?:nagot|nat|sak) (?:har )?(?:kommit|kom) (?:emellan|i vagen)
    (?:kommit|kom) (?:nagot|nat|en sak) (?:emellan|i vagen)
    fick (?:\p{L}{1,10} )?forhinder
    (?:ni|du) kan (?:ge bort|slappa|lamna ut) (?:bordet|vart bord)(?: till (?:nagon|nan) annan)?(?=[.!, ]*$|[.!,;] )
    (?:far|maste) (?:tyvarr )?(?:hoppa|sta) over(?: (?:ikvall|idag|denna gang|den har gangen))?(?=[.!, ]*$|[.!,;] )
    (?:far|maste) (?:tyvarr )?avsta(?=[.!, ]*$|[.!,;] )
    (?:maste|far)(?: (?:vi|jag|tyvarr)){0,2} (?:avsta|sta over)(?=[.!, ]*$|[.!,;] )
  `,
  ofBooking: words`
    (?:maste|behover|tvungna|tvungen|tvingas|far lov att)
    (?:bordet|bokningen|bokning|reservationen|vart bord|hela)
    allt(?:ihop)?
  `,
  stop: words`
    glom (?:det|den|bordet) har(?: bordet)?
    (?:men )?(?:det|den) har vill vi inte ha
    (?:jag |vi )?vill (?:inte|ju inte) (?:ha )?(?:nagot |ett )?(?:bord|boka)(?: alls| nagot)?(?=[.! ]*$|[.!,;])
    skippa det
    strunt i det
    glom det
    strunta i det
    strunt samma
    skit samma
    strunta i
    stopp
    stop
    sluta
    avbryt
    avsluta
    skit i det
    lagg ner
    det var inget
    det kvittar nu
    glom bort det
    nej forresten
  `,
};
