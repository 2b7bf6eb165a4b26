import type { RemovedReview } from '../../src/moderation/removed-reviews.dto.js';
import type { MyReview } from '../../src/reviews/mine/my-review.dto.js';
import { requestLinks } from './author-links.js';
import { storeClubs } from './factories.js';
import { reviewForm } from './review-form.js';
import { postJson, send, siteAdminHeaders } from './sessions.js';
import { newestToken, storedMails } from './stored-mails.js';
import { expectExactTotals } from './stored-totals.js';
import type { TestApi } from './test-api.js';
import { startTestApi } from './test-api.js';

/** An api with a club, whose reviews parents write, moderators remove and appeals defend. */
export class AppealedSite {
  constructor(
    readonly api: TestApi,
    readonly clubId: number,
    /** Of a moderator's calls. */
    readonly headers: Record<string, string>,
  ) {}

  /** Publishes a review of the club; returns the link for managing it. */
  async publish(changes: Record<string, unknown> = {}): Promise<{ id: number; token: string }> {
    const form = reviewForm(this.clubId, changes);
    await postJson(this.api, '/reviews', form);
    const verified = await postJson(this.api, '/reviews/verify', {
      token: await newestToken(this.api.database),
    });
    if (!verified.ok) throw new Error(await verified.text());
    const token = await requestLinks(this.api, String(form['authorEmail']));
    return { token, id: (await this.mine(token)).id };
  }

  /** The same, removed by a moderator. */
  async publishAndRemove(
    removal: object = { reasonCode: 'fake', reason: 'You were never there.' },
    changes: Record<string, unknown> = {},
  ): Promise<{ id: number; token: string }> {
    const review = await this.publish(changes);
    expect((await this.remove(review.id, removal)).status).toBe(204);
    return review;
  }

  /** Removes a review as a moderator. */
  remove(id: number, removal: object): Promise<Response> {
    return send(this.api, 'DELETE', `/reviews/${id}`, this.headers, removal);
  }

  /** The review of a link, as its author sees it. */
  async mine(token: string): Promise<MyReview> {
    return (await (await postJson(this.api, '/reviews/mine', { token })).json()) as MyReview;
  }

  /** Appeals as the author. */
  appeal(token: string, text: unknown = 'Our son trained there all season.'): Promise<Response> {
    return postJson(this.api, '/reviews/mine/appeal', { token, text });
  }

  /** Puts a review back as a moderator. */
  restore(id: number | string, reason: unknown = 'A coach confirms it.'): Promise<Response> {
    return postJson(this.api, `/admin/removed-reviews/${id}/restore`, { reason }, this.headers);
  }

  /** Turns an appeal down as a moderator. */
  turnDown(id: number | string, reason: unknown = 'The club has no such team.'): Promise<Response> {
    return postJson(this.api, `/admin/removed-reviews/${id}/turn-down-appeal`, { reason }, this.headers);
  }

  /** Requests the moderators' list. */
  listed(query = ''): Promise<Response> {
    return this.api.call(`/admin/removed-reviews${query}`, { headers: this.headers });
  }

  /** The moderators' list. */
  async removed(query = ''): Promise<RemovedReview[]> {
    return (await (await this.listed(query)).json()) as RemovedReview[];
  }

  /** Reads as a moderator. */
  async read<T>(path: string): Promise<T> {
    return (await (await this.api.call(path, { headers: this.headers })).json()) as T;
  }

  /** The mails of a kind, in the order they were written. */
  async mails(kind: string): Promise<{ to: string; subject: string; text: string }[]> {
    const mails = await storedMails(this.api.database);
    return mails
      .filter(({ mail }) => mail.kind === kind)
      .map(({ to, subject, text }) => ({ to, subject, text: text.replaceAll(/\s+/g, ' ') }));
  }

  /** The public texts about the club. */
  async publicTexts(): Promise<string[]> {
    const reviews = await this.api.read<{ reviewText: string }[]>(`/clubs/${this.clubId}/reviews`);
    return reviews.map(({ reviewText }) => reviewText);
  }

  /** Fails if a stored number differs from a recount. */
  expectExactTotals(): Promise<void> {
    return expectExactTotals(this.api.database);
  }
}

/** Starts an api with the club of an {@link AppealedSite}. */
export async function startAppealedSite(): Promise<AppealedSite> {
  const api = await startTestApi();
  const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
  return new AppealedSite(api, club?.id ?? 0, await siteAdminHeaders(api));
}
