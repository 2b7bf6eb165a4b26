import { JwtService } from '@nestjs/jwt';
import { StaffMember } from '../../src/accounts/staff/staff-member.entity.js';
import { clubAdminHeaders, storeClubAdmin } from '../support/club-admins.js';
import { siteAdminHeaders } from '../support/sessions.js';
import { staffHeaders, storeStaff } from '../support/staff.js';
import type { TestApi } from '../support/test-api.js';
import { TEST_SECRETS } from '../support/test-settings.js';
import { PRIVATE_HOST } from './schema-values.js';

const ANYBODY = [
  'nobody',
  'club admin',
  'reader',
  'moderator',
  'owner',
  'site password',
  'forged token',
  'broken token',
] as const;

/** Who sends a request. */
export type Caller = (typeof ANYBODY)[number];

/** Whom a call is for, by its tag in the contract. */
const MEANT_FOR: Record<string, readonly Caller[]> = {
  'site-admin': ['moderator', 'owner', 'owner'],
  'club-admin': ['club admin'],
};

/** Who sends requests to a call: everyone, and those it's meant for as often as all others together. */
export function getCallers(tags: readonly string[]): Caller[] {
  const meant = MEANT_FOR[tags[0] ?? ''] ?? ['nobody'];
  return [...ANYBODY, ...ANYBODY.map((_, index) => meant[index % meant.length] ?? 'nobody')];
}

/** The club whose administrator sends requests. */
const CLUB = 1;

/** Logs everyone in, and again after calls that end sessions and logins. */
export class Callers {
  private headers = new Map<Caller, Record<string, string>>();
  private count = 0;

  constructor(private readonly api: TestApi) {}

  /** The headers that identify a caller. */
  getHeaders(caller: Caller): Record<string, string> {
    return this.headers.get(caller) ?? {};
  }

  /** Logs in anyone who isn't, with their own login. */
  async renew(): Promise<void> {
    const foreign = new JwtService().sign({ role: 'site-admin' }, { secret: TEST_SECRETS.jwtSecrets[0] });
    this.headers.set('forged token', { authorization: `Bearer ${foreign}` });
    this.headers.set('broken token', { authorization: 'Basic eDp5' });
    await this.renewOne('site password', '/admin/session', () => siteAdminHeaders(this.api));
    await this.renewOne('club admin', '/club-admin/session', (email) => this.loginToClub(email));
    for (const role of ['reader', 'moderator', 'owner'] as const)
      await this.renewOne(role, '/admin/session', (email) => this.loginAsStaff(role, email));
  }

  private async renewOne(
    caller: Caller,
    session: string,
    login: (email: string) => Promise<Record<string, string>>,
  ): Promise<void> {
    const known = this.headers.get(caller);
    if (known && (await this.api.call(session, { headers: known })).ok) return;
    this.headers.set(caller, await login(`caller-${this.count++}@${PRIVATE_HOST}`));
  }

  private async loginToClub(email: string): Promise<Record<string, string>> {
    await storeClubAdmin(this.api.database, CLUB, { email });
    return clubAdminHeaders(this.api, email);
  }

  /** Owners may do nothing before they have a second factor, so they get one once they're logged in. */
  private async loginAsStaff(
    role: 'reader' | 'moderator' | 'owner',
    email: string,
  ): Promise<Record<string, string>> {
    const { id } = await storeStaff(this.api.database, role, { email });
    const headers = await staffHeaders(this.api, email);
    if (role === 'owner')
      await this.api.database.dataSource.manager.update(StaffMember, { id }, { totpSecret: 'set' });
    return headers;
  }
}
