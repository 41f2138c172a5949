# What our own pages say besides the conversation.
title = Book a table at { $venue }
which-house = Which restaurant would you like?
welcome = Welcome to { $venue }! Write what you would like, as you would to a person: “table for 4 tomorrow at 7, by the window”.
you = You
messages = Messages
write = Your message
write-hint = Table for 4 tomorrow at 7
send = Send
by-form = By form
guests = Guests
day = Day
show-times = Show free times
# A wish that a guest has put together with the form, as they would write it: it is read like any message.
wish = Table for { $partySize } on { $date }
connection-lost = The connection is lost. I keep trying.
not-sent = That was not sent. Please try again.
sending-again = It is busy here just now: I’m sending it again in a moment.
too-long = That is more than { $most } characters. Please say it in fewer words.
new-chats = Many new chats have just begun from your network. Please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
reload = Show new answers
photo = Photo { $number }
map = Show on a map
calendar-file =
    { $change ->
        [changed] Update my calendar
        [cancelled] Take it out of my calendar
       *[placed] Add to my calendar
    }
# In a frame of another site.
book-a-table = Book a table
close = Close
own-window = Open in a window of its own
