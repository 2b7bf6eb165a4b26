import { z } from 'zod';
import type { CellValue } from '../../../platform/database/transfer/table-transfer.js';
import { BackupError } from '../backup-error.js';
import type { BackupEnd, Manifest } from '../manifest.js';
import { parseEnd, parseManifest } from '../manifest.js';
import { ByteReader } from './byte-reader.js';
import { parseRow } from './cells.js';

/** What a file in a backup belongs to. */
export type FileArea = 'pictures' | 'releases';

/** A file stored outside the database. */
export interface BackupFile {
  area: FileArea;
  /** Its name in its store. */
  name: string;
  content: Buffer;
}

/** A part of a backup, in the order they come. */
export type BackupRecord =
  | { kind: 'manifest'; manifest: Manifest }
  | { kind: 'rows'; table: string; lines: string[]; rows: CellValue[][] }
  | { kind: 'file'; file: BackupFile }
  | { kind: 'end'; end: BackupEnd };

const MAX_FILE_BYTES = 512 * 1024 * 1024;
const ROWS_AT_ONCE = 500;
const OPENING_BRACKET = 91;

const lineSchema = z.union([
  z.object({ manifest: z.unknown() }).strict(),
  z.object({ table: z.string() }).strict(),
  z
    .object({
      file: z.object({
        area: z.enum(['pictures', 'releases']),
        name: z.string(),
        bytes: z.number().int().min(0).max(MAX_FILE_BYTES),
      }),
    })
    .strict(),
  z.object({ end: z.unknown() }).strict(),
]);

/** A line that announces what follows. */
export function recordLine(line: z.input<typeof lineSchema>): Buffer {
  return Buffer.from(`${JSON.stringify(line)}\n`);
}

/** A file, with the line that announces it. */
export function fileRecord({ area, name, content }: BackupFile): Buffer {
  return Buffer.concat([recordLine({ file: { area, name, bytes: content.length } }), content]);
}

/** Reads what a backup holds. Throws BackupError if it isn't what {@link recordLine} and the like wrote. */
export async function* readRecords(content: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  const reader = new ByteReader(content);
  try {
    let table: string | undefined;
    for (;;) {
      const first = await reader.line();
      if (first[0] === OPENING_BRACKET) {
        if (table === undefined) throw new BackupError('The backup can’t be read: rows without a table');
        yield rowsFrom(first, table, reader);
        continue;
      }
      const record = await getRecord(parsedLine(first), reader);
      if ('table' in record) ({ table } = record);
      else yield record;
      if ('kind' in record && record.kind === 'end') break;
    }
    if (!(await reader.isAtEnd())) throw new BackupError('The backup carries on after its end');
  } finally {
    await reader.end();
  }
}

function rowsFrom(first: Buffer, table: string, reader: ByteReader): BackupRecord {
  const lines = [first.toString('utf8')];
  for (let line = reader.lineInMemory(OPENING_BRACKET); line; line = reader.lineInMemory(OPENING_BRACKET)) {
    lines.push(line.toString('utf8'));
    if (lines.length === ROWS_AT_ONCE) break;
  }
  return { kind: 'rows', table, lines, rows: lines.map(parseRow) };
}

async function getRecord(
  line: z.output<typeof lineSchema>,
  reader: ByteReader,
): Promise<BackupRecord | { table: string }> {
  if ('manifest' in line) return { kind: 'manifest', manifest: parseManifest(line.manifest) };
  if ('end' in line) return { kind: 'end', end: parseEnd(line.end) };
  if ('table' in line) return line;
  const { area, name, bytes } = line.file;
  return { kind: 'file', file: { area, name, content: await reader.bytes(bytes) } };
}

function parsedLine(line: Buffer): z.output<typeof lineSchema> {
  try {
    return lineSchema.parse(JSON.parse(line.toString('utf8')));
  } catch {
    throw new BackupError('The backup can’t be read: it holds something that this version doesn’t know');
  }
}
