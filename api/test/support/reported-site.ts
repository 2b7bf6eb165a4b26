import type { ReportedReview } from '../../src/moderation/reports/admin-reports.dto.js';
import type { ReportStatus } from '../../src/moderation/reports/reports.dto.js';
import { AuthorLinks } from '../../src/reviews/author-links.js';
import type { PublicReview } from '../../src/reviews/public-review.js';
import { Review } from '../../src/model/reviews/review.entity.js';
import type { Settings } from '../../src/platform/config/settings.js';
import { EmailProtection } from '../../src/platform/security/email-protection.js';
import { clubAdminHeaders, storeClubAdmin } from './club-admins.js';
import { storeClubs } from './factories.js';
import { postJson, siteAdminHeaders } from './sessions.js';
import { storedMails, tokenIn } from './stored-mails.js';
import { expectExactTotals } from './stored-totals.js';
import type { TestApi } from './test-api.js';
import { startTestApi } from './test-api.js';
import { TEST_KEYS, testSettings } from './test-settings.js';
import { until } from './until.js';

const protection = new EmailProtection(TEST_KEYS);
/** Who manages the club of the site. */
export const MANAGER = 'sam@leeds-lions.example';

/** A report as the form sends it, about the site's review with this text. */
export interface TestReport {
  review: string;
  reason?: string;
  words?: string;
  email?: string;
  /** The address that the visitor's request comes from. */
  client?: string;
  /** What the visitor's browser calls itself. */
  browser?: string;
}

/** An api with public reviews of one club, and the calls of those who report them and those who decide. */
export class ReportedSite {
  private constructor(
    readonly api: TestApi,
    readonly clubId: number,
    /** Of a moderator's calls. */
    readonly moderator: Record<string, string>,
    /** Of the club's calls. */
    readonly club: Record<string, string>,
  ) {}

  /** Starts the api with a public review of each text. */
  static async start(texts: string[], changes: Partial<Settings> = {}): Promise<ReportedSite> {
    const api = await startTestApi(changes);
    const [club] = await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        website: 'https://www.leeds-lions.example/',
        reviews: texts.map((reviewText, index) => ({
          reviewText,
          authorEmailEncrypted: protection.encrypt(`author${index}@home.example`),
          authorEmailHash: protection.hash(`author${index}@home.example`),
          verifiedAt: new Date(),
          approvedAt: new Date(),
        })),
      },
    ]);
    const clubId = club?.id ?? 0;
    await storeClubAdmin(api.database, clubId, { email: MANAGER });
    return new ReportedSite(api, clubId, await siteAdminHeaders(api), await clubAdminHeaders(api, MANAGER));
  }

  /** The stored review with this text. */
  review(reviewText: string): Promise<Review> {
    return this.api.database.dataSource.manager.findOneByOrFail(Review, { reviewText });
  }

  /** Sends the form. */
  async submit({ review, client, browser, ...said }: TestReport): Promise<Response> {
    const reviewId = (await this.review(review)).id;
    const body = {
      reviewId,
      reason: 'not-genuine',
      words: 'This never happened.',
      email: 'reporter@home.example',
      ...said,
    };
    return postJson(this.api, '/reports', body, visitor(client, browser));
  }

  /** Sends the form; returns the token from the mail asking to confirm it. */
  async submitted(report: TestReport): Promise<string> {
    expect((await this.submit(report)).status).toBe(202);
    return tokenIn((await this.mails('report-confirmation')).at(-1) ?? { text: '' });
  }

  /** Confirms a report. */
  confirm(token: string, client?: string, browser?: string): Promise<Response> {
    return postJson(this.api, '/reports/confirm', { token }, visitor(client, browser));
  }

  /** Sends the form and confirms it; returns the token. */
  async reported(report: TestReport): Promise<string> {
    const token = await this.submitted(report);
    expect((await this.confirm(token, report.client, report.browser)).status).toBe(200);
    return token;
  }

  /** What a reporter sees. */
  async status(token: string): Promise<ReportStatus> {
    return (await (await postJson(this.api, '/reports/mine', { token })).json()) as ReportStatus;
  }

  /** What moderators see. */
  async reports(query = ''): Promise<ReportedReview[]> {
    const answer = await this.api.call(`/admin/reports${query}`, { headers: this.moderator });
    return (await answer.json()) as ReportedReview[];
  }

  /** A review's entry among those waiting. */
  async entry(reviewText: string): Promise<ReportedReview> {
    const found = (await this.reports()).find(({ review }) => review?.reviewText === reviewText);
    if (!found) throw new Error(`nothing waits about ${reviewText}`);
    return found;
  }

  /** Decides. */
  decide(id: number, body: object): Promise<Response> {
    return postJson(this.api, `/admin/reports/${id}/decision`, body, this.moderator);
  }

  /** Reports as the club. */
  async reportAsClub(reviewText: string, changes: object = {}): Promise<Response> {
    const { id } = await this.review(reviewText);
    const body = { reason: 'interest', words: 'Written by a rival club.', ...changes };
    return postJson(this.api, `/club-admin/reviews/${id}/report`, body, this.club);
  }

  /** Takes a review down as its author. */
  async withdraw(reviewText: string): Promise<Response> {
    const token = await this.authorToken(reviewText);
    return postJson(this.api, '/reviews/mine/withdraw', { token });
  }

  /** The token in the link of this text's author. */
  async authorToken(reviewText: string): Promise<string> {
    const links = new AuthorLinks(testSettings({ dataDir: '' }), TEST_KEYS);
    return tokenIn({ text: links.manage(await this.review(reviewText), new Date()) });
  }

  /** What the public sees. */
  async publicTexts(): Promise<string[]> {
    const reviews = await this.api.read<PublicReview[]>('/clubs/leeds-lions/reviews');
    return reviews.map(({ reviewText }) => reviewText).sort();
  }

  /** The mails of a kind, oldest first. */
  async mails(kind: string) {
    return (await storedMails(this.api.database)).filter(({ mail }) => mail.kind === kind);
  }

  /** The mails of a kind, once there are this many. */
  async mailsOnce(kind: string, count: number) {
    await until(async () => (await this.mails(kind)).length >= count);
    return this.mails(kind);
  }

  /** Fails if a stored number differs from a recount. */
  expectExactTotals(): Promise<void> {
    return expectExactTotals(this.api.database);
  }
}

function visitor(client = '203.0.113.7', browser = 'Test'): Record<string, string> {
  return { 'x-forwarded-for': client, 'user-agent': browser };
}
