import type { ClubAdmin } from '../../src/accounts/club-admins/club-admin.entity.js';
import { CLUB_PASSWORD, storeClubAdmin } from './club-admins.js';
import { storeClubs } from './factories.js';
import { postJson } from './sessions.js';
import { storedMails, tokenIn } from './stored-mails.js';
import type { TestApi } from './test-api.js';
import { startTestApi } from './test-api.js';
import { until } from './until.js';

/** The address of the administrator. */
export const EMAIL = 'sam@lions.example';

/** An api with one club, the account of its administrator, and the calls made by the account's screens. */
export class ClubAccount {
  admin!: ClubAdmin;

  private constructor(
    readonly api: TestApi,
    readonly clubId: number,
  ) {}

  /** Starts the api and stores the club. */
  static async start(): Promise<ClubAccount> {
    const api = await startTestApi();
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    return new ClubAccount(api, club?.id ?? 0);
  }

  /** Deletes every account and mail, and stores the account again. */
  async renew(): Promise<void> {
    const { database } = this.api;
    for (const table of ['club_admins', 'mails']) await database.dataSource.query(`DELETE FROM ${table}`);
    this.admin = await storeClubAdmin(database, this.clubId, { email: EMAIL });
  }

  /** Posts to a path below /club-admin. */
  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return postJson(this.api, `/club-admin${path}`, body, headers);
  }

  logIn(password = CLUB_PASSWORD, email = EMAIL): Promise<Response> {
    return this.post('/login', { email, password });
  }

  /** 200 while the session with these headers lasts. */
  async sessionStatus(headers: Record<string, string>): Promise<number> {
    return (await this.api.call('/club-admin/session', { headers })).status;
  }

  /** Requests a new password; returns the token of the mailed link. */
  async resetToken(email = EMAIL): Promise<string> {
    const before = (await storedMails(this.api.database)).length;
    expect((await this.post('/forgot-password', { email })).status).toBe(202);
    await until(async () => (await storedMails(this.api.database)).length > before);
    return tokenIn((await storedMails(this.api.database))[before] ?? { text: '' });
  }
}
