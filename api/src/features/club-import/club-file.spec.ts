import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClubFileError, diskFile, readClubFile } from './club-file.js';

const folder = mkdtempSync(join(tmpdir(), 'club-reviews-clubs-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string | Buffer) {
  const path = join(folder, 'clubs.csv');
  writeFileSync(path, content);
  const rows = [];
  for await (const row of readClubFile(await diskFile(path), () => undefined)) rows.push(row);
  return rows;
}

const CAFÉ = 'external_id,name,leagues\nA1,"Café Lions, Leeds",North;South\n';

describe('a file of clubs', () => {
  it.each([
    ['UTF-8', Buffer.from(CAFÉ)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${CAFÉ}`)],
    ['UTF-16', Buffer.from(`\uFEFF${CAFÉ}`, 'utf16le')],
    ['UTF-16 with the high byte first', Buffer.from(`\uFEFF${CAFÉ}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(CAFÉ, 'latin1')],
  ])('is read in %s', async (_, content) => {
    expect(await read(content)).toEqual([
      { line: 2, cells: { external_id: 'A1', name: 'Café Lions, Leeds', leagues: 'North;South' } },
    ]);
  });

  it.each([',', ';', '\t', '|'])('is read with "%s" between its cells', async (separator) => {
    const text = [
      ['Name', 'External ID', 'Notes'],
      ['Lions', 'A1', 'x'],
    ]
      .map((cells) => cells.join(separator))
      .join('\r\n');
    expect(await read(text)).toEqual([{ line: 2, cells: { name: 'Lions', external_id: 'A1' } }]);
  });

  it('names the line that a row begins on, after empty lines and texts of several lines', async () => {
    const rows = await read('external_id,name,description\nA1,Lions,"one\ntwo"\n\nA2,Tigers,\nA3,Bears\n');
    expect(rows.map(({ line, cells }) => [line, cells.external_id, cells.description])).toEqual([
      [2, 'A1', 'one\ntwo'],
      [5, 'A2', ''],
      [6, 'A3', ''],
    ]);
  });

  it.each([
    ['', 'clubs.csv is empty'],
    ['name,place\nLions,Leeds\n', 'Missing: external_id'],
    ['external_id,name,name\nA1,Lions,Tigers\n', 'the column name more than once'],
    ['external_id,name\nA1,"never closed\n', 'clubs.csv:'],
  ])('is refused when it is %j', async (content, message) => {
    await expect(read(content)).rejects.toThrow(ClubFileError);
    await expect(read(content)).rejects.toThrow(message);
  });
});
