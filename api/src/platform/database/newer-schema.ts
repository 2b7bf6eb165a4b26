import type { DataSource } from 'typeorm';
import { MigrationExecutor } from 'typeorm';
import { unknownMigrations } from './migrate-to.js';

/**
 * The prefix of migrations that remove or tighten what the previous release needs. All others only add, and earlier
 * releases keep working with the tables after them.
 */
export const CONTRACT = 'Contract';

/** Contracting migrations of the next release, by name, that this release can work without what they remove. */
const CAN_DO_WITHOUT: ReadonlySet<string> = new Set([
  'ContractClubTeams1750000047000',
  'ContractClubSearchTerms1750000048000',
]);

/** A later release has removed what this one needs. */
export class NewerSchemaError extends Error {
  constructor(names: readonly string[]) {
    super(
      `A later release has removed something this one needs from the database (${names.join(', ')}). Start that release or a later one, or ` +
        'restore an earlier backup into a new database',
    );
  }
}

/**
 * Lets an earlier release start on a later one's tables, unless it can't work with them.
 * @throws NewerSchemaError
 */
export async function refuseNewerSchema(dataSource: DataSource): Promise<void> {
  const done = await new MigrationExecutor(dataSource).getExecutedMigrations();
  const missing = contractsAmong(unknownMigrations(done.map(({ name }) => name)));
  if (missing.length > 0) throw new NewerSchemaError(missing);
}

function contractsAmong(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(CONTRACT) && !CAN_DO_WITHOUT.has(name));
}
