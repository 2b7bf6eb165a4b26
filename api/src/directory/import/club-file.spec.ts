import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_CLUB_FILE_COLUMNS } from '@club-reviews/domain/club-imports';
import type { FileColumns } from './club-file.js';
import { ClubFileError, diskFile, readClubFile } from './club-file.js';

const folder = mkdtempSync(join(tmpdir(), 'club-reviews-clubs-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file on disk', () => {
  it.each(['', 'missing.csv'])('that can’t be read is refused with its path: %j', async (name) => {
    const path = join(folder, name);
    await expect(diskFile(path)).rejects.toThrow(ClubFileError);
    await expect(diskFile(path)).rejects.toThrow(`${path} can't be read: `);
  });
});

async function read(content: string | Buffer, chosen?: FileColumns) {
  const path = join(folder, 'clubs.csv');
  writeFileSync(path, content);
  const rows = [];
  for await (const row of readClubFile(await diskFile(path), () => undefined, chosen)) rows.push(row);
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
    expect(await read(content)).toMatchObject([
      { line: 2, cells: { external_id: 'A1', name: 'Café Lions, Leeds', leagues: 'North;South' } },
    ]);
  });

  it('is UTF-8 if its only letter beyond ASCII is one that another program couldn’t read', async () => {
    expect(await read('external_id,name\nA1,Caf\uFFFD Lions\n')).toMatchObject([
      { line: 2, problem: 'a letter can’t be read: save the file as “CSV UTF-8”' },
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

  it('knows columns by the usual other names, unless two could be meant', async () => {
    expect(await read('Club,Post code,Town,Location\nLions,LS6 3AA,Leeds,Park\n')).toEqual([
      { line: 2, cells: { name: 'Lions', postcode: 'LS6 3AA' } },
    ]);
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
    ['external_id,place\n1,Leeds\n', 'Missing: name'],
    ['external_id,name,name\nA1,Lions,Tigers\n', 'the column name more than once'],
    ['"external_id,name\nA1,Lions\n', 'its first line has a quotation mark that is never closed'],
    ['PK\u0003\u0004 and more', 'clubs.csv is a workbook: save it as “CSV UTF-8”'],
  ])('is refused when it is %j', async (content, message) => {
    await expect(read(content)).rejects.toThrow(ClubFileError);
    await expect(read(content)).rejects.toThrow(message);
  });

  const HEADER = 'external_id,name,description';
  const THREE = [`${HEADER}`, 'A1,Lions,', 'A2,Tigers,"one', 'two"', 'A3,Bears,'];
  const ends = (...line: string[]) =>
    THREE.map((text, index) => text + (line[index] ?? line.at(-1))).join('');
  it.each([
    ['end in CR LF', ends('\r\n')],
    ['end in CR, as on old Macs', ends('\r')],
    ['end in LF below a header that ends in CR LF', ends('\r\n', '\n')],
    ['end in CR LF below a header that ends in LF', ends('\n', '\r\n')],
    ['end alike but one', ends('\r\n', '\r\n', '\n', '\r\n')],
    ['are followed by rows of separators', `${ends('\r\n')},,\r\n , ,\r\n,,\r\n`],
    ['are followed by an old mark for the end of a file', `${ends('\r\n')}\u001A`],
  ])('loses no row if its lines %s', async (_, content) => {
    const rows = await read(content);
    expect(rows.map(({ line, cells }) => [line, cells.external_id, cells.name])).toEqual([
      [2, 'A1', 'Lions'],
      [3, 'A2', 'Tigers'],
      [5, 'A3', 'Bears'],
    ]);
  });

  it.each([
    ['a line that names the separator', 'sep=;\r\nexternal_id;name\r\nA1;Lions, Leeds\r\n', 3],
    ['an empty line', '\r\nexternal_id;name\r\nA1;Lions, Leeds\r\n', 3],
    ['UTF-16 without a mark', Buffer.from('external_id;name\nA1;Lions, Leeds\n', 'utf16le'), 2],
  ])('may begin with %s', async (_, content, line) => {
    expect(await read(content)).toEqual([{ line, cells: { external_id: 'A1', name: 'Lions, Leeds' } }]);
  });

  it('reads quotation marks inside a text', async () => {
    const rows = await read('external_id,name\nA1,The "Reds" of Otley\nA2,Tigers\n');
    expect(rows.map(({ cells }) => cells.name)).toEqual(['The "Reds" of Otley', 'Tigers']);
  });

  it('keeps the rows before a quotation mark that is never closed, and says where it is', async () => {
    const rows = await read('external_id,name\nA1,Lions\nA2,"Tigers\nA3,Bears\n');
    expect(rows).toEqual([
      { line: 2, cells: { external_id: 'A1', name: 'Lions' } },
      { line: 3, cells: {}, problem: expect.stringContaining('never closed') },
    ]);
  });

  it('says where a text is too long to be meant', async () => {
    const rows = await read(`external_id,name\nA1,Lions\nA2,"${'x'.repeat(150_000)}\nA3,Tigers\n`);
    expect(rows).toEqual([
      { line: 2, cells: { external_id: 'A1', name: 'Lions' } },
      { line: 3, cells: {}, problem: expect.stringContaining('nothing from here on can be read') },
    ]);
  });

  it('refuses a row with more cells than columns, and takes those missing at its end for empty', async () => {
    const rows = await read(`${HEADER}\nA1,Lions,Otley,and more\nA2,Tigers\nA3,Bears,,,\n`);
    expect(rows.map(({ line, cells, problem }) => [line, Object.keys(cells).length, problem])).toEqual([
      [2, 3, expect.stringContaining('has 4 cells, but the first line names 3 columns')],
      [3, 3, undefined],
      [4, 3, undefined],
    ]);
  });

  it('reads the other rows of a file with one wrong letter, and names the row', async () => {
    const wrong = Buffer.concat([
      Buffer.from('external_id,name\nA1,St Mary’s Zoë\nA2,Andr'),
      Buffer.from([0xe9]),
      Buffer.from(' Town\n'),
    ]);
    expect(await read(wrong)).toEqual([
      { line: 2, cells: { external_id: 'A1', name: 'St Mary’s Zoë' } },
      { line: 3, cells: expect.anything(), problem: expect.stringContaining('CSV UTF-8') },
    ]);
  });

  it.each([
    ['Windows', 'external_id,name\r\nA1,Lions\r\nA2,Caf\xe9 Rovers\r\n'],
    ['a Mac', 'external_id,name\rA1,Lions\rA2,Caf\x8e Rovers\r'],
  ])('has doubts about letters as older spreadsheets on %s write them', async (_, content) => {
    expect(await read(Buffer.from(content, 'latin1'))).toEqual([
      { line: 2, cells: { external_id: 'A1', name: 'Lions' } },
      {
        line: 3,
        cells: { external_id: 'A2', name: 'Café Rovers' },
        doubt: expect.stringContaining('“Café”'),
      },
    ]);
  });

  it('is refused when none of its own columns has the names', async () => {
    const beyond = [...Array.from({ length: MAX_CLUB_FILE_COLUMNS }, (_, index) => `note ${index}`), 'name'];
    await expect(read(`${beyond.join()}\n`)).rejects.toThrow('Missing: name');
    await expect(read('Team\nLions\n', [null, 'name'])).rejects.toThrow('Missing: name');
  });
});
