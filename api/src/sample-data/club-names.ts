import type { Town } from '../clubs/postcodes/towns.js';
import { TOWNS } from '../clubs/postcodes/towns.js';
import { Random } from './random.js';
import { getNames } from './sentences.js';

const STREAM = 101;
const PLACES = TOWNS.flatMap(({ name, localNames }) => [name, ...localNames]);
/** Names of places that there are two of. */
const SHARED_PLACES = new Set(PLACES.filter((place, index) => PLACES.indexOf(place) !== index));
const namesByTown = new Map<number, readonly string[]>();

/**
 * Names the nth club of a town, and says whether it's a girls' club; no two clubs anywhere get the same name. Real clubs
 * are mostly named after a town and one of a few common words, so a town's own name is only ever joined with an animal.
 * @param townIndex the town's place in TOWNS
 * @param cycle how many clubs of the town have been named before, from 0
 */
export function nameClub(townIndex: number, cycle: number): { name: string; girls: boolean } {
  // Kept, because shuffling takes time.
  const names =
    namesByTown.get(townIndex) ?? Random.for(STREAM, townIndex).shuffled(possibleNames(townIndex));
  namesByTown.set(townIndex, names);
  const chosen = names[cycle % names.length] as string;
  const round = Math.floor(cycle / names.length) + 1;
  return {
    name: round === 1 ? chosen : `${chosen} ${round}`,
    girls: getNames('girls-endings').some((ending) => chosen.endsWith(` ${ending}`)),
  };
}

function possibleNames(townIndex: number): string[] {
  const { name, localNames } = TOWNS[townIndex] as Town;
  const mascots = getNames('mascots');
  const juniors = mascots.map((mascot) => `${mascot} Juniors`);
  const endings = [...mascots, ...juniors, ...getNames('endings'), ...getNames('girls-endings')];
  return [
    ...[...mascots, ...mascots.map((mascot) => `${mascot} JFC`)].map((ending) => `${name} ${ending}`),
    ...localNames
      .map((place) => (SHARED_PLACES.has(place) ? `${name} ${place}` : place))
      .flatMap((place) => endings.map((ending) => `${place} ${ending}`)),
  ];
}
