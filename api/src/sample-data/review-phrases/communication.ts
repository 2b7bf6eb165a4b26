import { phrases } from '../phrase.js';
import type { TopicPhrases } from '../phrase.js';

/** What parents say about how a club keeps them informed. */
export const COMMUNICATION: TopicPhrases = {
  excellent: phrases(`
    Communication is [excellent|spot on|second to none|superb]: [fixtures come out early in the week|we always know where we need to be and when|one clear message every Thursday and no noise].
    [The team app|The parents' group|The weekly message] tells you [everything you need|kick-off, postcode and parking in one go|who is bringing the oranges and what colour the socks are].
    When a match is called off we [know by eight in the morning|hear straight away|are told before anyone has set off], [and there's usually a training session offered instead|with a reason].
    [Questions|Emails|Messages] are answered [the same day|within hours|quickly and politely], [even in the summer|by actual people|and I've asked a few silly ones].
    The [welcome meeting|welcome pack|first phone call] [explained everything from kit to match days|covered every question we had|made joining very easy].
    The club secretary is [a marvel|unbelievably organised|on top of everything], [from registration to match cards|and kind with it].
    The [manager|coach] [rang us|took us to one side|sent a kind note] when {child} [was injured|had a bad run|missed a few weeks], which [we won't forget|meant a lot].
    [Parents are listened to|They ask parents what they think], [and things actually change|and the survey at the end of the season led to real changes].
    They [sent the whole season's dates out in August|publish the training dates for the whole term], which [makes family life so much easier|as a shift worker I can't praise enough].
    The [coaches|club] [set out clearly what they expect of players and parents|explained the playing-time policy before we signed up], so [there are no surprises|everybody knows where they stand].
    Moving from one age group to the next was [explained step by step|talked through with every family], [with plenty of notice|and nobody felt dropped].
  `),
  good: phrases(`
    Communication is [good|pretty good|generally good], [with the occasional late change|mostly through the team chat|and the coaches reply quickly].
    We [usually|nearly always] [know where we're playing by midweek|get fixtures in good time|hear about changes early].
    The [team chat|app] is [busy but useful|well used|handy], and [important things are pinned at the top|the manager keeps it to football].
    [The monthly newsletter|The club email] is [a good read|useful] and [keeps us in touch with the other teams|the results page is a nice touch].
    [The committee is approachable|You can always find someone to ask], [although the website could do with a refresh|and they introduce themselves to new parents].
    Registration was [straightforward|easy enough|done online in ten minutes], [apart from one form that had to be sent twice|and the reminder emails were polite].
    Our [manager|coach] is [honest with the children|open about selection|easy to talk to], [which we appreciate|and always has five minutes afterwards].
    [Kick-off times move about a bit|The league moves fixtures around], but [the club lets us know as soon as it does|that isn't the club's fault and they pass it on at once].
  `),
  mixed: phrases(`
    Communication [could be better|is patchy|depends on which manager you have]: [some weeks we hear on Wednesday, others on Saturday night|you have to read through a hundred messages to find the kick-off time].
    [Fixtures tend to come late|Changes come rather late|Training is sometimes cancelled at short notice], [which is hard with more than one child|although I know they're volunteers].
    The [team chat|group chat] is [chaotic|a bit much], and [the important things get buried|we've missed a change of venue because of it].
    [Emails to the club take a while to be answered|It took two weeks to get an answer about trials], but [you do get one in the end|once you know who to ask it's fine].
    As new parents we [weren't sure who to ask|had to work out a lot for ourselves|would have liked an introduction], [a one-page guide would solve it|after a month it was fine].
    The website [says one thing and the coaches another|was out of date when we joined], [so check before you turn up|but the team pages are better].
    It wasn't clear [how teams are picked|why the squads were split], [and a short explanation would have helped|and rumours did the rest].
  `),
  poor: phrases(`
    Communication is [poor|dreadful|the weakest point|practically non-existent]: [we found out about a cancelled match in the car park|messages go unanswered for weeks|nobody seems to know who decides anything].
    [Twice this season|More than once] we [drove to the wrong ground|turned up to an empty pitch|were told at ten at night about a nine o'clock kick-off].
    I [emailed three times|asked several people|filled in the contact form] about [joining|the waiting list|a refund] and [never had a reply|was passed from one person to the next].
    [Decisions about teams|The squad changes] were [announced in a group message|never explained|simply put on a list], and {child} [was heartbroken|found out from a friend at school].
    Any [question|concern] is [treated as a complaint|met with silence|waved away]; [that's no way to treat families|I gave up asking].
    [Parents are the last to know|You learn more from the other parents than from the club], and [it has been like that all season|nobody seems in a hurry to change it].
  `),
};
