import type { ElsewhereWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const elsewhere: ElsewhereWords = {
  elsewhere: words`
    (?:set|delete|snooze|cancel|turn off|show|stop) .{0,30}alarms?
    alarm
    remind me (?:to|about|that|of)
    reminders?
    timer
    playlists?
    songs?
    albums?
    track
    movies?
    films?
    movie theat(?:er|re)s?
    cinemas?
    showtimes?
    movie schedules?
    weather
    forecast
    temperature
    humidity
    humid
    snow
    snowing
    rain
    raining
    rainy
    windy
    chilly
    freezing
    storm
    blizzard
    (?<!(?:a|the|room) )rate
    novel
    textbook
    saga
    chronicle
    essay
    book (?:a|an|\d|one|zero) (?:\d )?(?:stars?|points?|out of)
    tv
    television
    video game
    soundtrack
    youtube
    spotify
    netflix
    itunes
    pandora
    deezer
    last\.?fm
    groove shark
    iheart
    iheartradio
    podcast
    painting
    photograph
    jokes?
    joke
    (?<!(?:leave|give|provide|enter|hold|need|put down|want|hand over|take)(?: \p{L}{1,5}){0,2} )credit card
    bank account
    bank(?! holidays?)
    oil
    play (?:some|a|the|me|music|my)
    tune
    concerto
    trailer
    music (?:by|from)
    hear (?:music|some|a)
    play
    tv series
    set an? alarm
    sunny
  `,
  mentions: words`
    (?:before|after|straight from) (?:the|our|a|that)?
    our
    (?:we're|we are|i'm) (?:going|off) to (?:the|a)
  `,
};
