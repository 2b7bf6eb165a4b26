import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { EnvironmentError } from '@club-reviews/releases/setting-table/read-settings';
import { Compression, PMTiles, TileType } from 'pmtiles';
import type { Source } from 'pmtiles';

/** Where the Protomaps schema has streets. */
const STREETS_LAYER = 'roads';
/** What says a street's kind in earlier versions of the schema. */
const OLD_KIND = 'pmap:kind';

/** The header and the root directory, which say where everything is. */
const START_BYTES = 16_384;

/** The compressions that maps in browsers read. */
const READABLE = [Compression.None, Compression.Gzip];

/**
 * Checks an archive of streets.
 * @returns its version: the same for the same file on every server, and another if the streets change
 * @throws EnvironmentError that says what's wrong with it
 */
export async function readStreetArchive(file: string): Promise<string> {
  const refuse = (problem: string): never => {
    throw new EnvironmentError(`MAP_PMTILES ${problem}: ${file}`);
  };
  const handle = await open(file).catch(() => refuse('names a file that can’t be read'));
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) refuse('names a folder, not a file');
    const archive = new PMTiles(fileSource(file, handle));
    const header = await archive.getHeader().catch(() => refuse('names a file that isn’t a PMTiles archive'));
    if (header.tileType !== TileType.Mvt) refuse('names an archive of images: it must have vector tiles');
    if (!READABLE.includes(header.tileCompression)) refuse('names an archive whose tiles aren’t gzipped');
    if (header.tileDataOffset + (header.tileDataLength ?? 0) > stat.size) refuse('names an incomplete file');
    const metadata = await archive.getMetadata().catch(() => refuse('names an archive without metadata'));
    const streets = getLayers(metadata).find((layer) => layer?.id === STREETS_LAYER);
    if (!streets)
      refuse(`names an archive without the layer “${STREETS_LAYER}”: it must be a Protomaps basemap`);
    if (Object.hasOwn(Object(streets?.fields), OLD_KIND))
      refuse('names a Protomaps basemap of version 2 or 3, whose streets would be missing: it must be 4');
    const start = await readBytes(handle, 0, START_BYTES);
    return createHash('sha256').update(start).update(String(stat.size)).digest('hex').slice(0, 16);
  } finally {
    await handle.close();
  }
}

const fileSource = (file: string, handle: FileHandle): Source => ({
  getKey: () => file,
  getBytes: async (offset, length) => ({ data: (await readBytes(handle, offset, length)).buffer }),
});

async function readBytes(handle: FileHandle, offset: number, length: number) {
  const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
  return buffer.slice(0, bytesRead);
}

/** An archive's layers; none if the metadata, which can be any JSON, doesn't list them. */
function getLayers(metadata: unknown): ({ id?: string; fields?: unknown } | null)[] {
  const { vector_layers: layers } = (metadata ?? {}) as { vector_layers?: unknown };
  return Array.isArray(layers) ? layers : [];
}
