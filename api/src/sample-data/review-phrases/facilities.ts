import { phrases } from '../phrase.js';
import type { TopicPhrases } from '../phrase.js';

/** What parents say about pitches, changing rooms and everything around them. */
export const FACILITIES: TopicPhrases = {
  excellent: phrases(`
    The facilities [at {ground}|here] are [excellent|superb|better than at clubs charging twice as much|a credit to the volunteers]: [good pitches, clean toilets and plenty of parking|flat grass, proper goals and a clubhouse with tea|floodlit 3G and warm changing rooms].
    [The new 3G pitch|The all-weather pitch|The floodlit pitch] has [transformed winter training|made a huge difference|meant hardly a session lost since October].
    The grass pitches are [beautifully kept|like a bowling green in September|marked out every single week], [thanks to a groundsman who deserves a medal|and drain better than any others round here].
    [In winter they move into the school sports hall|When it gets dark they train under lights], so [nobody is standing in mud at six o'clock|training goes on whatever the weather].
    The [tea hut|clubhouse|snack bar] [does a bacon roll that makes a nine o'clock kick-off bearable|is the warmest place in {town} on a Sunday|is run by parents and saved my life in January].
    There's [plenty of parking|room for prams and scooters|a playground next to the pitches], which [matters with younger brothers and sisters in tow|makes match days easy].
    [Goals, nets, bibs and balls are|All the equipment is] [in really good condition|checked every season|nearly new], [you can tell somebody looks after them|and there's enough for every child].
    [Level access|The ramp to the clubhouse|The path round the pitch] means [grandparents can come and watch|my mother can watch from her wheelchair|pushchairs are no trouble].
    Separate changing rooms for the girls' teams, [clean and warm|with doors that lock|newly painted by the parents]: [it should be normal, but it isn't everywhere|a small thing that says a lot].
    {ground} is a [lovely|beautiful|great] place to [watch football|spend a Saturday morning], [with trees all round and no road nearby|with a view that makes up for the odd defeat].
  `),
  good: phrases(`
    The [pitches|grounds] are [good|well looked after|decent], [a bit soft after heavy rain|even if the far one slopes|with new goals this season].
    [Facilities are good for a community club|The set-up at {ground} is good], with [toilets, parking and a tea hut|changing rooms that are basic but clean|enough room for several games at once].
    [Winter training is on astroturf|They hire a 3G pitch for the winter], which [keeps the season going|costs a bit but is worth it], [though slots are short|and there are lights].
    Parking [fills up on match days|can be tight at ten o'clock], but [{ground} itself is lovely|it's a short walk from the road|the marshals keep it moving].
    The equipment is [fine|in good order|new enough], and [there are always enough balls|the goals are safe and properly weighted].
    The clubhouse is [old but welcoming|nothing fancy|being done up by parents], and [the tea is hot|it does the job|there's somewhere dry to wait].
    Toilets are [open on match days|clean], which [sounds like a small thing until you have been elsewhere|is more than we had at our last club].
    The [pitch markings|nets] are [always up in time|done by parents on a rota], [and visiting teams often say how nice it is|a real team effort].
  `),
  mixed: phrases(`
    The facilities are [basic|average|a mixed bag|showing their age]: [the pitches are fine, the changing rooms aren't|good grass, no toilets|nice setting, nowhere to park].
    The pitches [get very muddy|turn into a bog|lose a lot of games] [from November|in winter|after any rain], [although that's hardly the club's fault|and some drainage would help].
    There's no shelter at {ground}, [so bring an umbrella|and the wind comes straight across], [otherwise it's a nice place|but the children don't seem to care].
    [There are no lights|Only half the pitch is lit] at {ground}, [which makes winter training awkward|so from October training ends early].
    The toilets [are often locked|were shut on two match days], [which is hard with little ones|somebody needs to remember the key].
    Training moves [between three different places|to a school hall in winter], [so check the message before you set off|which is a bit confusing].
    Parking is [difficult|a bit of a scramble], [go early or walk|and the neighbours aren't always pleased].
    The equipment [has seen better days|could do with replacing], [bibs especially|though a grant is supposed to be coming].
    [Dog mess on the pitch is a regular problem|The pitch is shared with dog walkers], [and parents have to check it before kick-off|which is down to the public park rather than the club].
  `),
  poor: phrases(`
    The facilities are [poor|not good enough|a real problem]: [no toilets, no shelter and a pitch full of holes|one muddy pitch for six teams|rusty goals and torn nets].
    [Half the home games|Most of January and February] [were called off because the pitch was under water|were lost to a pitch that doesn't drain], and [there was no indoor alternative|training stopped as well].
    The changing rooms [are never open|have no hot water|were filthy when we looked in], and [the girls have nowhere to change at all|the toilets are a five-minute walk away].
    [There's nowhere to park|Parking is dangerous], with [cars on both sides of the lane and children running between them|people blocking drives every Sunday], and [nobody from the club manages it|it's an accident waiting to happen].
    [Training in the dark|Training by the light of two lamps] on the [top field|old tennis court] in [November|December] is [not acceptable|no fun for anyone].
    [Broken glass on the pitch|Molehills and holes] [twice this season|again on Sunday] and [it was the parents who cleared it|nobody had walked the pitch beforehand].
  `),
};
