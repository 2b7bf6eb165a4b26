import type { ReleaseStore } from '@club-reviews/releases/release-store';
import type { PhotoStorage } from '../../model/photos/storage/photo-storage.js';
import type { TableSource } from '../../platform/database/transfer/table-transfer.js';
import { formatRow } from './file/cells.js';
import type { BackupFile } from './file/records.js';
import { fileRecord, recordLine } from './file/records.js';
import type { BackupEnd, Manifest } from './manifest.js';
import { toRows } from './manifest.js';
import { releaseFiles } from './release-files.js';
import { TallyCounter } from './tally.js';

/** Called with what is being written and how much of it is done, 0 to 1. */
export type BackupProgress = (step: string, done: number) => void;

/** What a backup is made of. */
export interface BackupParts {
  source: TableSource;
  /** Undefined if left out. */
  pictures: PhotoStorage | undefined;
  /** Undefined if left out. */
  releases: ReleaseStore | undefined;
}

/**
 * Everything that a backup holds, before it's compressed and sealed: the manifest, the tables, files, and what they add
 * up to.
 */
export async function* backupContent(
  manifest: Manifest,
  { source, pictures, releases }: BackupParts,
  progress: BackupProgress,
): AsyncGenerator<Buffer> {
  const end: BackupEnd = { tables: {}, files: { pictures: NOTHING, releases: NOTHING } };
  const total = toRows(manifest);
  let written = 0;
  yield recordLine({ manifest });
  for (const table of manifest.tables) {
    const counter = new TallyCounter();
    yield recordLine({ table: table.name });
    const columns = table.columns.map(({ name }) => name);
    for await (const rows of source.rows(table.name, columns)) {
      const lines = rows.map(formatRow);
      for (const line of lines) counter.add(line);
      yield Buffer.from(`${lines.join('\n')}\n`);
      written += rows.length;
      progress('tables', Math.min(1, written / total));
    }
    end.tables[table.name] = counter.tally();
  }
  if (pictures) end.files.pictures = yield* files(pictureFiles(pictures), 'pictures', progress);
  if (releases) end.files.releases = yield* files(releaseFiles(releases), 'releases', progress);
  yield recordLine({ end });
}

const NOTHING = new TallyCounter().tally();

async function* files(found: AsyncIterable<BackupFile>, step: string, progress: BackupProgress) {
  const counter = new TallyCounter();
  for await (const file of found) {
    const record = fileRecord(file);
    counter.add(record);
    yield record;
    progress(step, 0);
  }
  progress(step, 1);
  return counter.tally();
}

/** Picture files, without any deleted in the meantime: the next backup has the database without them. */
async function* pictureFiles(storage: PhotoStorage): AsyncGenerator<BackupFile> {
  for await (const name of storage.names()) {
    const content = await storage.get(name);
    if (content) yield { area: 'pictures', name, content };
  }
}
