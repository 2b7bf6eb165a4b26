import { DETAILS, GIRLS_INTRODUCTIONS, INTRODUCTIONS, INVITATIONS } from './club-phrases/descriptions.js';
import { ABOUT_US, MEMBERSHIP_FEES, TRAINING_SCHEDULES } from './club-phrases/profiles.js';
import type { Phrase, Words } from './phrase.js';
import type { Random } from './random.js';
import type { SampleClub } from './sample-types.js';
import type { Town } from '../features/postcodes/towns.js';

/** What is known about a club before it describes itself. */
export interface ClubOutline {
  name: string;
  slug: string;
  town: Town;
  homeGround: string;
  girls: boolean;
  /** True for a club that fills in everything it can. */
  complete: boolean;
}

type Profile = Pick<
  SampleClub,
  | 'description'
  | 'website'
  | 'aboutUs'
  | 'teams'
  | 'trainingSchedule'
  | 'trainingGroundAddress'
  | 'membershipFees'
  | 'instagram'
  | 'facebook'
  | 'xTwitter'
  | 'contactEmail'
>;

const OLDEST_AGE = 18;
const STREETS = [
  'Mill Lane',
  'Church Road',
  'Station Road',
  'Park Avenue',
  'Back Lane',
  'School Lane',
  'Green Lane',
];
const TEAM_NAMES = ['Reds', 'Blues', 'Greens', 'Ambers', 'Stripes', 'Whites'];

/**
 * A club's description of itself. Most clubs fill in half of it, as real ones do; web addresses end in `.example`,
 * which is reserved for made-up ones.
 */
export function describeClub(random: Random, outline: ClubOutline): Profile {
  const { name, slug, town, homeGround, girls, complete } = outline;
  const youngest = random.integer(6, 8);
  const oldest = random.pick([11, 14, 16, OLDEST_AGE, OLDEST_AGE]);
  const teams = teamsOf(random, youngest, oldest, girls);
  const words: Words = {
    club: name,
    town: town.name,
    ground: homeGround,
    year: String(random.integer(1949, 2019)),
    teams: String(teams.length),
    youngest: `under-${youngest}s`,
    oldest: `under-${oldest}s`,
  };
  const filledIn = <Value>(share: number, value: () => Value): Value | null =>
    complete || random.chance(share) ? value() : null;
  const social = `https://social.example/${slug}`;
  return {
    description: description(random, words, girls),
    website: filledIn(0.6, () => `https://${slug}.example`),
    aboutUs: filledIn(
      0.4,
      () => `${say(random, words, ABOUT_US.history)}\n\n${say(random, words, ABOUT_US.values)}`,
    ),
    teams: complete || random.chance(0.5) ? teams : [],
    trainingSchedule: filledIn(0.5, () => say(random, words, TRAINING_SCHEDULES)),
    trainingGroundAddress: filledIn(
      0.35,
      () => `${homeGround}, ${random.pick(STREETS)}, ${town.name}, ${town.postcode ?? town.outwardCode}`,
    ),
    membershipFees: filledIn(0.45, () => say(random, words, MEMBERSHIP_FEES)),
    instagram: filledIn(0.2, () => social),
    facebook: filledIn(0.2, () => social),
    xTwitter: filledIn(0.1, () => social),
    contactEmail: filledIn(0.5, () => `secretary@${slug}.example`),
  };
}

function description(random: Random, words: Words, girls: boolean): string {
  const details = random.shuffled(DETAILS).slice(0, random.integer(1, 2));
  const sentences = [
    say(random, words, girls ? GIRLS_INTRODUCTIONS : INTRODUCTIONS),
    ...details.map((detail) => detail.say(random, words)),
  ];
  if (random.chance(0.7)) sentences.push(say(random, words, INVITATIONS));
  return sentences.join(' ');
}

function teamsOf(random: Random, youngest: number, oldest: number, girls: boolean): string[] {
  const teams: string[] = [];
  for (let age = youngest; age <= oldest; age += 1) {
    const colours = random.shuffled(TEAM_NAMES).slice(0, random.integer(0, 2));
    const named = colours.length === 0 ? [`U${age}s`] : colours.map((colour) => `U${age}s ${colour}`);
    teams.push(...(girls ? named.map((team) => `${team} Girls`) : named));
    if (!girls && age % 3 === 1) teams.push(`U${age}s Girls`);
  }
  return teams;
}

function say(random: Random, words: Words, choices: readonly Phrase[]): string {
  return random.pick(choices).say(random, words);
}
