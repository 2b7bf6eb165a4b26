import type { QueueKind } from '@club-reviews/domain/queue';
import { IsNull, Not } from 'typeorm';
import { DecisionJob } from '../../src/moderation/queue/decision-job.entity.js';
import type { DecisionsResponse, WaitingDecision } from '../../src/moderation/queue/queue.dto.js';
import type { AdminReview } from '../../src/moderation/moderation.dto.js';
import type { RemovedReview } from '../../src/moderation/removed-reviews.dto.js';
import type { AdminNoticeEntry } from '../../src/moderation/notices/admin-notices.dto.js';
import type { ReportedReview } from '../../src/moderation/reports/admin-reports.dto.js';
import type { AdminClaim } from '../../src/club-area/claims/admin-claims.dto.js';
import type { AdminPhoto } from '../../src/club-area/photos/moderating/admin-photos.dto.js';
import type { AdminEnquiry } from '../../src/club-area/questions/moderating/admin-enquiries.dto.js';
import type { ClubChangeEntry } from '../../src/directory/club-history.dto.js';
import type { AdminSuggestion } from '../../src/directory/suggestions/admin-suggestions.dto.js';
import type { QueueEntry } from '../../src/platform/queue/queue-entry.js';
import { ArchivedReview } from '../../src/model/reviews/archived-review.js';
import { recountStoredValues } from '../../src/model/reviews/recount.js';
import { openAppeal } from '../../src/model/reviews/review-appeal.js';
import { ReviewEdit } from '../../src/model/reviews/review-edit.js';
import { Review } from '../../src/model/reviews/review.entity.js';
import { claimForm } from './claim-form.js';
import { sendNotice } from './notice-form.js';
import { ReportedSite } from './reported-site.js';
import { postJson, send, siteAdminHeaders } from './sessions.js';
import { ClubPhoto } from '../../src/model/photos/club-photo.entity.js';
import { storeReported } from './enquiries.js';
import { correction } from './suggestion-form.js';
import type { TestApi } from './test-api.js';
import { until } from './until.js';

const SAFETY = 'A child was hurt there.';
const REPORTED = 'They have no such team.';
const APPEALED = 'It was our club for years.';
const EDITED = 'Friendly coaches.';
const NOTICED = 'The coach takes bribes.';
const CHANGED = 'The Meadow';
const HELD = 'Ring me on 07700 900123.';
const WAITING = ['First to wait.', 'Second to wait.', 'Third to wait.'] as const;

/** An entry with the fields that the features add. */
interface QueuedEntry extends QueueEntry {
  review: AdminReview | null;
  report: ReportedReview | null;
  removed: RemovedReview | null;
  notice: AdminNoticeEntry | null;
  claim: AdminClaim | null;
  suggestion: AdminSuggestion | null;
  photo: AdminPhoto | null;
  enquiry: AdminEnquiry | null;
  change: ClubChangeEntry | null;
}

/** An api with something of each kind waiting for moderators, and the calls of two of them. */
export class QueueSite {
  private constructor(
    readonly site: ReportedSite,
    /** The headers of a second session. */
    readonly other: Record<string, string>,
  ) {}

  get api(): TestApi {
    return this.site.api;
  }

  /**
   * Starts the api with one waiting entry of each kind, with three reviews; each a minute newer than the one before;
   * the club's change is the oldest.
   */
  static async start(): Promise<QueueSite> {
    const texts = [SAFETY, REPORTED, APPEALED, EDITED, NOTICED, HELD, ...WAITING];
    const site = await ReportedSite.start(texts, { reviewPublication: 'approved' });
    const { manager } = site.api.database.dataSource;
    const queueSite = new QueueSite(site, await siteAdminHeaders(site.api));
    await site.reported({ review: REPORTED, email: 'one@home.example' });
    await site.reported({
      review: SAFETY,
      email: 'two@home.example',
      reason: 'child-at-risk',
      client: '203.0.113.8',
    });
    const { id: removedId } = await site.review(APPEALED);
    await site.api.call(`/reviews/${removedId}`, { method: 'DELETE', headers: site.moderator });
    const archived = await manager.findOneByOrFail(ArchivedReview, { reviewId: removedId });
    await openAppeal(manager, archived, { text: 'Our son trained there.', at: new Date() });
    const edited = await site.review(EDITED);
    const ratings = { coaching: 5, communication: 4, facilities: 3, inclusivity: 5, value: 4 };
    const content = JSON.stringify({ reviewText: 'Friendlier coaches.', ageGroup: edited.ageGroup, ratings });
    await manager.insert(ReviewEdit, {
      reviewId: edited.id,
      content,
      holdReason: null,
      createdAt: new Date(),
    });
    await sendNotice(site.api, (await site.review(NOTICED)).id);
    await postJson(site.api, '/clubs/claim', claimForm(), { 'x-forwarded-for': '203.0.113.9' });
    await send(site.api, 'PATCH', '/club-admin/club', site.club, { homeGround: CHANGED });
    await postJson(site.api, '/suggestions', correction(edited.clubId));
    await manager.save(
      manager.create(ClubPhoto, {
        ...{ clubId: edited.clubId, kind: 'photo', state: 'held', source: 'upload' },
        ...{ description: 'A match', showsChildren: false, storageKey: 'a'.repeat(24) },
        ...{ width: 800, height: 600, createdAt: new Date(), heldAt: new Date() },
      }),
    );
    await storeReported(site.api.database, { clubId: edited.clubId });
    for (const reviewText of [HELD, ...WAITING]) {
      const isHeld = reviewText === HELD;
      await manager.update(
        Review,
        { reviewText },
        { isApproved: false, approvedAt: null, isHeld, isVisible: false },
      );
    }
    await recountStoredValues(site.api.database);
    await queueSite.spreadOut();
    return queueSite;
  }

  /** Who has been waiting since when: in the order the queue has to list them, with the urgent one as the newest. */
  private async spreadOut(): Promise<void> {
    const { manager } = this.site.api.database.dataSource;
    const id = async (text: string) => (await this.site.review(text)).id;
    const at = (minute: number) => `2026-03-01 10:${String(minute).padStart(2, '0')}:00.000`;
    const changes: [table: string, column: string, where: string, minute: number][] = [
      ['club_changes', 'created_at', '1 = 1', 0],
      ['claims', 'created_at', '1 = 1', 1],
      ['club_suggestions', 'created_at', '1 = 1', 7],
      ['club_photos', 'held_at', '1 = 1', 8],
      ['enquiries', 'desk_since', '1 = 1', 8],
      ['notices', 'created_at', '1 = 1', 2],
      ['archived_reviews', 'archived_at', '1 = 1', 0],
      ['review_appeals', 'created_at', '1 = 1', 3],
      ['review_edits', 'created_at', '1 = 1', 4],
      ['reviews', 'created_at', `id = ${await id(WAITING[0])}`, 5],
      ['reviews', 'created_at', `id = ${await id(WAITING[1])}`, 5],
      ['reviews', 'created_at', `id = ${await id(WAITING[2])}`, 6],
      ['reviews', 'created_at', `id = ${await id(HELD)}`, 5],
      ['report_cases', 'opened_at', 'urgency = 1', 5],
      ['report_cases', 'opened_at', 'urgency = 0', 9],
    ];
    for (const [table, column, where, minute] of changes)
      await manager.query(`UPDATE ${table} SET ${column} = '${at(minute)}' WHERE ${where}`);
  }

  /** Reads as a moderator. */
  async get<T>(path: string, headers = this.site.moderator): Promise<T> {
    return (await (await this.site.api.call(path, { headers })).json()) as T;
  }

  /** What waits. */
  entries(query = '', headers = this.site.moderator): Promise<QueuedEntry[]> {
    return this.get<QueuedEntry[]>(`/admin/desk${query}`, headers);
  }

  /** The first entry of a kind. */
  async entry(kind: QueueKind): Promise<QueuedEntry> {
    const [found] = await this.entries(`?kinds=${kind}`);
    if (!found) throw new Error(`no ${kind} waits`);
    return found;
  }

  /** Sends a body as a moderator. */
  send(path: string, body: object, headers = this.site.moderator): Promise<Response> {
    return postJson(this.site.api, path, body, headers);
  }

  /** Decides, and expects the decision to be accepted. */
  async decide(decisions: object[], headers = this.site.moderator): Promise<DecisionsResponse> {
    const answer = await this.send('/admin/desk/decisions', { decisions }, headers);
    expect(answer.status).toBe(200);
    return (await answer.json()) as DecisionsResponse;
  }

  /** The moderator's own decisions. */
  decisions(): Promise<WaitingDecision[]> {
    return this.get<WaitingDecision[]>('/admin/desk/decisions');
  }

  /** Undoes a decision. */
  async undo(id: number): Promise<number> {
    const { api, moderator } = this.site;
    return (await api.call(`/admin/desk/decisions/${id}`, { method: 'DELETE', headers: moderator })).status;
  }

  /** Lets the time for undoing decisions pass, and waits until they're carried out. */
  async execute(): Promise<void> {
    const { manager } = this.site.api.database.dataSource;
    await manager.update(
      DecisionJob,
      { nextAttemptAt: Not(IsNull()) },
      { nextAttemptAt: new Date(Date.now() - 1000) },
    );
    await until(async () =>
      (await manager.find(DecisionJob)).every(({ nextAttemptAt }) => nextAttemptAt === null),
    );
  }
}
