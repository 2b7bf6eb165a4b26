import type { QueryRunner, Table, TableColumn, TableForeignKey } from 'typeorm';
import { ownTables } from './own-tables.js';

/** A database's tables, by name. */
export async function getTables(runner: QueryRunner): Promise<Map<string, Table>> {
  const tables = await ownTables(runner);
  return new Map(tables.map((table) => [table.name.split('.').at(-1) ?? '', table]));
}

/**
 * What the previous release may miss, or be refused, after a change of tables: tables and columns that are gone or
 * accept less, and new ones that its rows don't satisfy. Without any of that it works as before.
 * @returns a line for each
 */
export function lossesBetween(
  before: ReadonlyMap<string, Table>,
  after: ReadonlyMap<string, Table>,
): string[] {
  const losses: string[] = [];
  for (const [name, table] of before) {
    const changed = after.get(name);
    if (changed) losses.push(...columnLosses(name, table, changed), ...newUniques(name, table, changed));
    else losses.push(`${name} is gone`);
  }
  for (const [name, table] of after) losses.push(...newKeys(name, before.get(name), table));
  return losses;
}

function columnLosses(table: string, before: Table, after: Table): string[] {
  const losses: string[] = [];
  for (const column of before.columns) {
    const changed = after.columns.find(({ name }) => name === column.name);
    const where = `${table}.${column.name}`;
    if (!changed) losses.push(`${where} is gone`);
    else {
      if (getType(changed) !== getType(column)) losses.push(`${where} is ${getType(changed)} now`);
      if (column.isNullable && !changed.isNullable) losses.push(`${where} can’t be empty now`);
      if (hasValue(column) && !hasValue(changed)) losses.push(`${where} has no value of its own now`);
    }
  }
  for (const column of after.columns) {
    const isNew = before.columns.every(({ name }) => name !== column.name);
    if (isNew && !column.isNullable && !hasValue(column))
      losses.push(`${table}.${column.name} has to be filled in`);
  }
  return losses;
}

const getType = ({ type, length, precision }: TableColumn): string =>
  `${type}(${length || (precision ?? '')})`;

/** Whether rows that don't set a column get a value there. */
const hasValue = ({ default: value, isGenerated }: TableColumn): boolean =>
  isGenerated || (value !== undefined && value !== null);

function newUniques(table: string, before: Table, after: Table): string[] {
  const getUniques = ({ indices, uniques }: Table) => [
    ...indices.filter(({ isUnique }) => isUnique),
    ...uniques,
  ];
  const known = new Set(getUniques(before).map(({ columnNames }) => columnNames.join()));
  return getUniques(after)
    .filter(({ columnNames }) => !known.has(columnNames.join()))
    .map(({ columnNames }) => `${table} has to be unique by ${columnNames.join(', ')}`);
}

/** A new foreign key that doesn't follow what it refers to stops an earlier release from deleting it. */
function newKeys(table: string, before: Table | undefined, after: Table): string[] {
  const described = ({ columnNames, referencedTableName, onDelete }: TableForeignKey): string =>
    `${columnNames.join()} ${referencedTableName} ${onDelete}`;
  const known = new Set(before?.foreignKeys.map(described));
  return after.foreignKeys
    .filter((key) => !known.has(described(key)) && !['CASCADE', 'SET NULL'].includes(key.onDelete ?? ''))
    .map(({ referencedTableName }) => `${table} keeps rows of ${referencedTableName} from being deleted`);
}
