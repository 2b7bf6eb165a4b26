import { appendFileSync, closeSync, openSync } from 'node:fs';
import { toCsv, toCsvStart } from '../../platform/http/csv-file.js';
import type { RowReport } from './import-planner.js';

/** How a report begins. */
export const REPORT_START = toCsvStart(['line', 'external_id', 'name', 'outcome', 'detail']);

/** The lines of a report about these rows. */
export function toReportLines(rows: readonly (Omit<RowReport, 'outcome'> & { outcome: string })[]): string {
  return toCsv(
    rows.map(({ line, externalId, name, outcome, detail }) => [
      String(line),
      ...[externalId, name, outcome, detail],
    ]),
  );
}

/** A report on disk. Throws at once if it can't be written, also when its disk is full later. */
export function openReportFile(path: string) {
  const file = openSync(path, 'w');
  const write = (text: string) => appendFileSync(file, text);
  write(REPORT_START);
  return {
    write: (rows: readonly RowReport[]) => write(toReportLines(rows)),
    close: () => closeSync(file),
  };
}
