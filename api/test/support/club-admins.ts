import { ClubAdmin, ManagedClub } from '../../src/accounts/club-admins/club-admin.entity.js';
import { invalidateClubs } from '../../src/model/clubs/club-versions.js';
import type { Database } from '../../src/platform/database/database.js';
import { EmailProtection } from '../../src/platform/security/email-protection.js';
import { quickHash } from './quick-hash.js';
import { bearer, postJson } from './sessions.js';
import type { TestApi } from './test-api.js';
import { TEST_KEYS } from './test-settings.js';

/** The password of every stored administrator, unless a test sets another. */
export const CLUB_PASSWORD = 'kick-off';

const protection = new EmailProtection(TEST_KEYS);

interface StoredAdmin {
  email: string;
  name?: string;
  /** Null for an unanswered invitation. */
  password?: string | null;
  /** For tests of how long a login takes. */
  toHash?: (password: string) => Promise<string>;
}

/** Stores an administrator of a club. */
export async function storeClubAdmin(
  database: Database,
  clubId: number,
  { email, name = 'Sam Okafor', password = CLUB_PASSWORD, toHash = quickHash }: StoredAdmin,
): Promise<ClubAdmin> {
  const admin = await database.dataSource.manager.save(ClubAdmin, {
    clubId,
    name,
    emailHash: protection.hash(email),
    emailEncrypted: protection.encrypt(email),
    passwordHash: password === null ? null : await toHash(password),
    createdAt: new Date(),
  });
  await manageClub(database, admin.id, clubId);
  return admin;
}

/** Lets a stored administrator manage a club. */
export async function manageClub({ transactions }: Database, adminId: number, clubId: number): Promise<void> {
  await transactions.runInTransaction(async (manager) => {
    await manager.insert(ManagedClub, { adminId, clubId, since: new Date() });
    invalidateClubs(manager, [clubId]);
  });
}

/** The headers of a logged-in administrator of a club. */
export async function clubAdminHeaders(
  api: TestApi,
  email: string,
  password = CLUB_PASSWORD,
): Promise<Record<string, string>> {
  const answer = await postJson(api, '/club-admin/login', { email, password });
  const { token } = (await answer.json()) as { token: string };
  return bearer(token);
}
