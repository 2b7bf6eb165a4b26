import { join } from 'node:path';
import { ROOT } from '../setup/npm.mjs';

const api = (path) => import(join(ROOT, 'api/dist', path));
const { insertRows } = await api('platform/database/batches.js');
const { TOWNS, townLabel } = await api('features/postcodes/towns.js');
const { normaliseSearchText } = await api('model/clubs/search-text.js');
const { insertTeams } = await api('model/clubs/club-team-index.js');
const { noteDirectory } = await api('model/clubs/club-versions.js');
const { CLUB_TEAM_AGE_GROUPS, TEAM_CATEGORIES, WEEKDAYS } = await import(
  join(ROOT, 'domain/dist/club-facts.js')
);

const PER_TRANSACTION = 1000;
const KINDS = [
  'Town',
  'Lions',
  'Rovers',
  'Tigers',
  'Athletic',
  'United',
  'Wanderers',
  'Hornets',
  'Albion',
  'Eagles',
];
const ENDINGS = ['FC', 'JFC', 'Juniors', 'Youth', 'Girls', 'Colts', 'Academy', 'United Youth'];
const LEAGUES = 400;
const MOMENT = '2026-01-01 09:00:00.000';

/**
 * Fills an empty database with clubs spread over England's towns, with six teams each on average, and nothing random.
 */
export async function fillWithClubs({ transactions }, count) {
  const random = randomNumbers();
  for (let first = 0; first < count; first += PER_TRANSACTION) {
    const clubs = Array.from({ length: Math.min(PER_TRANSACTION, count - first) }, (_, index) =>
      clubRow(first + index + 1, random),
    );
    await transactions.runInTransaction(async (manager) => {
      await insertRows(
        manager,
        'clubs',
        clubs.map(({ teamDetails, ...row }) => ({ ...row, team_details: JSON.stringify(teamDetails) })),
      );
      await insertTeams(manager, clubs);
      noteDirectory(manager);
    });
  }
}

function clubRow(id, random) {
  const town = TOWNS[id % TOWNS.length];
  const location = townLabel(town);
  const corner = town.localNames[random(town.localNames.length + 1)] ?? town.name;
  const name = `${corner} ${KINDS[random(KINDS.length)]} ${ENDINGS[random(ENDINGS.length)]}`;
  const reviews = random(3) === 0 ? random(60) + 1 : 0;
  const sum = () =>
    Array.from({ length: reviews }, () => 2 + random(4)).reduce((total, one) => total + one, 0);
  return {
    id,
    name,
    slug: `club-${id}-of-the-bench`,
    list_position: id,
    search_name: normaliseSearchText(name),
    search_location: normaliseSearchText(location),
    location,
    latitude: town.latitude + (random(2000) - 1000) / 20_000,
    longitude: town.longitude + (random(2000) - 1000) / 15_000,
    sport: 'Football',
    description: 'Football for everybody, whatever the weather. '.repeat(6),
    leagues: JSON.stringify([`Garforth League ${random(LEAGUES)}`]),
    teams: '[]',
    photos: '[]',
    review_count: reviews,
    coaching_sum: sum(),
    communication_sum: sum(),
    facilities_sum: sum(),
    inclusivity_sum: sum(),
    value_sum: sum(),
    created_at: MOMENT,
    updated_at: MOMENT,
    teamDetails: Array.from({ length: 1 + random(11) }, () => ({
      ageGroup: CLUB_TEAM_AGE_GROUPS[random(CLUB_TEAM_AGE_GROUPS.length)],
      category: TEAM_CATEGORIES[random(10) < 5 ? 0 : random(4)],
      name: null,
      training: [WEEKDAYS[random(7)], WEEKDAYS[random(7)]].map((day) => ({
        day,
        start: '18:00',
        end: '19:00',
      })),
      places: [null, 'yes', 'no'][random(3)],
      freePlaces: null,
    })),
  };
}

/** Whole numbers below a limit, the same in each run. */
function randomNumbers() {
  let state = 20_260_801;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
