import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReportFile } from './report-file.js';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a report on disk can be opened in a spreadsheet: it’s known as UTF-8, and has no formulas', () => {
  const path = join(folder, 'rows.csv');
  const report = openReportFile(path);
  report.write([{ line: 2, externalId: 'a1', name: '=St Mary’s', outcome: 'new', detail: 'Zoë' }]);
  report.close();
  expect(readFileSync(path, 'utf8')).toBe(
    '\uFEFF"line","external_id","name","outcome","detail"\r\n"2","a1","\'=St Mary’s","new","Zoë"\r\n',
  );
});

it('a report that can’t be written is an error at once, which says why', () => {
  expect(() => openReportFile(join(folder, 'none', 'rows.csv'))).toThrow(
    expect.objectContaining({ code: 'ENOENT', syscall: 'open' }),
  );
});
