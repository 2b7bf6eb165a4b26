import { phrases } from '../phrase.js';
import type { TopicPhrases } from '../phrase.js';

/** What parents say about a club's life off the pitch: volunteers, tournaments, friends, presentation days. */
export const CLUB_LIFE: TopicPhrases = {
  excellent: phrases(`
    {older}{Child} has [started helping with the under-7s|done a refereeing course through the club|become a young leader here], [and is so proud of it|which has done more for {him} than any match|and looks very grown up with a whistle].
    The volunteers [are the heart of this club|never stop|do an incredible job], [from the lady on the tea urn to the man who cuts the grass|and always with a smile|and there are always more of them than you expect].
    The [summer tournament|six-a-side festival|tour to the coast] was [the highlight of the year|brilliantly run|the best weekend we've had as a family], [with teams from all over the county|and every child came home with a medal].
    {Child} has [made friends from four different schools|found a proper group of mates|friends for life here], [and so have we|which matters more to us than any trophy].
    [Presentation day|The end-of-season awards] [had something for every single child|lasted two hours and nobody minded], [and the manager had a funny story about each of them|it was lovely].
    The older teams [help out with the little ones|referee the mini soccer|come and watch the younger ones], which [builds a real club spirit|gives the small ones somebody to look up to].
    [It feels like a family|There's a real family feel], [from the youngest training group to the under-18s|and it has been the making of {child}].
    [You can tell it's run by people who love the game|The committee is made up of parents and former players], [not by people who love trophies|and it shows].
    On [wet Sundays|cold February mornings] there's still [laughter on the touchline|a cheer for every tackle|somebody handing round biscuits].
    [Saturday|Sunday] mornings [are the best part of our week|have become a family ritual], [whatever the score|even for the little sister who gets dragged along].
    {young}{Child} [talks about nothing else|sleeps in the shirt|counts the days to training], [and that says it all|and you can't buy that].
    When the team [finished bottom|lost eleven in a row], [every child signed up again|the celebrations at the end were as loud as anyone's], [which tells you everything about the place|and that's down to the people].
    The walk to {ground} with [half the team|the neighbours] every week is [one of the nicest things about living in {town}|a tradition by now].
  `),
  good: phrases(`
    [A nice club|A proper community club|A friendly local club], [with a good mix of children|where you soon know everyone|and well liked in {town}].
    {Child} [has made good friends|loves the matches|is very happy here], [and that's what counts|and we've got to know other parents too].
    The tournaments [are well organised|are good fun], [long days but worth it|and the barbecue is better than the football].
    The volunteers [work hard|do a lot], [and more parents could help, me included|with little thanks].
    There's [plenty going on|a nice social side], [from quiz nights to a Christmas party|without any pressure to join in].
    [A good place to start|A sensible choice for a first club], [with a relaxed atmosphere|and no pressure on the little ones].
    The team [isn't winning much|had a tough season] but [spirits are high|they're still smiling|nobody seems to mind].
    Matches are [well run|played in the right spirit], [with young referees who get support|with a handshake from everyone at the end].
  `),
  mixed: phrases(`
    [Good people|Nice families] on the whole, [but a few of them do all the work|organisation isn't their strong point].
    [It has grown very quickly|There are a lot of teams now], and [it shows at times|the personal touch has got lost a bit].
    {Child} [likes {his} team mates|is happy enough], [though we're looking around for next season|so we'll give it another year].
    Tournaments are [fun but long|a bit disorganised], [so expect a lot of waiting around|and lunch runs out by noon].
    [Some teams are run very well|Our first year was very good], [others less so|this one less so].
  `),
  poor: phrases(`
    [The atmosphere has changed|It used to be a lovely club]: [everything is about winning now|too many arguments on the committee|the good people have left].
    {Child} [has asked to stop|no longer wants to go], and [we're moving on|that says it all].
    [Five players left our team this season|Half the team have gone elsewhere], and [nobody asked why|the answer was to recruit new ones].
    The [tournament|presentation evening] was [badly organised|chaos], [and {he} waited three hours for two short games|and some children went home without a mention].
    Complaints [go nowhere|go round in circles], [the same two people decide everything|and you are made to feel like a nuisance].
  `),
};
