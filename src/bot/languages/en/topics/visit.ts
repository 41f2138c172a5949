import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const visit = {
  hours: words`
    when'?s (?:the )?(?:lunch|dinner|brunch|breakfast)(?: service)? (?:over|finished|done|end)
    (?:lunch|dinner|brunch|breakfast|kitchen)(?: service)? (?:is |gets )?(?:over|ends?|finish|finished|finishes|stops?|goes on|runs?|closes?|starts?|begins?)(?: at)? (?:when|what time|(?:un)?till? (?:when|what time))
    (?:you're|you are|u are|it's|it is|they're|they are|youre|restaurant is)(?: guys)?(?: still| all| actually| normally)? (?:open|closed|shut)(?!,? (?:table|to)(?![\p{L}]))
    open (?:on |over )?(?:new year'?s?(?: day| eve)?|christmas|xmas|easter|boxing day|thanksgiving)
    (?:opening|closing|business|kitchen|serving) (?:hours|times?)
    opening
    your hours
    the hours
    what hours
    hours are
    (?:you|it|they|kitchen|place)(?: guys)?(?: still| all| normally| usually| currently)? (?:open|opens|close|closes|closed|shut)(?!,? (?:table|to)(?![\p{L}]))(?: on)?
    (?:restaurant|bar|terrace)(?: guys)?(?: still| all| normally| usually| currently)? (?:open|opens|close|closes|closed|shut)(?!,? (?:table|to)(?![\p{L}]))(?: on)?
    last orders?
    last seating
    stop serving
    latest (?:time )?(?:that )?(?:you|they|u)(?: guys| all)? (?:still )?(?:take|serve|do|accept|cook)(?: food| dinner| last| hot food)?(?: orders?)?
    (?:stop|finish) (?:taking|cooking|doing)(?: food)?(?: orders?)?
    how late
    how early
    (?:until|till) (?:what time|when)
    kitchen open(?: until| till)?
    open (?:until|till|on|for lunch|for dinner|for breakfast|for brunch|today|tomorrow|tonight|sundays?|mondays?)
    (?:when|what time|how long|(?:un)?til(?:l)? when)(?:'s| is| does| do| will) (?:the )?(?:lunch|dinner|brunch|breakfast|food|service|kitchen)(?: service)? (?:over|ends?|finish|stop|start|begin|served|run|last|close)
    (?:do|does) (?:you|they|it|u) (?:ever |also |still )?(?:do|serve|offer) (?:a )?(?:lunch(?:es)?|dinners?)(?: (?:at all|any day|on any day|as well|too|during the week|on weekdays|at weekends))?(?=[ ?.!]*$)
    (?:is|will) (?!my |our |it |that |this )(?:\p{L}{2,15}(?: & | )){1,3}(?:be )?(?:closed|shut)(?= (?:on|over|between|at|for|during|from|around|this|next|today|tomorrow|¦)| ?[?])
  `,
  address: words`
    (?:how (?:far|long)|far|way|route|walk)(?= (?:[\p{L}']{1,12} ){0,6}(?:station|bus stop|airport|metro|underground|tram))
    where(?:'s| is| are) (?:it|that|this|you|u|ya)(?: guys)?(?: at)(?: again)?(?=[?.! ]*$)
    where(?:'s| is|s|'re| are) (?:it|that|the (?:place|restaurant)|you|u|this)(?: located| guys)?(?: again| exactly)?(?= ?[?!.]*$)
    where (?:are|is) (?:they|these|those|both|you all|the two|either)(?: of them)?(?! (?:sitting|seated))
    how (?:do|can|would|should) (?:i|we|you|one) (?:best )?(?:get|come|travel)(?: \p{L}{2,8}){0,2} (?:there|to you|here)
    how to get (?:there|to you)
    what's the (?:best )?way (?:there|to (?:you|get there))
    (?:can't|cannot|can not|couldn't) (?:seem to )?find (?:you|it|the (?:place|restaurant|entrance))
    (?:we're|we are|i'm|i am) (?:a bit |completely )?lost
    (?<!(?:e-?mail|web) )(?:address|adress|addres|adresse)
    where are you
    whereabouts
    where(?: exactly)? is (?:the|your|it|this)(?: restaurant| place| venue)?
    where (?:can|do) (?:i|we) find you
    located
    location
    directions?
    how (?:do|can) (?:i|we) (?:get (?:there|to you)|find you|reach the)
    postcode
    zip code
    (?<!(?:on|off|in|across|down|up|over|along|of) (?:the |a |our |my )?)street(?! (?:parking|food|parked))
    google maps
    on the map
    what(?:'s| is) (?:the |your )?(?:restaurant|place|name of the (?:restaurant|place))(?:'s name| called)?(?: again)?(?=[ ?!.]*$)
    what (?:are|is) (?:you|the restaurant|the place|this place) called(?: again)?
    where (?:are|is) (?:both|the (?:two|2)|these (?:two|2)|the|these|those) (?:of (?:them|these|those)|(?:two |2 )?(?:restaurants|places|houses|venues))(?: (?:located|exactly|anyway|then)){0,2}(?= ?[?!.,]|$)
    which (?:one |of (?:them|the (?:two|2)|these) ){0,2}(?:is|'s) (?:in|near(?:est|er)?|closer to)(?: the)?(?: (?:cent(?:re|er)|middle) of)?(?! \p{L}{2,9} bookable)
  `,
  contact: words`
    (?:restaurant|place|house)(?:'s|s)? (?:own )?(?:phone |tele)?(?:number|phone)
    (?:number|phone) (?:of|for|to) (?:the|this|that) (?:restaurant|place|house)
    phone number
    telephone(?: number)?
    contact(?: number| details)?
    call you
    ring you
    reach you
    your number
    phone you
    e-?mail(?: address)?
    website
    web site
    instagram
    facebook
  `,
  photos: words`
    photos?
    photographs?
    pictures?
    pics?
    images?
    (?:what (?:does|do) (?:it|you|the (?:place|restaurant|terrace)) look|see (?:what )?(?:it|the (?:place|restaurant|inside|room)))(?: looks?)?(?: like)?
    how (?:does|do) (?:it|you|the (?:place|restaurant|inside|terrace|room))(?: \p{L}{1,8}){0,2} look
    gallery
  `,
  parking: words`
    parking
    park
    car park
    carpark
    leave (?:the|my|our) car
    parking lot
    garage
    valet
  `,
  transport: words`
    bus(?: stop)?
    metro
    tram
    train
    subway
    underground
    station
    public transport
    public transit
    taxi
  `,
  access: words`
    wheelchairs?
    (?:walking|zimmer) frames?
    zimmer
    rollators?
    accessible
    accessibility
    step[- ]free(?: access)?
    steps
    stairs
    elevator
    lift
    disabled
    ramp
    walker
    mobility
  `,
} satisfies Partial<TopicWords>;
