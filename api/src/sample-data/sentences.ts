import type { Random } from './random.js';

/**
 * Invented names, and what clubs and parents say: each line has a list's name and sentences of it, with ` / ` between
 * them. Of `[one|another]` a sentence has either; words such as `{town}` are put in later. A region's last two leagues
 * are for girls and for mini soccer.
 */
const LISTS = `
mascots [Kestrels|Otters|Herons|Curlews|Hares|Badgers|Kingfishers|Larks|Ospreys|Red Kites|Squirrels|Hedgehogs|Swallows|Dragonflies|Barn Owls|Pine Martens|Sandpipers|Lapwings|Skylarks|Fox Cubs|Wagtails|Nightjars|Stoats|Merlins|Goldcrests|Terns|Bumblebees|Red Deer|Puffins|Salmon Leapers]
endings [Colts|Juniors|Harriers Juniors|Youth|Wanderers Juniors|Minis and Juniors|Youth Football Club|Casuals Juniors|Junior Footballers|Community Juniors|Corinthians Youth|JFC|Strollers Juniors|Pioneers Youth|Ramblers Juniors|Lanterns|Young Lions|Girls and Boys|Sunday Juniors|Rovers Minors|Beacons|Junior Athletic|Trailblazers|Pilgrims Youth]
girls-endings [Girls|Lionesses Juniors|Girls Youth|Sisters|Girls Juniors]
ground [Recreation Ground|Playing Fields|Sports Ground|Community Pitches|Meadow|School Fields|Memorial Ground|Common]
street [Mill Lane|Church Road|Station Road|Park Avenue|Back Lane|School Lane|Green Lane]
team-colours [Reds|Blues|Greens|Ambers|Stripes|Whites]
sport [Football|Football|Football|Football|Youth Football|Youth Football|Mini Soccer]
leagues-North-East [Tyne & Coast Junior League|Three Rivers Youth Alliance|Cheviot Sunday Youth League|Two Bridges Girls’ League|Northern Lights Mini Soccer]
leagues-North-West [Mersey Basin Youth League|Ship Canal Junior Alliance|West Pennine Sunday Youth League|Lakes & Fells Minor League|Pennine Fringe Girls’ League|Cotton Towns Mini Soccer]
leagues-Yorkshire-and-the-Humber [Aire & Wharfe Junior League|Broad Acres Sunday Youth League|Steel Valleys Minor League|Humber Shore Junior Alliance|Three Ridings Girls’ League|Dales & Wolds Mini Soccer]
leagues-East-Midlands [Trent Vale Youth League|Peak & Soar Junior League|Welland Sunday Youth League|Five Shires Girls’ League|Forest Paths Mini Soccer]
leagues-West-Midlands [Arden Junior Alliance|Canal Cities Sunday Youth League|Marches Minor League|Spa & Severn Girls’ League|Heart of the Shires Mini Soccer]
leagues-East-of-England [Wash & Broads Youth League|Chiltern Gateway Junior Alliance|Two Estuaries Minor League|Saffron Way Girls’ League|Big Skies Mini Soccer]
leagues-London [Thames Reach Junior League|Capital North Sunday Youth League|South Circular Youth Alliance|Lea & Roding Minor League|River Boroughs Girls’ League|Zone Three Mini Soccer]
leagues-South-East [Weald & Downs Youth League|Solent Shores Minor League|Ridgeway Junior League|Garden County Sunday Youth League|Chalk Hills Girls’ League|Oast & Orchard Mini Soccer]
leagues-South-West [Severn Crossing Youth League|Moor & Coast Junior League|Wessex Chalk Minor Alliance|Western Approaches Girls’ League|Cider Country Mini Soccer]
first-name [Sam|Priya|Tom|Aisha|Jo|Marcus|Helen|Dev|Ruth|Callum]
last-name [Reed|Patel|Barker|Khan|Whitaker|Osei|Firth|Nowak|Marsh|Doyle]
cost-note [First session free|Kit included|Half price for siblings|First month free]
surfaces [grass|grass|grass 3g|3g|grass astro|grass indoor]
boy [my son|our son|my boy|my lad|our youngest|our eldest|my stepson|our middle one|my grandson]
girl [my daughter|our daughter|my girl|our youngest|our eldest|my stepdaughter|my granddaughter]
club {club} [began|started life] in {year} with [one team and a borrowed set of goals|eleven children and a bag of balls|a notice in the library window], and today [{teams} teams wear our colours|we run {teams} teams].
club We are a [volunteer-run|community|family-run] football club for [children and young people|boys and girls] from {youngest} to {oldest} in and around {town}. / Founded by [parents|three neighbours|a group of teachers] in {year}, {club} [has grown to {teams} teams|still feels like a family|is one of the friendliest places in {town} to kick a ball].
club Football for everyone: that was the idea when {club} was set up in {year}, and [it hasn't changed|it still is]. / {club} brings together around [a hundred|two hundred|three hundred|four hundred] young players [every weekend|each season] at {ground}.
club Looking for somewhere in {town} to start playing football? {club} has [a place for beginners and keen players alike|teams from {youngest} to {oldest}]. / From the first wobbly dribble at {youngest} to leaving school, {club} looks after [young players|children who love football] from {town} and nearby.
club At {club} we [believe|have always believed] that [children learn best when they are having fun|a good coach is worth more than a good result|every child deserves a game]. / [Proudly local since {year}|Here since {year}]: {club} [is run by people from {town}, for the children of {town}|has introduced generations of {town} families to the game].
club Welcome to {club}, [home of {teams} junior teams|a club with {teams} teams and room for more], [a tea hut|plenty of mud] and [a great deal of laughter|very good bacon rolls]. / {club} is [the small club with the big heart|a small, cheerful club] [behind|at] {ground}.
club [Our club|{club}] was [born out of a school holiday kickabout|started in the car park of the old mill|set up when the last junior club in the area folded] in {year} and [has never looked back|now has {teams} teams].
club We started {club} in {year} because [our own children had nowhere to play|there was no girls' football nearby|too many children were on the bench elsewhere].
girls-club {club} is a girls-only football club for [players|footballers] from {youngest} to {oldest} in and around {town}. / We set up {club} in {year} because [girls in {town} had to travel too far to play|our daughters wanted a team of their own], and [now we have {teams} teams|the waiting list told us we were right].
girls-club Girls' football, [coached with care|taken seriously], since {year}: {club} has [{teams} teams|a team for every age] [from {youngest} to {oldest}|and a place for complete beginners].
detail Our coaches have recognised badges, [first aid certificates|emergency first aid certificates] and up-to-date DBS checks, and [most of them have children at the club|all of them give their time for free].
detail We play on [grass|our own pitches|council pitches] at {ground} [in autumn and spring|on match days] and move to [3G|a floodlit pitch|the school sports hall] [for the winter months|when the clocks go back]. / Every player gets at least half of every game, [and we mean it|whatever the score].
detail Our youngest players [meet on Saturday mornings for games and ball skills|start with story-led sessions and lots of small games], [with parents welcome on the grass|no kit needed]. / [Results matter less to us than|We care less about results than about] [progress, friendship and respect|how our players treat each other and the referee].
detail We are [one of the few clubs in the area with|proud to have] [a girls' team in almost every age group|a thriving girls' section|a walking football group for parents and grandparents]. / There is [a pan-disability group every other Sunday|a friendly session for children with additional needs], with [trained helpers|small groups and a quiet space].
detail [A hardship fund|Our boot swap and kit library] [makes sure|means] that nobody [misses out because of money|has to stop playing]. / Our teams play in [several local leagues|leagues at every level], so [there is room for the ambitious and for those who just want a game|most children find their level].
detail [Parents sign up to our touchline promise|We ask parents to cheer and leave the coaching to the coaches]: [encourage, enjoy and let them play|it makes for happy Sundays]. / Each summer we host [a six-a-side festival|a tournament for local clubs|a community fun day] at {ground}, with [up to sixty visiting teams|a barbecue and a bouncy castle].
detail Older players can [train as young leaders|take a refereeing course with us|help coach the little ones], and [many come back as coaches|it looks good on a first CV]. / [The clubhouse|Our tea hut] is open on match days, [run by parents on a rota|with the best flapjacks in the league].
detail We keep squads small, so [everyone gets a touch of the ball and a say|coaches know every child well]. / We work closely with [local primary schools|schools in {town}], and [offer free taster sessions every term|many children first meet us in the playground].
detail [A new changing block|A second pitch|Better drainage] [is next on our list|opened last year], [with help from raffle tickets and a generous local builder|thanks to a lottery grant]. / Training is [built around the ball|planned as a club, not team by team], [with the same way of playing from {youngest} upwards|so that moving up is never a shock].
invitation [New players are always welcome|We welcome new players all year round]; [come and try a session for free|the first two sessions are free|just turn up with boots and a drink]. / [Come and say hello|Come and see us] [at {ground} any Saturday morning|on a training night].
invitation We [currently have places|have a few places left] in [the youngest age groups|several age groups], [so do get in touch|and a short waiting list in the others]. / [Coaches, helpers and referees are needed too|We are always glad of another pair of hands]; [no experience necessary|training is paid for].
invitation [No trials, no pressure|No trials for under-11s], just [football|a good morning out]. / [Bring a friend|Bring boots, shin pads and a smile]. / [Ask about our free half-term sessions|Our open day is held every June].
history {club} was founded in {year} by [a handful of parents|two teachers and a postman|former players] who wanted [a place where children from {town} could play without being judged on ability|local football with a friendly face]. [What began with a single under-10 team|The first season brought eleven defeats and no complaints, and the club] has become a [registered community club|club] with {teams} teams, [more than forty volunteers|a waiting list in several age groups] and [its own corner of {ground}|a second home at {ground}].
history Ask anyone in {town} about {club} and they will [tell you about the tea hut|probably have a story]. Since {year} we have been [teaching children to love football|putting out teams in all weathers], [with a committee of volunteers|with the help of sponsors from the high street] and [very little silverware|the occasional cup] to show for it. [That suits us fine|We would not have it any other way].
history Everything at {club} is done by volunteers: [coaching, cutting the grass, washing bibs|fixtures, fundraising and first aid]. We have been at {ground} since {year} and [hope to stay for good|have just signed a new lease].
aims Our [promise|philosophy] is simple: [every child plays, every coach is trained, every parent is welcome|fun first, football second, results a distant third]. We follow [a club-wide programme|one way of playing], [so that players build skills year by year|from first touches to eleven-a-side], and we [talk with players and parents twice a season|ask parents what they think every spring].
aims We want children to [leave each session with a smile and one new thing they can do|look back on their years here with pleasure]. That is why [squads stay small|playing time is shared|coaches are not allowed to shout instructions during matches], and why [our touchline rules are as important as our tactics|we choose coaches for their patience first].
aims Girls and boys, beginners and county players, children who need a bit more support: [there is room for all of them here|we try to find the right team for each]. [A welfare officer is there every home match day|Our welfare officer's number is on the clubhouse door], and [our hardship fund is there for any family that asks|no child has ever left because of money].
training U7s to U9s: Saturdays [9–10am|9.15–10.15am|9.30–10.30am]. U10s to U13s: [Tuesdays|Wednesdays] 5.30–6.45pm. U14s and older: [Thursdays|Wednesdays and Fridays] 6.45–8pm. Matches on Sundays.
training Mini soccer: [Mondays|Tuesdays] 5–6pm. Juniors: [Tuesdays and Thursdays|Wednesdays] 6–7.15pm. Youth: [Thursdays|Mondays] 7.15–8.30pm. Same times in winter, on the 3G pitch.
training All age groups train on [Wednesdays|Thursdays] between 5.30pm and 8pm, in three slots; goalkeepers have an extra half hour on [Fridays|Mondays]. Matches on [Saturday mornings|Sunday mornings].
training Summer (April to September): [Tuesdays|Mondays] and Thursdays from 5.45pm at {ground}. Winter: one evening a week under lights, plus indoor skills on [Saturdays|Sundays].
fees £[18|20|22|24|25|26|28] a month from September to May, kit [included|extra (£35)]. [Siblings half price.|25% off for a second child.] / £[150|165|180|195|210|225] a season, payable in [three|six|ten] instalments. Includes league fees, insurance and [winter training|a training top].
fees £[4|5|6] a session for U7s and U8s; £[19|21|23] a month for all other age groups. Our hardship fund helps any family that asks, in confidence. / Registration £[30|35|40], then £[15|17|20] a month. [Volunteers' children train for free.|No fees in the summer months.]
opening {Child} has been [with|at|playing for] {club} [for two seasons|for three years|since September|for just over a year|since the very first training session]. / {Child} [joined {club}|started here] [last season|after Easter|in the summer|two years ago] and [plays for|trains with] the {ageGroup}.
opening We [came here from|left] [another club|a bigger club|a club across town] [a year ago|last season|because of the travelling], and {child} [settled in within weeks|has been here ever since|plays for the {ageGroup}]. / We tried [two or three|several] clubs around {town} before {child} [chose this one|ended up here|joined the {ageGroup} here].
opening {Child} [is a keen|is a small but fearless|calls {him}self a] [goalkeeper|defender|winger|midfielder|striker] and plays for the {ageGroup}. / [Quick review|A few thoughts|Some honest feedback] from [a touchline regular|a family who never miss a match|the one with the flask]: {child} plays for the {ageGroup}.
opening {Child} came to {club} [very shy|having never kicked a ball|after a bad experience elsewhere|with a best friend from school] and now plays for the {ageGroup}.
coaching5 The {ageGroup} coaches [are|have been] [brilliant|superb|outstanding|fantastic], [patient|calm|encouraging|kind] and [always well prepared|never short of ideas|clear about what they want].
coaching5 [Training|Every session] is [well planned|properly organised|varied and fun], [with hardly any standing around|with a ball at every child's feet|and nobody is left waiting in a queue].
coaching5 {Child} has [come on leaps and bounds|improved more in one season than I thought possible|learned an awful lot] [since joining|with this group of coaches|under the current coach].
coaching5 The coach [explains things in a way children understand|gives every child something specific to work on|gets down to their level and listens], and [praises effort rather than results|lets them learn from mistakes|teaches the reasons behind things and not just drills].
coaching5 [Both|All] the coaches [have their badges and it shows|clearly love doing it|put in hours of planning nobody sees|still go on courses in their own time].
coaching4 The coaching is [good|solid|consistently good|sound], [friendly and organised|with sensible sessions|and the children enjoy it]. / The coaches [know their stuff|are enthusiastic|are well organised] and [the sessions have variety|the children respect them|turn up whatever the weather].
coaching4 {Child} [is learning plenty|has improved steadily|has picked up good habits] and [looks forward to training|never wants to miss a week|talks about the drills at tea time]. / Training is [fun|lively|well run], with [plenty of small games|a good mix of drills and matches|lots of touches on the ball].
coaching3 The coaching is [a bit hit and miss|variable|fine but nothing special], [depending on who is free that week|good one week and improvised the next]. / [Some|A few] coaches are [excellent|very good] and [others seem to be learning on the job|others mostly supervise matches|one or two shout more than I'd like].
coaching3 Our coach is [lovely with the children|well meaning] but [has too many of them for one adult|could do with an assistant|needs more support from the club].
coaching2 [Sadly|Unfortunately] the coaching [let the side down|was disappointing|has gone downhill]: [little planning and a lot of shouting|the same two drills every week|half the session spent standing in lines].
coaching2 The [manager|coach] [shouted from the touchline for the whole match|picked the same eleven whatever happened|seemed interested in the result and nothing else], which [isn't what we want at this age|put {child} off completely].
communication5 Communication is [excellent|spot on|second to none|superb]: [fixtures come out early in the week|we always know where we need to be and when|one clear message every Thursday and no noise].
communication5 [The team app|The parents' group|The weekly message] tells you [everything you need|kick-off, postcode and parking in one go|who is bringing the oranges and what colour the socks are].
communication5 When a match is called off we [know by eight in the morning|hear straight away|are told before anyone has set off], [and there's usually a training session instead|with a reason]. / [Questions|Emails|Messages] are answered [the same day|within hours|quickly and politely], [even in the summer|by actual people|and I've asked a few silly ones].
communication4 Communication is [good|pretty good|generally good], [with the occasional late change|mostly through the team chat|and the coaches reply quickly]. / We [usually|nearly always] [know where we're playing by midweek|get fixtures in good time|hear about changes early].
communication4 The [team chat|app] is [busy but useful|well used|handy], and [important things are pinned at the top|the manager keeps it to football]. / Our [manager|coach] is [honest with the children|open about selection|easy to talk to], [which we appreciate|and always has five minutes afterwards].
communication3 Communication [could be better|is patchy|depends on which manager you have]: [some weeks we hear on Wednesday, others on Saturday night|you have to read through a hundred messages to find the kick-off time].
communication3 [Fixtures tend to come late|Changes come rather late|Training is sometimes cancelled at short notice], [which is hard with more than one child|although I know they're volunteers].
communication2 Communication is [poor|dreadful|the weakest point]: [we found out about a cancelled match in the car park|messages go unanswered for weeks|nobody seems to know who decides anything]. / [Twice this season|More than once] we [drove to the wrong ground|turned up to an empty pitch|were told at ten at night about a nine o'clock kick-off].
facilities5 The facilities at {ground} are [excellent|superb|better than at clubs charging twice as much|a credit to the volunteers]: [good pitches, clean toilets and plenty of parking|flat grass, proper goals and a clubhouse with tea|floodlit 3G and warm changing rooms].
facilities5 [The new 3G pitch|The all-weather pitch|The floodlit pitch] has [transformed winter training|made a huge difference|meant hardly a session lost since October]. / The [tea hut|clubhouse|snack bar] [does a bacon roll that makes a nine o'clock kick-off bearable|is the warmest place in {town} on a Sunday|is run by parents and saved my life in January].
facilities5 {ground} is a [lovely|beautiful|great] place to [watch football|spend a Saturday morning], [with trees all round and no road nearby|with a view that makes up for the odd defeat].
facilities4 The [pitches|grounds] are [good|well looked after|decent], [a bit soft after heavy rain|even if the far one slopes|with new goals this season]. / The set-up at {ground} is good, with [toilets, parking and a tea hut|changing rooms that are basic but clean|enough room for several games at once].
facilities4 [Winter training is on astroturf|They hire a 3G pitch for the winter], which [keeps the season going|costs a bit but is worth it]. / Parking [fills up on match days|can be tight at ten o'clock], but [{ground} itself is lovely|it's a short walk from the road|the marshals keep it moving].
facilities3 The facilities are [basic|average|a mixed bag|showing their age]: [the pitches are fine, the changing rooms aren't|good grass, no toilets|nice setting, nowhere to park]. / The pitches [get very muddy|turn into a bog|lose a lot of games] [from November|in winter|after any rain], [although that's hardly the club's fault|and some drainage would help].
facilities3 There's no shelter at {ground}, [so bring an umbrella|and the wind comes straight across], but [otherwise it's a nice place|the children don't seem to care].
facilities2 The facilities are [poor|not good enough|a real problem]: [no toilets, no shelter and a pitch full of holes|one muddy pitch for six teams|rusty goals and torn nets].
facilities2 [Half the home games|Most of January and February] [were called off because the pitch was under water|were lost to a pitch that doesn't drain], and [there was no indoor alternative|training stopped as well].
inclusivity5 [Every child plays|Equal playing time is the rule|Everyone gets a proper game], [whatever their ability|whatever the score|no favourites and no exceptions], [and the team is stronger for it|which is why we chose this club].
inclusivity5 {Child} has [additional needs|autism|ADHD|a hearing impairment] and [nothing has been too much trouble|the coaches asked us what would help and then did it|for the first time {he} is simply one of the team].
inclusivity5 The touchline is [a pleasure|calm and friendly|all encouragement and no instructions], because [the club is firm about it|parents sign up to it and the coaches set the tone|everyone reads the code of conduct at the start].
inclusivity5 We [joined late|joined knowing nobody|moved to {town} in the middle of the season] and [were made to feel welcome from the first minute|other parents introduced themselves at once|it was like joining a big family].
inclusivity4 [It's a welcoming club|Everyone is made welcome|It's a friendly, inclusive place], [and newcomers settle quickly|with children from all the local schools|and most people muck in]. / Playing time is [shared fairly|mostly equal|fair], [perhaps a little less so in cup games|and the coaches keep a note of it].
inclusivity4 The touchline is [friendly|generally well behaved|positive], [with the odd over-keen parent|and the coaches remind us when it gets loud]. / {Child} [settled in quickly|was made to feel part of things|found friends straight away], [even though most of the others knew each other|which had been my main worry].
inclusivity3 It's inclusive [on paper|in spirit], [less so when the match is close|but the stronger players still get more minutes|though it varies from team to team]. / The touchline can be [a bit loud|rather intense], [mostly from a handful of parents|and the club could be firmer].
inclusivity3 [If you know people already it's very friendly|It can feel a bit cliquey at first], [newcomers need a few weeks|but it does get better].
inclusivity2 [If your child isn't one of the best, think twice|It's all about the strongest five players]: [{child} had ten minutes in four matches|the others make up the numbers]. / It's [very cliquey|a closed circle]: [committee families first, everyone else after|the same children are captain, start every match and win the awards every year].
value5 It's [great|fantastic|unbeatable|superb] value: [two sessions and a match every week for less than one trip to soft play|the fees cover kit, league and winter training|subs have hardly gone up in three years].
value5 The fees are [very fair|low|more than reasonable], [with a discount for siblings|and you can spread them over the year|and it's clear what they pay for]. / [Kit is included|The kit is passed on at the end of each season|There's a box of outgrown boots], which [saves a fortune|keeps the cost down for everyone|is a godsend with growing feet].
value5 For what we pay, [the quality of coaching is remarkable|we get a properly run club, good kit and happy children|it's the best money we spend all month]. / The [summer tournament|winter indoor league|half-term camp] is [included in the fees|offered at cost price|a bargain], [and the children love it|and saves on childcare].
value4 It's [good|decent|fair] value for [what you get|the number of sessions|a club of this size], [kit extra|with a bit off for a second child]. / The fees are [in line with other clubs around {town}|reasonable], and [you can see where the money goes|paying monthly helps].
value4 The subs went up a little this year, [with a clear explanation|which nobody likes, but it's still fair], and [winter training is included|there's help for families who ask]. / You pay [a bit more than at some clubs|an extra for the 3G in winter], but [the sessions are worth it|you get better coaching for it].
value3 The fees are [on the high side|a bit steep|creeping up], [especially with two children|and kit and tournaments come on top], [although the committee does publish the accounts|so ask for the full picture before you sign].
value3 [The compulsory tracksuit|A new kit every year] [seems unnecessary|adds up], [even if it looks smart|and a hand-me-down scheme would help]. / It's [neither cheap nor expensive|about what you would expect], [though a sibling discount would be welcome|and I'd like to know what the money is spent on].
value2 It's [poor|very poor] value: [we paid for the season and a third of it never happened|fees went up again and the sessions got shorter|you pay extra for everything]. / [Hidden costs everywhere|The extras never stop]: [kit, tracksuit, tournaments, winter pitch, presentation night|first the registration, then the kit, then the winter pitch].
club-life5 The volunteers [are the heart of {club}|never stop|do an incredible job], [from the lady on the tea urn to the man who cuts the grass|and always with a smile|and there are always more of them than you expect].
club-life5 The [summer tournament|six-a-side festival|tour to the coast] was [the highlight of the year|brilliantly run|the best weekend we've had as a family], [with teams from all over the county|and every child came home with a medal].
club-life5 {Child} has [made friends from four different schools|found a proper group of mates|friends for life here], [and so have we|which matters more to us than any trophy]. / {Child} [counts the days|asks every morning how many days it is|puts {his} boots by the door] until [training|the next match|Saturday], and [that says it all|you can't buy that].
club-life5 Every [Saturday|Sunday] {child} comes home from {ground} [muddy and grinning|full of stories|tired and happy].
club-life4 It's [a nice|a proper community|a friendly local] club, [with a good mix of children|where you soon know everyone|and well liked in {town}]. / {Child} [has made good friends|loves the matches|is very happy here], [and that's what counts|and we've got to know other parents too].
club-life4 There's [plenty going on|a nice social side], [from quiz nights to a Christmas party|without any pressure to join in]. / The team [isn't winning much|had a tough season], but [spirits are high|they're still smiling|nobody seems to mind].
club-life3 There are [good people|nice families] on the whole, [but a few of them do all the work|though organisation isn't their strong point]. / [It has grown very quickly|There are a lot of teams now], and [it shows at times|the personal touch has got lost a bit].
club-life2 [The atmosphere has changed|It used to be a lovely club]: [everything is about winning now|too many arguments on the committee|the good people have left]. / {Child} [has asked to stop|no longer wants to go], and [we're moving on|that says it all].
closing5 [Highly|Wholeheartedly] recommended [to any family in {town}|to anyone looking for a club]. / [Thank you|A big thank you|Many thanks] to everyone [who gives up their weekends|involved] at {club}. / We [couldn't be happier with|feel lucky to have found|wouldn't swap] {club}.
closing5 If you're looking for a club [around|near|in] {town}, [look no further|go and watch a session|give them a ring first]. / [A real credit to {town}|A gem of a club|Everything grassroots football should be], and [long may it continue|we've already sent two friends their way|I only wish we had joined sooner]!
closing5 [Five stars|Ten out of ten|Full marks] [from us|without hesitation|and I don't give those lightly].
closing4 [Overall|All in all], [we're happy|{club} is a good choice|{club} gets more right than wrong], and [we would recommend it|{child} is happy, which is the main thing]. / We would recommend {club} to [families in {town}|beginners and keen players alike|friends].
closing4 [A few things to improve|Nothing is perfect], but [the heart of {club} is in the right place|we'll be staying at {club}]. / [{club} is|They are] [well worth a trial session|worth a look], [especially for beginners|if you live near {town}]. / {club} has us for another season, along with [half the team|two of {child}'s friends|the neighbours].
closing3 [It could be a very good club|There's a good club in there somewhere], [with a bit more organisation|if a few things were sorted out]. / [Have a look at a session before you decide|Ask which team you would be joining], [because they vary a lot|that makes all the difference].
closing3 [We'll see how next season at {club} goes|We're staying for now], [mainly because of {child}'s friends|and hoping for the best]. / I hope {club} takes this [in the spirit it is meant|as a nudge, with respect for people who give up their time].
closing2 [We've moved on|We won't be coming back] [and are much happier elsewhere|next season]. / [I can't recommend {club}|I'd think twice before signing up], [sadly|as things stand|not to families with younger children]. / I hope [someone on the committee reads this|things change], [for the sake of the children|because {town} needs a good club].
thanks [Thank you|Thank you so much|Many thanks] for [taking the time to write this|your kind words|such a lovely review]. / [What a lovely thing to read|This made our week|Your review was read out at our committee meeting]: [thank you|thanks from all of us].
balanced Thank you for [a fair and balanced review|the balanced feedback|setting out both sides so clearly]. / [Thanks for the feedback|Thank you for writing], [it is good to hear what works and what does not|we have noted both the praise and the criticism].
sorry [Thank you for your honest feedback|Thank you for telling us|We appreciate you raising this], and [we are sorry|please accept our apologies] that [your experience has not been better|we fell short|it has not been the season you hoped for].
sorry This is [hard|not easy] to read, but it is [useful|fair] feedback. [We got this one wrong|We should have done better|We have talked about it at committee].
pleased-coaching We have [passed this on to the coaches|shared this with the coaching team], [who were chuffed|who put so much into every session].
pleased-communication Our secretary [will be blushing|has earned that praise], [as keeping everyone informed is half the job|and promises more of the same].
pleased-facilities Our ground team [is up at six most Saturdays|will be very pleased], so [thank you for noticing|we have passed this on].
pleased-inclusivity [Every child who wants to play should have a place|A place for every child is the whole point of the club], and [we are glad it shows|it is good to hear that we live up to it].
pleased-value We [work hard to keep fees down|look hard at every pound], [and our fundraisers deserve the credit|so that is good to hear].
working-coaching We are [putting two more parents through their coaching course|adding a second coach to that age group|reviewing how sessions are planned] [this season|over the coming weeks].
working-communication From next month [all fixtures go out by Wednesday evening|each team has one person who answers messages], [so you should notice a difference|and please tell us if it slips].
working-facilities The [drainage|changing room roof|car park] at {ground} [is something we are raising money for|is with the council at the moment|is top of our list], and [we will report back at the AGM|help is always welcome].
working-inclusivity Equal playing time is [our policy|written into our rules], and [we have reminded every manager of it|our welfare officer would like to hear more from you].
working-value We [have published a breakdown of the fees|will set out more clearly what the fees pay for], and [our treasurer is happy to go through it with you|there is a hardship fund that anyone can ask about].
farewell [See you|See you all] [on the touchline|at the weekend|at {ground}]! / [Onwards|Roll on] to [next season|the spring]! / [Thank you for being part of {club}|Do say hello at the next home game|Come and have a cup of tea with us on Saturday].
open-door Please [speak to any of us at {ground}|have a word with our welfare officer|come and talk to us]: [we would like to put this right|we mean it]. / We hope [to win back your trust|your child enjoys football again, with us or elsewhere].
`;

/** The parts of a sentence, each with what it may be. */
type Pattern = readonly (readonly string[])[];

const patterns = new Map<string, Pattern[]>();
for (const [, list = '', text = ''] of LISTS.matchAll(/^(\S+) (.*)$/gm)) {
  // Every other part was in brackets.
  const read = (sentence: string): Pattern =>
    sentence.split(/[[\]]/).map((part, index) => (index % 2 === 1 ? part.split('|') : [part]));
  patterns.set(list, [...getPatterns(list), ...text.split(' / ').map(read)]);
}

/** All sentences of a list; none if there's no such list. */
export function getPatterns(list: string): readonly Pattern[] {
  return patterns.get(list) ?? [];
}

/** What a list of one pair of brackets has in them. */
export function getNames(list: string): readonly string[] {
  return getPatterns(list)[0]?.[1] ?? [];
}

/** A sentence with its choices made. */
export function say(random: Random, pattern: Pattern): string {
  return pattern.map((choices) => (choices.length > 1 ? random.pick(choices) : choices[0])).join('');
}

/**
 * Any sentence of a list.
 * @throws RangeError if there's no such list
 */
export function pickAny(random: Random, list: string): string {
  const choices = getPatterns(list);
  return say(random, choices.length === 1 ? (choices[0] ?? []) : random.pick(choices));
}

/** A text with words put in; a slot without a word stays. */
export function withWords(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => words[name] ?? slot);
}
