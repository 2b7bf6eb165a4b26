import { phrases } from '../phrase.js';
import type { TopicPhrases } from '../phrase.js';

/** What parents say about what a club costs and what they get for it. */
export const VALUE: TopicPhrases = {
  excellent: phrases(`
    [Great|Fantastic|Unbeatable|Superb] value: [two sessions and a match every week for less than one trip to soft play|the fees cover kit, league and winter training|subs have hardly gone up in three years].
    The fees are [very fair|low|more than reasonable], [with a discount for siblings|and you can spread them over the year|and it's clear what they pay for].
    [Kit is included|The kit is passed on at the end of each season|There's a box of outgrown boots], which [saves a fortune|keeps the cost down for everyone|is a godsend with growing feet].
    [There are no hidden extras|What they say is what you pay], [even tournaments are included|and even the end-of-season trophies are covered].
    When [money was tight at home|I lost my job], the club [quietly let us pay what we could|told us not to worry about the subs], [and I'll always be grateful|and nobody else ever knew].
    [Everybody is a volunteer|Nobody here makes a penny], and [it all goes back into the teams|you can see where every pound goes].
    The [summer tournament|winter indoor league|half-term camp] is [included in the fees|offered at cost price|a bargain], [and the children love it|and saves on childcare].
    For what we pay, [the quality of coaching is remarkable|we get a properly run club, good kit and happy children|it's the best money we spend all month].
    [Raffles, quiz nights and a sponsored walk|A few fundraising evenings] keep the fees down, [and they're good fun|and nobody is pushed into taking part].
  `),
  good: phrases(`
    [Good|Decent|Fair] value for [what you get|the number of sessions|a club of this size], [kit extra|with a bit off for a second child].
    Fees are [in line with other clubs around {town}|reasonable], and [you can see where the money goes|paying monthly helps].
    [The kit isn't cheap but lasts|The tracksuit is optional, which is good], [and there's a second-hand sale in August|otherwise costs are modest].
    The subs went up a little this year, [with a clear explanation|which nobody likes, but it's still fair], and [winter training is included|there's help for families who ask].
    [You can pay monthly|Subs are paid monthly], which [suits us|helps], and [winter training is included|there's help for families who ask|you don't have to find the whole lot in August].
    You pay [a bit more than at some clubs|an extra for the 3G in winter], but [the sessions are worth it|you get better coaching for it].
    [Missed sessions are made up in the spring|They added sessions at the end for the ones we lost to rain], which [is only fair|was good of them].
  `),
  mixed: phrases(`
    The fees are [on the high side|a bit steep|creeping up], [especially with two children|and kit and tournaments come on top], [although the committee does publish the accounts|so ask for the full picture before you sign].
    Value is [all right|average]: [good when the sessions run, less so when they're cancelled|you pay for ten months and train for eight].
    [The compulsory tracksuit|A new kit every year] [seems unnecessary|adds up], [even if it looks smart|a hand-me-down scheme would help].
    [Tournament entry is extra|There's always something to pay for], [so budget a little more than the website says|nothing dreadful, but it mounts up].
    It's [neither cheap nor expensive|about what you would expect], [though a sibling discount would be welcome|and I'd like to know what the money is spent on].
  `),
  poor: phrases(`
    [Poor|Very poor] value: [we paid for the season and a third of it never happened|fees went up again and the sessions got shorter|you pay extra for everything].
    [Hidden costs everywhere|The extras never stop]: [kit, tracksuit, tournaments, winter pitch, presentation night|first the registration, then the kit, then the winter pitch].
    They [wouldn't refund a penny|kept the whole fee] when {child} [left after three weeks|was injured in October], [and were rude about it|rules are rules, apparently].
    For [this price|what they charge] you would expect [a qualified coach|a pitch that's playable|at least a ball each], [not a kickabout|and you don't get it].
    [No help at all for families on a low income|Asking to pay in instalments was made embarrassing], [which rules out half the children at our school|in a town like {town} that's a shame].
  `),
};
