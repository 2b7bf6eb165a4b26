import { trainingSummary } from '@club-reviews/domain/team-summary';
import type { Town } from '../clubs/postcodes/towns.js';
import { TOWNS, townLabel } from '../clubs/postcodes/towns.js';
import { getFacts } from './club-facts.js';
import { nameClub } from './club-names.js';
import { Random } from './random.js';
import { pickAny, getNames, getPatterns, say, withWords } from './sentences.js';

const CLUB_STREAM = 1;
const KILOMETRES_PER_DEGREE = 111.3;
/** A town's other clubs are up to this far from its centre; the first is closer. */
const SCATTER_KILOMETRES = 3;
const FIRST_CLUB_SCATTER_KILOMETRES = 0.8;
const OLDEST_CLUB_DAYS = 400;
const DAY_MS = 86_400_000;

/** The club that the demo login manages: the first of the list, in LS6, with everything filled in. */
export const DEMO_CLUB_INDEX = 0;

/** An invented club in a real place, complete apart from the totals of its reviews. */
export type SampleClub = ReturnType<typeof sampleClub>;

/**
 * Makes up a club: always the same at the same position in the sequence, apart from its date. The first ones cover all
 * of England once; further ones go round the same towns again under other names. Most fill in half of what they can, as
 * real ones do; web addresses end in `.example`, which is reserved for made-up ones.
 * @param now the day of loading; the club joined the site in the year or so before it
 */
export function sampleClub(index: number, now: Date) {
  const random = Random.for(CLUB_STREAM, index);
  const isComplete = index === DEMO_CLUB_INDEX;
  const filledIn = <Value>(share: number, value: () => Value): Value | null =>
    isComplete || random.chance(share) ? value() : null;

  const town = TOWNS[index % TOWNS.length] as Town;
  const isFirst = index < TOWNS.length;
  const { name, girls } = nameClub(index % TOWNS.length, Math.floor(index / TOWNS.length));
  const slug = slugFor(name, town);
  const homeGround = `${random.pick(town.localNames)} ${pickAny(random, 'ground')}`;
  const place = scatter(random, town, isFirst ? FIRST_CLUB_SCATTER_KILOMETRES : SCATTER_KILOMETRES);
  const sport = girls ? 'Girls Football' : pickAny(random, 'sport');
  const leagues = getLeagues(random, town.region, girls);
  const [youngest, oldest] = [random.integer(6, 8), random.pick([11, 14, 16, 18, 18])];
  const allTeams = getTeams(random, youngest, oldest, girls);
  const words = {
    ...{ club: name, town: town.name, ground: homeGround, year: String(random.integer(1949, 2019)) },
    ...{ teams: String(allTeams.length), youngest: `under-${youngest}s`, oldest: `under-${oldest}s` },
  };
  const from = (list: string): string => withWords(pickAny(random, list), words);
  const club = {
    ...{ index, name, slug, ...place, sport, homeGround, leagues },
    ...{ location: townLabel(town), town: town.name, county: town.county, region: town.region },
    postcode: isFirst ? town.postcode : null,
    outwardCode: town.outwardCode,
    imageUrl: null,
    description: withWords(describe(random, girls), words),
    website: filledIn(0.6, () => `https://${slug}.example`),
    aboutUs: filledIn(0.4, () => `${from('history')}\n\n${from('aims')}`),
    teams: filledIn(0.5, () => allTeams) ?? [],
    trainingSchedule: filledIn(0.5, () => from('training')),
    trainingGroundAddress: filledIn(
      0.35,
      () => `${homeGround}, ${pickAny(random, 'street')}, ${town.name}, ${town.postcode ?? town.outwardCode}`,
    ),
    membershipFees: filledIn(0.45, () => from('fees')),
    instagram: filledIn(0.2, () => `https://social.example/${slug}`),
    facebook: filledIn(0.2, () => `https://social.example/${slug}`),
    xTwitter: filledIn(0.1, () => `https://social.example/${slug}`),
    contactEmail: filledIn(0.5, () => `secretary@${slug}.example`),
    createdAt: new Date(now.getTime() - random.integer(30, OLDEST_CLUB_DAYS) * DAY_MS),
  };
  const facts = getFacts(club, isComplete);
  return {
    ...club,
    ...facts,
    trainingSchedule: trainingSummary(facts.teamDetails ?? []) ?? club.trainingSchedule,
    founded: club.aboutUs === null ? null : Number(words.year),
  };
}

/** The club's name as a slug, with the town added unless the name contains it. */
function slugFor(name: string, town: Town): string {
  const full = name.includes(town.name) ? name : `${name} ${town.name}`;
  return full
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}

function scatter(random: Random, town: Town, kilometres: number): { latitude: number; longitude: number } {
  const distance = (Math.sqrt(random.next()) * kilometres) / KILOMETRES_PER_DEGREE;
  const direction = random.next() * 2 * Math.PI;
  const eastwards = Math.sin(direction) / Math.cos((town.latitude * Math.PI) / 180);
  const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
  return {
    latitude: rounded(town.latitude + distance * Math.cos(direction)),
    longitude: rounded(town.longitude + distance * eastwards),
  };
}

function getLeagues(random: Random, region: string, girls: boolean): string[] {
  const leagues = getNames(`leagues-${region.replaceAll(' ', '-')}`);
  const [girlsLeague, miniLeague] = leagues.slice(-2) as [string, string];
  if (girls) return [girlsLeague, ...(random.chance(0.3) ? [miniLeague] : [])];
  const picked = random.shuffled(leagues.slice(0, -2)).slice(0, random.chance(0.3) ? 2 : 1);
  if (random.chance(0.3)) picked.push(girlsLeague);
  if (random.chance(0.25)) picked.push(miniLeague);
  return picked;
}

function getTeams(random: Random, youngest: number, oldest: number, girls: boolean): string[] {
  const teams: string[] = [];
  for (let age = youngest; age <= oldest; age += 1) {
    const colours = random.shuffled(getNames('team-colours')).slice(0, random.integer(0, 2));
    const named = colours.length === 0 ? [`U${age}s`] : colours.map((colour) => `U${age}s ${colour}`);
    teams.push(...(girls ? named.map((team) => `${team} Girls`) : named));
    if (!girls && age % 3 === 1) teams.push(`U${age}s Girls`);
  }
  return teams;
}

function describe(random: Random, girls: boolean): string {
  const details = random.shuffled(getPatterns('detail')).slice(0, random.integer(1, 2));
  const parts = [
    pickAny(random, girls ? 'girls-club' : 'club'),
    ...details.map((detail) => say(random, detail)),
    ...(random.chance(0.7) ? [pickAny(random, 'invitation')] : []),
  ];
  return parts.join(' ');
}
