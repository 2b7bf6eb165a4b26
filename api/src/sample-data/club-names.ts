import { Random } from './random.js';
import type { Town } from '../features/postcodes/towns.js';
import { TOWNS } from '../features/postcodes/towns.js';

const MASCOTS = [
  'Kestrels',
  'Otters',
  'Herons',
  'Curlews',
  'Hares',
  'Badgers',
  'Kingfishers',
  'Larks',
  'Ospreys',
  'Red Kites',
  'Squirrels',
  'Hedgehogs',
  'Swallows',
  'Dragonflies',
  'Barn Owls',
  'Pine Martens',
  'Sandpipers',
  'Lapwings',
  'Skylarks',
  'Fox Cubs',
  'Wagtails',
  'Nightjars',
  'Stoats',
  'Merlins',
  'Goldcrests',
  'Terns',
  'Bumblebees',
  'Red Deer',
  'Puffins',
  'Salmon Leapers',
];

/** Endings for clubs named after a corner of the town; a town's own name never gets one of these. */
const PLAIN_ENDINGS = [
  'Colts',
  'Juniors',
  'Harriers Juniors',
  'Youth',
  'Wanderers Juniors',
  'Minis and Juniors',
  'Youth Football Club',
  'Casuals Juniors',
  'Junior Footballers',
  'Community Juniors',
  'Corinthians Youth',
  'JFC',
  'Strollers Juniors',
  'Pioneers Youth',
  'Ramblers Juniors',
  'Lanterns',
  'Young Lions',
  'Girls and Boys',
  'Sunday Juniors',
  'Rovers Minors',
  'Beacons',
  'Junior Athletic',
  'Trailblazers',
  'Pilgrims Youth',
];

const GIRLS_ENDINGS = ['Girls', 'Lionesses Juniors', 'Girls Youth', 'Sisters', 'Girls Juniors'];

const SHARED_PLACES = placesSharedByTowns();
const STREAM = 101;

/** The name of a club, and whether it is a girls' club. */
export interface ClubName {
  name: string;
  girls: boolean;
}

/**
 * Names the nth club of a town; no two clubs anywhere get the same name. Real clubs are mostly named after a town and
 * one of a few common words, so a town's own name is only ever joined with an animal.
 * @param townIndex the town's place in TOWNS
 * @param cycle how many clubs of the town have been named before, from 0
 */
export function nameClub(townIndex: number, cycle: number): ClubName {
  const names = namesFor(townIndex);
  const round = Math.floor(cycle / names.length);
  const chosen = names[cycle % names.length] as ClubName;
  return round === 0 ? chosen : { ...chosen, name: `${chosen.name} ${round + 1}` };
}

const namesByTown = new Map<number, readonly ClubName[]>();

/** All names for a town's clubs in its own order, cached because shuffling takes time. */
function namesFor(townIndex: number): readonly ClubName[] {
  let names = namesByTown.get(townIndex);
  if (names === undefined) {
    names = Random.for(STREAM, townIndex).shuffled(possibleNames(TOWNS[townIndex] as Town));
    namesByTown.set(townIndex, names);
  }
  return names;
}

function possibleNames(town: Town): ClubName[] {
  const named = (place: string, endings: readonly string[], girls = false): ClubName[] =>
    endings.map((ending) => ({ name: `${place} ${ending}`, girls }));
  const withSuffix = (suffix: string): string[] => MASCOTS.map((mascot) => `${mascot} ${suffix}`);
  return [
    ...named(town.name, [...MASCOTS, ...withSuffix('JFC')]),
    ...town.localNames
      .map((localName) => (SHARED_PLACES.has(localName) ? `${town.name} ${localName}` : localName))
      .flatMap((place) => [
        ...named(place, [...MASCOTS, ...withSuffix('Juniors'), ...PLAIN_ENDINGS]),
        ...named(place, GIRLS_ENDINGS, true),
      ]),
  ];
}

/** Local names that would lead to the same club name in two towns. */
function placesSharedByTowns(): Set<string> {
  const seen = new Set(TOWNS.map((town) => town.name));
  const shared = new Set<string>();
  for (const localName of TOWNS.flatMap((town) => town.localNames)) {
    if (seen.has(localName)) shared.add(localName);
    seen.add(localName);
  }
  return shared;
}
