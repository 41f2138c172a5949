import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const house = {
  dogs: words`
    dogs?
    pets?
    pup
    puppy
    doggo
    dog-friendly
    pet-friendly
    animals?
    cats?
  `,
  children: words`
    kids?'?(?: menu)?
    child(?:ren)?'?s?(?: menu)?
    bab(?:y|ies)
    toddlers?
    high ?chairs?
    booster seats?
    kid-friendly
    child-friendly
    family-friendly
  `,
  payment: words`
    credit cards?
    debit cards?
    cards?
    cash
    amex
    american express
    visa
    mastercard
    apple pay
    google pay
    pay
    payment
    contactless
    cheques?
  `,
  diets: words`
    vegan
    vegans
    vegetarian
    vegetarians
    (?:pure )?veg
    jains?
    veggie
    gluten(?:-free)?
    co?eliacs?
    halal
    kosher
    lactose(?:-free)?
    dairy(?:-free)?
    nuts?
    nut-free
    allerg(?:y|ies|ic|ens?)
    pescatarian
    plant-based
    diets?
    dietary
    intoleran(?:t|ces?|cies)
  `,
  menu: words`
    what(?:'s| is| are)(?: really| especially)? good(?: there| here| to eat)?
    (?:what|anything|which \p{L}{3,8}) (?:do|would|can|could) you(?: guys)? recommend
    what should (?:i|we) (?:eat|have|order|try)
    (?:your|any) recommendations?
    menu
    menus
    dish
    dishes
    food
    cuisine
    specials?
    tasting
    wine list
    wines?
    cocktails?
    beers?
    drinks
    (?<!(?:on|onto|with|in) (?:the |a |my |our |her |his )?)desserts?
    steaks?
    fish
    seafood
    pizza
    pasta
    burgers?
    sushi
    oysters
    brunch
    breakfast
    buffet
    on the card
    happy hour
  `,
  prices: words`
    prices?
    cost
    costs
    expensive
    cheap
    pricey
    how much
    deposit
    fee
    per person
    cover charge
    budget
  `,
  outdoors: words`
    outside
    outdoors?
    terrace
    patio
    garden
    rooftop
    al fresco
    balcony
  `,
  dress: words`
    dress code
    dress
    wear
    jeans
    shorts
    trainers
    sneakers
    attire
    suit
    jacket
    tie
    formal
    casual
    smart casual
  `,
  corkage: words`
    corkage
    byob
    byo
    (?:bring|brought|bringing) (?:along )?(?:my|our|your|a|an|the|some)?(?: own)? ?(?:\p{L}{1,12} )?(?:wine|bottles?(?: of \p{L}{1,12})?)
    (?:bring|brought|bringing) (?:along )?(?:my|our|your|a|an|the|some)?(?: own)? ?(?:\p{L}{1,12} )?(?:drinks?|food|cake|champagne|alcohol)
    own (?:wine|bottles?(?: of \p{L}{1,12})?|drinks?|food|cake|alcohol)
  `,
  wifi: words`
    wi-?fi
    wi fi
    internet
    wlan
    plugs?
    power sockets?
  `,
  smoking: words`
    smok(?:e|ing|ers?)(?: (?:outside|on the (?:terrace|patio|balcony)|in the garden))?
    vape
    vaping
    shisha
    hookah
    cigars?
  `,
  music: words`
    music
    live music
    live band
    band
    dj
    karaoke
    piano
    quiz
    entertainment
    dancing
  `,
  events: words`
    private (?:room|dining|events?|hire|party|function|area|space)
    function room
    separate room
    hire (?:out )?the
    rent (?:out )?the
    weddings?
    (?:christmas|birthday|office) part(?:y|ies)
    events?
    large groups?
    big groups?
    catering
    deliver(?:y)?
  `,
} satisfies Partial<TopicWords>;
