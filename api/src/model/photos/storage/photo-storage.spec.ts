import { mkdtempSync, rmSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Server } from '../../../../test/support/s3-server.js';
import { Bucket } from './bucket.js';
import { FolderStorage } from './folder-storage.js';
import type { PhotoStorage } from './photo-storage.js';
import { S3Storage } from './s3-storage.js';

const KEY = '0123456789abcdef01234567';
const OTHER = 'fedcba987654321001234567';
const YESTERDAY = new Date(Date.now() - 86_400_000);

/** A storage under test, and what the clock and other programs do to it. */
interface Trial {
  storage: PhotoStorage;
  makeOld(key: string): Promise<void>;
  putBeside(name: string): Promise<void>;
  end(): Promise<void>;
}

function inFolder(): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-pictures-'));
  const storage = new FolderStorage(join(folder, 'photos'));
  return Promise.resolve({
    storage,
    makeOld: (key) => utimes(join(folder, 'photos', key), YESTERDAY, YESTERDAY),
    putBeside: (name) => storage.put(name, Buffer.from('other')),
    end: () => Promise.resolve(rmSync(folder, { recursive: true })),
  });
}

async function inBucket(): Promise<Trial> {
  const server = await new S3Server().start();
  server.pageSize = 3;
  return {
    storage: new S3Storage(new Bucket(server.settings)),
    makeOld: (key) => {
      for (const [name, object] of server.objects) if (name.startsWith(key)) object.writtenAt = YESTERDAY;
      return Promise.resolve();
    },
    putBeside: (name) => {
      server.objects.set(name, { body: Buffer.from('other'), contentType: undefined, writtenAt: YESTERDAY });
      return Promise.resolve();
    },
    end: () => server.stop(),
  };
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('pictures in %s', (_, begin) => {
  let trial: Trial;
  let storage: PhotoStorage;
  const put = (name: string, text = name) => storage.put(name, Buffer.from(text), 'image/webp');
  const keysBefore = async (before: Date) => {
    const keys: string[] = [];
    for await (const key of storage.keysBefore(before)) keys.push(key);
    return keys.sort();
  };

  beforeEach(async () => {
    trial = await begin();
    storage = trial.storage;
  });

  afterEach(() => trial.end());

  it('come back unchanged, whatever bytes they are', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 70_000 }, (_byte, index) => (index * 7) % 256));
    await storage.put(`${KEY}/320.avif`, bytes, 'image/avif');
    expect(bytes.equals((await storage.get(`${KEY}/320.avif`)) ?? Buffer.alloc(0))).toBe(true);
    await storage.put(`${KEY}/96.webp`, Buffer.alloc(0), 'image/webp');
    expect(await storage.get(`${KEY}/96.webp`)).toEqual(Buffer.alloc(0));
  });

  it('are replaced by ones with the same name', async () => {
    await put(`${KEY}/320.webp`, 'before');
    await put(`${KEY}/320.webp`, 'after');
    expect((await storage.get(`${KEY}/320.webp`))?.toString()).toBe('after');
  });

  it('don’t cause an error if missing', async () => {
    expect(await storage.get(`${KEY}/320.webp`)).toBeUndefined();
    await put(`${KEY}/320.webp`);
    expect(await storage.get(`${KEY}/800.webp`)).toBeUndefined();
    expect(await storage.get(`${KEY}/320.webp/800.webp`)).toBeUndefined();
    await storage.remove(OTHER);
    expect(await keysBefore(new Date(0))).toEqual([]);
  });

  it('are deleted with all their files, and no others', async () => {
    for (const width of [320, 800, 1600])
      for (const format of ['avif', 'webp']) await put(`${KEY}/${width}.${format}`);
    await put(`${OTHER}/320.webp`);
    await storage.remove(KEY);
    expect(await storage.get(`${KEY}/320.avif`)).toBeUndefined();
    expect(await storage.get(`${KEY}/1600.webp`)).toBeUndefined();
    expect(await storage.get(`${OTHER}/320.webp`)).toBeDefined();
  });

  it.each(['', '..', '../photos', KEY.slice(1), `${KEY}/320.webp`])(
    'stay when asked to remove “%s”',
    async (key) => {
      await put(`${KEY}/320.webp`);
      await storage.remove(key);
      expect(await storage.get(`${KEY}/320.webp`)).toBeDefined();
    },
  );

  it('are found by their age, each key once, and without other files', async () => {
    for (const width of [320, 800, 1600])
      for (const format of ['avif', 'webp']) {
        await put(`${KEY}/${width}.${format}`);
        await put(`${OTHER}/${width}.${format}`);
      }
    await trial.putBeside('backups/320.webp');
    await trial.putBeside('a&b/320.webp');
    await trial.makeOld(OTHER);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    expect(await keysBefore(anHourAgo)).toEqual([OTHER]);
    expect(await keysBefore(new Date(Date.now() + 3_600_000))).toEqual([KEY, OTHER]);
  });

  it('are listed by their files, without other files', async () => {
    await put(`${KEY}/320.webp`);
    await put(`${KEY}/800.avif`);
    await put(`${OTHER}/96.webp`);
    await trial.putBeside('backups/320.webp');
    const names: string[] = [];
    for await (const name of storage.names()) names.push(name);
    expect(names.sort()).toEqual([`${KEY}/320.webp`, `${KEY}/800.avif`, `${OTHER}/96.webp`]);
  });

  it('are stored many at once', async () => {
    const names = Array.from({ length: 30 }, (_name, index) => `${String(index).padStart(24, '0')}/320.webp`);
    await Promise.all(names.map((name) => put(name)));
    const found = await Promise.all(names.map((name) => storage.get(name)));
    expect(found.map(String)).toEqual(names);
  });
});
