import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bucket } from '@club-reviews/releases/bucket';
import { failWith, noFault, S3Server } from '../../../../test/support/s3-server.js';
import { keepNewest, newestBackup, parseKeep } from '../keep-backups.js';
import type { BackupDestination } from './backup-destination.js';
import { backupName, isBackupName } from './backup-names.js';
import { BucketPlace } from './bucket-place.js';
import { FolderPlace } from './folder-place.js';
import { openTarget } from './open-place.js';

const PART_BYTES = 100_000;
const NO_BUCKET = { key: undefined, bucketAccess: undefined };

/** A place under test. */
interface Trial {
  place: BackupDestination;
  /** Names of everything that a failed upload has left behind. */
  leftovers(): string[];
  end(): Promise<void>;
}

function inFolder(): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-places-'));
  return Promise.resolve({
    place: new FolderPlace(join(folder, 'backups')),
    leftovers: () => readdirSync(join(folder, 'backups')),
    end: () => Promise.resolve(rmSync(folder, { recursive: true })),
  });
}

async function inBucket(): Promise<Trial> {
  const server = await new S3Server().start();
  server.pageSize = 3;
  server.objects.set('other/thing', {
    body: Buffer.from('x'),
    contentType: undefined,
    writtenAt: new Date(),
  });
  return {
    place: new BucketPlace(
      new Bucket(server.settings),
      'nightly/',
      's3://club-pictures/nightly/',
      PART_BYTES,
    ),
    leftovers: () => [
      ...server.uploads.open.keys(),
      ...server.names().filter((name) => name !== 'other/thing'),
    ],
    end: () => server.stop(),
  };
}

async function* pieces(bytes: Buffer, failure?: Error): AsyncGenerator<Buffer> {
  await Promise.resolve();
  for (let start = 0; start < bytes.length; start += 30_000) yield bytes.subarray(start, start + 30_000);
  if (failure) throw failure;
}

async function collected(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = [];
  for await (const piece of content) found.push(piece);
  return Buffer.concat(found);
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('backups in %s', (_, begin) => {
  let trial: Trial;

  beforeEach(async () => {
    trial = await begin();
  });

  afterEach(() => trial.end());

  it.each([1, 99_999, 100_000, 345_678])('come back unchanged, with %d bytes', async (size) => {
    const content = randomBytes(size);
    expect(await trial.place.write('one.backup', pieces(content))).toBe(size);
    expect((await collected(trial.place.read('one.backup'))).equals(content)).toBe(true);
    expect(await trial.place.list()).toEqual([{ name: 'one.backup', bytes: size }]);
  });

  it('are whole, or not there', async () => {
    const failing = pieces(randomBytes(250_000), new Error('the database has gone'));
    await expect(trial.place.write('one.backup', failing)).rejects.toThrow('the database has gone');
    expect(trial.leftovers()).toEqual([]);
  });

  it('that are missing fail with a clear message', async () => {
    await trial.place.write('one.backup', pieces(randomBytes(10)));
    await expect(collected(trial.place.read('two.backup'))).rejects.toThrow(/There’s no .*two\.backup/);
  });

  it('are removed except the newest ones, and nothing else is', async () => {
    const names = Array.from({ length: 9 }, (_name, index) =>
      backupName(new Date(Date.UTC(2026, 10, 20 - index))),
    );
    for (const name of [...names, 'before-the-move.backup'])
      await trial.place.write(name, pieces(randomBytes(5)));
    expect(await newestBackup(trial.place)).toBe(names[0]);
    const removed = await keepNewest(trial.place, 3);
    expect(removed.sort()).toEqual(names.slice(3).sort());
    const left = (await trial.place.list()).map(({ name }) => name).sort();
    expect(left).toEqual([...names.slice(0, 3), 'before-the-move.backup'].sort());
    expect(await keepNewest(trial.place, 3)).toEqual([]);
  });
});

describe('names of backups', () => {
  it('say when they were started', () => {
    const name = backupName(new Date('2026-11-22T02:30:05Z'));
    expect(name).toBe('club-reviews-20261122T023005Z.backup');
    expect(isBackupName(name)).toBe(true);
  });

  it.each(['club-reviews.sqlite', 'x-20261122T023005Z.backup', 'club-reviews-20261322T023005Z.backup'])(
    'don’t look like “%s”',
    (name) => expect(isBackupName(name)).toBe(false),
  );
});

describe('how many backups are kept', () => {
  it.each(['1', '30', '999'])('is “%s”', (text) => expect(parseKeep(text)).toBe(Number(text)));

  it.each(['', '0', '-1', '1.5', '1e3', '1000', '7 daily, 4 weekly, 6 monthly'])('isn’t “%s”', (text) =>
    expect(() => parseKeep(text)).toThrow(/from 1 to 999, such as 30/),
  );
});

it('backups in a folder can be read by their owner only', async () => {
  const trial = await inFolder();
  await trial.place.write('one.backup', pieces(randomBytes(10)));
  expect(statSync(join(trial.place.address, 'one.backup')).mode & 0o777).toBe(0o600);
  await trial.end();
});

it('a bucket that is busy for a moment is tried again', async () => {
  const server = await new S3Server().start();
  const patience = { attemptMs: 2000, pauseMs: 5 };
  const place = new BucketPlace(new Bucket(server.settings, patience), '', 's3://club-pictures/', PART_BYTES);
  const content = randomBytes(250_000);
  server.failNext(noFault, failWith(503, 'SlowDown'), noFault, failWith(500, 'InternalError'));
  await place.write('one.backup', pieces(content));
  expect((await collected(place.read('one.backup'))).equals(content)).toBe(true);
  await server.stop();
});

describe('a target', () => {
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-target-'));
  writeFileSync(join(folder, 'file'), '');
  afterAll(() => rmSync(folder, { recursive: true }));
  const access = { endpoint: 'http://127.0.0.1:1', region: 'x', accessKeyId: 'a', secretAccessKey: 'b' };

  it.each([
    ['file', folder, 'file'],
    ['.', folder, undefined],
    ['new/', join(folder, 'new'), undefined],
    ['new/file', join(folder, 'new'), 'file'],
    ['s3://my-bucket', 's3://my-bucket/', undefined],
    ['s3://my-bucket/town/', 's3://my-bucket/town/', undefined],
    ['s3://my-bucket/town/one.backup', 's3://my-bucket/town/', 'one.backup'],
  ])('%s is found', (text, address, name) => {
    const target = openTarget(text, { ...NO_BUCKET, bucketAccess: access }, folder);
    expect([target.place.address, target.name]).toEqual([address, name]);
  });

  it('in a bucket needs its settings', () => {
    expect(() => openTarget('s3://my-bucket/', NO_BUCKET, folder)).toThrow('BACKUP_S3_ENDPOINT');
  });
});
