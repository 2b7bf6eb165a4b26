import { join } from 'node:path';
import { ROOT } from '../../tools/setup/npm.mjs';

/** How many different values a call cycles through. */
export const VARIETY = 200;

const BUSIEST = 20;
const COMMON_WORDS = 10;
const PLACES = 20;
const MILES_PER_DEGREE = 69;
const AROUND_MILES = 5;
const PER_REQUEST = 1000;

/**
 * Chooses what the calls request, by asking the api: the same each time, and spread over all clubs.
 * @returns {Promise<SampleValues>}
 * @typedef {object} SampleValues
 * @property {number} clubCount
 * @property {{id: number, slug: string, name: string}[]} clubs spread evenly
 * @property {{slug: string, ageGroup: string}[]} typical clubs with a typical number of reviews, and their largest
 *   group
 * @property {{slug: string, ageGroup: string}[]} busiest the clubs with the most reviews, likewise
 * @property {string[]} ageGroups
 * @property {string[]} commonWords from club names
 * @property {string[]} towns
 * @property {string[]} postcodes full ones
 * @property {{dense: string[], sparse: string[]}} places outward codes with the most and the fewest others around
 */
export async function readSampleValues(apiUrl) {
  const ask = async (path) => {
    const answer = await fetch(`${apiUrl}/api${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const withGroup = async (clubs) => {
    const found = [];
    for (const { slug } of clubs) {
      const { ageGroups } = await ask(`/clubs/${slug}`);
      found.push({ slug, ageGroup: ageGroups[0].ageGroup });
    }
    return found;
  };

  const all = await everyClub(ask);
  const reviewed = all
    .filter(({ reviewCount }) => reviewCount > 0)
    .sort((a, b) => b.reviewCount - a.reviewCount || a.id - b.id);
  const median = reviewed[reviewed.length >> 1].reviewCount;
  const fromMedian = ({ reviewCount }) => Math.abs(reviewCount - median);
  const count = Math.min(VARIETY, all.length);
  const clubs = Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]);
  // The sample data's clubs are in these.
  const { TOWNS } = await import(join(ROOT, 'api/dist/clubs/postcodes/towns.js'));
  return {
    clubCount: all.length,
    clubs,
    typical: await withGroup(reviewed.toSorted((a, b) => fromMedian(a) - fromMedian(b)).slice(0, VARIETY)),
    busiest: await withGroup(reviewed.slice(0, BUSIEST)),
    ageGroups: (await ask('/stats/age-groups')).map(({ ageGroup }) => ageGroup),
    commonWords: mostCommonWords(all.map(({ name }) => name)),
    towns: [...new Set(clubs.map(({ location }) => location.split(',')[0]))],
    postcodes: TOWNS.flatMap(({ postcode }) => postcode ?? []),
    places: describePlaces(TOWNS),
  };
}

async function everyClub(ask) {
  const all = [];
  for (let page = 1; ; page += 1) {
    const some = await ask(`/clubs?limit=${PER_REQUEST}&page=${page}`);
    all.push(...some);
    if (some.length < PER_REQUEST) return all;
  }
}

function mostCommonWords(names) {
  const counts = new Map();
  for (const name of names)
    for (const word of new Set(name.toLowerCase().match(/[a-z0-9]+/g)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([wordA, a], [wordB, b]) => b - a || (wordA < wordB ? -1 : 1))
    .slice(0, COMMON_WORDS)
    .map(([word]) => word);
}

function describePlaces(towns) {
  const byCode = new Map(towns.map((town) => [town.outwardCode, town]));
  const othersAround = (place) => [...byCode.values()].filter((other) => isAround(place, other)).length;
  const byDensity = [...byCode]
    .map(([code, place]) => ({ code, others: othersAround(place) }))
    .sort((a, b) => b.others - a.others || (a.code < b.code ? -1 : 1))
    .map(({ code }) => code);
  return { dense: byDensity.slice(0, PLACES), sparse: byDensity.slice(-PLACES) };
}

function isAround(a, b) {
  const north = (a.latitude - b.latitude) * MILES_PER_DEGREE;
  const east = (a.longitude - b.longitude) * MILES_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east) <= AROUND_MILES;
}
