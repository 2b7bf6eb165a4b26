import { guardsOf } from './row-guards.js';

describe('the guards of the rows locked by a statement', () => {
  it.each<[string, Record<string, unknown>[], string[]]>([
    ['SELECT * FROM `clubs` `Club` WHERE name = ? FOR UPDATE', [{ Club_id: 7 }], ['clubs:7']],
    [
      'SELECT * FROM `clubs` `Club` WHERE id IN (?) FOR UPDATE',
      [{ Club_id: '300' }, { Club_id: 2 }],
      ['clubs:2', 'clubs:44'],
    ],
    ['SELECT * FROM `clubs` `Club` WHERE id = ? FOR UPDATE', [], ['clubs']],
    [
      'SELECT * FROM `season_places` `SeasonPlace` FOR UPDATE',
      [{ SeasonPlace_season: 2026 }],
      ['season_places'],
    ],
    ["SELECT value FROM site_counters WHERE name = 'clubs' FOR UPDATE", [{ value: 1 }], ['site_counters']],
    [
      'SELECT f.id FROM places f JOIN reviews r ON r.id = f.review_id FOR UPDATE',
      [{ id: 1 }],
      ['places', 'reviews'],
    ],
    ['SELECT * FROM `clubs` `Club`', [{ Club_id: 7 }], []],
  ])('%s', (statement, rows, guards) => {
    expect(guardsOf(statement, rows)).toEqual(guards);
  });
});
