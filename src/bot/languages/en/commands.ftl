# What the menu of commands beside the text field says.
book = Book a table
bookings = Show my bookings
cancel = Cancel a booking
mydata = What I know about you
forgetme = Erase what I know about you
help = What I can do for you
language = Change the language
start = Begin again
