import type { AdminReview, HistoryEntry } from '../../src/moderation/moderation.dto.js';
import type { Review } from '../../src/model/reviews/review.entity.js';
import { EmailProtection } from '../../src/platform/security/email-protection.js';
import { recountStoredValues } from '../../src/model/reviews/recount.js';
import { storeClubs, rated } from './factories.js';
import { postJson, send, siteAdminHeaders } from './sessions.js';
import { storedTotals } from './stored-totals.js';
import type { TestApi } from './test-api.js';
import { startTestApi } from './test-api.js';
import { TEST_KEYS } from './test-settings.js';

const emails = new EmailProtection(TEST_KEYS);
const PENDING: Partial<Review> = { isVerified: false, isApproved: false };
const AWAITING: Partial<Review> = { isVerified: true, isApproved: false };
const HELD: Partial<Review> = { ...AWAITING, isHeld: true, holdReason: 'link' };

/** An api with two clubs and reviews in every state, as a moderator sees it. */
export class ModeratedSite {
  constructor(
    readonly api: TestApi,
    /** Of a moderator's calls. */
    readonly headers: Record<string, string>,
    readonly clubIds: number[],
  ) {}

  /** Requests as a moderator. */
  get(path: string): Promise<Response> {
    return this.api.call(path, { headers: this.headers });
  }

  /** The moderators' list; throws if it's refused. */
  async list(query = ''): Promise<AdminReview[]> {
    const answer = await this.get(`/admin/reviews${query}`);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as AdminReview[];
  }

  /** The texts of the list's reviews. */
  async getTexts(query: string): Promise<string[]> {
    return (await this.list(query)).map(({ reviewText }) => reviewText);
  }

  /** The id of the review that contains a text. */
  async toId(text: string): Promise<number> {
    const [review] = await this.list(`?search=${encodeURIComponent(text)}`);
    if (!review) throw new Error(`no review holds ${text}`);
    return review.id;
  }

  /** Approves a review. */
  approve(id: number, body: object = {}): Promise<Response> {
    return postJson(this.api, `/reviews/${id}/approve`, body, this.headers);
  }

  /** Deletes a review. */
  remove(id: number, body?: object): Promise<Response> {
    return send(this.api, 'DELETE', `/reviews/${id}`, this.headers, body);
  }

  /** A review's history. */
  async getHistory(id: number): Promise<HistoryEntry[]> {
    return (await (await this.get(`/admin/reviews/${id}/history`)).json()) as HistoryEntry[];
  }

  /** Fails if a stored number differs from a recount. */
  async expectExactTotals(): Promise<void> {
    const kept = await storedTotals(this.api.database);
    await recountStoredValues(this.api.database);
    expect(kept).toEqual(await storedTotals(this.api.database));
  }
}

/** Starts an api with the clubs and reviews of a {@link ModeratedSite}. */
export async function startModeratedSite(): Promise<ModeratedSite> {
  const api = await startTestApi();
  const headers = await siteAdminHeaders(api);
  const clubs = await storeClubs(api.database, [
    {
      name: 'Leeds Lions',
      reviews: [
        { reviewText: 'Oldest, pending.', ...PENDING },
        { reviewText: 'Older, awaiting.', ...AWAITING, ...rated(2) },
        { reviewText: 'On hold: see www.x.example.', ...HELD },
        { reviewText: 'Approved: ÉCOLE of football.', ...rated(5) },
      ],
    },
    {
      name: 'Ashby Rövers',
      reviews: [
        { reviewText: '100% fun_times!', authorEmailEncrypted: emails.encrypt('Sam@home.example') },
        { reviewText: 'Held once, approved since.', isHeld: true, holdReason: 'profanity,link' },
      ],
    },
  ]);
  return new ModeratedSite(
    api,
    headers,
    clubs.map(({ id }) => id),
  );
}
