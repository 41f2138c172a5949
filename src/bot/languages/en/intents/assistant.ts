import type { AssistantWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const assistant: AssistantWords = {
  startOver: words`
    start over
    start again
    start from scratch
    begin again
    restart
    from the beginning
    /start
    reset
  `,
  human: words`
    (?<!(?:not|n't|never|than) )(?:please )?(?:call|phone|ring) (?:me|us)(?: back)?(?: please| asap| now| soon)?(?=[.! ]*$)
    (?:talk|speak|chat|connect me|put me through|transfer me|get me) (?:to|with) (?:a |an |some |the |your |real |
      actual )?(?:real |actual |live )?(?:person|human|someone|somebody|staff|manager|agent|operator|waiter|owner|
      host|representative|people|team)
    real person
    human being
    (?:i want|i need|get me|give me) (?:a|an) (?:human|agent|operator|manager|person)
    (?:get|fetch|give|put) (?:me |us )?(?:on to |through to )?(?:the|your|a) (?:manager|owner|boss|supervisor)
    call me back
    can someone call me
    customer service
    (?:nobody|no one|noone) (?:is )?(?:answers?|answering|picks? up|picking up|replies|responds|responding|replying)(?: (?:the|your) phone)?
    (?:can't|cannot|couldn't) (?:get through|reach (?:you|anyone|anybody))
  `,
  humanAlone: words`
    human
    a human
    a person
    person
    staff
    the staff
    agent
    live agent
    operator
    manager
    the manager
    representative
    real human
    someone real
  `,
  back: words`
    (?:go |take me |put me )?back(?: to (?:you|booking|maitred|the (?:bot|assistant|machine)))?
    (?:the )?(?:bot|assistant)
    (?:i want |talk to |give me )(?:you|the (?:bot|assistant)) again
  `,
  calendar: words`
    ^calendar(?=[ .!?]*$)
    (?:(?:show|see|open|view|get|have|give|use)(?: me| us)? )?(?:a|the|your) calendar(?=[ .!?]*$)
  `,
  help: words`
    (?:what|which|tell me|are there|can i|can you)(?: [\p{L}']{1,15}){0,8} (?:questions?|topics?|subjects?|skills?|commands?)(?: [\p{L}']{1,15}){0,8}
    (?:what|which|tell me|are there|can i|can you)(?: [\p{L}']{1,15}){0,8} (?:abilities|capabilities|areas)(?: [\p{L}']{1,15}){0,8}
    what (?:(?!and)[\p{L}']{1,15} ){0,4}(?:can|do|could) you (?:answer|know|offer help with)(?: [\p{L}']{1,15}){0,3}
    what (?:(?!and)[\p{L}']{1,15} ){0,4}(?:are|am|can|could) (?:you|i) (?:able to |good at |allowed to )?(?:help|helping|ask|answer)(?: [\p{L}']{1,15}){0,5}
    what (?:(?!and)[\p{L}']{1,15} ){0,4}(?:are|am|can|could) (?:you|i) (?:able to |good at |allowed to )?answering(?: [\p{L}']{1,15}){0,5}
    tell me (?:what|the (?:types|kinds|sorts) of things) (?:i|you) can (?:do|ask|help)(?: [\p{L}']{1,15}){0,4}
    help
    /help
    (?:what|which|how) (?:[\p{L}']{1,15} ){0,5}(?:ask|help|assist|do)(?: you| me| for me)?(?: about| with| for me| here)?(?<=.{0,80}(?:you|i) .{0,60})
    (?:can|could|may) i ask you (?:about )?(?:\p{L}{1,12})
    help me
    i need help
    i need some help
    can you help me
    can you help
    what can you do
    what can i (?:do|say|ask)(?: here)?
    how does this work
    how do i use this
    what do you do
    what are you able to do
    commands
    i don't know what to do
    what can you do for me
    what can you help me with
    what things can you do
    what else can you do
    how can you help(?: me)?
    tell me what you can do
  `,
};
