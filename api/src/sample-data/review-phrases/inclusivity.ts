import { phrases } from '../phrase.js';
import type { TopicPhrases } from '../phrase.js';

/** What parents say about how welcome every child is, and about behaviour on the touchline. */
export const INCLUSIVITY: TopicPhrases = {
  excellent: phrases(`
    [Every child plays|Equal playing time is the rule|Everyone gets a proper game], [whatever their ability|whatever the score|no favourites and no exceptions], [and the team is stronger for it|which is why we chose this club].
    {Child} has [additional needs|autism|ADHD|a hearing impairment] and [nothing has been too much trouble|the coaches asked us what would help and then did it|for the first time {he} is simply one of the team].
    [The visual timetable at training|A quiet corner before kick-off|A five-minute warning before drills change] [sounds small but changed everything for us|was the coach's idea, not ours].
    {girl}The girls' section is [thriving|growing every season|taken every bit as seriously as the boys'], [with its own coaches and proper kick-off times|and {child} has made friends for life].
    {girl}{Child} [started in a mixed team and moved to the girls' team|was one of two girls at first and now there are three full teams], [and both felt completely normal|and the club made it easy].
    [The girls' teams get the same pitches and the same coaching as the boys'|Girls and boys train side by side here], [and nobody thinks twice about it|as it should be].
    The touchline is [a pleasure|calm and friendly|all encouragement and no instructions], because [the club is firm about it|parents sign up to it and the coaches set the tone|everyone reads the code of conduct at the start].
    Families of [every background|all sorts of backgrounds] feel [at home|welcome] here, [and the end-of-season picnic is proof|and the coaches make a point of learning how to say every name].
    We [joined late|joined knowing nobody|moved to {town} in the middle of the season] and [were made to feel welcome from the first minute|other parents introduced themselves at once|it was like joining a big family].
    When a parent [started shouting at the referee|had a go at one of the children], [a committee member dealt with it calmly on the spot|it was stopped at once and it hasn't happened again].
    They [run a disability team alongside the others|mix abilities in training on purpose|have a walking group for the grandparents], and [nobody makes a fuss about it|it's just part of the club].
    [{Child} isn't the most talented player|{Child} started two years after the others] and [has never been made to feel it|still gets just as many minutes as anyone].
    They found [boots from the swap box|a quiet way of helping with fees] for a family that was struggling, [and nobody needed to know|without any fuss].
    There was [one unkind incident|some name-calling once]: [the coach spoke to both children and both families and that was that|it was sorted within days].
  `),
  good: phrases(`
    [It's a welcoming club|Everyone is made welcome|A friendly, inclusive place], [and newcomers settle quickly|with children from all the local schools|and most people muck in].
    Playing time is [shared fairly|mostly equal|fair], [perhaps a little less so in cup games|and the coaches keep a note of it].
    There's [a good girls' section|a mixed team and a girls' team], [still small but growing|and more girls coming every year].
    The touchline is [friendly|generally well behaved|positive], [with the odd over-keen parent|and the coaches remind us when it gets loud].
    {Child} [settled in quickly|was made to feel part of things|found friends straight away], [even though most of the others knew each other|which had been my main worry].
    The coaches [do their best for children who need a bit more help|are open to children with additional needs], [and are happy to learn|though they would be the first to say they need more training].
    [Quieter children aren't forgotten|They make an effort with the shy ones], [and nobody is left out of the end-of-season do|which I haven't seen everywhere].
    [Siblings are welcome at training|Little ones get to join in the warm-up], [which is lovely|a godsend on dark evenings].
  `),
  mixed: phrases(`
    Inclusive [on paper|in spirit], [less so when the match is close|but the stronger players still get more minutes|though it varies from team to team].
    The touchline can be [a bit loud|rather intense], [mostly from a handful of parents|and the club could be firmer].
    {girl}The girls' team [exists but gets the late slots|shares a coach with the boys], [I hope they invest in it|so there's room for improvement].
    [If you know people already it's very friendly|It can feel a bit cliquey at first], [newcomers need a few weeks|but it does get better].
    The coaches [mean well with children who need more support|were willing to help with {child}'s needs], but [don't always know how|there are too many players for one adult].
    {young}[Streaming into A and B teams at this age|The way teams are split by ability] [isn't for everyone|divides opinion], and [the B team notices|friends were separated].
  `),
  poor: phrases(`
    [If your child isn't one of the best, look elsewhere|It's all about the strongest five players]: [{child} had ten minutes in four matches|the others make up the numbers].
    The touchline is [unpleasant|toxic|the worst I've seen], [with grown men screaming at a teenage referee|and the club looks the other way].
    {girl}The girls [get what is left over|are moved to whatever pitch is free|were dropped when numbers fell], [and that tells you all you need to know|and nobody apologised].
    We [explained {child}'s additional needs|told them about {child}'s needs] before joining and [nothing was passed on to the coaches|were told in the end that it was too difficult], which [hurt|was very disappointing].
    It's [very cliquey|a closed circle]: [committee families first, everyone else after|the same children are captain, start every match and win the awards every year].
    Children were [laughed at for mistakes|compared with each other in front of everyone], [and the adults joined in|and no adult stepped in].
  `),
};
