import { phrases } from '../phrase.js';
import type { TopicPhrases } from '../phrase.js';

/** Reviews of a line or two. */
export const ONE_LINERS: TopicPhrases = {
  excellent: phrases(`
    {Child} [counts the days|asks every morning how many days it is|puts {his} boots by the door] until [training|the next match|Saturday]. [Says it all|Need I say more|That's our review].
    [Kind|Patient|Cheerful|Thoughtful] coaches, [well organised|a warm atmosphere|happy children|great communication] and [a proper sense of community|sensible fees|no shouting|good pitches]. [We love it|Five stars|Would join again tomorrow|Perfect for {child}].
    If every club were like {club}, [more children would keep playing|the world would be a better place|no child would ever stop playing football].
    {Child} had [lost all interest in|given up on|fallen out of love with] football; [one season|six months|two months] with {club} and {he} [never stops talking about it|is back to kicking a ball round the garden|has a smile on {his} face again].
    [From {town}|From the other side of {town}|From three villages away] we could walk to [two|three] other clubs, but we [drive|come] to {club} [every week|twice a week] and [wouldn't change it|it's worth every mile|have never regretted it].
    [Brilliant|Fantastic|Lovely|Superb|Wonderful|Great] club, [brilliant|fantastic|lovely|kind|dedicated] coaches, [happy children|happy parents|and {child} can't wait for the next session]!
    {Child} [loves|adores] [every minute|it here|{his} team] and [so do we|has never been happier|I've never seen {him} so keen on anything].
    [Best decision we made|Best thing we ever did] was [joining {club}|signing {child} up here|swapping to this club].
    [Cannot fault|Could not fault] [the coaches|the organisation|anything]; [friendly, fair and fun|{child} loves it|a great bunch of people].
    [From the first phone call to the last match|From the first session], [everything has been great|we felt welcome|nothing but kindness].
    [A club that puts children first|Children first, results second]: [exactly what we were looking for|rare and wonderful|the way it should be].
    [Warm welcome|Good coaching|Great atmosphere], [sensible fees|lots of laughs|proper pitches], [and a child who sleeps well on Sundays|what more could you want|we're very lucky to have it in {town}].
    Every [Saturday|Sunday] {child} comes home [muddy and grinning|full of stories|tired and happy]. [Thank you, {club}|Money well spent|That's all I need to know].
    [So glad|So pleased] we found {club}; {child} has [grown in confidence|come out of {his} shell|made a whole team of new friends].
    The {team} coaches deserve [a medal|a pay rise from nothing to something|all the thanks they get], [they're magic with the children|every one of them|and then some].
    [Ten out of ten|Full marks|Top marks] for [coaching, organisation and kindness|how they look after the beginners|making football fun again].
  `),
  good: phrases(`
    [Friendly|Nice|Kind] [coaches|people|families], [fair|sensible|reasonable] fees, [decent|good] pitches; [more notice of fixtures would be nice|a few more toilets would be nice|a bit more parking would be nice|the tea could be hotter].
    {Child} has [had a good season|enjoyed the season] with the {team} side, [learned a lot|made friends|scored a few] and [wants to carry on|is staying on|can't wait for August].
    [Glad|Pleased] we chose {club}: [good people|good coaching|good fun], [close to home|not too serious|well organised].
    [Good|Nice|Friendly|Solid] club with [good|keen|decent|caring] coaches; [{child} enjoys it|we're happy here|would recommend].
    [Well run|Nicely run] for the most part and {child} [is happy|enjoys training|has a good group of friends there].
    [Really good|Very good] [coaching|atmosphere|people], [parking is the only headache|just wish the messages came a bit earlier|could do with better changing rooms].
    [Happy with|Pleased with] our choice. [Not perfect but close|Fair, friendly and well organised|Good value as well].
    [Great for beginners|Good mix of fun and learning], [and the coaches are patient|and {child} has come on well|worth trying].
    A [sound|good] local club, [bit muddy in winter|no airs and graces|does what it says on the tin], and {child} [likes it a lot|has settled well|is learning plenty].
    {Child} [likes|enjoys] it [a lot|very much], [decent set-up|nice parents|sensible coaches], [four stars|recommended|staying next season].
  `),
  mixed: phrases(`
    {Child} has had [a good coach and a poor pitch|good weeks and bad weeks|a so-so season] at {club}; [we hope for better next year|three stars|it averages out].
    [Friendly enough|Nice enough], but [disorganised|dear for what it is|hard to get hold of anyone], and [{child} isn't fussed either way|we may try somewhere else|the winter was a washout].
    [OK|All right|Fine] [for a first season|overall|on the whole], but [communication needs work|the facilities are basic|it depends a lot on which coach you get].
    [Nice people|Good coaches], [shame about the organisation|shame about the pitches|not so good at answering messages].
    {Child} [quite likes it|is happy enough], [we find it rather pricey|but the sessions are hit and miss|but we might look around].
    [Mixed feelings|Bit of a mixed bag]: [good team mates, average coaching|lovely manager, poor facilities|great on match day, disorganised in between].
    [Average|Middle of the road]. [Some good evenings, some wasted ones|Could be good with more volunteers|Better for older children, I think].
  `),
  poor: phrases(`
    [Disappointing|Not what we hoped for|A let-down]: [poor organisation and too much shouting|hardly any playing time for {child}|paid for a season, got half of one].
    [Left after one season|We left at Christmas], [nobody replied to our messages|{child} wasn't enjoying it|too much pressure for this age].
    [Would not recommend|Cannot recommend]. [Favourites play, the others watch|All about winning|Badly organised from start to finish].
    [Sadly not for us|Not for us]: [unfriendly touchline|cliquey|cancelled sessions], [dear|no answers to emails|and {child} dreaded going].
  `),
};
