import { randomBytes } from 'node:crypto';
import { openFile, sealFile } from './sealed-file.js';

const KEY = 'a-key-of-thirty-two-characters-00';
const OTHER_KEY = 'another-key-of-thirty-two-chars-0';

async function* toPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  await Promise.resolve();
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function collected(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = [];
  for await (const piece of pieces) found.push(piece);
  return Buffer.concat(found);
}

const sealed = (content: Buffer, key?: string) => collected(sealFile(toPieces(content, 70_001), key));
const opened = (file: Buffer, key?: string) => collected(openFile(toPieces(file, 65_536), key));

describe.each([
  ['with a key', KEY],
  ['without a key', undefined],
])('a sealed file %s', (_, key) => {
  it.each([0, 1, 262_143, 262_144, 262_145, 1_000_000])('returns %d bytes unchanged', async (size) => {
    const content = randomBytes(size);
    expect((await opened(await sealed(content, key), key)).equals(content)).toBe(true);
  });

  it('is refused when it’s cut off anywhere', async () => {
    const file = await sealed(randomBytes(600_000), key);
    for (const end of [0, 10, 40, 200, 262_000, 300_000, 524_500, file.length - 1])
      await expect(opened(file.subarray(0, end), key)).rejects.toThrow(/cut off|isn’t a backup/);
  });

  it('is refused when any byte is changed', async () => {
    const file = await sealed(randomBytes(600_000), key);
    const places = [0, 25, 60, 200, 262_300, file.length - 1];
    for (let at = 300; at < file.length; at += 37_003) places.push(at);
    for (const at of places) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(opened(changed, key)).rejects.toThrow();
    }
  });

  it('is refused when its pieces are reordered, left out or repeated', async () => {
    const file = await sealed(randomBytes(700_000), key);
    const start = file.indexOf(10) + 1;
    const length = file.readUInt32BE(start) + 4;
    const [head, first, second, rest] = [
      file.subarray(0, start),
      file.subarray(start, start + length),
      file.subarray(start + length, start + 2 * length),
      file.subarray(start + 2 * length),
    ];
    for (const pieces of [
      [head, second, first, rest],
      [head, second, rest],
      [head, first, first, second, rest],
      [head, first, rest],
      [head, first, second, rest, rest],
    ])
      await expect(opened(Buffer.concat(pieces), key)).rejects.toThrow();
  });

  it('is refused when pieces of another file are put into it', async () => {
    const [one, other] = [await sealed(Buffer.from('one'), key), await sealed(Buffer.from('two'), key)];
    const mixed = Buffer.concat([
      one.subarray(0, one.indexOf(10) + 1),
      other.subarray(other.indexOf(10) + 1),
    ]);
    // Without a key nothing tells the two apart: anyone who can write the file can write any other.
    if (key) await expect(opened(mixed, key)).rejects.toThrow(/changed or damaged/);
  });

  it('is refused when something follows it', async () => {
    const file = await sealed(Buffer.from('all'), key);
    await expect(opened(Buffer.concat([file, Buffer.from('x')]), key)).rejects.toThrow(/carries on/);
  });
});

describe('an encrypted file', () => {
  it('can’t be replaced by one that anybody could write', async () => {
    const forged = await sealed(Buffer.from('forged'));
    await expect(opened(forged, KEY)).rejects.toThrow(/isn’t encrypted although BACKUP_KEY is set/);
  });

  it('reveals nothing of its content', async () => {
    const file = await sealed(Buffer.from('parent@example.org '.repeat(1000)), KEY);
    expect(file.includes('example')).toBe(false);
  });

  it('is different each time', async () => {
    const content = Buffer.alloc(1000);
    expect((await sealed(content, KEY)).equals(await sealed(content, KEY))).toBe(false);
  });

  it('names the key as the reason', async () => {
    const file = await sealed(Buffer.from('all'), KEY);
    await expect(opened(file, OTHER_KEY)).rejects.toThrow('BACKUP_KEY isn’t the key');
    await expect(opened(file)).rejects.toThrow('set BACKUP_KEY');
  });
});

it('tells a backup from any other file', async () => {
  await expect(opened(Buffer.from('SQLite format 3 and so on'))).rejects.toThrow('isn’t a backup');
});
