import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { phrases } from '../phrase.js';
import type { Phrase } from '../phrase.js';

/** How a club begins its reply to praise. */
export const THANKS = phrases(`
  [Thank you|Thank you so much|Many thanks] for [taking the time to write this|your kind words|such a lovely review].
  [What a lovely thing to read|This made our week|Your review was read out at our committee meeting]: [thank you|thanks from all of us].
  [We are really pleased|We are delighted|It is great] to hear that [it is going so well|you are enjoying the season|your family feels at home with us].
  [Reviews like this|Words like these] [keep our volunteers going|are why we do it], thank you.
`);

/** How a club begins its reply to criticism. */
export const REGRET = phrases(`
  [Thank you for your honest feedback|Thank you for telling us|We appreciate you raising this], and [we are sorry|please accept our apologies|we are sorry to read] that [your experience has not been better|we fell short|it has not been the season you hoped for].
  [We are sorry|We were sorry] to read this. [This is not how we want families to feel|It is not the standard we set ourselves|You and your child deserve better].
  This is [hard|not easy] to read, but it is [useful|fair] feedback. [We got this one wrong|We should have done better|We have talked about it at committee].
`);

/** How a club begins its reply to a review that sees both sides. */
export const BALANCED = phrases(`
  Thank you for [a fair and balanced review|the balanced feedback|setting out both sides so clearly].
  [Thanks for the feedback|Thank you for writing], [good to hear what works and what does not|we have noted both the praise and the criticism].
  [That is a fair summary|We think that is fair], and [thank you for taking the time|we are working on it].
`);

/** What a club says about a topic that the review praised, by the rating's name. */
export const PLEASED_ABOUT: Readonly<Record<RatingCategory, readonly Phrase[]>> = {
  coaching: phrases(`
    We have [passed this on to the coaches|shared this with the coaching team], [who were chuffed|who put so much into every session|it means a lot to them].
    Our coaches [put a lot of hours into their planning|are all volunteers], so [this will mean a great deal to them|thank you for noticing].
  `),
  communication: phrases(`
    Our secretary [will be blushing|has earned that praise], [keeping everyone informed is half the job|and promises more of the same].
    Good to know that [the new app|the weekly message] [is useful|is being read].
  `),
  facilities: phrases(`
    Our ground team [is up at six most Saturdays|will be very pleased], so [thank you for noticing|we have passed this on].
    We are [proud of|very fond of] {ground}, and [there is more to come this summer|the parents who painted the changing rooms will be pleased].
  `),
  inclusivity: phrases(`
    [Every child who wants to play should have a place|A place for every child is the whole point of the club], and [we are glad it shows|it is good to hear that we live up to it].
    The [families|parents] on the touchline [make the club what it is|deserve that praise too].
  `),
  value: phrases(`
    We [work hard to keep fees down|look hard at every pound], [and our fundraisers deserve the credit|so that is good to hear].
    Fees [stay as low as we can make them|should never keep a child from playing], [do speak to us if that ever changes for you|thanks to our sponsors and volunteers].
  `),
};

/** What a club says about a topic that the review criticised, by the rating's name. */
export const WORKING_ON: Readonly<Record<RatingCategory, readonly Phrase[]>> = {
  coaching: phrases(`
    We are [putting two more parents through their coaching course|adding a second coach to that age group|reviewing how sessions are planned] [this season|over the coming weeks].
    Our head of coaching [will look in on those sessions|has spoken to the team's coaches], and [would be glad to talk to you|we expect you to see a difference].
  `),
  communication: phrases(`
    From next month [all fixtures go out by Wednesday evening|each team has one person who answers messages], [so you should notice a difference|please tell us if it slips].
    You are right that [messages have taken too long|changes came too late], and [we have found a volunteer to take this on|we have changed how we do it].
  `),
  facilities: phrases(`
    The [drainage|roof of the changing rooms|car park] at {ground} [is something we are raising money for|is with the council at the moment|is top of our list], and [we will report back at the AGM|help is always welcome].
    We share your frustration with [the mud|the winter months], and [have booked indoor space for next winter|are talking to the school about its hall].
  `),
  inclusivity: phrases(`
    Equal playing time is [our policy|written into our rules], and [we have reminded every manager of it|our welfare officer would like to hear more from you].
    We have [spoken to those concerned|brought the touchline rules up again with all parents], [because this matters to us|and will keep at it].
  `),
  value: phrases(`
    We [have published a breakdown of the fees|will set out more clearly what the fees pay for], and [our treasurer is happy to go through it with you|there is a hardship fund that anyone can ask about].
    On fees, [please talk to our treasurer in confidence|we hear you], [payment by instalments is always possible|and kit will be optional from next season].
  `),
};

/** How a club ends its reply to praise, or to a review that sees both sides. */
export const WARM_FAREWELL = phrases(`
  [See you|See you all] [on the touchline|at the weekend|at {ground}]!
  [Onwards|Roll on] to [next season|the spring]!
  [Thank you for being part of {club}|Thanks for being part of it].
  [Do say hello at the next home game|Come and have a cup of tea with us on Saturday].
  [The committee, {club}|Everyone at {club}|The coaches and committee].
`);

/** How a club ends its reply to criticism. */
export const OPEN_DOOR = phrases(`
  Please [speak to any of us at {ground}|have a word with our welfare officer|come and talk to us], [we would like to put this right|we mean it].
  [If you are willing to tell us more, we will listen|We would welcome a chat], [in confidence|whenever it suits you].
  [We hope to win back your trust|We wish your child every happiness in football, with us or elsewhere].
  [The committee, {club}|On behalf of the committee].
`);
