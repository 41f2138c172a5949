import { words } from "../word-list.ts";

export const otherNumbers: readonly string[] = words`
  counts? (?:as|for) (?:1|one|an?)(?: (?:whole |full )?(?:person|adult|guest|seat|place|cover))?(?![\p{L}])
  (?<=(?:how much|price|cost) .{0,20})(?:lunch|dinner|evening|breakfast) (?:menu|deal|special)
  table (?:number|no\.?|nr\.?|\x23) ?#
  (?:room|suite|flat|apartment|apt|unit|floor|gate|terminal|number|no\.|bus|route|line|platform|channel|option) #
  (?:page|chapter|catch|section|zone|district|ward|pier|highway|hwy|interstate|windows|iphone|xbox|ps|top) #
  (?<!(?:and|with|plus|[+&]|,) (?:an?|one|1|our|my) )# ?(?:years?|yrs?|yo|y/o|months?)(?: old|-old|s old)
  (?<=(?:kids|children|boys|girls|sons|daughters|little ones|grandkids|grandchildren)[,:( ]{1,3}.{0,30})# ?(?:years?|yrs?|yo|y/o|months?)(?: old|-old|s old)
  (?:age|aged|ages|turns|turning|is turning) #(?: and #)?
  (?:my|our|his|her|their) #(?:st|nd|rd|th)(?: birthday| anniversary)?
  #(?:st|nd|rd|th) (?:birthday|anniversary|floor|street|st|avenue|ave|road|row|century|time|place|course|table)
  # (?:stars?|michelin stars?|out of #|points?|percent|per cent|dollars?|pounds?|euros?|bucks|quid|usd|eur|gbp|miles?|kilometers?)
  # (?:kilometres?|km|blocks?|seconds?|bottles?|courses?|cars?|rooms?|bedrooms?|beds?|nights?|stops?|tables)
  (?:rating|rated|rate|ratings) (?:of |is |than |above |below |under |over |at least |greater than |less than |more than |higher than |lower than |equal to )?#
  (?:score|stars?) (?:of |is |than |above |below |under |over |at least |greater than |less than |more than |higher than |lower than |equal to )?#
  (?<!(?:no|not) )(?:less|more|greater|higher|lower|better) than #(?! people| persons| guests)
  [\p{L}]{1,20} #(?:st|nd|rd|th) (?:street|avenue|ave)
  # [a-z]{3,12} (?:street|road|avenue|lane|drive|boulevard|square|way)
  (?:reference|ref|code|booking number|confirmation|reservation number|id|number|pin|zip|postcode)(?: is| no\.?)?:? ?#
  for (?:about |around |roughly |up to |only |just |at least )?(?:an?|#) (?:hours?|hrs?|minutes?|mins?)(?: and a half)?(?! (?:from|before|past|to|after))
  one second
  # second
  for # (?:hours?|hrs?|nights?|days?|weeks?|minutes?)(?! (?:from|before|past|to|after))
  (?<=(?<![\p{L}])(?:no|without) (?:[\p{L}]{2,12} ){1,3}for )# of (?:us|them)
  (?:hit|hits|hitting|reaches|reaching) #(?! (?:people|persons|guests|of us))
  (?:he|she|(?:my|our|his|her|the) (?:\p{L}{2,12} ){0,2}(?:mum|mom|mother|dad|father|gran|granny|grandma|grandmother|nan|nana|grandad|granddad|grandpa|grandfather|wife|husband|son|daughter|sister|brother|aunt|uncle|friend|boyfriend|girlfriend|partner|boss)|mum|mom|dad|gran|granny|grandma|nan|grandad|grandpa)(?:'ll| will|'s going to| is going to) (?:\p{L}{2,8} ){0,2}?be (?:1[6-9]|[2-9]\d|1[0-2]\d)(?! (?:people|persons|guests|of us))
  (?:he|she)(?:'ll| will)(?: soon| then)? be #
`;
