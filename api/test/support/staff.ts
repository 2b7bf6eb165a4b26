import type { StaffRole } from '@club-reviews/domain/staff-roles';
import { StaffMember } from '../../src/accounts/staff/staff-member.entity.js';
import type { Database } from '../../src/platform/database/database.js';
import { EmailProtection } from '../../src/platform/security/email-protection.js';
import { quickHash } from './quick-hash.js';
import { bearer, postJson } from './sessions.js';
import type { TestApi } from './test-api.js';
import { TEST_KEYS } from './test-settings.js';

/** The password of every stored member of staff. */
export const STAFF_PASSWORD = 'half-time-oranges';

const protection = new EmailProtection(TEST_KEYS);

interface StoredStaff {
  email: string;
  name: string;
  /** For tests of how long a login takes. */
  toHash: (password: string) => Promise<string>;
}

/** Stores an active member of staff. */
export async function storeStaff(
  { dataSource }: Database,
  role: StaffRole,
  { email = `${role}@staff.example`, name = `The ${role}`, toHash = quickHash }: Partial<StoredStaff> = {},
): Promise<StaffMember> {
  return dataSource.manager.save(
    dataSource.manager.create(StaffMember, {
      name,
      emailHash: protection.hash(email),
      emailEncrypted: protection.encrypt(email),
      role,
      state: 'active',
      passwordHash: await toHash(STAFF_PASSWORD),
      createdAt: new Date(),
    }),
  );
}

/** The headers of a member of staff without a second factor. */
export async function staffHeaders(api: TestApi, email: string): Promise<Record<string, string>> {
  const answer = await postJson(api, '/admin/login/account', { email, password: STAFF_PASSWORD });
  const { session } = (await answer.json()) as { session: { token: string } };
  return bearer(session.token);
}
