import { z } from 'zod';
import { BackupError } from '../backup-error.js';
import type { Seal, SealHeader } from './backup-seal.js';
import { newSealHeader, toSeal } from './backup-seal.js';
import { ByteReader } from './byte-reader.js';

const MAGIC = 'CLUB-REVIEWS-BACKUP ';
const PIECE_BYTES = 256 * 1024;
const LENGTH_BYTES = 4;
const LAST = 0x80000000;
const MAX_SEALED_BYTES = PIECE_BYTES + 64;

const headerSchema = z.object({
  format: z.literal(1),
  encryption: z.object({ cipher: z.literal('aes-256-gcm'), salt: z.string(), check: z.string() }).nullable(),
});

/**
 * Writes bytes as a file of sealed pieces: a line that says how they are sealed, then each piece behind its length,
 * whose highest bit marks the last one.
 */
export async function* sealFile(
  content: AsyncIterable<Buffer>,
  backupKey: string | undefined,
): AsyncGenerator<Buffer> {
  const header = newSealHeader(backupKey);
  const line = Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`);
  const seal = toSeal(header, line, backupKey);
  const written = (piece: Buffer, isLast: boolean) => {
    const sealed = seal.close(piece, isLast);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE((sealed.length | (isLast ? LAST : 0)) >>> 0);
    return Buffer.concat([length, sealed]);
  };
  yield line;
  const waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE_BYTES) continue;
    const all = Buffer.concat(waiting.splice(0));
    let start = 0;
    for (; all.length - start >= PIECE_BYTES; start += PIECE_BYTES)
      yield written(all.subarray(start, start + PIECE_BYTES), false);
    waiting.push(all.subarray(start));
    bytes = all.length - start;
  }
  yield written(Buffer.concat(waiting), true);
}

/**
 * Reads such a file, piece by piece; so far, what comes out is what was written.
 * @throws BackupError at the first piece that isn't, when the file ends too early or too late, or with the wrong key
 */
export async function* openFile(
  file: AsyncIterable<Buffer>,
  backupKey: string | undefined,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(file);
  try {
    const { header, line } = await readHeader(reader);
    yield* pieces(reader, toSeal(header, line, backupKey));
    if (!(await reader.isAtEnd())) throw new BackupError('The backup carries on after its end');
  } finally {
    await reader.end();
  }
}

async function* pieces(reader: ByteReader, seal: Seal): AsyncGenerator<Buffer> {
  for (;;) {
    const length = (await reader.bytes(LENGTH_BYTES)).readUInt32BE();
    const isLast = length >= LAST;
    const sealedBytes = isLast ? length - LAST : length;
    if (sealedBytes > MAX_SEALED_BYTES) throw new BackupError('The backup has been changed or damaged');
    yield seal.open(await reader.bytes(sealedBytes), isLast);
    if (isLast) return;
  }
}

async function readHeader(reader: ByteReader): Promise<{ header: SealHeader; line: Buffer }> {
  const start = await reader.bytes(MAGIC.length);
  if (start.toString('latin1') !== MAGIC) throw new BackupError('This isn’t a backup of this product');
  const rest = await reader.line();
  const line = Buffer.concat([start, rest, Buffer.from('\n')]);
  try {
    return { header: headerSchema.parse(JSON.parse(rest.toString('utf8'))), line };
  } catch {
    throw new BackupError('The backup is in a later format, or damaged: its first line can’t be read');
  }
}
