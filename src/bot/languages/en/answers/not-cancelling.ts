import { words } from "../../word-list.ts";

/** What speaks of cancelling and tells nobody to: others have cancelled, it is asked about, denied or only supposed. */
export const notCancelling = words`
  (?:another|one more|a|\d{1,2}) (?:cancell?ations?|dropouts?)(?= ?(?:from|in|among|[:,.]))
  (?:latest|last) (?:(?:time|moment|point|date|day) )?(?:(?:that )?(?:i|we|you|one) (?:can|could|may|might)|to|for) (?:still )?(?:cancel|cancell?ing|cancell?ation|call it off)
  (?:deadline|time limit|cut-?off) (?:to|for) (?:a |free )?(?:cancel|cancell?ing|cancell?ation|call it off)
  (?:flight|train|ferry|bus|concert|show|meeting|hotel|trip)(?: (?!(?:so|and|please)(?!\p{L}))\p{L}{1,9}){0,2} (?:is|has been|'s)(?: \p{L}{1,9})? (?:cancell?ed|called off)
  (?:was|were|got|gets|been) (?:just |already |also |all )?(?:cancell?ed|called off)(?! please)
  (?:airline|train|show|flight|concert|hotel|band|they|he|she) (?:\p{L}{1,10} )?(?:cancell?ed|called off)
  (?:cancel|cancell?ing|call it off|call off) (?:it |this |that |(?:the|my|our|a) \p{L}{1,12} )?(?:later|after(?! all)|afterwards)
  (?:cancel|cancell?ing|call it off|call off) (?:it |this |that |(?:the|my|our|a) \p{L}{1,12} )?(?:anytime|any time|for free|free)
  (?:cancel|cancell?ing|call it off|call off) (?:it |this |that |(?:the|my|our|a) \p{L}{1,12} )?(?:free of charge|without|last minute|at the last minute)
  (?:cancel|cancell?ing|call it off|call off) (?:it |this |that |(?:the|my|our|a) \p{L}{1,12} )?(?:at short notice|on the day|same day|the same day)
  (?:cancel|cancell?ing|call it off|call off) (?:it |this |that |(?:the|my|our|a) \p{L}{1,12} )?(?:if|in case|when|until|till|up to|before|by)
  (?:free|late|last minute|last-minute|easy|flexible) cancell?ations?
  cancell?ations? (?:policy|policies|fees?|charges?|terms|rules?|deadline|period|conditions?|costs?|possible|free)
  cancel policy
  (?:costs?|charged?|fees?|pay|happens?|penalty|lose|problem) (?:[\p{L}']{1,12} ){0,6}(?:cancel|cancell?ing|call off)
  (?:until|till|by) (?:when|what time) (?:[\p{L}']{1,12} ){0,4}(?:cancel|cancell?ing)
  how (?:late|long|early|soon|far|close) (?:[\p{L}']{1,12} ){0,6}(?:cancel|cancell?ing|call off)
  (?:don't|do not|dont|not|never) (?:have to |want to |wanna |wish to |like to |going to |need to |we |i |you )?(?:cancel|cancell?ed|cancell?ing|call off)
  (?:no need to|didn't|did not) (?:have to |want to |wanna |wish to |like to |going to |need to |we |i |you )?(?:cancel|cancell?ed|cancell?ing|call off)
  (?:without|won't|instead of) (?:have to |want to |wanna |wish to |like to |going to |need to |we |i |you )?(?:cancel|cancell?ed|cancell?ing|call off)
  (?:rather than|hate to|hope) (?:have to |want to |wanna |wish to |like to |going to |need to |we |i |you )?(?:cancel|cancell?ed|cancell?ing|call off)
  (?:if|unless|in case|should|when|suppose|before|whether) (?:[\p{L}']{1,12} ){1,7}(?:cancel|cancell?ing|cancell?ed|call off)
  (?:might|may|maybe|perhaps|possibly|probably|thinking (?:of|about)|considering|think about) (?:[\p{L}']{1,12} ){0,4}(?:cancel|cancell?ing|call off)
  (?<!(?:want|need|like|have|get|please) (?:[\p{L}']{1,12} ){0,2})(?:my|our|his|her|their|another|some|somebody|
    someone|everybody|everyone|people|we all|the|\d{1,2}|one) (?:of (?:us|them|my|
    our) )?(?!(?:\p{L}{1,12} )?(?:booking|reservation|table|dinner|lunch)(?![\p{L}]))(?:\p{L}{2,14} ){0,2}(?:has |
    have |had |just |all |also ){0,2}(?:cancell?ed|called off)(?: on (?:us|me))?(?! please)
  how (?:does|do|would|can) (?:[\p{L}']{1,12} ){0,2}cancell?(?:ing|ations?)
  never (?:\p{L}{1,9} ){0,2}(?:cancel|cancell?ed|call off)
  (?:i've|i have|i) (?:just |already |finally |also )?cancell?ed (?:my|our|the|a)(?! (?:\p{L}{1,12} )?(?:booking|reservation|table|dinner|lunch)(?![\p{L}]))
  (?:we've|we have|we) (?:just |already |finally |also )?cancell?ed (?:my|our|the|a)(?! (?:\p{L}{1,12} )?(?:booking|
    reservation|table|dinner|lunch)(?![\p{L}]))
  is cancell?(?:ing|ations?)
  (?:can|could|may) (?:i|we|you|one) still cancel
  (?:restaurant|place|babysitter|sitter|client)(?: we booked| of us)?(?: has| have| had| just)? cancell?ed(?: on (?:us|me))?
  (?:friends?|guests?|boss|others?|rest)(?: we booked| of us)?(?: has| have| had| just)? cancell?ed(?: on (?:us|me))?
  (?:suppose|supposing|imagine|say|assuming|let's say|what if|hypothetically)(?![\p{L}])[^.;!?]{1,70} (?:cancel|call (?:it |this )?off)
  (?:nobody|no one|no-one|none of us|neither of us)[^.;!?]{1,40} (?:cancel|cancell?ing|cancell?ed|call(?:ed)? off)
  (?:has|have|is|was|were|did you|have you) (?:[\p{L}']{1,12} ){0,5}cancell?(?:ed)?(?= by| on|\?)
  (?:pity|shame) to (?:have to )?(?:cancel|call (?:it |this )?off)
  (?:do|must|would) (?:i|we) (?:really |even |just )?(?:need to |have to )?(?:cancel|call (?:it |this )?off)(?=[^.!]{0,30}[?])
  (?:cancel|cancelling) (?:\d{1,2}|one)(?: of (?:the|our|my))? (?:seats?|places?|spots?|chairs?|people|guests?|persons?)
  (?:(?:until|till|til|up to|by|before) (?:which|what) (?:day|date|hour|time)|(?:until|till|up to) how many (?:hours|days)(?: before| ahead)?) (?:[\p{L}',]{1,12} ){0,6}(?:cancel|cancell?ing|call (?:it )?off)
  (?:cancel|cancell?ing|call (?:it )?off)(?: [\p{L}']{1,14}){0,4},? (?:(?:until|till|til|up to|by|before) (?:which|what) (?:day|date|hour|time)|(?:until|till|up to) how many (?:hours|days)(?: before| ahead)?)
  (?:people|guests|customers|others|anyone|anybody|someone|somebody|everyone|many)(?: (?:\p{L}{1,10} ){0,2}| )cancel(?:s|l?ed|l?ing)?(?! please)
  (?:free|expensive|rude|easy|too late|much) (?:for (?:us|me) )?to cancel
`;
