import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../../../test/support/until.js';
import { openDatabase } from '../../../app/open-database.js';
import { SiteSetting } from '../site-setting.entity.js';

describe('the files of the embedded database', () => {
  let folder: string;
  const getMode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const getModes = (dataDir: string) =>
    readdirSync(dataDir)
      .filter((name) => /\.sqlite(-wal|-shm)?$/.test(name))
      .sort()
      .map((name) => [name, getMode(join(dataDir, name))]);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'club-reviews-files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('can be read by their owner only, and so can the folder made for them', async () => {
    const dataDir = join(folder, 'data');
    const database = await openDatabase({ dataDir });
    const modes = getModes(dataDir);
    await database.close();
    expect(modes).toEqual([
      ['club-reviews.sqlite', '600'],
      ['club-reviews.sqlite-shm', '600'],
      ['club-reviews.sqlite-wal', '600'],
    ]);
    expect(getMode(dataDir)).toBe('700');
  });

  it('are closed to others where an older release left them open; an existing folder stays as it is', async () => {
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'club-reviews.sqlite'), '', { mode: 0o644 });
    const database = await openDatabase({ dataDir: folder });
    const modes = getModes(folder);
    await database.close();
    expect(modes.map(([, mode]) => mode)).toEqual(['600', '600', '600']);
    expect(getMode(folder)).toBe('755');
  });

  it('shrink again after bulk work', async () => {
    const database = await openDatabase({ dataDir: folder });
    const logSize = () => statSync(join(folder, 'club-reviews.sqlite-wal')).size;
    const write = (name: 'address_wipe' | 'daily_summary', length: number) =>
      database.transactions.runInTransaction((manager) =>
        manager.save(SiteSetting, { name, value: 'x'.repeat(length) }),
      );
    await write('address_wipe', 40_000_000);
    const inBulk = logSize();
    expect(inBulk).toBeGreaterThan(40_000_000);
    let length = 0;
    await until(async () => {
      await write('daily_summary', (length += 1));
      return logSize() < 20_000_000;
    });
    await database.close();
  });
});
