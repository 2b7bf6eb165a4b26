import type { TableShape, TableSource } from '../../../platform/database/transfer/table-transfer.js';
import { formatRow } from '../file/cells.js';
import type { BackupEnd, Manifest, ManifestTable } from '../manifest.js';
import { toRows } from '../manifest.js';
import type { RestoreProgress } from './restore-progress.js';
import { TallyCounter } from '../tally.js';

/**
 * Reads a restored database again and compares it with what its backup says: tables and columns, with types and indexes
 * where the engine is the same, then the rows, by count and checksum.
 * @returns a line for each difference
 */
export async function compareWithBackup(
  source: TableSource,
  manifest: Manifest,
  end: BackupEnd,
  progress: RestoreProgress,
): Promise<string[]> {
  const total = toRows(manifest);
  let read = 0;
  const count = (rows: number): void => progress('checks', Math.min(1, (read += rows) / total));
  const differences: string[] = [];
  const restored = new Map((await source.tables()).map((shape) => [shape.name, shape]));
  const isSameEngine = nameOfEngine(source.engineVersion) === nameOfEngine(manifest.engineVersion);
  for (const table of manifest.tables) {
    const shape = restored.get(table.name);
    restored.delete(table.name);
    if (!shape) differences.push(`${table.name}: there’s no such table`);
    else differences.push(...shapeDifferences(table, shape, isSameEngine));
    if (shape) differences.push(...(await rowDifferences(source, table, end, count)));
  }
  for (const name of restored.keys()) differences.push(`${name}: the backup has no such table`);
  return differences;
}

const nameOfEngine = (version: string): string => version.split(' ')[0] ?? '';

function shapeDifferences(table: ManifestTable, shape: TableShape, isSameEngine: boolean): string[] {
  const described = ({ columns, indexes }: Pick<TableShape, 'columns' | 'indexes'>): string =>
    isSameEngine
      ? `${columns.map(({ name, type, isNullable }) => `${name} ${type}${isNullable ? '?' : ''}`).join(', ')}; indexes ${indexes.join(', ')}`
      : columns.map(({ name, isNullable }) => `${name}${isNullable ? '?' : ''}`).join(', ');
  const [expected, found] = [described(table), described(shape)];
  return expected === found ? [] : [`${table.name}: has the columns ${found} instead of ${expected}`];
}

async function rowDifferences(
  source: TableSource,
  { name, columns }: ManifestTable,
  end: BackupEnd,
  progress: (rows: number) => void,
): Promise<string[]> {
  const counter = new TallyCounter();
  const names = columns.map((column) => column.name);
  for await (const batch of source.rows(name, names)) {
    for (const row of batch) counter.add(formatRow(row));
    progress(batch.length);
  }
  const [found, expected] = [counter.tally(), end.tables[name]];
  if (!expected) return [`${name}: the backup doesn’t say what its rows add up to`];
  if (found.count !== expected.count)
    return [`${name}: has ${found.count} rows instead of ${expected.count}`];
  return found.sum === expected.sum ? [] : [`${name}: its ${found.count} rows add up to something else`];
}
