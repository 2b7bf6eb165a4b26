import { readFileSync } from 'node:fs';
import { createTestDatabase } from '../../test/support/test-database.js';

const PAGE = new URL('../../../docs/privacy.md', import.meta.url);

/** Names in backticks. */
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

/** "table.column" for every column that docs/privacy.md lists: in the first cells of the table below its heading. */
function listedColumns(): string[] {
  const [, ...sections] = readFileSync(PAGE, 'utf8').split(/^### /m);
  return sections.flatMap((section) => {
    const [table] = codeIn(section);
    const rows = section.split(/^## /m)[0]?.match(/^\|.*$/gm) ?? [];
    return rows.flatMap((row) => codeIn(row.split('|')[1] ?? '').map((column) => `${table}.${column}`));
  });
}

/** "table.column" for every column that there is, save for tables that belong to the engine. */
async function realColumns(): Promise<string[]> {
  const { database, remove } = await createTestDatabase();
  const runner = database.dataSource.createQueryRunner();
  const current = await runner.getCurrentDatabase();
  const tables = (await runner.getTables()).filter(({ database: owner }) => owner === current);
  await runner.release();
  await remove();
  return tables
    .map((table) => ({ name: table.name.split('.').at(-1) ?? '', columns: table.columns }))
    .filter(({ name }) => !name.startsWith('sqlite_'))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
}

it('docs/privacy.md lists every stored column once, and none that does not exist', async () => {
  expect(listedColumns().sort()).toEqual((await realColumns()).sort());
});
