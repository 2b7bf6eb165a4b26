import { sampleFacts } from './club-facts.js';
import { nameClub } from './club-names.js';
import { describeClub } from './club-profile.js';
import { LEAGUES } from './leagues.js';
import { Random } from './random.js';
import type { SampleClub } from './sample-types.js';
import type { Town } from '../features/postcodes/towns.js';
import { TOWNS, townLabel } from '../features/postcodes/towns.js';

const STREAM = 1;
const KILOMETRES_PER_DEGREE = 111.3;
/** A town's other clubs are up to this far from its centre; the first is closer. */
const SCATTER_KILOMETRES = 3;
const FIRST_CLUB_SCATTER_KILOMETRES = 0.8;
const OLDEST_CLUB_DAYS = 400;
const DAY_MS = 86_400_000;

const GROUNDS = [
  'Recreation Ground',
  'Playing Fields',
  'Sports Ground',
  'Community Pitches',
  'Meadow',
  'School Fields',
  'Memorial Ground',
  'Common',
];

/** Sports as the search knows them, mostly plain football. */
const SPORTS = [
  'Football',
  'Football',
  'Football',
  'Football',
  'Youth Football',
  'Youth Football',
  'Mini Soccer',
];

/** The club that the demo login manages: the first of the list, in LS6, with everything filled in. */
export const DEMO_CLUB_INDEX = 0;

/**
 * Makes up clubs, one at a time, so that any number of them fits in memory. The first ones cover all of England once;
 * further ones go round the same towns again under other names.
 * @param now the day of loading; the clubs joined the site in the year or so before it
 */
export function* generateClubs(count: number, now: Date): Generator<SampleClub> {
  for (let index = 0; index < count; index += 1) yield sampleClub(index, now);
}

/** Makes up one club: always the same at the same position in the sequence, apart from its date. */
export function sampleClub(index: number, now: Date): SampleClub {
  const random = Random.for(STREAM, index);
  const townIndex = index % TOWNS.length;
  const town = TOWNS[townIndex] as Town;
  const cycle = Math.floor(index / TOWNS.length);
  const { name, girls } = nameClub(townIndex, cycle);
  const slug = slugFor(name, town);
  const homeGround = `${random.pick(town.localNames)} ${random.pick(GROUNDS)}`;
  const complete = index === DEMO_CLUB_INDEX;
  const club = {
    index,
    name,
    slug,
    location: townLabel(town),
    town: town.name,
    county: town.county,
    region: town.region,
    postcode: cycle === 0 ? town.postcode : null,
    outwardCode: town.outwardCode,
    ...scatter(random, town, cycle === 0 ? FIRST_CLUB_SCATTER_KILOMETRES : SCATTER_KILOMETRES),
    sport: girls ? 'Girls Football' : random.pick(SPORTS),
    homeGround,
    leagues: pickLeagues(random, town.region, girls),
    imageUrl: null,
    ...describeClub(random, { name, slug, town, homeGround, girls, complete }),
    createdAt: new Date(now.getTime() - random.integer(30, OLDEST_CLUB_DAYS) * DAY_MS),
  };
  return { ...club, ...sampleFacts({ ...club, complete }) };
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
  return {
    latitude: rounded(town.latitude + distance * Math.cos(direction)),
    longitude: rounded(town.longitude + distance * eastwards),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

function pickLeagues(random: Random, region: string, girls: boolean): string[] {
  const leagues = LEAGUES[region] ?? [];
  const girlsLeague = leagues.at(-2) as string;
  const miniLeague = leagues.at(-1) as string;
  if (girls) return [girlsLeague, ...(random.chance(0.3) ? [miniLeague] : [])];
  const picked = random.shuffled(leagues.slice(0, -2)).slice(0, random.chance(0.3) ? 2 : 1);
  if (random.chance(0.3)) picked.push(girlsLeague);
  if (random.chance(0.25)) picked.push(miniLeague);
  return picked;
}
