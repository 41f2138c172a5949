# What maitred says to guests. Short, warm, concrete; one question at a time.

welcome =
    Hello, and welcome to { $house }! I book tables.
    Just write what you would like, for example “table for 4 tomorrow at 7, by the window”.
welcome-at = Hello, and welcome to { $venue }!
books-scenario = You are booking: { $scenario }.
help =
    Tell me how many you are, the day and the time, in your own words. I find the free times, and you pick one.
    You can change your mind at any point: “make it 5”, “Friday instead”, “an hour later”.
    /book starts a booking, /bookings shows yours, /cancel cancels one, /language changes the language.
help-person = Write “talk to a person” and the staff will know.
anything-else = What can I do for you?
you-are-welcome = You’re welcome!
thanks-but-open = You’re very welcome! Nothing is done until you say yes:
as-it-is = Good, then just as it stands here:
no-wishes = All right, no special wishes.
goodbye = Goodbye, and thank you for writing!
goodbye-open = Goodbye! Nothing is done yet. Just write when you’d like to go on.
goodbye-held = Goodbye! I’m holding the table for you until { $time }. It isn’t booked yet: just write when you’d like to go on.
goodbye-until = Goodbye, and see you on { $date } at { $time }!
goodbye-waiting = Goodbye! I’ll write to you as soon as a table frees.
not-booked-yet = It isn’t booked yet: one tap below, or a yes, does it.
not-booked-held = It isn’t booked yet: I’m holding the table for you until { $time }. One tap below, or a yes, does it.
not-changed-yet = It isn’t changed yet: it only takes your yes.
nothing-booked-yet = Not yet, nothing is booked so far. Let’s get it done:
dropped-draft = All right, I’ve dropped that. Nothing was booked.
dropped-besides = All right, I’ve dropped that one. What you have booked stays.
dropped-one = All right, I’ve dropped that one.
which-cancelled = Shall I drop only the table we’re choosing, or cancel your bookings as well? Nothing is cancelled yet.
started-over = Fresh start.

ask-language = Which language would you like?
language-changed = Of course, let’s go on in English.
language-not-spoken = I’m sorry, I don’t speak { $language }. I can answer you in { $languages }.

ask-venue = Which restaurant would you like?
ask-venue-by-name = We have { $count } restaurants: please write the name of the one you mean.
ask-party-size = How many of you will there be?
ask-smaller-party = Shall I book a smaller table instead? Tell me for how many.
ask-date =
    { $partySize ->
        [one] A table for one. Which day?
       *[other] A table for { $partySize }. Which day?
    }
calendar = { $month } at { $venue }, for { $partySize }. Which day would you like?
calendar-key = Free: 5 · partly full: 5* · full: ×5 · closed: (5)
ask-name = What name may I put the table under?
ask-phone = And a phone number, in case the restaurant needs to reach you?
name-not-read = I couldn’t read a name in that. Write it for example like this: “My name is Anna Berg”.
phone-not-read = I couldn’t read a phone number in that. With the country code works best, for example +44 20 7946 0000.
contact-served = All right.
which-time = Which time did you mean?
which-date = Which day did you mean?
date-is-past = { $date } is already behind us.
time-is-past = { $time } today has already gone by.
party-size-not-possible = A table for { $partySize }? Let me ask again, to be sure.
larger-party = I’ll count on { $partySize } of you, to be safe.
party-too-large = { $venue } takes bookings for up to { $most } at a table; { $partySize } is more than I can book.
too-far-ahead = { $venue } takes bookings up to { $date } for now.
largest-party = { $venue }: I can book tables for up to { $most } here.
larger-asked = If you are more, tell me how many, and I’ll ask the restaurant.
starts-from = { $venue }, { $date }: the first table is at { $first }, the last at { $last }.
scenario-told = “{ $scenario }” at { $venue }: { $text }
scenario-days = “{ $scenario }” at { $venue } can be booked on these days:
counted-all = The table is for { $partySize }, everyone included. If that’s not right, write how many you’ll be in all.
local-time = All hours are local to { $venue }; it’s { $time } there now.
scenario-bookable = Yes, “{ $scenario }” can be booked with me at { $venue }.
may-adjust = If your plans change, just write to me, also after booking: I’ll change the number of guests or the time, as long as there is a table.
may-be-late = If you’re running late, just write to me, for example “20 minutes late”: I’ll pass it on to the restaurant.
late-is-noted = The restaurant knows that you’ll be late: it’s noted on your booking.
held-for-late = At { $venue } a table that nobody has come to goes to others { $length } after its start.
held-as-house = How long the table is held then, the restaurant decides.
ways-of-venue = At { $venue } you can dine like this:
way-to-dine = • { $scenario }
way-to-dine-for = • { $scenario }, for { $least } to { $most }
will-remind = Before your visit I’ll ask you here whether you’re still coming.
sure-by-booking = With a booking the table is sure to be yours. Whether one is free without it, the restaurant will know on the day.
confirmed-by-mail = I confirm it here in the chat. With your e-mail address I send the confirmation by mail as well.
confirmed-here = I confirm tables here in the chat, with a reference. I can’t send e-mail.
wish-is-noted = Yes, I’ve noted for the restaurant: { $comment }
no-wish-noted = No wish is noted yet. Just write it, and I’ll add it.
one-at-a-time = One table at a time: this one first. The one for { $partySize } on { $date } comes right after it.
one-of-several = I book one table at a time: this is the first of { $count } tables for { $partySize }. The next comes right after it.
one-then-other = One table at a time: this one first. The one for { $partySize } comes right after it.
second-not-free = The second table, for { $partySize }, isn’t free at { $time }; the nearest is { $nearest }. If another time would suit for both, just say.
second-full = For the second table, for { $partySize }, nothing is free on { $date }. If another day would suit for both, just say.
second-table = Now the other table, for { $partySize } on { $date }.
only-one-table = Just the one table then, for { $partySize }.
request-offered = I can pass it on to the team as a request, though.
ask-request-name = Who may the team reply to? Please tell me your name.
request-summary =
    This is what I would pass on:
    • { $venue }, { $date }
    • { $partySize ->
        [one] 1 guest
       *[other] { $partySize } guests
    }
request-time = • Around { $time }
request-between = • Between { $from } and { $to }
request-changes = • In place of your table for { $partySize } on { $date } at { $time }, which stands until they answer
ask-request = Shall I pass it on? It is a request, not a booking yet: the team will get back to you.
request-sent = Done, the team at { $venue } has your request and will get back to you. Nothing is booked until they confirm it.
request-kept = I’ve kept your request for the team at { $venue }. Nobody is at hand just now: whoever looks in next reads it, and answers here. Nothing is booked until they confirm it.
noted = Noted, thank you.
note-changed = Done, I’ve changed the note.
note-without-allergy = The note is empty now, and “{ $comment }” is gone with it: the kitchen won’t know. If it should, just write it again.
note-keeps-allergy = Done. I’ve only left “{ $comment }” in, so that the kitchen knows. If that should go as well, write “delete the note” once more.
noted-next = Noted, for your next booking.
noted-name = Noted, { $name }.
noted-moment = Noted: { $moment }.
noted-table = Noted: { $moment }, for { $partySize }.
noted-party = Noted: a table for { $partySize }.
last-time = Last time it was a table for { $partySize } at { $venue }, { $scenario }, on { $date } at { $time }.
no-last-time = I can’t find an earlier booking of yours, so let’s start afresh.
wish-too-long = I’m sorry, that is more than I can pass on: { $most } characters at most for all your wishes. Please tell me again in fewer words.

slots-around = Here is what’s free around { $time } on { $date } for { $partySize } at { $venue }:
slots-of-day = These times are free on { $date } for { $partySize } at { $venue }. Which one, or what time would you like?
slots-in-range = Here is what’s free on { $date } for { $partySize } at { $venue }:
slots-near = { $time } is not free on { $date } for { $partySize } at { $venue }, but these times are:
alternatives = Nothing suits on { $date } for { $partySize } at { $venue }. The nearest I can offer:
no-alternatives = I’m sorry, { $venue } has no table for { $partySize } on { $date }, nor on the days around it.
too-early = { $time } won’t work on { $date }: the first table I can offer is at { $first }.
too-late = { $time } won’t work on { $date }: the last table I can offer is at { $last }.
tables-between = There’s no table at { $time } on { $date }: they start until { $before } and again from { $after }.
scenario-not-on = There is no “{ $scenario }” at { $venue } on { $date }.
scenario-too-far-ahead = “{ $scenario }” at { $venue } can be booked up to { $date } for now.
scenario-not-then = There is no { $scenario } at { $time }.
scenario-only-then = On { $date }, “{ $scenario }” is { $hours } only.
full-around = I’m sorry, { $venue } is fully booked for { $partySize } around { $time } on { $date }.
full-on = I’m sorry, { $venue } is fully booked for { $partySize } on { $date }.
scenario-takes-up-to = “{ $scenario }” takes parties of up to { $most }.
scenario-takes-from = “{ $scenario }” takes parties of { $least } or more.
waitlist-open = I can put you on the waitlist for { $time }, and write to you as soon as a table frees.
offers-last = The table is yours for { $length }.
offers-last-of = { $scenario }: the table is yours for { $length }.
only-time-left = { $time } is the only time left on { $date }.
nearest-offers = The nearest I can offer:
none-around = I’m sorry, on the days around it there is no table for { $partySize } either.
time-not-free = { $time } is full, I’m afraid.
day-not-free = { $date } is full, I’m afraid.
day-time-not-free = { $date } at { $time } is full, I’m afraid.
slot-was-taken = Someone was quicker: { $time } has just been taken.
free-beside = Also free on { $date }: { $times }. Just write the one you’d rather have.
free-some-beside = Other times free on { $date }, among more: { $times }. Just write the one you’d rather have.
nothing-beside = Beside that I see nothing free on { $date } at the moment. If you’d like a certain time all the same, write it and I’ll try.
days-beside = Other days that have a table for you:
day-beside = • { $date } at { $time }
no-days-beside = I see no table for { $partySize } on the days around it. Write a day you’d like, and I’ll look.
choose-offered = Which of these would you like?

same-evening = You already have a table for { $partySize } at { $venue } on { $date } at { $time }.
ask-second = Should the one at { $time } be a second table, or replace that one?

held-for =
    That’s free, and I’m holding it for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }:
slot-held =
    { $time } on { $date } for { $partySize } at { $venue }: I’m holding it for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
slot-chosen = { $time } on { $date } for { $partySize } at { $venue }.
hold-over = I had kept the table for you, and that time is over by now. Just answer, and I’ll see at once whether it’s still free.
hold-released = I’ve given back the table I was holding for you.

summary =
    • { $venue }, { $scenario }
    • { $date } at { $time }
    • { $partySize ->
        [one] 1 guest
       *[other] { $partySize } guests
    }
summary-name = • Name: { $name }
summary-phone = • Phone: { $phone }
summary-comment = • For the restaurant: { $comment }
fee-later =
    • Free to cancel until { $date }, { $time }. If you cancel later or don’t come, it costs { $total }{ $per ->
        [guest] {" "}({ $each } per guest).
       *[party] {" "}for the party.
    }
fee-now =
    • If you cancel or don’t come, it costs { $total }{ $per ->
        [guest] {" "}({ $each } per guest).
       *[party] {" "}for the party.
    }
fee-no-show =
    • If you don’t come, it costs { $total }{ $per ->
        [guest] {" "}({ $each } per guest).
       *[party] {" "}for the party.
    }
replaces = • It takes the place of your table at { $venue } on { $date } at { $time }, which I cancel once this one is booked.
changes-table = • So far: { $date } at { $time }, for { $partySize }
deposit-free = • Deposit: { $total }, to be paid here in the chat before the table is booked. If you cancel by { $date }, { $time }, you get it back; after that you don’t.
deposit-back = • Deposit: { $total }, to be paid here in the chat before the table is booked. If you cancel, you get it back.
deposit-final = • Deposit: { $total }, to be paid here in the chat before the table is booked. If you cancel, you don’t get it back.
pay-deposit = Please pay the deposit of { $total } with the invoice in this chat. I’ll keep the table until { $time }; it is booked as soon as you have paid.
invoice-title = Deposit for your table
invoice-line = { $venue }, { $scenario }, { $date }, { $time }
deposit-lapsed = The deposit was not paid in time, so your table at { $venue } on { $date } at { $time } is not booked. Nothing is due.
deposit-not-taken = The deposit can’t be taken just now, so I’m booking your table without it.
paid-in-vain = I’m sorry: your payment arrived, but the table is gone. Nothing is booked.
deposit-returns = Your deposit of { $total } is going back to you.
deposit-by-house = You get your deposit of { $total } back. The restaurant has to send it by hand: they have been told, and it may take a few days.
deposit-stays = The deposit of { $total } stays with the restaurant, as agreed: it was too late to cancel for free.
deposit-would-return = A deposit you have paid comes back to you.
deposit-would-stay = It’s too late to cancel for free: a deposit you have paid stays with the restaurant, as agreed.
checkout-closed = This invoice is not open any more, and nothing was paid. Write to me, and I’ll look for a table again.
checkout-failed = I can’t check on your table right now, and nothing was paid. Please try again in a minute.
ask-confirm = Shall I book it?
ask-confirm-briefly = { $venue }, { $scenario }, { $time } on { $date } for { $partySize }: shall I book it?
ask-agree = Do you agree, and shall I book it?
terms-changed = What it may cost has changed meanwhile. Please read it once more:
what-to-change = What would you like to change? Just write it: another time, another day, more people, a wish.
what-to-note = What should the note say? Just write it, for example: “change the note to: a table by the window”.
terms-declined = All right, then I won’t book it. Would another day or time suit you better? Just write it, or choose here.
still-placing = One moment, I’m on it.
placed =
    Booked! A table for { $partySize } at { $venue } on { $date } at { $time }, under { $name }.
    If anything changes, just write to me.
calendar-title = { $venue }: table for { $partySize }
placed-reference = Your reference is { $reference }, should you call the restaurant.
placed-cancel-by = If you can’t come, tell me by { $date }, { $time }: until then it costs nothing.
placed-comment = Passed on to the restaurant: { $comment }
held-otherwise = Please look closely, this is not quite what we agreed. The restaurant’s booking system now holds: { $venue }, { $scenario }, { $date } at { $time }, for { $partySize }.
replacing = I’m now cancelling your table at { $venue } on { $date } at { $time }, and I’ll tell you when that’s done.
replaced = Your table at { $venue } on { $date } at { $time } is cancelled.
replaced-stands = I could not cancel your table at { $venue } on { $date } at { $time }: it still stands beside the new one.
outcome-unknown = The restaurant’s booking system isn’t answering just now. I’ll keep trying and tell you as soon as I know; there’s no need to do it again.
outcome-never-known = I’m sorry, I could not find out whether the restaurant’s booking system took this.
booking-refused = I’m sorry, the restaurant’s booking system did not take this booking. Nothing was booked.
limit-reached = You already have as many tables as the restaurant keeps for one guest, so I have left everything as it was. Cancel or change one of yours first.
contact-venue = { $venue } can be reached at { $phone }.
address-of-venue = { $venue } is at { $address }.
email-of-venue = You can write to { $venue } at { $email }.
website-of-venue = You’ll find more about { $venue } at { $website }.
photos-of-venue = Here is { $venue } in pictures:
menu-at = You’ll find the menu of { $venue } here: { $address }
photos-at =
    Pictures of { $venue }:
    { $addresses }
open-on = { $venue } is open on { $date }: { $hours }.
closed-on = { $venue } is closed on { $date }.
closed-then = { $venue } is closed at { $time }. On { $date } it is open { $hours }.
closed-for-holiday = { $venue } is closed on { $date } ({ $holiday }).
closed-weekly =
    { $venue } is closed on { $weekday ->
        [1] Mondays
        [2] Tuesdays
        [3] Wednesdays
        [4] Thursdays
        [5] Fridays
        [6] Saturdays
       *[7] Sundays
    }.
open-again = It opens again on { $date }: { $hours }.
hours-of-venue = Opening hours of { $venue }:
hours-line = • { $date }: { $hours }
hours-line-closed = • { $date }: closed
answer-of-venue = { $venue }: { $text }
answer-of-house = { $text }
about-me = I’m maitred, the booking assistant of { $house }: a program, not a person.
date-is = That is { $date }.
rules-of-venue = At { $venue }:
fee-of-scenario =
    • { $scenario }: { $late ->
        [charged] if you cancel too late or don’t come, it costs
       *[free] if you don’t come, it costs
    } { $each } { $per ->
        [guest] per guest.
       *[party] for the party.
    }
deposit-of-scenario =
    • { $scenario }: a deposit of { $each } { $per ->
        [guest] per guest
       *[party] for the party
    }, paid here in the chat before the table is booked.
free-before =
    • Cancelling is free until { $hours ->
        [one] an hour
       *[other] { $hours } hours
    } before the visit.
no-fee = • Cancelling costs nothing. Just tell me if you can’t come.
nothing-ahead = • You pay nothing when you book.
stay-for = At { $venue } the table is yours for { $length }.
stay-until = At { $venue } the table is yours for { $length }, until { $time }.
stay-between = At { $venue } the table is yours for { $shortest } to { $longest }, depending on your party and the menu.

no-bookings = You have no bookings ahead with me.
booked-elsewhere = If it was booked in another chat, send me its reference.
reference-elsewhere = The bookings under { $reference } are not of this chat. Once this table is settled, send me the reference again and I’ll look.
ask-proof = The bookings under { $reference } were made in another chat. To be sure that they are yours: which phone number are they under? If there is none, write the name.
claimed = Thank you, these are yours. You’ll find them in this chat from now on, under your reference here.
claim-kept-away = The restaurant’s system does not let me look after every booking under { $reference } in this chat. What I can’t take over stays as it is, where it was made; the restaurant can help.
claim-other = I find no booking ahead that is under both { $reference } and what you wrote. Please check them; the restaurant can help as well.
claim-too-often = That did not fit several times, so I can’t look again before tomorrow. The restaurant can help at once.
taken-over = Your table for { $partySize } at { $venue } on { $date } at { $time } is now looked after in another chat, where its reference and its phone number were given. If that was not you, please tell the restaurant.
bookings-heading =
    { $count ->
        [one] Your booking:
       *[other] Your bookings:
    }
booking-line = { $number }. { $venue }: { $date } at { $time }, for { $partySize }
booking-item = • { $venue }: { $date } at { $time }, for { $partySize }
waiting-heading = You’re on the waitlist:
waiting-line = { $number }. Waitlist of { $venue }: { $date } { waited-time }, for { $partySize }
waiting-item = • Waitlist of { $venue }: { $date } { waited-time }, for { $partySize }
not-waiting = You’re not on any waitlist at the moment.
no-need-to-wait = No need to wait: that table is free.
times-free = No need to wait: there are tables free then.
no-waitlist = I’m sorry, there’s no waitlist for that.
wait-next = One after the other: first this table, then the waitlist of { $venue } for { $date }.
will-write = Yes, I’ll write to you here as soon as a table frees.
which-to-leave = Which waitlist shall I take you off?
ask-leave = Shall I take you off the waitlist of { $venue } for { $date } { waited-time }, for { $partySize }?
left-line = Done: you’re off the waitlist of { $venue } for { $date } { waited-time }. Thank you for telling us.
which-to-cancel = Which booking shall I cancel?
which-to-change = Which booking would you like to change?
ask-cancel = Cancel your table for { $partySize } at { $venue } on { $date } at { $time }?
cancelled = Cancelled: { $venue }, { $date } at { $time }. Thank you for telling us.
kept = All right, everything stays as it is.
booking-gone = Your table for { $partySize } at { $venue } on { $date } at { $time } is no longer in the restaurant’s booking system.
booking-read-only = That booking can no longer be changed here. Please speak to { $venue } directly.
ask-what-to-change = What shall I change about your table for { $partySize } at { $venue } on { $date } at { $time }? Write a new day, time or number of people, or a wish.
ask-what-to-add = What shall I add to your table at { $venue } on { $date } at { $time }? Just write it.
ask-note = What shall I tell the restaurant? Just write it.
ask-more-note =
    For the restaurant so far: { $comment }
    What shall I add? Or write “nothing”, and I’ll clear it.
ask-change =
    Shall I change it to this?
    • { $venue }, { $scenario }
    • { $date } at { $time }
    • { $partySize ->
        [one] 1 guest
       *[other] { $partySize } guests
    }
also-coming = • I note that you’re coming
ask-wish = Shall I add this to your table at { $venue } on { $date } at { $time }?
ask-wish-off = Shall I take this off your table at { $venue } on { $date } at { $time }?
wish-off = • No longer wished for: { $comment }
ask-holder = Shall I put your table at { $venue } on { $date } at { $time } under this?
ask-new-holder = Which name or which phone number shall the booking have?
changed = Changed: { $venue }, { $scenario }, { $date } at { $time }, for { $partySize }. See you then!
stands = Your booking stands as it was: { $venue }, { $date } at { $time }, for { $partySize }.
changed-partly = I could change that only in part. Your booking is now: { $venue }, { $date } at { $time }, for { $partySize }.

# By e-mail
mail-offered = With your e-mail address beside it, I also send you the confirmation by mail.
summary-mail = • E-mail: { $email }, for the confirmation
mail-subject-placed = Booked: { $venue }, { $date } at { $time }
mail-subject-changed = Changed: { $venue }, { $date } at { $time }
mail-subject-cancelled = Cancelled: { $venue }, { $date } at { $time }
mail-greeting = Hello { $name },
mail-placed = your table at { $venue } is booked:
mail-changed = your booking at { $venue } has changed. It is now:
mail-cancelled = your booking at { $venue } is cancelled. It was:
mail-was = Before, it was { $date } at { $time }, for { $partySize }.
mail-was-scenario = Before: { $scenario }.
mail-free-until = Cancelling is free until { $date }, { $time }.
mail-in-chat = To change or cancel it, just write in the chat that you booked in.
mail-on-page = To change or cancel it, open our chat in the browser that you booked with: { $url }
mail-why = You get this message because this address was given with a booking at { $venue }.

waitlist-for = The waitlist for { $date }, { waited-time }, with pleasure: I’ll write to you as soon as a table for { $partySize } frees.
waitlist-joined = You’re on the waitlist of { $venue } for { $date } { waited-time }, for { $partySize }. I’ll write to you as soon as a table frees.
waitlist-place = { $place ->
        [1] You’re next in line.
       *[other] You’re number { $place } in line.
    }
# When a guest would come: a part of other lines
waited-time = { $bounds ->
        [both] between { $from } and { $to }
        [from] from { $from } on
        [to] up to { $to }
        [none] at any time
       *[about] around { $time }
    }
widen-hint = Would other times do as well? Tell me which, such as “between 6 and 9”.
widen-which = Which ones? Say it such as “between 6 and 9”.
wait-over = I’m sorry: no table for { $partySize } came free at { $venue } on { $date } { waited-time }. That waitlist has ended; I’d gladly look for another day.
wait-removed = The team at { $venue } has taken you off the waitlist for { $date }, { waited-time }, for { $partySize }. I’d gladly look for another table.
waitlist-refused = I’m sorry, the waitlist for that time is closed.
waitlist-limit-reached = You are already waiting for as many tables that day as one guest can. Take yourself off one of the lists first.

table-freed = Good news: a table for { $partySize } has come free at { $venue } on { $date } at { $time }. I’m keeping it for you. Would you like it?
table-freed-unheld = Good news: a table for { $partySize } has come free at { $venue } on { $date } at { $time }. I can’t keep it for you: whoever is quickest gets it. Would you like it?
table-freed-shared = Good news: a table for { $partySize } has come free at { $venue } on { $date } at { $time }. I have asked others in line as well: the first yes gets it. Would you like it?
offer-clock = ⏳ Until { $until }: { $minutes ->
        [one] { $minutes } minute left.
       *[other] { $minutes } minutes left.
    }
table-offer-declined = All right, it goes to the next in line.
table-offer-kept = All right, it goes to the next in line, and you keep your place. I’ll write when another one comes free.
table-offer-lapsed = I had no answer in time, so the table at { $venue } on { $date } at { $time } for { $partySize } goes to the next in line. You stay on the waitlist.
table-offer-gone = I’m sorry, the table at { $venue } on { $date } at { $time } for { $partySize } has just gone to someone else. You’re still on the waitlist.

kept-heading = This is what I keep about you:
summary-email = • E-mail: { $email }
kept-needs = • Please note: { $needs }
kept-language = • Language: { $language }
kept-messages =
    • { $count ->
        [one] 1 message of our conversation
       *[other] { $count } messages of our conversation
    } (older ones are erased after a week)
kept-visits =
    • { $count ->
        [one] 1 earlier booking
       *[other] { $count } earlier bookings
    }
kept-agreement = • You agreed on { $date } at { $time }: “{ $words }”
kept-for-next-time = I remember your details for next time, as you wished.
kept-for-bookings = I use your details for your bookings only.
kept-elsewhere = The restaurant’s own booking system also keeps your bookings, with name and number.
how-to-forget = All of it comes as a file. If you want it erased, send /forgetme.
what-is-kept = I keep your bookings, with your name, number and wishes, and our conversation for a while.
how-to-see-kept = With /mydata you see all that I keep about you, and /forgetme erases it.
what-is-forgotten = I would erase your name, number and wishes, our conversation, and your name on earlier visits. This can’t be undone.
forget-leaves-line = You would also be taken off the waitlist.
forget-not-elsewhere = What the restaurant’s own booking system keeps of earlier visits I can’t erase there; please ask the restaurant.
ask-forget = Shall I erase it all?
ask-forget-bookings =
    { $count ->
        [one] What about your booking: shall I cancel it too, or keep it until your visit and erase it then?
       *[other] What about your bookings: shall I cancel them too, or keep them until your visits and erase them then?
    }
forgotten = Done, everything about you is erased. Write to me any time; we would simply start afresh.
forgotten-but-bookings = Done. Your bookings stand, and what they need of you is erased after your visit. Everything else is erased already.
ask-remember = Shall I remember this for next time: { $details }? Otherwise I use it for this booking only.
will-remember = Gladly. /mydata shows what I keep, /forgetme erases it.
wont-remember = All right, I won’t keep it.

group-begin = { $name }, tap below and we’ll choose the table in private. Once it’s booked, everyone reads it here.
group-go-on = { $name }, tap below and I’ll see to it with you in private.
group-other = { $name } is already seeing to this group’s table. For one of your own, tap below.
group-times = { $name } is choosing a table for { $partySize } at { $venue } on { $date }. Free at { $times }: tell { $name } what suits you.
group-nameless = You’re writing in the group’s name, so I can’t tell whose table it would be. Write to me as yourself, or in private: { $link }
group-table = A table for { $partySize } at { $venue }, { $date } at { $time }, booked by { $name }. Who’s coming?
group-comers = Coming ({ $count }): { $names }
group-cancelled = The table at { $venue } on { $date } at { $time } is cancelled.
group-forgotten = This table is no longer shown here.
group-you-come = You’re in!
group-you-do-not = Noted: without you.
group-only-organiser = Only { $name } can do that.
group-over = Answers for this table are closed.
group-reads = Your group sees it too, and everyone can say there whether they come.
group-counted = { $count ->
    [one] By your group’s answers it’s a table for one now; yours is for { $partySize }.
   *[other] By your group’s answers you are { $count } now; your table is for { $partySize }.
    }

confirmation-prompt = Hello! Your table for { $partySize } at { $venue } is on { $date } at { $time }. Are you still coming?
confirmation-reminder = A friendly reminder: your table for { $partySize } at { $venue } is on { $date } at { $time }. Are you still coming?
confirmation-yes = Wonderful. See you on { $date } at { $time }!
confirmation-no = Thank you for telling us. Your table on { $date } at { $time } is cancelled; we hope to see you another time.
ask-another-day = Shall we find you another day?
asks-again = All right. I’ll ask you again on { $date } at { $time }.
asks-no-more = All right. There is no time to ask you again before your visit, so please tell me as soon as you know.
stays-confirmed = Your table for { $partySize } on { $date } at { $time } is confirmed as it was; the change isn’t possible.
thank-you = Thank you for coming to { $venue }! If you like, tell us how it was: { $link }
prompt-outdated = That booking has changed in the meantime.
cancelled-by-venue = { $venue } has had to cancel your table for { $partySize } on { $date } at { $time }. We’re sorry. Write to me and I’ll look for another time.
confirmed-by-venue = { $venue } has confirmed your table for { $partySize } on { $date } at { $time }.
cancelled-outside = Your table for { $partySize } at { $venue } on { $date } at { $time } has been cancelled in the restaurant’s booking system. Write to me and I’ll look for another time.
changed-outside = Your table for { $partySize } at { $venue } on { $date } at { $time } has been changed in the restaurant’s booking system.
booking-now = It is now on { $date } at { $time }, for { $partySize }, at { $venue }.
booking-now-cancelled = Your table for { $partySize } at { $venue } on { $date } at { $time } has been cancelled in the meantime.
scenario-now = Now: { $scenario }.

service-down = I can’t reach the restaurant’s booking system right now.
not-understood = I’m not sure I understood that.
not-understood-twice = I’m still not sure what you mean. Try for example: “table for 2 on Friday at 8”.
talk-begins =
    You’re through to the team at { $venue }. Whatever you write goes to them, and their answer comes here.
    I’ll keep quiet meanwhile. Write “back” when you’d like me back.
talk-kept =
    You can write to the team at { $venue } here. Nobody is at hand just now: what you write is kept, whoever looks in next reads it, and their answer comes here.
    I’ll keep quiet meanwhile. Write “back” when you’d like me back.
talk-out-of-hours = Nobody may be at hand just now, but what you write is kept and will be answered.
talk-resumes = Go ahead: whatever you write goes to the team at { $venue }. Write “back” when you’d like me back.
talk-passed-on = Thank you, I’ve passed it on.
talk-text-only = I can only pass on text, I’m afraid. Could you put it in words?
talk-unanswered = Nobody at { $venue } has had a moment yet. Your message stays with them, and their answer comes here.
talk-ended = That was the team at { $venue }.
from-staff = { $by } ({ $venue }): { $text }
from-house =
    A message from the team at { $venue }:
    { $text }
request-accepted = { $by } ({ $venue }): Yes, we’ll gladly have your party. We’ll settle the rest with you here.
request-declined = { $by } ({ $venue }): We’re sorry, we can’t take your party that day.
assistant-back = I’m back, and glad to help.
staff-told = I seem to be missing something, so I’ve let the staff know. Meanwhile, you can just go on here.
staff-know = I’ve let the staff know.
word-kept = Nobody from { $venue } is at hand just now. I’ve left word for the team: whoever looks in next reads it, and answers here.
nobody-reads = Nobody from the restaurant reads this chat, so I can’t fetch a person myself.
late-no-booking = Thank you for telling us, take care on the way! I can’t find a booking of yours on { $date } here, so please let the restaurant know as well.
late-which = Which booking are you late for?
late-which-day = I can’t find a booking of yours on { $date } here. If you mean one of these, tap it and I’ll note it; otherwise please tell the restaurant.
late-noted = Thank you for telling us, take care on the way! It’s noted on your booking at { $venue } for { $time }.
late-not-noted = I couldn’t note that on your booking just now.
so-sorry = I’m so sorry about that. A person should hear it.
hope-it-turns-up = I hope it turns up! The restaurant can look for it.
condolence = I’m so sorry to hear that.
condolence-for-loss = My condolences, I’m so sorry. If you’d rather speak with a person, they’re there for you.
get-well = I’m sorry to hear that. All the best, and get well soon!
congratulations = How lovely, congratulations!
human-coming = I’ve let the team at { $venue } know that you’d like to talk to a person.
stale-button = That was from an earlier message. This is where we are now:
text-only = I can only read text, I’m afraid.
voice-not-heard = I can’t listen to voice messages, I’m afraid. Could you write it to me?
picture-not-seen = I can’t look at pictures, I’m afraid. Could you put it in words?
sticker-seen = 🙂
contact-not-own = That is someone else’s number. Could you write me yours?
write-anew = I’m sorry, I can’t go back to a message that has been changed. Please write it to me once more.
message-too-long = That is a long message! Please tell me in a sentence or two.
too-many-messages = That was a lot at once! Give me a minute, please, then go on.
cannot-answer = I can’t answer that, I’m afraid. The restaurant will know.
rest-unknown = The rest I can’t answer, I’m afraid. The restaurant will know.
unknown-of-venue = About { $venue } I don’t know.
restaurant-decides = Whether that’s possible, the restaurant will know.
take-your-time = Take your time. I won’t do anything until you say yes.
no-hurry = No hurry, just tell me once you know.
rough-number = No hurry. A rough number is enough for now, you can change it later.
no-hurry-held = Take your time: I’m holding the table for you until { $time }. Nothing is booked until you say yes.
why-all = I’m sorry, this is all I know:
why-taken =
    { $partySize ->
        [one] The tables for one are all taken then.
       *[other] The tables that would seat { $partySize } are all taken then.
    }
why-ask = So that I can find the right table for you.
why-name = So that the restaurant knows whose table it is.
why-phone = Only so that the restaurant can reach you about this table. You can leave it out.
any-phone = Yes, any number that reaches you will do.
phone-unknown = I have no number of yours for this table. Please write it once more, or leave it out.
writes-here = Yes, I’ll write to you here anyway. The number is only for the restaurant, should they need to reach you; you can leave it out.
needed-for-table = For a table I need how many you are, the day and the time, and a name. A phone number only if you like.
needed-name = Only a name, and a phone number if you like.
needed-yes = That’s all I need. Just a yes.
needed-nothing = Nothing more, it’s all set.
phone-noted = The number I have is { $phone }.
phone-with-code = With the country code works best, for example +44 20 7946 0000.
why-prompt = So that nobody’s table stays empty: if you can’t come, someone else can have it.
sorry-for-this = I’m sorry this isn’t going well.
ask-staff = Write “talk to a person”, and I’ll let the team know.
not-passed-on = I can’t pass on a request for so many, so please tell the restaurant yourself.
snapshot-lost = I’m sorry, I’ve lost the thread of our conversation. Your bookings are safe. Let’s begin again:

choice-language = { $language }
choice-venue = { $venue }
choice-party-size = { $partySize }
choice-today = Today
choice-tomorrow = Tomorrow
choice-day = { $date }
choice-time = { $time }
choice-time-scenario = { $time } · { $scenario }
choice-date-time = { $date }, { $time }
choice-date-time-scenario = { $date }, { $time } · { $scenario }
choice-venue-time = { $venue }, { $time }
choice-scenario = { $scenario } instead
choice-other-day = Another day
choice-calendar = Calendar
choice-earlier-month = ‹ { $month }
choice-later-month = { $month } ›
choice-weekday = { $weekday }
choice-calendar-day =
    { $state ->
        [few] { $day }*
        [full] ×{ $day }
        [closed] ({ $day })
       *[free] { $day }
    }
choice-blank = ·
choice-waitlist = Waitlist for { $time }
choice-waitlist-range = { $bounds ->
        [both] Waitlist { $from }–{ $to }
        [from] Waitlist from { $from }
        [to] Waitlist up to { $to }
       *[none] Waitlist, any time
    }
choice-any-time = Any time that day
choice-confirm = Yes, book it
choice-agree = Agree and book
choice-agree-change = Yes, I agree
choice-agree-take = Agree and take it
choice-change = Change something
choice-drop = No, forget it
choice-only-this-table = Only this table
choice-bookings-too = My bookings too
choice-send-request = Yes, pass it on
choice-skip = No number
choice-pass-on = Pass it on as a wish
choice-book = Book a table
choice-my-bookings = My bookings
choice-human = Talk to a person
choice-back-to-assistant = Back to the assistant
choice-write-to-staff = Write to the team
choice-retry = Try again
choice-yes = Yes, please
choice-another = One more table
choice-second = A second table
choice-instead = Instead of it
choice-cancel-booking = Cancel the booking
choice-change-booking = Change it
choice-other-holder = Another name or number
choice-note = A note to the restaurant
choice-no-note = Clear the note
choice-cancel-number = Cancel { $number }
choice-late-by = { $minutes } min late
choice-leave-line = Yes, take me off
choice-leave-waitlist = Leave the waitlist
choice-leave-number = Leave waitlist { $number }
choice-change-number = Change { $number }
choice-keep = Leave it as it is
choice-forget = Yes, erase everything
choice-forget-cancel = Erase and cancel
choice-forget-keep = Erase, keep bookings
choice-remember = Yes, remember it
choice-dont-remember = No, don’t keep it
choice-take-table = Yes, I’ll take it
choice-decline-table = No, thanks
choice-keep-place = Not this one, keep my place
choice-coming = Yes, we’re coming
choice-not-coming = No, cancel it
choice-other-number = Yes, but more or fewer of us
choice-ask-later = Ask me later
choice-another-day = Another day
choice-share-contact = Share my number
choice-group-begin = Choose the table
choice-group-go-on = Go on
choice-group-own = A table of my own
choice-group-come = I’m in
choice-group-do-not = Not me
choice-group-change = Change or cancel
choice-resize = Make it { $partySize }
choice-copy-reference = Copy the reference
