import { readFileSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { ownTables } from '../../test/support/own-tables.js';
import { borrowTestDatabase } from '../../test/support/test-database.js';

const PAGE = new URL('../../../docs/privacy.md', import.meta.url);

/** Names in backticks. */
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

/** "table.column" for every column that docs/privacy.md lists: below the table's heading, before an item's colon. */
function listedColumns(): string[] {
  const [, ...sections] = readFileSync(PAGE, 'utf8').split(/^### (?=`)/m);
  return sections.flatMap((section) => {
    const [table] = codeIn(section);
    const items = (section.split(/^## /m)[0] ?? '').split(/^- /m).slice(1);
    return items.flatMap((item) => codeIn(item.split(':')[0] ?? '').map((column) => `${table}.${column}`));
  });
}

/** "table.column" for every existing column, except in tables that belong to the engine. */
async function realColumns(): Promise<string[]> {
  const { database, remove } = await borrowTestDatabase();
  try {
    return await toColumns(database.dataSource);
  } finally {
    await remove();
  }
}

async function toColumns(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  const tables = await ownTables(runner);
  await runner.release();
  return tables.flatMap(({ name, columns }) =>
    columns.map((column) => `${name.split('.').at(-1)}.${column.name}`),
  );
}

it('docs/privacy.md lists every stored column once, and none that does not exist', async () => {
  expect(listedColumns().sort()).toEqual((await realColumns()).sort());
});
