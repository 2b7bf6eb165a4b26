import { phrases } from '../phrase.js';
import type { TopicPhrases } from '../phrase.js';

/** Last sentences of a review, by how the parent feels about the club overall. */
export const CLOSINGS: TopicPhrases = {
  excellent: phrases(`
    [Highly|Wholeheartedly] recommended [to any family in {town}|to anyone looking for a club|].
    [Thank you|A big thank you|Many thanks] to everyone [who gives up their weekends|at {club}|involved].
    We [couldn't be happier|feel lucky to have found this club|wouldn't go anywhere else].
    If you're looking for a club [around|near|in] {town}, [look no further|go and watch a session|give them a ring first].
    Five stars [from us|without hesitation|and I don't give those lightly].
    [We'll be back next season|Here's to next season|See you in August].
    [Long may it continue|Keep doing what you are doing|Please never change].
    [I only wish I had found them sooner|We should have joined a year earlier].
    [A real credit to {town}|A gem of a club|Everything grassroots football should be].
    [We've already sent two friends their way|Half {his} class has joined since].
    Come along to {ground} [one weekend|on a Saturday] and [see for yourself|you'll see what I mean].
  `),
  good: phrases(`
    [Overall|All in all], [we're happy|a good club|a good choice] [and would recommend it|and {child} is happy, which is the main thing|].
    [Would recommend|We would recommend it] to [families nearby|beginners and keen players alike|friends].
    [A few things to improve|Nothing is perfect], but [the heart is in the right place|we'll be staying|it gets more right than wrong].
    [Well worth a trial session|Worth a look], [especially for beginners|if you live near {town}].
    [Good club, good people|Solid four stars from us].
    [We've signed up again for next season|{Child} is staying on, and so are we].
  `),
  mixed: phrases(`
    [It could be a very good club|There's a good club in there somewhere], [with a bit more organisation|if a few things were sorted out].
    [Have a look at a session before you decide|Ask which team you would be joining], [because they vary a lot|that makes all the difference].
    [We'll see how next season goes|We're staying for now], [mainly because of {his} friends|and hoping for the best].
    [Three stars seems fair|Not bad, not brilliant].
    [I hope the club takes this in the spirit it is meant|Said with respect for people who give up their time].
  `),
  poor: phrases(`
    [We've moved on|We won't be coming back] [and are much happier elsewhere|next season|].
    [I can't recommend it|I'd think twice before signing up], [sadly|as things stand|not to families with younger children].
    [I hope someone on the committee reads this|I hope things change], [for the sake of the children|because the children deserve better].
    [Such a shame|A real shame], [because the town needs a good club|the children deserve better].
    [Look elsewhere if you can|There are better clubs around {town}].
  `),
};
