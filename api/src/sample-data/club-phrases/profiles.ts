import { phrases } from '../phrase.js';

/** A longer introduction, one paragraph from each list. */
export const ABOUT_US = {
  history: phrases(`
    {club} was founded in {year} by [a handful of parents|two teachers and a postman|former players] who wanted [a place where children from {town} could play without being judged on ability|local football with a friendly face]. [What began with a single under-10 team|The first season brought eleven defeats and no complaints, and the club] has become a [registered community club|club] with {teams} teams, [more than forty volunteers|a waiting list in several age groups] and [its own corner of {ground}|a second home at {ground}].
    Ask anyone in {town} about {club} and they will [tell you about the tea hut|probably have a story]. Since {year} we have been [teaching children to love football|putting out teams in all weathers], [with a committee of volunteers|with the help of sponsors from the high street] and [very little silverware|the occasional cup] to show for it. [That suits us fine|We would not have it any other way].
    Everything at {club} is done by volunteers: [coaching, cutting the grass, washing bibs|fixtures, fundraising and first aid]. We have been at {ground} since {year} and [hope to stay for good|have just signed a new lease].
  `),
  values: phrases(`
    Our [promise|philosophy] is simple: [every child plays, every coach is trained, every parent is welcome|fun first, football second, results a distant third]. We follow [a club-wide programme|one way of playing], [so that players build skills year by year|from first touches to eleven-a-side], and we [talk with players and parents twice a season|ask parents what they think every spring].
    We want children to [leave each session with a smile and one new thing they can do|look back on their years here with pleasure]. That is why [squads stay small|playing time is shared|coaches are not allowed to shout instructions during matches], and why [our touchline rules are as important as our tactics|we choose coaches for their patience first].
    Girls and boys, beginners and county players, children who need a bit more support: [there is room for all of them here|we try to find the right team for each]. [A welfare officer is there every home match day|Our welfare officer's number is on the clubhouse door], and [our hardship fund is there for any family that asks|no child has ever left because of money].
  `),
};

/** When a club trains. */
export const TRAINING_SCHEDULES = phrases(`
  U7s to U9s: Saturdays [9–10am|9.15–10.15am|9.30–10.30am]. U10s to U13s: [Tuesdays|Wednesdays] 5.30–6.45pm. U14s and older: [Thursdays|Wednesdays and Fridays] 6.45–8pm. Matches on Sundays.
  Mini soccer: [Mondays|Tuesdays] 5–6pm. Juniors: [Tuesdays and Thursdays|Wednesdays] 6–7.15pm. Youth: [Thursdays|Mondays] 7.15–8.30pm. Same times in winter, on the 3G pitch.
  All age groups train on [Wednesdays|Thursdays] between 5.30pm and 8pm, in three slots; goalkeepers have an extra half hour on [Fridays|Mondays]. Matches on [Saturday mornings|Sunday mornings].
  Summer (April to September): [Tuesdays|Mondays] and Thursdays from 5.45pm at {ground}. Winter: one evening a week under lights, plus indoor skills on [Saturdays|Sundays].
`);

/** What a club charges. */
export const MEMBERSHIP_FEES = phrases(`
  £[18|20|22|24|25|26|28] a month from September to May, kit [included|extra (£35)]. [Siblings half price.|25% off for a second child.]
  £[150|165|180|195|210|225] a season, payable in [three|six|ten] instalments. Includes league fees, insurance and [winter training|a training top].
  £[4|5|6] a session for U7s and U8s; £[19|21|23] a month for all other age groups. Our hardship fund helps any family that asks, in confidence.
  Registration £[30|35|40], then £[15|17|20] a month. [Volunteers' children train for free.|No fees in the summer months.]
`);
