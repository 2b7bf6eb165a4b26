import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CLUB_FILE_COLUMN_NAMES, CLUB_FILE_TEMPLATE } from '@club-reviews/domain/club-imports';
import { storeClubs } from '../../../test/support/factories.js';
import { storedTotals } from '../../../test/support/stored-totals.js';
import { borrowTestDatabase } from '../../../test/support/test-database.js';
import { ClubHistory } from '../../model/clubs/club-change.js';
import { ClubEditor } from '../../model/clubs/club-editor.js';
import { Club } from '../../model/clubs/club.entity.js';
import { ClubListing } from '../../model/clubs/club-listing.js';
import { Review } from '../../model/reviews/review.entity.js';
import { recountStoredValues } from '../../model/reviews/recount.js';
import type { Database } from '../../platform/database/database.js';
import { OutwardCode, Postcode } from '../../clubs/postcodes/postcode.entity.js';
import { diskFile } from './club-file.js';
import { ClubSource } from './club-import.entity.js';
import { exportClubs } from './export-clubs.js';
import type { ImportOptions } from './import-clubs.js';
import { importClubs } from './import-clubs.js';
import type { RowReport } from './import-planner.js';
import { EXAMPLE_FACTS } from '@club-reviews/domain/example-facts';
import { byFact } from '@club-reviews/domain/simple-facts';
import { NothingToUndoError, undoImport } from './undo-import.js';

const BASIC = 'external_id,name,place,postcode,sport,leagues,home_ground,website,description,logo_url';
const HEADER = CLUB_FILE_COLUMN_NAMES.join(',');
const LIONS =
  'A1,Headingley Lions,,LS6 3AA,,North League;Garforth League,Beckett Park,lions.example,We play.,';
const TIGERS = 'A2,Moortown Tigers,Moortown,LS17 6AA,Football,,,,,https://tigers.example/logo.png';
const BEARS = 'A3,Aire Bears,,LS1 4AP,,,,,,';

describe('importing clubs', () => {
  let database: Database;
  let remove: () => Promise<void>;
  let folder: string;

  beforeEach(async () => {
    ({ database, remove } = await borrowTestDatabase());
    folder = mkdtempSync(join(tmpdir(), 'club-reviews-clubs-'));
  });
  afterEach(async () => {
    const kept = [await storedTotals(database), await clubs()];
    await recountStoredValues(database);
    expect(kept).toEqual([await storedTotals(database), await clubs()]);
    await remove();
    rmSync(folder, { recursive: true });
  });

  const clubs = () => database.reader.find(Club, { order: { searchName: 'ASC' } });
  const names = async () => (await clubs()).map(({ name }) => name);

  async function load(rows: readonly string[], options: Partial<ImportOptions> = {}, header = BASIC) {
    const path = join(folder, 'county.csv');
    writeFileSync(path, [header, ...rows].join('\n'));
    const reports: RowReport[] = [];
    const { counts } = await importClubs(database, await diskFile(path), {
      isDryRun: false,
      addsDoubtful: false,
      onBatch: (batch) => void reports.push(...batch.reports),
      ...options,
    });
    return { counts, reports };
  }

  it('lists new clubs with their places, counted', async () => {
    const { counts } = await load([LIONS, TIGERS, BEARS]);
    expect(counts).toEqual({ new: 3, changed: 0, unchanged: 0, doubtful: 0, broken: 0 });
    const [bears, lions, tigers] = await clubs();
    expect(bears).toMatchObject({ name: 'Aire Bears', sport: 'Football', description: '' });
    expect(lions).toMatchObject({
      slug: 'headingley-lions',
      location: 'Hyde Park, Leeds',
      postcode: 'LS6 3AA',
      outwardCode: 'LS6',
      leagues: ['North League', 'Garforth League'],
      homeGround: 'Beckett Park',
      website: 'https://lions.example',
      description: 'We play.',
      imageUrl: null,
    });
    expect(lions?.latitude).toBeCloseTo(53.8, 0);
    expect(tigers).toMatchObject({ location: 'Moortown', imageUrl: 'https://tigers.example/logo.png' });
  });

  it('reports the same in a dry run, and writes nothing', async () => {
    const dry = await load([LIONS, TIGERS, 'A9,,,,,,,,,'], { isDryRun: true });
    expect(await names()).toEqual([]);
    const { reports } = await load([LIONS, TIGERS, 'A9,,,,,,,,,']);
    expect(dry.reports).toEqual(reports);
    expect(reports.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'broken'],
    ]);
  });

  it('takes the template, and recognises a club of a list without ids by its name, and postcode or place', async () => {
    const path = new URL('../../../../docs/clubs-template.csv', import.meta.url);
    expect(readFileSync(path, 'utf8')).toBe(CLUB_FILE_TEMPLATE);
    const [header = '', example = ''] = CLUB_FILE_TEMPLATE.split('\r\n');
    expect((await load([example], {}, header)).reports).toMatchObject([{ outcome: 'new', detail: '' }]);
    await load(['Lions,LS6 3AA,Here', 'Club 1,,There'], {}, 'Club,Post code,Town');
    const rows = ['Lions,LS6 3AA,There', 'Lions,ls63aa,Here', 'Club 1,,There', 'Club 1,,Far away'];
    expect((await load(rows, {}, 'Club,Post code,Town')).reports).toMatchObject([
      { externalId: 'lions/ls63aa', outcome: 'changed', detail: 'place' },
      { outcome: 'broken', detail: 'name and postcode are already used in line 2' },
      { externalId: 'club-1/there', outcome: 'unchanged' },
      { externalId: 'club-1/far-away', outcome: 'new' },
    ]);
  });

  it('finds nothing to do the second time, even when the file is in a different order', async () => {
    await load([LIONS, TIGERS, BEARS]);
    const before = await clubs();
    const { counts } = await load([BEARS, TIGERS, LIONS]);
    expect(counts).toMatchObject({ new: 0, unchanged: 3 });
    expect(await clubs()).toEqual(before);
  });

  it('takes over what has changed, and leaves what the club wrote', async () => {
    await load([LIONS, TIGERS]);
    await database.dataSource.manager.update(
      Club,
      { name: 'Headingley Lions' },
      { homeGround: 'The Meadow' },
    );
    const { reports } = await load([
      'A1,Zetland Lions,,LS6 3AA,,,Woodhouse Moor,lions.example,We play.,',
      TIGERS.replace(',Moortown,LS17 6AA', ',,LS1 4AP'),
    ]);
    expect(reports.map(({ outcome, detail }) => [outcome, detail])).toEqual([
      ['changed', 'name, leagues; left as the club wrote it: home_ground'],
      ['changed', 'place, postcode'],
    ]);
    const [tigers, lions] = await clubs();
    expect(lions).toMatchObject({
      name: 'Zetland Lions',
      leagues: [],
      homeGround: 'The Meadow',
    });
    expect(tigers).toMatchObject({ postcode: 'LS1 4AP', outwardCode: 'LS1' });
    expect(tigers?.location).not.toBe('Moortown');
  });

  it('leaves columns alone that a file doesn’t have, and clears them by empty cells', async () => {
    await load([LIONS]);
    await load(['A1,Headingley Lions,'], {}, 'external_id,name,website');
    expect(await clubs()).toMatchObject([{ website: null, homeGround: 'Beckett Park', postcode: 'LS6 3AA' }]);
  });

  it.each([
    [
      'A4,Headingly Lions JFC,,LS6 3AB,,,,,,',
      'doubtful',
      'looks like Headingley Lions (/clubs/headingley-lions)',
    ],
    ['A1,Headingley Lions,,ZE1 0AA,,,,,,', 'broken', 'postcode ZE1 0AA isn’t known in England'],
    ['A4,Lions,,LS6,,,,,,', 'broken', 'postcode must be a whole UK postcode'],
    [',Lions,,,,,,,,', 'broken', 'external_id must be'],
    ['A4,Lions,,,,,,not a website,,', 'broken', 'website'],
    ['A4,Lions,,,,,,,,http://lions.example/logo.png', 'broken', 'logo_url must be'],
    ['A1,Headingley Lions,,,,,,,,,U10 ladies', 'broken', 'Team 1: Each team needs an age group'],
    ['A1,Headingley Lions,,,,,,,,,,£1 a decade', 'broken', 'The cost must be an amount'],
  ])('reports %s as %s', async (row, outcome, detail) => {
    await load([LIONS]);
    const { reports } = await load([row], {}, HEADER);
    expect(reports).toMatchObject([{ line: 2, outcome }]);
    expect(reports[0]?.detail).toContain(detail);
    expect(await names()).toEqual(['Headingley Lions']);
  });

  it('refuses what the directory of postcodes knows outside England', async () => {
    const { manager } = database.dataSource;
    const cardiff = { latitude: 51.48, longitude: -3.179, inEngland: false };
    await manager.save(Postcode, { postcode: 'CF101AA', ...cardiff });
    await manager.save(OutwardCode, { outwardCode: 'CF10', ...cardiff });
    // Across the border from most of its outward code.
    await manager.save(Postcode, { postcode: 'SY108AA', latitude: 52.86, longitude: -3.1, inEngland: false });
    for (const postcode of ['CF10 1AA', 'CF10 1AB', 'SY10 8AA']) {
      const { reports } = await load([`A1,Taff Side Juniors,,${postcode},,,,,,`]);
      expect(reports[0]?.detail).toBe(`postcode ${postcode} isn’t known in England`);
    }
  });

  it('reports duplicates within one file, by id and by name', async () => {
    const { reports } = await load([
      LIONS,
      'a1,Another,,,,,,,,',
      'A7,The Headingley Lions FC,,LS6 3AA,,,,,,',
    ]);
    expect(reports.map(({ outcome, detail }) => [outcome, detail])).toEqual([
      ['new', ''],
      ['broken', 'external_id is already used in line 2'],
      ['doubtful', 'looks like Headingley Lions in line 2, less than a mile away'],
    ]);
    const { counts } = await load(['A7,The Headingley Lions FC,,LS6 3AA,,,,,,'], { addsDoubtful: true });
    expect(counts.new).toBe(1);
    expect((await clubs()).map(({ slug }) => slug)).toEqual(['headingley-lions', 'the-headingley-lions-fc']);
  });

  it('is undone: new clubs are removed, changes are reverted', async () => {
    await load([LIONS, TIGERS]);
    const before = await clubs();
    await load([LIONS.replace('Headingley Lions', 'Zetland Lions'), TIGERS, BEARS]);
    expect(await undoImport(database)).toMatchObject({
      fileName: 'county.csv',
      removed: 1,
      restored: 1,
      kept: 0,
    });
    expect((await clubs()).map((club) => ({ ...club, updatedAt: null }))).toEqual(
      before.map((club) => ({ ...club, updatedAt: null })),
    );
    const { counts } = await load([LIONS, TIGERS], { isDryRun: true });
    expect(counts.unchanged).toBe(2);
    expect(await undoImport(database)).toMatchObject({ removed: 2 });
    await expect(undoImport(database)).rejects.toThrow(NothingToUndoError);
  });

  it('is undone in steps, between which others who use the process get their turn', async () => {
    await load([LIONS, TIGERS, BEARS]);
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    const turnsAtSteps: number[] = [];
    await undoImport(database, () => void turnsAtSteps.push(turns), { batchSize: 1 });
    clearImmediate(next);
    expect(new Set(turnsAtSteps).size).toBe(3);
  });

  it('is undone, but keeps clubs that have reviews by now, and later changes', async () => {
    await load([LIONS, TIGERS]);
    const [lions] = await clubs();
    await storeClubs(database, [{ name: 'Elsewhere', reviews: [{}] }]);
    await database.dataSource.manager.update(Review, { isVisible: true }, { clubId: lions?.id ?? 0 });
    await recountStoredValues(database);
    expect(await undoImport(database)).toMatchObject({ removed: 1, kept: 1 });
    expect(await names()).toEqual(['Elsewhere', 'Headingley Lions']);

    await load([LIONS.replace('Beckett Park', 'Woodhouse Moor').replace('We play.', 'We win.')]);
    await database.dataSource.manager.update(Club, { id: lions?.id ?? 0 }, { homeGround: 'The Meadow' });
    await undoImport(database);
    expect((await clubs())[1]).toMatchObject({ homeGround: 'The Meadow', description: 'We play.' });
  });

  const FACTS = 'external_id,name,teams,cost,accreditation,welfare_officer,surfaces,ground_access';
  const GIVEN =
    'A1,Headingley Lions,"U10s girls ""Reds"" Tue 18:00-19:00 3 places; U7s mixed full",£25 a month; Kit included,' +
    '2-star,Sam Reed; welfare@lions.example,grass; 3g,parking; toilets';

  it('imports facts, changes and clears them, and is undone', async () => {
    await load([GIVEN], {}, FACTS);
    const facts = {
      teamDetails: [{ name: 'Reds', freePlaces: 3 }, { places: 'no' }],
      cost: { pence: 2500, per: 'month', note: 'Kit included' },
      accreditation: '2-star',
      welfareOfficer: { name: 'Sam Reed', email: 'welfare@lions.example', phone: null },
      groundSurfaces: ['grass', '3g'],
      groundAccess: ['parking', 'toilets'],
    };
    expect(await clubs()).toMatchObject([facts]);
    expect((await load([GIVEN], { isDryRun: true }, FACTS)).counts.unchanged).toBe(1);

    const { reports } = await load(['A1,Headingley Lions,U12 boys,,3 star,,,'], {}, FACTS);
    expect(reports).toMatchObject([
      {
        outcome: 'changed',
        detail: 'teams, cost, welfare_officer, accreditation, surfaces, ground_access',
      },
    ]);
    expect(await clubs()).toMatchObject([{ cost: null, accreditation: '3-star', groundAccess: null }]);
    await undoImport(database);
    expect(await clubs()).toMatchObject([facts]);
    await undoImport(database);
    expect(await clubs()).toEqual([]);
  });

  it('doesn’t keep who a welfare officer was after the club has taken them off its page', async () => {
    await load([GIVEN], {}, FACTS);
    await database.dataSource.manager.update(Club, { name: 'Headingley Lions' }, { welfareOfficer: null });
    expect(JSON.stringify(await database.reader.find(ClubSource))).not.toContain('Reed');
    expect((await load([GIVEN], {}, FACTS)).counts.unchanged).toBe(1);
    const { reports } = await load([GIVEN.replace('Sam Reed', 'Jo Reed')], {}, FACTS);
    expect(reports[0]?.detail).toBe('left as the club wrote it: welfare_officer');
    expect(await clubs()).toMatchObject([{ welfareOfficer: null }]);
  });

  it('leaves facts as the club has written them since', async () => {
    await load([GIVEN], {}, FACTS);
    const cost = { pence: 3000, per: 'month' as const, note: null };
    await database.dataSource.manager.update(Club, { name: 'Headingley Lions' }, { cost });
    const { reports } = await load([GIVEN.replace('£25', '£26').replace('grass', 'indoor')], {}, FACTS);
    expect(reports[0]?.detail).toBe('surfaces; left as the club wrote it: cost');
    expect(await clubs()).toMatchObject([{ cost, groundSurfaces: ['3g', 'indoor'] }]);
  });

  describe('and where facts come from', () => {
    const NOW = new Date('2026-03-12T12:00:00Z');
    const origin = { name: 'County "FA" list', licence: 'OGL 3.0' };
    const IMPORT = { kind: 'import', on: '2026-03-12', ...origin };
    const now = () => NOW;
    const edit = (patch: Partial<Club>, actor: 'club-admin' | 'site-admin', at: string) =>
      database.transactions.runInTransaction(async (manager) => {
        const editor = new ClubEditor(new ClubListing(database), new ClubHistory());
        const [{ id } = { id: 0 }] = await manager.findBy(Club, { name: 'Headingley Lions' });
        const club = await editor.lock(manager, id);
        if (club) await editor.change(manager, club, patch, { actor, at: new Date(at) });
      });
    const exported = async () => {
      const output = new PassThrough();
      const lines = text(output);
      await exportClubs(database, output);
      output.end();
      return (await lines).replace('\uFEFF', '').trim().split('\r\n').slice(1);
    };

    it('notes what the file is called and its licence, beside what else is known', async () => {
      await load([LIONS], { origin, now });
      const facts = [
        'name',
        'location',
        'postcode',
        'sport',
        'leagues',
        'description',
        'homeGround',
        'website',
      ];
      expect((await clubs())[0]?.factSources).toEqual([{ ...IMPORT, facts }]);
      await edit({ homeGround: 'The Meadow' }, 'club-admin', '2026-03-13T12:00:00Z');
      await load([LIONS.replace('We play.', 'We win.')]);
      expect((await clubs())[0]?.factSources).toMatchObject([
        { ...IMPORT, facts: facts.filter((fact) => !['description', 'homeGround'].includes(fact)) },
        { kind: 'club', on: '2026-03-13', facts: ['homeGround'] },
        { kind: 'import', name: null, licence: null, facts: ['description'] },
      ]);
      await undoImport(database);
      expect((await clubs())[0]?.factSources).toMatchObject([
        { ...IMPORT, facts: facts.filter((fact) => fact !== 'homeGround') },
        { kind: 'club', facts: ['homeGround'] },
      ]);
    });

    it('keeps what people gave, even if it’s what an earlier file said too, unless it’s told otherwise', async () => {
      await load([LIONS]);
      await edit({ homeGround: 'The Meadow', website: null }, 'club-admin', '2026-03-13T12:00:00Z');
      await edit({ homeGround: 'Beckett Park' }, 'site-admin', '2026-03-14T12:00:00Z');
      const next = LIONS.replace('Beckett Park', 'Woodhouse Moor').replace('lions.example', 'lions2.example');
      const { reports } = await load([next.replace('We play.', 'We win.')]);
      expect(reports[0]?.detail).toBe(
        'description; kept (Our staff, 14 March 2026): home_ground; kept (The club, 13 March 2026): website',
      );
      expect(await clubs()).toMatchObject([
        { homeGround: 'Beckett Park', website: null, description: 'We win.' },
      ]);
      const third = next.replace('Woodhouse Moor', 'Roundhay').replace('lions2.', 'lions3.');
      const told = await load([third.replace('We play.', 'We win.')], { overwrites: true });
      expect(told.reports[0]?.detail).toBe('home_ground, website');
      expect(await clubs()).toMatchObject([{ homeGround: 'Roundhay', website: 'https://lions3.example' }]);
    });

    it('exports sources, and reads them back where a club is new', async () => {
      await load([LIONS], { origin, now });
      await edit({ homeGround: 'The Meadow' }, 'club-admin', '2026-03-13T12:00:00Z');
      const before = (await clubs())[0]?.factSources;
      const lines = await exported();
      expect(lines[0]).toContain('home_ground: club 2026-03-13');
      expect((await load(lines, { isDryRun: true }, HEADER)).counts.unchanged).toBe(1);
      const copy = lines.map((line) => line.replace('a1,Headingley Lions', 'a2,Zeal Wolves'));
      await load(copy, { addsDoubtful: true }, HEADER);
      const [, wolves] = await clubs();
      expect(wolves?.factSources).toEqual(expect.arrayContaining(before ?? []));

      // What is edited in the file no longer comes from where it came from.
      const edited = lines.map((line) => line.replace('The Meadow', 'Roundhay'));
      await load(edited, { overwrites: true, origin: { name: 'By hand', licence: null } }, HEADER);
      expect((await clubs())[0]?.factSources).toContainEqual(
        expect.objectContaining({ kind: 'import', name: 'By hand', facts: ['homeGround'] }),
      );
    });

    it.each([
      'cost: us 2026-03-12',
      'cost: club 2026-02-31',
      'club 2026-03-12',
      `cost: import 2026-01-02 "${'x'.repeat(121)}"`,
    ])('refuses %j', async (cell) => {
      const { reports } = await load(
        [`A1,Lions,"${cell.replaceAll('"', '""')}"`],
        {},
        'external_id,name,sources',
      );
      expect(reports).toMatchObject([{ outcome: 'broken' }]);
      expect(reports[0]?.detail).toContain('sources must be like');
    });
  });

  it('reports its own export as unchanged, including clubs that came from no file', async () => {
    await load([LIONS, TIGERS]);
    await load([GIVEN], {}, FACTS);
    const wideSigns = { description: '＝1＋1', homeGround: '＋Plus' };
    await database.dataSource.manager.update(
      Club,
      { name: 'Headingley Lions' },
      { ...EXAMPLE_FACTS, ...wideSigns },
    );
    await database.dataSource.query('DELETE FROM club_sources WHERE external_id = ?', ['a2']);
    await database.dataSource.manager.update(Club, { name: 'Moortown Tigers' }, { description: '=1+1' });
    const output = new PassThrough();
    const exported = text(output);
    expect(await exportClubs(database, output)).toBe(2);
    output.end();
    const lines = (await exported).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe(HEADER);
    const { counts } = await load(lines.slice(1), {}, HEADER);
    expect(counts).toMatchObject({ unchanged: 2 });

    await load(
      lines.slice(1).map((line) => line.replace('Moortown Tigers', 'Moortown Cubs')),
      {},
      HEADER,
    );
    expect(await names()).toEqual(['Headingley Lions', 'Moortown Cubs']);
    await undoImport(database);
    expect(await names()).toEqual(['Headingley Lions', 'Moortown Tigers']);

    const wolves = lines.slice(1).map((line) => line.replace('a1,Headingley Lions', 'a3,Zeal Wolves'));
    await load(wolves, { addsDoubtful: true }, HEADER);
    expect((await clubs()).slice(1)).toMatchObject([byFact(() => null), EXAMPLE_FACTS]);
  });
});
