import { storeClubs } from '../../../test/support/factories.js';
import type { TestDatabasePlace } from '../../../test/support/test-database.js';
import { createEmptyPlace, createTestDatabase } from '../../../test/support/test-database.js';
import { undoMigrationsAfter } from '../../../test/support/undo-migrations.js';
import { Claim } from '../../club-area/claims/claim.entity.js';
import { ClubAdminToken, ClubAdmin, ManagedClub } from '../../accounts/club-admins/club-admin.entity.js';
import type { Database } from './database.js';
import { openDatabase } from '../../app/open-database.js';
import { runMigrations, undoLastMigration } from './run-migrations.js';
import { sql } from './sql.js';

/** The last migration in which logins had one club each and no session survived. */
const WITH_OLD_LOGINS = 'EraseClaimContacts1750000008000';

describe('the schema', () => {
  let place: TestDatabasePlace;
  let database: Database;

  beforeAll(async () => {
    place = await createEmptyPlace();
    database = await openDatabase(place.settings);
  });

  afterAll(async () => {
    await database.close();
    await place.removePlace();
  });

  it('has nothing to change after the migrations', async () => {
    const difference = await database.dataSource.driver.createSchemaBuilder().log();
    expect(difference.upQueries.map((query) => query.query)).toEqual([]);
  });

  it('can be reverted to nothing and built again', async () => {
    const { dataSource } = database;
    for (const _ of dataSource.migrations) await undoLastMigration(dataSource);
    expect(await runMigrations(dataSource)).toHaveLength(dataSource.migrations.length);
  });

  it('keeps the logins from earlier releases, each with its club and its links', async () => {
    const { database: own, remove: removeOwn } = await createTestDatabase();
    const { dataSource } = own;
    const [club] = await storeClubs(own, [{ name: 'Leeds Lions' }]);
    await undoMigrationsAfter(own, WITH_OLD_LOGINS);
    await dataSource.query(
      `INSERT INTO club_admins (club_id, email_hash, email_encrypted, name, created_at)
       VALUES (?, 'hash', 'encrypted', 'Sam', '2026-01-01 10:00:00.000')`,
      [club?.id],
    );
    await dataSource.query(
      `INSERT INTO club_admin_tokens (token_hash, admin_id, purpose, expires_at)
       SELECT 'link', id, 'reset', '2026-01-02 10:00:00.000' FROM club_admins`,
    );
    await runMigrations(dataSource);
    const [admin] = await dataSource.manager.find(ClubAdmin);
    expect(admin).toMatchObject({ clubId: club?.id, name: 'Sam' });
    expect(await dataSource.manager.find(ManagedClub)).toEqual([
      { adminId: admin?.id, clubId: club?.id, since: new Date('2026-01-01T10:00:00.000Z') },
    ]);
    expect(await dataSource.manager.count(ClubAdminToken)).toBe(1);
    await removeOwn();
  });

  it('dates the decisions from earlier releases by the audit log, or by the claim', async () => {
    const { database: own, remove: removeOwn } = await createTestDatabase();
    const { dataSource } = own;
    await undoMigrationsAfter(own, 'ManageSeveralClubs1750000010000');
    for (const [id, status] of [
      [1, 'approved'],
      [2, 'rejected'],
      [3, 'pending'],
    ]) {
      await dataSource.query(
        `INSERT INTO claims (id, club_name, contact_name, contact_email_encrypted, contact_phone, position,
           club_description, facilities, age_groups, training_days, verification_method, status, created_at)
         VALUES (?, 'Lions', 'Sam', 'v1.x', '1', 'owner', 'd', 'f', 'a', 't', 'documentation', ?, '2026-01-01 10:00:00.000')`,
        [id, status],
      );
    }
    await dataSource.query(
      `INSERT INTO audit_entries (subject_type, subject_id, actor, action, created_at)
       VALUES ('claim', 1, 'club-admin', 'submitted', '2026-01-01 10:00:00.000'),
         ('claim', 1, 'site-admin', 'approved', '2026-01-05 10:00:00.000'),
         ('claim', 1, 'site-admin', 'contact-erased', '2026-01-09 10:00:00.000')`,
    );
    await runMigrations(dataSource);
    const claims = await dataSource.manager.find(Claim, { order: { id: 'ASC' } });
    expect(claims.map(({ decidedAt }) => decidedAt?.toISOString())).toEqual([
      '2026-01-05T10:00:00.000Z',
      '2026-01-01T10:00:00.000Z',
      undefined,
    ]);
    await removeOwn();
  });

  it('is waited for by processes that leave migrations to others', async () => {
    const own = await createEmptyPlace();
    let hasOpened = false;
    const waiting = openDatabase({ ...own.settings, waitsForMigrations: true }).then((opened) => {
      hasOpened = true;
      return opened;
    });
    // Longer than it takes to check twice.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(hasOpened).toBe(false);
    const migrating = await openDatabase(own.settings);
    const opened = await waiting;
    expect(await opened.dataSource.showMigrations()).toBe(false);
    await Promise.all([migrating.close(), opened.close()]);
    await own.removePlace();
  });

  it('is built once by several processes that start at the same time', async () => {
    const shared = await createEmptyPlace();
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(shared.settings)));
    for (const opened of databases) {
      expect(await opened.reads.all(sql`SELECT name FROM site_counters`)).toHaveLength(6);
      await opened.close();
    }
    await shared.removePlace();
  });
});
