import type { CellValue } from '../../../platform/database/transfer/table-transfer.js';

/** A row as a line of text: JSON, in which bytes are an object with their base64. */
export function formatRow(row: readonly CellValue[]): string {
  return JSON.stringify(
    row.map((value) => (Buffer.isBuffer(value) ? { bytes: value.toString('base64') } : value)),
  );
}

/** Reads a row back. */
export function parseRow(line: string): CellValue[] {
  const row = JSON.parse(line) as (CellValue | { bytes: string })[];
  return row.map((value) =>
    typeof value === 'object' && value !== null && 'bytes' in value
      ? Buffer.from(value.bytes, 'base64')
      : (value as CellValue),
  );
}
