import { phrases } from '../phrase.js';
import type { TopicPhrases } from '../phrase.js';

/** What parents say about a club's coaching. */
export const COACHING: TopicPhrases = {
  excellent: phrases(`
    The [coaches|coaching team] at {team} level [are|have been] [brilliant|superb|outstanding|first class|fantastic], [patient|calm|encouraging|kind] and [always well prepared|never short of ideas|clear about what they want].
    [Training|Every session|Each session] is [well planned|properly organised|varied and fun], [with hardly any standing around|with a ball at every child's feet|and nobody is left waiting in a queue].
    {Child} has [come on leaps and bounds|improved more in one season than I thought possible|learned an awful lot|grown so much as a player] [since joining|with this group of coaches|under the current coach].
    The coach [explains things in a way children actually understand|never shouts instructions over the top of them|gives every child something specific to work on|gets down to their level and listens].
    What I like most is that the coaches [praise effort rather than results|let the children make mistakes and learn from them|teach the reasons behind things and not just drills].
    [Both|All] the coaches [have their badges and it shows|clearly love doing it|put in hours of planning nobody sees|still go on courses in their own time].
    [I've watched a lot of grassroots coaching and this is|Having coached a bit myself, I'd call this|For a volunteer set-up this is] [about as good as it gets|the best I've seen|seriously impressive].
    The focus is on [technique and enjoyment|the ball and decision making|confidence on the ball] and [winning comes a distant second|the results look after themselves|the league table is hardly mentioned].
    [Even|And even] after a heavy defeat the [manager|coach] [found something good to say to every player|had them laughing by the time they reached the cars|talked about two things to try next week and left it there].
    They [rotate positions so everyone tries everything|move the children through every position|gave {him} a go in goal, in defence and up front], which [has done wonders for {his} understanding of the game|I think is spot on at this age].
    {young}{Child} [was a bag of nerves|hid behind me|wouldn't leave my side] at the first session and [within a month|a few weeks later] {he} was [asking when training is|first out of the car|organising the others].
    The goalkeeper sessions [on a Friday|once a week|run by one of the older lads] are [a real bonus|something other clubs round here don't offer|worth the fees on their own].
    The coach [noticed|picked up] that {child} was [losing confidence|struggling with the step up|having a hard time at school] and [quietly gave {him} extra encouragement|took the time to have a word with us|found a way to get {him} smiling again].
    [Drills|Practices] are [pitched at the right level|adapted for different abilities], so [the strong players are stretched and the beginners aren't lost|nobody is bored and nobody is out of their depth].
    {young}The step from [small-sided games|five-a-side|seven-a-side] to [the bigger pitch|nine-a-side|full size] was [handled really well|explained in advance to parents and players|taken gently], with [extra sessions on positions|a couple of friendlies to get used to it].
    {older}The coaches [treat the teenagers like young adults|know how to keep teenagers interested], [with honest feedback|and ask their opinion], [and hardly anyone drops out|which is rare in this age group].
    {older}They [balance football with exams|are understanding about revision and part-time jobs], and [{child} has stuck with it because of that|nobody lost their place over a mock exam].
    [You won't hear|I've never heard] a cross word from the coaches, [yet the children listen|and behaviour is better for it|and the players work twice as hard for them].
  `),
  good: phrases(`
    The coaching is [good|solid|consistently good|sound], [friendly and organised|with sensible sessions|and the children enjoy it].
    Coaches [know their stuff|are enthusiastic|are well organised] and [the sessions have variety|the children respect them|turn up whatever the weather].
    {Child} [is learning plenty|has improved steadily|has picked up good habits] and [looks forward to training|never wants to miss a week|talks about the drills at tea time].
    Training is [fun|lively|well run] with [plenty of small games|a good mix of drills and matches|lots of touches on the ball].
    The [manager|coach] [gives a lot of time|works full time and still never misses a session|is fair and approachable], which [we appreciate|isn't easy as a volunteer].
    They [try hard to develop every player|care about more than the score|take the coaching courses seriously], [even if the odd session runs out of steam|though I'd love a bit more one-to-one work|and it's starting to show].
    [We had a change of coach halfway through the year|Our coach stepped down last season] and [the handover was smooth|the club found a good replacement quickly].
    Decent coaching [overall|at this level], [with a sensible approach to positions|and the assistant is particularly good with the quieter ones].
    [The development squad|The second team] gets [the same coaches|as much attention|the same standard of session] as the first, which [is good to see|says a lot about the club].
    [Individual feedback at the end of each half of the season|A short chat with every player at Christmas] was [a nice touch|useful for the children and for us].
  `),
  mixed: phrases(`
    The coaching is [a bit hit and miss|variable|all right|fine but nothing special], [depending on who is free that week|and it depends which team you are in|good one week and improvised the next].
    [Some|A few] coaches are [excellent|very good] and [others seem to be learning on the job|others mostly supervise matches|one or two shout more than I'd like].
    Training can be [a little repetitive|mostly matches|short on technique], [although the children don't seem to mind|and more structure would help].
    {Child} [enjoys it but I'm not sure how much {he} is learning|has plateaued a bit this season|is happy, though the sessions could be more demanding].
    Our coach is [lovely with the children|a nice person|well meaning] but [has too many of them for one adult|could do with an assistant|needs more support from the club].
    [Coaches change nearly every season|We're on our third coach in two years], so [there isn't much continuity|the children keep starting again].
    The [stronger|more confident] players [get most of the attention|seem to get more feedback], [which is understandable but a pity|and the quieter ones drift].
    The warm-ups are [good|fun], [the last half hour|the match at the end] [less so|can be a bit chaotic].
  `),
  poor: phrases(`
    [Sadly|Unfortunately] the coaching [let the side down|was disappointing|has gone downhill]: [little planning, a lot of shouting|the same two drills every week|half the session spent standing in lines].
    The [manager|coach] [shouted from the touchline for the whole match|picked the same eleven whatever happened|seemed interested in the result and nothing else], which [isn't what we want at this age|put {child} off completely].
    Training was [cancelled or shortened again and again|often run by whichever parent was free|forty children and one adult on more than one evening].
    {Child} [lost all confidence|stopped enjoying football|came home in tears more than once] [this season|under this coach], and [nobody seemed to notice|raising it changed nothing].
    There's [no plan for the beginners|very little actual coaching|no feedback at all]; [they're sent to the far end with a ball|it's a kickabout with bibs].
    {young}At this age nobody should be [left on the bench for a whole half|told off for a misplaced pass|talking about relegation].
    [Good intentions|Well meaning people], but [no qualifications that I could see and no structure|the sessions felt made up on the spot].
  `),
};
