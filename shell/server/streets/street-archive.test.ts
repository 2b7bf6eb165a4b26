/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeStreetArchive } from '../testing/street-archive';
import { readStreetArchive } from './street-archive';

const folder = mkdtempSync(join(tmpdir(), 'street-archives-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a file with this content. */
async function read(content: Uint8Array | string): Promise<string> {
  const file = join(folder, 'west-yorkshire.pmtiles');
  writeFileSync(file, content);
  return readStreetArchive(file);
}

describe('an archive of streets', () => {
  const archive = makeStreetArchive();

  it('has a version that changes with it', async () => {
    const version = await read(archive);
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect(await read(archive)).toBe(version);
    expect(await read(Buffer.concat([archive, Buffer.from('more')]))).not.toBe(version);
  });

  it.each([
    ['isn’t a PMTiles archive', 'words'],
    ['isn’t a PMTiles archive', ''],
    ['an archive of images', makeStreetArchive({ tileType: 2 })],
    ['tiles aren’t gzipped', makeStreetArchive({ tileCompression: 3 })],
    ['without the layer “roads”', makeStreetArchive({ layers: [] })],
    ['without the layer “roads”', makeStreetArchive({ metadata: null })],
    ['without the layer “roads”', makeStreetArchive({ metadata: { vector_layers: [null] } })],
    [
      'version 2 or 3',
      makeStreetArchive({
        metadata: { vector_layers: [{ id: 'roads', fields: { 'pmap:kind': 'string' } }] },
      }),
    ],
    ['an incomplete file', archive.subarray(0, -1)],
  ])('is refused by the setting’s name: %s', async (problem, content) => {
    await expect(read(content)).rejects.toThrow(
      new RegExp(`^MAP_PMTILES names .*${problem}.*west-yorkshire`),
    );
  });

  it('is refused if it’s missing, or a folder', async () => {
    await expect(readStreetArchive(join(folder, 'none'))).rejects.toThrow(
      /^MAP_PMTILES names a file that can’t be read/,
    );
    await expect(readStreetArchive(folder)).rejects.toThrow(/^MAP_PMTILES names a folder/);
  });
});
