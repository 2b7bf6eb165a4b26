import { readRow } from './club-columns.js';
import type { RawRow } from './club-columns.js';

const row = (cells: RawRow) => {
  const read = readRow({ external_id: 'A1', name: 'Lions', ...cells });
  return 'row' in read ? { ...read.row, doubts: read.doubts } : read;
};

describe('a row of clubs', () => {
  it('ignores what cannot be seen in codes', () => {
    expect(row({ external_id: '\u200bA1' })).toMatchObject({ external_id: 'a1' });
    for (const postcode of ['LS21\u200b1AA', '\u202aLS21 1AA\u202c', 'LS21\u00ad1AA', 'LS21\u00a01AA'])
      expect(row({ postcode })).toMatchObject({ postcode: 'LS21 1AA' });
  });

  it.each(['N/A', 'n/a', '-', '–', 'tbc', 'TBA', 'none'])('takes %j for an empty cell', (nothing) => {
    expect(row({ website: nothing, postcode: nothing, description: nothing, cost: nothing })).toMatchObject({
      website: null,
      postcode: null,
      description: null,
      cost: null,
    });
  });

  it('refuses sources with a quotation mark that is never closed', () => {
    const refused = { problems: [expect.stringContaining('sources must be like')] };
    for (const sources of ['cost: club 2026-03-12; "', `cost: import 2026-03-12 "${'\\"'.repeat(49_000)}`])
      expect(row({ sources })).toMatchObject(refused);
  });

  it('takes “None” for the discount of a club that gives none', () => {
    expect(row({ sibling_discount: 'None' })).toMatchObject({ sibling_discount: 'None' });
    expect(row({ sibling_discount: 'n/a' })).toMatchObject({ sibling_discount: null });
  });

  it('reads signs as other sites write them, and says so', () => {
    expect(row({ name: 'St Mary&#39;s &amp; All Saints' })).toMatchObject({
      name: "St Mary's & All Saints",
      doubts: ["name was read as “St Mary's & All Saints”"],
    });
    expect(row({ name: 'Lions &#0; &#1114112;' })).toMatchObject({ doubts: [] });
  });

  it('reads what word processors make of quotation marks and dashes, and a comma in thousands', () => {
    expect(row({ teams: 'U10 girls “Reds” Tue 18:00–19:00', cost: '£1,200.50 a season' })).toMatchObject({
      teams: [{ name: 'Reds', training: [{ day: 'tue', start: '18:00', end: '19:00' }] }],
      cost: { pence: 120_050, per: 'season' },
    });
  });

  it('takes the apostrophe of an export off full-width signs too', () => {
    expect(row({ description: "'＝ and on" })).toMatchObject({ description: '＝ and on' });
  });
});
