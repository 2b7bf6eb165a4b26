import { phrases } from '../phrase.js';

/** First sentences that say who is writing; each introduces the child. */
export const OPENINGS = phrases(`
  {Child} has been [with|at|playing for] {club} [for two seasons|for three years|since September|for just over a year|since the very first training session] [now|].
  {Child} [joined|started] [last season|at the start of the season|after Easter|in the summer|two years ago] and [plays for the {ageGroup}|is in one of the {team} teams|trains with the {ageGroup}].
  We [came here from|switched from|left] [another club|a bigger club|a club across town] [a year ago|last season|because of the travelling], and {child} [settled in within weeks|has been here ever since|plays in the {ageGroup}].
  We tried [two or three|several] clubs around {town} before {child} [chose this one|ended up here|joined the {ageGroup} here].
  This is {child}'s [first|second|third] season at {club}.
  A [friend|neighbour|teacher at school] recommended {club} when {child} [wanted to start playing|outgrew the back garden|needed to burn off some energy].
  {Child} [is a keen|is a small but fearless|calls {himself} a] [goalkeeper|defender|winger|midfielder|striker] in the {ageGroup} [at {club}|].
  It's {child}'s [first|second|third|fourth] year in the {ageGroup} set-up, so we have [seen a fair bit|got to know the place well|some idea how things work].
  [Quick review|A few thoughts|Some honest feedback] from [a touchline regular|a parent who never misses a match|the parent with the flask]: {child} plays [for the {ageGroup}|in one of the {team} teams].
  {Child} plays [in goal|at the back|on the wing|in midfield|anywhere {he} is asked to] for the {ageGroup}.
  {parent}Writing this as [a parent of a player in the {ageGroup}|a single parent|a parent who knows nothing about football]: {child} [joined in the autumn|has been going for a year|has done a full season here].
  {young}{Child} came to {club} [very shy|having never kicked a ball|after a bad experience elsewhere|with a best friend from school].
  {parent}We have two children at {club}; this is about {child}, who plays [in the {ageGroup}|for one of the {team} teams].
  {Child} did the free [taster session|trial month] [in June|over the summer] and [hasn't missed a week since|we signed up the same evening].
  After [one|a] full season with the {ageGroup} here's what we think: {child} [has had a good look at the club and so have we|has seen the good and the bad].
  {grand}[Grandparent here, and regular on the touchline|Proud grandparent writing]: {child} plays [for the {ageGroup}|in the {ageGroup}].
  I do most of the driving, so here's my view: {child} plays [for the {ageGroup}|in the {ageGroup}] and [we haven't missed a match|we've seen every pitch in the county].
`);

/** The same for families who would rather not say which age group they are with. */
export const OPENINGS_WITHOUT_AGE_GROUP = phrases(`
  {Child} has been [with|at] {club} for [a while|several seasons|some time] [now|].
  {Child} [joined|started] [last season|a couple of years ago|in the summer] and [trains twice a week|plays most weekends].
  {parent}We have [one child|two children] at {club} and this is mostly about {child}.
  I'd rather not say which team, but {child} has [played here for years|been at {club} for a full season].
  We looked at [two or three|several] clubs around {town} before {child} [chose this one|joined here].
  A [friend|neighbour|colleague] recommended {club} when {child} [wanted to start playing|was looking for a new team].
`);

/** Turns from praise to criticism; the sentence that follows starts in lower case. */
export const TURNS_TO_CRITICISM = [
  'That said, ',
  'However, ',
  'On the other hand, ',
  'Having said that, ',
  'On the downside, ',
];

/** Turns from criticism to praise. */
export const TURNS_TO_PRAISE = ['To be fair, ', 'On the plus side, ', 'On the other hand, ', 'Still, '];
