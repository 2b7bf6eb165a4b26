import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { useTestDatabase } from '../../../../test/support/test-database.js';
import { importPostcodes } from './import-postcodes.js';
import { toWgs84 } from './row-reader.js';
import { SourceFileError } from '../../../platform/text/csv-rows.js';

const NOVEMBER_2025 =
  'pcd7,pcd8,pcds,dointr,doterm,cty25cd,ced25cd,lad25cd,wd25cd,parncp25cd,usrtypind,east1m,north1m,gridind,hlth19cd,nhser24cd,ctry25cd,rgn25cd,lat,long,imd20ind';
const AUGUST_2024 =
  'pcd,pcd2,pcds,dointr,doterm,oscty,ced,oslaua,osward,parish,usertype,oseast1m,osnrth1m,osgrdind,oshlthau,nhser,ctry,rgn,lat,long,imd';

interface Row {
  postcode: string;
  country?: string;
  doterm?: string;
  eastings?: string;
  latitude: string;
  longitude: string;
}

const directory = (header: string, rows: Row[]): string => {
  const lines = rows.map(
    ({ postcode, country = 'E92000001', doterm = '', eastings = '428000', latitude, longitude }) => {
      const compact = postcode.replace(' ', '');
      const area = 'E10000000,E05000000,E08000035,E05011392,E43000255,0';
      return `"${compact}","${compact}","${postcode}","198001","${doterm}",${area},${eastings},436000,1,E18,E40,${country},E12000003,${latitude},${longitude},123`;
    },
  );
  return `\uFEFF${header}\r\n${lines.join('\r\n')}\r\n`;
};

describe('importing postcodes', () => {
  const database = useTestDatabase('suite');
  let folder: string;

  const write = (path: string, text: string): string => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const load = (path: string) => importPostcodes(database, path, () => undefined);
  const stored = (table: string, key: string) =>
    database.dataSource.query<{ latitude: number; longitude: number }[]>(
      `SELECT * FROM ${table} ORDER BY ${key}`,
    );

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'club-reviews-postcodes-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['of 2025', NOVEMBER_2025],
    ['of 2024', AUGUST_2024],
  ])('reads an ONS directory with the header %s', async (_, header) => {
    const file = write(
      'directory.csv',
      directory(header, [
        { postcode: 'LS6 3AA', latitude: '53.82', longitude: '-1.57' },
        { postcode: 'LS6 3AB', latitude: '53.84', longitude: '-1.59' },
        { postcode: 'LS6 1XX', doterm: '199606', latitude: '53.9', longitude: '-1.5' },
        { postcode: 'LS6 1ZZ', eastings: '', latitude: '99.999999', longitude: '0.000000' },
        { postcode: 'NP16 5AA', country: 'W92000004', latitude: '51.641', longitude: '-2.675' },
        { postcode: 'NP16 7AA', latitude: '51.65', longitude: '-2.66' },
        { postcode: 'NP16 5AB', country: 'W92000004', latitude: '51.641', longitude: '-2.675' },
        { postcode: 'BT1 1AA', latitude: '54.6', longitude: '-5.93' },
        { postcode: 'M1 1AE', latitude: '53.478', longitude: '-2.234' },
      ]),
    );
    expect(await load(file)).toEqual({ used: 6, skipped: 3 });
    expect(await stored('postcodes', 'postcode')).toEqual([
      { postcode: 'LS63AA', latitude: 53.82, longitude: -1.57, in_england: 1 },
      { postcode: 'LS63AB', latitude: 53.84, longitude: -1.59, in_england: 1 },
      { postcode: 'M11AE', latitude: 53.478, longitude: -2.234, in_england: 1 },
      { postcode: 'NP165AA', latitude: 51.641, longitude: -2.675, in_england: 0 },
      { postcode: 'NP165AB', latitude: 51.641, longitude: -2.675, in_england: 0 },
      { postcode: 'NP167AA', latitude: 51.65, longitude: -2.66, in_england: 1 },
    ]);
    const [ls6, m1, np16] = await stored('outward_codes', 'outward_code');
    expect(ls6).toMatchObject({ outward_code: 'LS6' });
    expect(ls6?.latitude).toBeCloseTo(53.83, 10);
    expect(ls6?.longitude).toBeCloseTo(-1.58, 10);
    expect(m1).toEqual({ outward_code: 'M1', latitude: 53.478, longitude: -2.234, in_england: 1 });
    expect(np16).toMatchObject({ outward_code: 'NP16', in_england: 0 });
  });

  it('reads an unpacked directory: the country’s file, not those of its areas as well', async () => {
    const row = (postcode: string) =>
      directory(NOVEMBER_2025, [{ postcode, latitude: '53.8', longitude: '-1.5' }]);
    write('Data/ONSPD_NOV_2025_UK.csv', row('LS1 1AA'));
    write('Data/multi_csv/ONSPD_NOV_2025_UK_LS.csv', row('LS1 1AB'));
    write('Data/multi_csv/ONSPD_NOV_2025_UK_M.csv', row('M1 1AB'));
    write('Documents/readme.csv', 'nothing of use');
    expect(await load(folder)).toEqual({ used: 1, skipped: 0 });
    expect(await load(join(folder, 'Data', 'multi_csv'))).toEqual({ used: 2, skipped: 0 });
  });

  it('reads an unpacked Code-Point Open, which has grid references and no header', async () => {
    write(
      'Data/CSV/tg.csv',
      [
        '"NR30 5AA",10,651410,313177,"E92000001","E19000001","E18000002","E10000020","E07000145","E05005788"',
        '"NR305AB",90,0,0,"E92000001","E19000001","E18000002","E10000020","E07000145","E05005788"',
      ].join('\n'),
    );
    write('Data/CSV/sp.csv', '"SP1  1AA",10,414000,130000,"E92000001","","","","E06000054","E05000001"\n');
    write('Doc/Code-Point_Open_Column_Headers.csv', 'PC,PQ,EA,NO,CY,RH,LH,CC,DC,WC\n');
    expect(await load(folder)).toEqual({ used: 2, skipped: 1 });
    const [caister] = await stored('postcodes', 'postcode');
    expect(caister).toMatchObject({ postcode: 'NR305AA' });
    expect(caister?.latitude).toBeCloseTo(52.658, 3);
    expect(caister?.longitude).toBeCloseTo(1.716, 3);
  });

  it('keeps what is there when a file can’t be used', async () => {
    await load(
      write(
        'good.csv',
        directory(NOVEMBER_2025, [{ postcode: 'LS6 3AA', latitude: '53.82', longitude: '-1.57' }]),
      ),
    );
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    const unusable = [
      join(folder, 'missing.csv'),
      empty,
      write('other.csv', 'name,town\nLions,Leeds\n'),
      write('blank.csv', ''),
      write('no-country.csv', 'pcds,doterm,east1m,north1m,lat,long\nLS6 3AA,,1,1,53,-1\n'),
      write('no-latitude.csv', 'pcds,doterm,east1m,north1m\nLS6 3AA,,1,1\n'),
      write('broken.csv', `${NOVEMBER_2025}\n"LS63AA,never closed`),
      write(
        'all-gone.csv',
        directory(NOVEMBER_2025, [
          { postcode: 'LS1 1AA', doterm: '200001', latitude: '53', longitude: '-1' },
        ]),
      ),
    ];
    for (const path of unusable) await expect(load(path)).rejects.toThrow(SourceFileError);
    expect(await stored('postcodes', 'postcode')).toEqual([
      { postcode: 'LS63AA', latitude: 53.82, longitude: -1.57, in_england: 1 },
    ]);
  });

  it('leaves the schema as the migrations made it', async () => {
    await load(
      write(
        'good.csv',
        directory(AUGUST_2024, [{ postcode: 'LS6 3AA', latitude: '53.82', longitude: '-1.57' }]),
      ),
    );
    const difference = await database.dataSource.driver.createSchemaBuilder().log();
    expect(difference.upQueries).toEqual([]);
  });
});

describe('toWgs84', () => {
  // Ordnance Survey's own worked example (Caister water tower), within the few metres of the shift's accuracy.
  it('converts a grid reference to its WGS84 position', () => {
    const { latitude, longitude } = toWgs84(651409.903, 313177.27);
    expect(Math.abs(latitude - 52.658007833)).toBeLessThan(0.00007);
    expect(Math.abs(longitude - 1.716073973)).toBeLessThan(0.0001);
  });
});
