import { createTestDatabasePlace } from '../../../test/support/test-database.js';
import { openDatabase } from '../../app/open-database.js';
import { NewerSchemaError } from './newer-schema.js';

/** Opens a database that a later release has changed with these migrations, as this release does on start-up. */
async function openAfter(...names: string[]): Promise<string> {
  const place = await createTestDatabasePlace();
  const database = await openDatabase(place.settings);
  for (const name of names)
    await database.dataSource.query('INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [
      ...[1_900_000_000_000, name],
    ]);
  await database.close();
  try {
    await (await openDatabase(place.settings)).close();
    return 'started';
  } catch (error) {
    if (!(error instanceof NewerSchemaError)) throw error;
    return error.message;
  } finally {
    await place.removePlace();
  }
}

describe('an earlier release', () => {
  it('starts on the tables of a later one that has only added to them', async () => {
    expect(await openAfter('LaterThing1900000000000')).toBe('started');
  });

  it('is refused once something that it needs is gone, and is told what to start', async () => {
    const message = await openAfter('LaterThing1900000000000', 'ContractThing1900000000001');
    expect(message).toContain('(ContractThing1900000000001)');
    expect(message).not.toContain('LaterThing');
    expect(message).toContain('Start that release or a later one');
  });
});
