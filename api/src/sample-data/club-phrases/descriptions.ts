import { phrases } from '../phrase.js';

/** First sentences of a club's description of itself. */
export const INTRODUCTIONS = phrases(`
  {club} [began|started life] in {year} with [one team and a borrowed set of goals|eleven children and a bag of balls|a notice in the library window], and today [{teams} teams wear our colours|we run {teams} teams].
  We are a [volunteer-run|community|family-run] football club for [children and young people|boys and girls] from {youngest} to {oldest} in and around {town}.
  Founded by [parents|three neighbours|a group of teachers] in {year}, {club} [has grown to {teams} teams|still feels like a family|is one of the friendliest places in {town} to kick a ball].
  Football for everyone: that was the idea when {club} was set up in {year}, and [it hasn't changed|it still is].
  {club} brings together around [a hundred|two hundred|three hundred|four hundred] young players [every weekend|each season] at {ground}.
  Looking for somewhere in {town} to start playing football? {club} has [a place for beginners and keen players alike|teams from {youngest} to {oldest}].
  From the first wobbly dribble at {youngest} to leaving school, {club} looks after [young players|children who love football] from {town} and nearby.
  At {club} we [believe|have always believed] that [children learn best when they are having fun|a good coach is worth more than a good result|every child deserves a game].
  [Proudly local since {year}|Here since {year}]: {club} [is run by people from {town}, for the children of {town}|has introduced generations of {town} families to the game].
  Welcome to {club}, [home of {teams} junior teams|a club with {teams} teams and room for more], [a tea hut|plenty of mud] and [a great deal of laughter|very good bacon rolls].
  {club} is [the small club with the big heart|a small, cheerful club] [behind|at] {ground}.
  [Our club|{club}] was [born out of a school holiday kickabout|started in the car park of the old mill|set up when the last junior club in the area folded] in {year} and [has never looked back|now has {teams} teams].
  We started {club} in {year} because [our own children had nowhere to play|there was no girls' football nearby|too many children were on the bench elsewhere].
`);

/** First sentences of a girls' club. */
export const GIRLS_INTRODUCTIONS = phrases(`
  {club} is a girls-only football club for [players|footballers] from {youngest} to {oldest} in and around {town}.
  We set up {club} in {year} because [girls in {town} had to travel too far to play|our daughters wanted a team of their own], and [now we have {teams} teams|the waiting list told us we were right].
  Girls' football, [coached with care|taken seriously], since {year}: {club} has [{teams} teams|a team for every age] [from {youngest} to {oldest}|and a place for complete beginners].
`);

/** What a club says about how it works. */
export const DETAILS = phrases(`
  Our coaches have recognised badges, [first aid certificates|emergency first aid certificates] and up-to-date DBS checks, and [most of them have children at the club|all of them give their time for free].
  We play on [grass|our own pitches|council pitches] at {ground} [in autumn and spring|on match days] and move to [3G|a floodlit pitch|the school sports hall] [for the winter months|when the clocks go back].
  Every player gets at least half of every game, [and we mean it|whatever the score].
  Our youngest players [meet on Saturday mornings for games and ball skills|start with story-led sessions and lots of small games], [with parents welcome on the grass|no kit needed].
  [Results matter less to us than|We care less about results than about] [progress, friendship and respect|how our players treat each other and the referee].
  We are [one of the few clubs in the area with|proud to have] [a girls' team in almost every age group|a thriving girls' section|a walking football group for parents and grandparents].
  There is [a pan-disability group every other Sunday|a friendly session for children with additional needs], with [trained helpers|small groups and a quiet space].
  [A hardship fund|Our boot swap and kit library] [makes sure|means] that nobody [misses out because of money|has to stop playing].
  Our teams play in [several local leagues|leagues at every level], so [there is room for the ambitious and for those who just want a game|most children find their level].
  [Parents sign up to our touchline promise|We ask parents to cheer and leave the coaching to the coaches]: [encourage, enjoy and let them play|it makes for happy Sundays].
  Each summer we host [a six-a-side festival|a tournament for local clubs|a community fun day] at {ground}, with [up to sixty visiting teams|a barbecue and a bouncy castle].
  Older players can [train as young leaders|take a refereeing course with us|help coach the little ones], and [many come back as coaches|it looks good on a first CV].
  [The clubhouse|Our tea hut] is open on match days, [run by parents on a rota|with the best flapjacks in the league].
  We keep squads small, so [everyone gets a touch of the ball and a say|coaches know every child well].
  We work closely with [local primary schools|schools in {town}], and [offer free taster sessions every term|many children first meet us in the playground].
  [A new changing block|A second pitch|Better drainage] [is next on our list|opened last year], [with help from raffle tickets and a generous local builder|thanks to a lottery grant].
  Training is [built around the ball|planned as a club, not team by team], [with the same way of playing from {youngest} upwards|so that moving up is never a shock].
`);

/** Last sentences: how to join. */
export const INVITATIONS = phrases(`
  [New players are always welcome|We welcome new players all year round]; [come and try a session for free|the first two sessions are free|just turn up with boots and a drink].
  [Come and say hello|Come and see us] [at {ground} any Saturday morning|on a training night].
  We [currently have places|have a few places left] in [the youngest age groups|several age groups], [so do get in touch|and a short waiting list in the others].
  [Coaches, helpers and referees are needed too|We are always glad of another pair of hands]; [no experience necessary|training is paid for].
  [No trials, no pressure|No trials for under-11s], just [football|a good morning out].
  [Bring a friend|Bring boots, shin pads and a smile].
  [Ask about our free half-term sessions|Our open day is held every June].
`);
