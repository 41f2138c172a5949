# What the menu of commands beside the text field says.
book = Book a table
bookings = Show my bookings
cancel = Cancel a booking
mydata = What I know about you
forgetme = Erase what I know about you
help = What I can do for you
language = Change the language
start = Begin again
# What the bot is for: in a chat that is still empty (512 characters at most), and in a line (120).
description = Tell me how many you are, the day and the time, in your own words, and I find you a table. You can change or cancel it here whenever you like, ask about the house, or talk to the staff.
short-description = I book your table: just write how many you are and when.
# In the browser, of a link into the chat that leads nowhere.
link-unknown = Sorry, this link leads to no table: it may be an old one. Please ask the restaurant for the new one.
link-closed = The chat is closed for a moment. Please try again in a minute, or call the restaurant.
