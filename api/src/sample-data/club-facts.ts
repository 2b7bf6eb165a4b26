import type {
  ClubCost,
  ClubTeam,
  GroundAccess,
  GroundSurface,
  TeamCategory,
  TeamPlaces,
  TrainingSession,
  Weekday,
} from '@club-reviews/domain/club-facts';
import { ACCREDITATIONS, ALL_AGES, GROUND_ACCESS } from '@club-reviews/domain/club-facts';
import { Random } from './random.js';
import type { SampleClub } from './sample-types.js';

const STREAM = 5;
const GIRLS = / Girls$/;
const FIRST_MIXED_AGE = 11;
const FIRST_NAMES = ['Sam', 'Priya', 'Tom', 'Aisha', 'Jo', 'Marcus', 'Helen', 'Dev', 'Ruth', 'Callum'];
const LAST_NAMES = [
  'Reed',
  'Patel',
  'Barker',
  'Khan',
  'Whitaker',
  'Osei',
  'Firth',
  'Nowak',
  'Marsh',
  'Doyle',
];
const COST_NOTES = ['First session free', 'Kit included', 'Half price for siblings', 'First month free'];
const WEEKNIGHTS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const EVENINGS = [
  ['17:30', '18:30'],
  ['18:00', '19:15'],
  ['18:30', '19:45'],
  ['19:00', '20:15'],
] as const;
const SURFACES: readonly (readonly GroundSurface[])[] = [
  ['grass'],
  ['grass'],
  ['grass', '3g'],
  ['3g'],
  ['grass', 'astro'],
  ['grass', 'indoor'],
];

/** What is known about a club before its facts. */
export type FactsOutline = Pick<SampleClub, 'index' | 'slug' | 'teams' | 'membershipFees'> & {
  /** True for a club that gives every fact. */
  complete: boolean;
};

type Facts = Pick<
  SampleClub,
  'teamDetails' | 'cost' | 'accreditation' | 'welfareOfficer' | 'groundSurfaces' | 'groundAccess'
>;

/** A club's facts, in agreement with its own description. Two in three clubs that list their teams give them. */
export function sampleFacts(outline: FactsOutline): Facts {
  const random = Random.for(STREAM, outline.index);
  const given = <Value>(share: number, value: () => Value): Value | null =>
    random.chance(share) || outline.complete ? value() : null;
  const name = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
  return {
    teamDetails: outline.teams.length === 0 ? null : given(0.7, () => teamsOf(random, outline.teams)),
    cost: given(0.8, () => costOf(random, outline.membershipFees)),
    accreditation: given(0.45, () => random.pick(ACCREDITATIONS)),
    welfareOfficer: given(0.4, () => ({
      name,
      email: `welfare@${outline.slug}.example`,
      phone: random.chance(0.4) ? `0113 496 0${random.integer(100, 999)}` : null,
    })),
    groundSurfaces: given(0.5, () => [...random.pick(SURFACES)]),
    groundAccess: given(0.45, () => accessOf(random)),
  };
}

function teamsOf(random: Random, names: readonly string[]): ClubTeam[] {
  const nights = random.shuffled(WEEKNIGHTS);
  const teams = names.map((team, index): ClubTeam => {
    const [ageGroup = ''] = team.split(' ');
    const name = team.slice(ageGroup.length).replace(GIRLS, '').trim();
    return {
      ageGroup,
      category: categoryOf(team, ageGroup),
      name: name === '' ? null : name,
      training: trainingOf(random, ageGroup, nights[index % 3] ?? 'tue'),
      ...placesOf(random),
    };
  });
  if (!random.chance(0.15)) return teams;
  const inclusive: TrainingSession = { day: 'sat', start: '10:30', end: '11:30' };
  return [
    ...teams,
    {
      ageGroup: ALL_AGES,
      category: 'disability',
      name: 'Inclusive',
      training: [inclusive],
      places: 'yes',
      freePlaces: null,
    },
  ];
}

function categoryOf(team: string, ageGroup: string): TeamCategory {
  if (GIRLS.test(team)) return 'girls';
  return Number(ageGroup.replace(/\D/g, '')) < FIRST_MIXED_AGE ? 'mixed' : 'boys';
}

function trainingOf(random: Random, ageGroup: string, night: Weekday): TrainingSession[] {
  const age = Number(ageGroup.replace(/\D/g, ''));
  if (age < 8) return [{ day: 'sat', start: '09:30', end: '10:30' }];
  const [start, end] = EVENINGS[Math.min(EVENINGS.length - 1, Math.floor((age - 8) / 3))] ?? EVENINGS[0];
  const evening = { day: night, start, end };
  return random.chance(0.15) ? [evening, { day: 'sat', start: '09:00', end: '10:00' }] : [evening];
}

function placesOf(random: Random): Pick<ClubTeam, 'places' | 'freePlaces'> {
  const places = random.pick<TeamPlaces | null>([
    'yes',
    'yes',
    'yes',
    'waiting-list',
    'waiting-list',
    'no',
    null,
    null,
  ]);
  return { places, freePlaces: places === 'yes' && random.chance(0.5) ? random.integer(1, 5) : null };
}

/** The amount in the words about fees, or a made-up one if there are none. */
function costOf(random: Random, fees: string | null): ClubCost {
  const [, pounds, per] = /£(\d+) a (month|season)/.exec(fees ?? '') ?? [];
  const note = random.chance(0.4) ? random.pick(COST_NOTES) : null;
  if (pounds === undefined) return { pence: random.integer(9, 15) * 200, per: 'month', note };
  return { pence: Number(pounds) * 100, per: per === 'season' ? 'season' : 'month', note };
}

function accessOf(random: Random): GroundAccess[] {
  const chosen = new Set(random.shuffled(GROUND_ACCESS).slice(0, random.integer(2, 6)));
  return GROUND_ACCESS.filter((access) => chosen.has(access));
}
