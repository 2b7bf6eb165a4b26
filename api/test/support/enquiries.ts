import { Enquiry, enquiryEnd } from '../../src/club-area/questions/enquiry.entity.js';
import type { Database } from '../../src/platform/database/database.js';
import { EmailProtection } from '../../src/platform/security/email-protection.js';
import { newLinkToken } from '../../src/platform/mailed-links/link-token.js';
import { clubAdminHeaders, storeClubAdmin } from './club-admins.js';
import { storeClubs } from './factories.js';
import { postJson, send, siteAdminHeaders } from './sessions.js';
import { newestToken } from './stored-mails.js';
import type { TestApi } from './test-api.js';
import { startTestApi } from './test-api.js';
import { TEST_KEYS } from './test-settings.js';

const protection = new EmailProtection(TEST_KEYS);

/** Who asks questions in the tests. */
export const PARENT = 'parent@home.example';
export const QUESTION = 'Any places for a girl of nine on a weeknight?';

/** A question as the form sends it. */
function enquiryForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { email: PARENT, ageGroup: 'U10s', message: QUESTION, ...changes };
}

/** Stores a question that has reached its club. */
export function storeEnquiry(
  { dataSource: { manager } }: Database,
  changes: Partial<Enquiry> & Pick<Enquiry, 'clubId'>,
): Promise<Enquiry> {
  const at = changes.createdAt ?? new Date();
  const stored = {
    ...{ state: 'waiting' as const, list: 'waiting' as const, ageGroup: 'U10s', message: QUESTION },
    ...{ emailHash: protection.authorHash(PARENT), emailEncrypted: protection.encrypt(PARENT) },
    ...{ tokenHash: newLinkToken(at, 1).tokenHash, createdAt: at, confirmedAt: at, eraseAt: enquiryEnd(at) },
  };
  return manager.save(manager.create(Enquiry, { ...stored, ...changes }));
}

/** Stores one that its club has reported. */
export function storeReported(
  database: Database,
  changes: Partial<Enquiry> & Pick<Enquiry, 'clubId'>,
): Promise<Enquiry> {
  return storeEnquiry(database, {
    ...{ state: 'reported', list: 'done', isModerated: true, queueUrgency: 1, queueSince: new Date() },
    ...{ reportReason: 'spam', reportWords: 'It sells shirts.', reportedAt: new Date() },
    ...changes,
  });
}

/** An api with two clubs that have managers, and the calls of everyone involved in a question. */
export class AskedSite {
  private constructor(
    readonly api: TestApi,
    readonly lions: number,
    readonly yaks: number,
    /** The headers of the clubs' managers, and of a moderator. */
    readonly sam: Record<string, string>,
    readonly kim: Record<string, string>,
    readonly rival: Record<string, string>,
    readonly moderator: Record<string, string>,
  ) {}

  /** Starts it: Sam and Kim manage Leeds Lions, someone else York Yaks; nobody manages Ashby Rovers. */
  static async start(settings: Parameters<typeof startTestApi>[0] = {}): Promise<AskedSite> {
    const api = await startTestApi(settings);
    const clubs = await storeClubs(api.database, [
      { name: 'Leeds Lions' },
      { name: 'York Yaks' },
      { name: 'Ashby Rovers' },
    ]);
    const [lions = 0, yaks = 0] = clubs.map(({ id }) => id);
    await storeClubAdmin(api.database, lions, { email: 'sam@lions.example' });
    await storeClubAdmin(api.database, lions, { email: 'kim@lions.example' });
    await storeClubAdmin(api.database, yaks, { email: 'rival@yaks.example' });
    const getHeaders = (email: string) => clubAdminHeaders(api, email);
    const [sam, kim] = [await getHeaders('sam@lions.example'), await getHeaders('kim@lions.example')];
    const rival = await getHeaders('rival@yaks.example');
    return new AskedSite(api, lions, yaks, sam, kim, rival, await siteAdminHeaders(api));
  }

  /** Sends the public form. */
  ask(
    changes: Record<string, unknown> = {},
    club: string | number = 'leeds-lions',
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return postJson(this.api, `/clubs/${club}/enquiries`, enquiryForm(changes), headers);
  }

  /** The token from the newest mail asking for confirmation. */
  newestToken(): Promise<string> {
    return newestToken(this.api.database, 'enquiry-confirmation');
  }

  /** Asks and confirms; returns the question as stored. */
  async asked(changes: Record<string, unknown> = {}): Promise<Enquiry> {
    expect((await this.ask(changes)).status).toBe(202);
    expect((await this.confirm(await this.newestToken())).status).toBe(200);
    return this.newest();
  }

  /** Presses the button on the mail's page. */
  confirm(token: unknown): Promise<Response> {
    return postJson(this.api, '/enquiries/confirm', { token });
  }

  /** The last question stored. */
  newest(): Promise<Enquiry> {
    return this.manager.findOneOrFail(Enquiry, { where: {}, order: { id: 'DESC' } });
  }

  /** A manager's action on a question. */
  act(
    id: number,
    action: 'answer' | 'close' | 'report',
    body: object = {},
    headers = this.sam,
  ): Promise<Response> {
    return postJson(this.api, `/club-admin/enquiries/${id}/${action}`, body, headers);
  }

  /** A moderator's decision on a question. */
  decide(id: number, body: object): Promise<Response> {
    return send(this.api, 'PATCH', `/admin/enquiries/${id}`, this.moderator, body);
  }

  /** Reads with a login. */
  async read<T>(path: string, headers = this.sam): Promise<T> {
    return (await (await this.api.call(path, { headers })).json()) as T;
  }

  get manager() {
    return this.api.database.dataSource.manager;
  }
}
