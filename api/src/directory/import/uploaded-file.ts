import { setImmediate as othersFirst } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../platform/database/batches.js';
import type { Database } from '../../platform/database/database.js';
import type { ClubFile } from './club-file.js';
import { ClubImportPiece } from './club-import-job.entity.js';
import type { ClubImportJob } from './club-import-job.entity.js';

/** As base64 it's 60,000 characters: MySQL's texts hold 65,535 bytes. */
const PIECE_BYTES = 45_000;

/** Stores a part of a file that begins at `offset`, a multiple of the part size. */
export async function storePart(
  manager: EntityManager,
  jobId: number,
  offset: number,
  data: Buffer,
): Promise<void> {
  const rows = [];
  for (let start = 0; start < data.length; start += PIECE_BYTES) {
    const piece = data.subarray(start, start + PIECE_BYTES).toString('base64');
    rows.push({ job_id: jobId, position: (offset + start) / PIECE_BYTES, data: piece });
  }
  await insertRows(manager, 'club_import_pieces', rows);
}

/** A file uploaded in parts, read from the database piece by piece: any instance of the api can work on it. */
export function uploadedFile(
  { reader }: Database,
  { id: jobId, fileName, sizeBytes }: Pick<ClubImportJob, 'id' | 'fileName' | 'sizeBytes'>,
): ClubFile {
  async function* read(): AsyncGenerator<Uint8Array> {
    for (let position = 0; position * PIECE_BYTES < sizeBytes; position += 1) {
      const { data } = await reader.findOneByOrFail(ClubImportPiece, { jobId, position });
      yield Buffer.from(data, 'base64');
      // The embedded database responds without a pause, and to find out its encoding a file is read to its end.
      await othersFirst();
    }
  }
  return { name: fileName, sizeBytes, read };
}
