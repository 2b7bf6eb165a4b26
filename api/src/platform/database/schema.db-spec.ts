import { FACT_NAMES } from '@club-reviews/domain/fact-sources';
import { londonClock } from '@club-reviews/domain/london-clock';
import type { EntityManager } from 'typeorm';
import { fillEarlierRelease } from '../../../test/support/earlier-release.js';
import type { TestDatabasePlace } from '../../../test/support/test-database.js';
import { createEmptyPlace } from '../../../test/support/test-database.js';
import { Claim } from '../../club-area/claims/claim.entity.js';
import { ClubAdminToken, ClubAdmin, ManagedClub } from '../../accounts/club-admins/club-admin.entity.js';
import { Club } from '../../model/clubs/club.entity.js';
import type { Database } from './database.js';
import { openDatabase } from '../../app/open-database.js';
import { sql } from './sql.js';

/** The last migration in which logins had one club each and no session survived. */
const WITH_OLD_LOGINS = 'EraseClaimContacts1750000008000';

const CLUB = `INSERT INTO clubs (id, name, slug, search_name, search_location, location, sport, description, leagues,
    teams, photos, created_at, updated_at)
  VALUES (1, 'Leeds Lions', 'leeds-lions', 'leeds lions', 'leeds', 'Leeds', 'Football', '', '[]', '[]', '[]',
    '2026-01-01 10:00:00.000', '2026-01-01 10:00:00.000')`;

/** What the present release makes of these rows of a release whose last migration was the named one. */
async function withUpgraded(
  last: string,
  rows: readonly string[],
  look: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  const place = await createEmptyPlace();
  await fillEarlierRelease(place.settings, last, rows);
  const database = await openDatabase(place.settings);
  await look(database.dataSource.manager);
  await database.close();
  await place.removePlace();
}

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

  it('keeps the logins from earlier releases, each with its club and its links', async () => {
    const rows = [
      CLUB,
      `INSERT INTO club_admins (club_id, email_hash, email_encrypted, name, created_at)
       VALUES (1, 'hash', 'encrypted', 'Sam', '2026-01-01 10:00:00.000')`,
      `INSERT INTO club_admin_tokens (token_hash, admin_id, purpose, expires_at)
       SELECT 'link', id, 'reset', '2026-01-02 10:00:00.000' FROM club_admins`,
    ];
    await withUpgraded(WITH_OLD_LOGINS, rows, async (manager) => {
      const [admin] = await manager.find(ClubAdmin);
      expect(admin).toMatchObject({ clubId: 1, name: 'Sam' });
      expect(await manager.find(ManagedClub)).toEqual([
        { adminId: admin?.id, clubId: 1, since: new Date('2026-01-01T10:00:00.000Z') },
      ]);
      expect(await manager.count(ClubAdminToken)).toBe(1);
    });
  });

  it('dates the decisions from earlier releases by the audit log, or by the claim', async () => {
    const claims = ["(1, 'approved'", "(2, 'rejected'", "(3, 'pending'"].map(
      (start) => `${start}, 'Lions', 'Sam', 'v1.x', '1', 'owner', 'd', 'f', 'a', 't', 'documentation',
        '2026-01-01 10:00:00.000')`,
    );
    const rows = [
      `INSERT INTO claims (id, status, club_name, contact_name, contact_email_encrypted, contact_phone, position,
         club_description, facilities, age_groups, training_days, verification_method, created_at)
       VALUES ${claims.join(', ')}`,
      `INSERT INTO audit_entries (subject_type, subject_id, actor, action, created_at)
       VALUES ('claim', 1, 'club-admin', 'submitted', '2026-01-01 10:00:00.000'),
         ('claim', 1, 'site-admin', 'approved', '2026-01-05 10:00:00.000'),
         ('claim', 1, 'site-admin', 'contact-erased', '2026-01-09 10:00:00.000')`,
    ];
    await withUpgraded('ManageSeveralClubs1750000010000', rows, async (manager) => {
      const dated = await manager.find(Claim, { order: { id: 'ASC' } });
      expect(dated.map(({ decidedAt }) => decidedAt?.toISOString())).toEqual([
        '2026-01-05T10:00:00.000Z',
        '2026-01-01T10:00:00.000Z',
        undefined,
      ]);
    });
  });

  it('says that no one knows where the facts of clubs from earlier releases come from', () =>
    withUpgraded('ListSessions1750000051300', [CLUB], async (manager) => {
      const stored = await manager.findOneByOrFail(Club, { id: 1 });
      const [unknown, ...others] = stored.factSources ?? [];
      expect(others).toEqual([]);
      expect(unknown).toMatchObject({ kind: 'unknown', on: londonClock(new Date()).date });
      // A fact that clubs get later has a source from its first value on.
      expect(Object.keys(FACT_NAMES)).toEqual(expect.arrayContaining(unknown?.facts ?? []));
    }));

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
