import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeClubs } from '../../../../test/support/factories.js';
import { useTestDatabase } from '../../../../test/support/test-database.js';
import { Club } from '../../../model/clubs/club.entity.js';
import { ClubVersion } from '../../../model/clubs/club-versions.js';
import { Ground } from '../../../model/clubs/ground.entity.js';
import { SourceFileError } from '../../../platform/text/csv-rows.js';
import { importGrounds } from './import-grounds.js';

const SITES =
  'Site ID,Site Name,Thoroughfare Name,Town,Postcode,Car Park Capacity,Closure Reason,Disability: Toilets';
const PITCHES =
  'Facility ID,Site ID,Site Name,Facility Type,Facility Subtype,Operational Status,Accessibility Type Group (Text),Closure Reason,Easting,Northing,Artificial Sports Lighting,Has changing rooms?';

describe('importing grounds', () => {
  const database = useTestDatabase('suite');
  let folder: string;

  const write = (name: string, ...lines: string[]): string => {
    const file = join(folder, name);
    writeFileSync(file, `\uFEFF${lines.join('\r\n')}\r\n`);
    return file;
  };
  /** An unpacked archive with these further rows. */
  const writeArchive = ({ sites = [], grass = [], artificial = [] }: Record<string, string[]>): string => {
    write('sites.csv', SITES, ...sites);
    write('grasspitches.csv', PITCHES, ...grass);
    write('artificialgrasspitches.csv', PITCHES, ...artificial);
    return folder;
  };
  const load = (path: string, dropsMany?: boolean) =>
    importGrounds(database, path, { progress: () => undefined, dropsMany });
  const stored = () => database.dataSource.manager.find(Ground, { order: { id: 'ASC' } });

  const ROUNDHAY = {
    sites: [
      '1002003,Roundhay Park,Princes Avenue,Leeds,ls8 1jq,40,,1',
      '1002004,Otley Baths,Pool Lane,Otley,LS21 1BG,10,,0',
    ],
    grass: [
      '1,1002003,Roundhay Park,5,5001,3,Public Access,,433300,438100,0,1',
      '2,1002003,Roundhay Park,5,5003,3,Public Access,,433300,438100,0,0',
    ],
    artificial: ['3,1002003,Roundhay Park,8,8003,3,Public Access,,433300,438100,1,0'],
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'club-reviews-grounds-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('puts an unpacked archive’s files together by site, and leaves out where no football is played', async () => {
    const archive = writeArchive({
      sites: [
        ...ROUNDHAY.sites,
        '1002005,Closed Rec,,Leeds,LS1 1AA,,Demolished,0',
        '1002006,The Hall,,Leeds,LS1 1AB,,,0',
        '1002007,Private School,,Leeds,LS1 1AC,,,0',
      ],
      grass: [
        ...ROUNDHAY.grass,
        '4,1002005,Closed Rec,5,5001,3,Public Access,,430000,433000,0,0',
        '5,1002006,The Hall,5,5002,7,Public Access,,430000,433000,0,0',
        '6,1002007,Private School,5,5001,3,Private,,430000,433000,0,0',
      ],
      artificial: ROUNDHAY.artificial,
    });
    expect(await load(archive)).toEqual({ grounds: 1, added: 1, changed: 0, dropped: 0, problems: [] });
    const [ground, ...others] = await stored();
    expect(others).toEqual([]);
    expect(ground).toMatchObject({
      ...{ id: 1002003, name: 'Roundhay Park', town: 'Leeds', postcode: 'LS8 1JQ', isListed: true },
      ...{ surfaces: ['grass', '3g'], searchText: 'roundhay park leeds ls8 1jq' },
      access: ['parking', 'accessible-toilet', 'changing-rooms', 'floodlights'],
    });
    expect(ground?.latitude).toBeCloseTo(53.838, 2);
    expect(ground?.longitude).toBeCloseTo(-1.495, 2);
  });

  it('reads a report with everything in one file, by words instead of numbers', async () => {
    const file = write(
      'report.csv',
      'Site Name,Site ID,Town,Postcode,Facility Sub Type,Operational Status (Text),Floodlit,Latitude,Longitude',
      '"Park, The",7,York,YO1 7HH,Sand Filled,Operational,Yes,53.96,-1.08',
      '"Park, The",7,York,YO1 7HH,Mini Soccer 7v7,Closed,No,53.96,-1.08',
      'Meridian Fields,8,Cambridge,CB1 1AA,Mini Soccer 5v5,Operational,No,52.2,0',
    );
    expect(await load(file)).toMatchObject({ grounds: 2, problems: [] });
    expect((await stored()).filter(({ isListed }) => isListed)).toMatchObject([
      { id: 7, name: 'Park, The', surfaces: ['astro'], access: ['floodlights'], latitude: 53.96 },
      { id: 8, surfaces: ['grass'], longitude: 0 },
    ]);
  });

  it('writes only what has changed, and marks what’s gone: its clubs keep it', async () => {
    const more = {
      sites: [...ROUNDHAY.sites, '1002008,Soldiers Field,,Leeds,LS8 2AA,,,0'],
      grass: [...ROUNDHAY.grass, '7,1002008,Soldiers Field,5,5001,3,Public Access,,433500,438500,0,0'],
    };
    await load(writeArchive({ ...ROUNDHAY, ...more }));
    const [club] = await storeClubs(database, [{ name: 'Lions', groundId: 1002008 }]);
    const id = club!.id;
    const getVersion = async () =>
      (await database.dataSource.manager.findOneBy(ClubVersion, { clubId: id }))?.version;
    const before = [await stored(), await getVersion()];

    expect(await load(folder)).toMatchObject({ grounds: 2, added: 0, changed: 0, dropped: 0 });
    expect([await stored(), await getVersion()]).toEqual(before);

    expect(await load(writeArchive(ROUNDHAY))).toMatchObject({ grounds: 1, changed: 0, dropped: 1 });
    expect(await database.dataSource.manager.findOneByOrFail(Ground, { id: 1002008 })).toMatchObject({
      isListed: false,
    });
    expect(await database.dataSource.manager.findOneByOrFail(Club, { id })).toMatchObject({
      groundId: 1002008,
    });
    expect(await getVersion()).toBeGreaterThan(Number(before[1] ?? 0));

    expect(await load(writeArchive({ ...ROUNDHAY, ...more }))).toMatchObject({ added: 0, changed: 1 });
    expect(await database.dataSource.manager.findOneByOrFail(Ground, { id: 1002008 })).toMatchObject({
      isListed: true,
    });
  });

  it('takes a file that lacks many grounds for one that was cut short, unless told otherwise', async () => {
    const lines = Array.from({ length: 300 }, (_, n) => `${20_000 + n},Rec ${n},Mini Soccer 7v7,53,-1`);
    const writeReport = (count: number) =>
      write('report.csv', 'Site ID,Site Name,Facility Sub Type,Latitude,Longitude', ...lines.slice(0, count));
    await load(writeReport(300), true);
    await expect(load(writeReport(150))).rejects.toThrow(/holds 150 grounds, and 300 are listed/);
    expect(await load(writeReport(220))).toMatchObject({ dropped: 80 });
    expect(await load(writeReport(50), true)).toMatchObject({ dropped: 170 });
  });

  it('reads a file in whatever encoding it was saved, and leaves out letters that can’t be read', async () => {
    const lines =
      'Site ID,Site Name,Facility Sub Type,Latitude,Longitude\n11,Château Rec,Mini Soccer 7v7,53,-1\n';
    const file = join(folder, 'report.csv');
    const getNames = async () => (await stored()).filter(({ id }) => id === 11).map(({ name }) => name);
    for (const encoding of ['latin1', 'utf16le', 'utf8'] as const) {
      await database.dataSource.manager.delete(Ground, { id: 11 });
      writeFileSync(file, `${encoding === 'utf16le' ? '\uFEFF' : ''}${lines}`, encoding);
      expect(await load(file)).toMatchObject({ added: 1, problems: [] });
      expect(await getNames()).toEqual(['Château Rec']);
    }
    writeFileSync(file, `${lines}12,Caf\uFFFD Rec,Mini Soccer 7v7,53,-1\n`);
    expect(await load(file)).toMatchObject({
      ...{ grounds: 1, problems: ['report.csv, line 3: a letter in “Caf\uFFFD Rec” can’t be read'] },
    });
  });

  it('leaves out lines that can’t be right, and says which and why', async () => {
    const archive = writeArchive({
      ...ROUNDHAY,
      sites: [...ROUNDHAY.sites, 'abc,Somewhere,,Leeds,,,,0', '1002009,,,Leeds,LS1 1AA,,,0'],
      grass: [
        '8,1002009,,5,5001,3,Public Access,,433300,438100,0,1',
        '9,1002010,Meadows,5,5001,3,Public Access,,325000,673000,0,1',
        '10,1002011,Lost Park,5,5001,3,Public Access,,,,0,1',
      ],
    });
    expect(await load(archive)).toMatchObject({
      grounds: 1,
      problems: [
        'sites.csv, line 4: “abc” isn’t the number of a site',
        'grasspitches.csv, line 3: the position isn’t in England',
        'sites.csv, line 5: site 1002009 has no name',
        'grasspitches.csv, line 4: site 1002011 has no position',
      ],
    });
  });

  it('changes nothing when a file can’t be used', async () => {
    await load(writeArchive(ROUNDHAY));
    const before = await stored();
    const refusals: [path: () => string, says: RegExp][] = [
      [() => join(folder, 'missing.csv'), /doesn’t exist/],
      [
        () => write('other.csv', 'name,town', 'Lions,Leeds'),
        /other\.csv: the header has no column “Site ID”/,
      ],
      [
        () => {
          writeFileSync(join(folder, 'book.csv'), 'PK\u0003\u0004');
          return join(folder, 'book.csv');
        },
        /book\.csv: it’s a workbook/,
      ],
      [() => write('short.csv', SITES, '1,A,,Leeds'), /short\.csv: .*line 2/],
      [() => write('open.csv', SITES, '1,"A never closed'), /open\.csv: /],
      [() => write('baths.csv', SITES, '1,Baths,,Leeds,,,,0'), /holds no football pitch in use/],
      [
        () => {
          rmSync(join(folder, 'grasspitches.csv'));
          return folder;
        },
        /grasspitches\.csv doesn’t exist/,
      ],
    ];
    for (const [path, says] of refusals) {
      const work = load(path());
      await expect(work).rejects.toThrow(SourceFileError);
      await expect(work).rejects.toThrow(says);
    }
    expect(await stored()).toEqual(before);
  });
});
