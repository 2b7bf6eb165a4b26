import type { ClubCost, ClubTeam, GroundSurface, TrainingSession } from '@club-reviews/domain/club-facts';
import { ACCREDITATIONS, ALL_AGES, GROUND_ACCESS } from '@club-reviews/domain/club-facts';
import { Random } from './random.js';
import { pickAny } from './sentences.js';

const STREAM = 5;
const GIRLS = / Girls$/;
const FIRST_BOYS_AGE = 11;
const FIRST_EVENING_AGE = 8;
const WEEKNIGHTS: TrainingSession['day'][] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const PLACES: ClubTeam['places'][] = ['yes', 'yes', 'yes', 'waiting-list', 'waiting-list', 'no', null, null];
const SIBLING_DISCOUNTS = [
  '10% off for the second child',
  'Half price for brothers and sisters',
  '£5 a month off for each',
];
/** The youngest first. */
const EVENINGS = ['17:30 18:30', '18:00 19:15', '18:30 19:45', '19:00 20:15'].map((times) =>
  times.split(' '),
);

/** A club's facts, in agreement with what it says. Two in three clubs that list their teams give them. */
export function getFacts(
  club: { index: number; slug: string; teams: string[]; membershipFees: string | null },
  isComplete: boolean,
) {
  const random = Random.for(STREAM, club.index);
  const given = <Value>(share: number, value: () => Value): Value | null =>
    random.chance(share) || isComplete ? value() : null;
  const name = `${pickAny(random, 'first-name')} ${pickAny(random, 'last-name')}`;
  return {
    teamDetails: club.teams.length === 0 ? null : given(0.7, () => getTeams(random, club.teams)),
    cost: given(0.8, () => getCost(random, club.membershipFees)),
    accreditation: given(0.45, () => random.pick(ACCREDITATIONS)),
    welfareOfficer: given(0.4, () => ({
      name,
      email: `welfare@${club.slug}.example`,
      phone: random.chance(0.4) ? `0113 496 0${random.integer(100, 999)}` : null,
    })),
    groundSurfaces: given(0.5, () => pickAny(random, 'surfaces').split(' ') as GroundSurface[]),
    groundAccess: given(0.45, () => {
      const chosen = random.shuffled(GROUND_ACCESS).slice(0, random.integer(2, 6));
      return GROUND_ACCESS.filter((access) => chosen.includes(access));
    }),
    siblingDiscount: given(0.25, () => random.pick(SIBLING_DISCOUNTS)),
    firstAider: given(0.4, () => random.chance(0.85)),
  };
}

function getTeams(random: Random, teams: readonly string[]): ClubTeam[] {
  const nights = random.shuffled(WEEKNIGHTS);
  const details = teams.map((team, index): ClubTeam => {
    const [ageGroup = ''] = team.split(' ');
    const age = Number(ageGroup.slice(1, -1));
    return {
      ageGroup,
      category: GIRLS.test(team) ? 'girls' : age < FIRST_BOYS_AGE ? 'mixed' : 'boys',
      name: team.slice(ageGroup.length).replace(GIRLS, '').trim() || null,
      training: getTraining(random, age, nights[index % 3] ?? 'tue'),
      ...getPlaces(random),
    };
  });
  if (!random.chance(0.15)) return details;
  const training: TrainingSession[] = [{ day: 'sat', start: '10:30', end: '11:30' }];
  const inclusive = { ageGroup: ALL_AGES, category: 'disability', name: 'Inclusive', training } as const;
  return [...details, { ...inclusive, places: 'yes', freePlaces: null }];
}

function getTraining(random: Random, age: number, day: TrainingSession['day']): TrainingSession[] {
  if (age < FIRST_EVENING_AGE) return [{ day: 'sat', start: '09:30', end: '10:30' }];
  const [start = null, end = null] = EVENINGS[Math.floor((age - FIRST_EVENING_AGE) / 3)] ?? [];
  const evening = { day, start, end };
  return random.chance(0.15) ? [evening, { day: 'sat', start: '09:00', end: '10:00' }] : [evening];
}

function getPlaces(random: Random): Pick<ClubTeam, 'places' | 'freePlaces'> {
  const places = random.pick(PLACES);
  return { places, freePlaces: places === 'yes' && random.chance(0.5) ? random.integer(1, 5) : null };
}

/** The amount that the club says, or a made-up one if it doesn't. */
function getCost(random: Random, fees: string | null): ClubCost {
  const [, pounds, per] = /£(\d+) a (month|season)/.exec(fees ?? '') ?? [];
  const note = random.chance(0.4) ? pickAny(random, 'cost-note') : null;
  const said = note === null ? { note } : { note, freeTrial: note.endsWith(' free') };
  if (pounds === undefined) return { pence: random.integer(9, 15) * 200, per: 'month', ...said };
  return { pence: Number(pounds) * 100, per: per === 'season' ? 'season' : 'month', ...said };
}
