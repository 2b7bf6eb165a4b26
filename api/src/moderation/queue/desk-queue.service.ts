import type { DeskKind } from '@club-reviews/domain/desk';
import { DESK_KINDS, MAX_COUNTED } from '@club-reviews/domain/desk';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AdminClaimsService } from '../../club-area/claims/admin-claims.service.js';
import { ClubHistoryService } from '../../directory/club-history.service.js';
import { AdminEnquiriesService } from '../../club-area/questions/moderating/admin-enquiries.service.js';
import { AdminReviewsService } from '../admin-reviews.service.js';
import { RemovedReviewsService } from '../removed-reviews.service.js';
import { AdminNoticesService } from '../notices/admin-notices.service.js';
import { AdminPhotosService } from '../../club-area/photos/desk/admin-photos.service.js';
import { ReportDeskService } from '../reports/report-desk.service.js';
import { AdminSuggestionsService } from '../../directory/suggestions/admin-suggestions.service.js';
import { DeskDecision } from './desk-decision.entity.js';
import type { DeskCounts, DeskEntry, DeskQuery } from './desk.dto.js';
import type { DeskKey, DeskPlace, WaitingPlace } from './desk-lanes.js';
import { countLanes, findWaiting, keyText, readLanes } from './desk-lanes.js';
import { DeskNotesService } from './desk-notes.service.js';
import { DeskPresence } from './desk-presence.js';
import type { Moderator } from './moderator.js';
import { parseQueueCursor } from './queue-cursor.js';

/** At most this many pending decisions are read with a page; with more, entries only leave it a little later. */
const MAX_UNDER_WAY = 500;

/** What an entry is about; see DeskEntry. */
type Contents = Pick<
  DeskEntry,
  'review' | 'report' | 'removed' | 'notice' | 'claim' | 'suggestion' | 'photo' | 'enquiry' | 'change'
>;

const NOTHING: Contents = {
  ...{ review: null, report: null, removed: null, notice: null, claim: null },
  suggestion: null,
  photo: null,
  enquiry: null,
  change: null,
};

/** One page of the queue. */
export interface DeskPage {
  items: DeskEntry[];
  /** The last place that was read; undefined at the end of the queue. */
  next: DeskPlace | undefined;
}

/** Everything waiting for a moderator, as one queue. */
@Injectable()
export class DeskQueueService {
  constructor(
    private readonly database: Database,
    private readonly presence: DeskPresence,
    private readonly notes: DeskNotesService,
    private readonly reviews: AdminReviewsService,
    private readonly reports: ReportDeskService,
    private readonly removed: RemovedReviewsService,
    private readonly notices: AdminNoticesService,
    private readonly claims: AdminClaimsService,
    private readonly suggestions: AdminSuggestionsService,
    private readonly photos: AdminPhotosService,
    private readonly enquiries: AdminEnquiriesService,
    private readonly changes: ClubHistoryService,
  ) {}

  /**
   * A page: urgent entries first, then the longest wait, and what only needs a check last. What is decided and can
   * still be undone is left out.
   */
  async page({ kinds, assigned, limit, cursor }: DeskQuery, moderator: Moderator): Promise<DeskPage> {
    const wanted = new Set(kindsIn(kinds));
    const underWay = new Set((await this.underWay()).map(keyText));
    if (assigned === 'me') {
      const mine = (await this.presence.assignedTo(moderator)).filter(({ kind }) => wanted.has(kind));
      const waiting = await findWaiting(this.database, mine);
      return { items: await this.describe(without(waiting, underWay), moderator), next: undefined };
    }
    const read = limit + underWay.size;
    const places = await readLanes(this.database, wanted, read + 1, parseQueueCursor(cursor));
    const open = without(places, underWay);
    const shown = open.slice(0, limit);
    const goesOn = open.length > limit || places.length > read;
    return { items: await this.describe(shown, moderator), next: goesOn ? shown.at(-1) : undefined };
  }

  /** How many entries of each kind are waiting, up to a limit, and how many the moderator has taken on. */
  async counts(moderator: Moderator): Promise<DeskCounts> {
    const underWay = await this.underWay();
    const [decided, assigned] = await Promise.all([
      findWaiting(this.database, underWay),
      this.presence.assignedTo(moderator),
    ]);
    const getDecided = (kind: DeskKind) => decided.filter((place) => place.kind === kind).length;
    const [counts, mine] = await Promise.all([
      countLanes(this.database, (kind) => MAX_COUNTED + 1 + getDecided(kind)),
      findWaiting(this.database, assigned),
    ]);
    return {
      kinds: DESK_KINDS.map((kind) => {
        const waiting = (counts.get(kind) ?? 0) - getDecided(kind);
        return { kind, waiting: Math.min(waiting, MAX_COUNTED), hasMore: waiting > MAX_COUNTED };
      }),
      mine: without(mine, new Set(underWay.map(keyText))).length,
    };
  }

  private async underWay(): Promise<DeskKey[]> {
    const decisions = await this.database.reader
      .createQueryBuilder(DeskDecision, 'd')
      .select(['d.id', 'd.kind', 'd.entryId'])
      .where('d.dueAt IS NOT NULL')
      .orderBy('d.dueAt')
      .limit(MAX_UNDER_WAY)
      .getMany();
    return decisions.map(({ kind, entryId }) => ({ kind, id: entryId }));
  }

  private async describe(places: readonly WaitingPlace[], moderator: Moderator): Promise<DeskEntry[]> {
    const [contents, people, notes] = await Promise.all([
      this.getContents(places),
      this.presence.around(places, moderator),
      this.notes.count(places),
    ]);
    return places.flatMap((place) => {
      const content = contents.get(keyText(place));
      // It was decided while this was reading it.
      if (content === undefined) return [];
      const { assignee, lookers } = people.get(keyText(place)) ?? { assignee: null, lookers: [] };
      return [
        {
          kind: place.kind,
          id: place.id,
          isUrgent: place.urgency === 0,
          waitingSince: place.since.toISOString(),
          dueAt: content.notice?.dueAt ?? null,
          ...{ assignee, lookers, notes: notes.get(keyText(place)) ?? 0 },
          ...content,
        },
      ];
    });
  }

  private async getContents(keys: readonly DeskKey[]): Promise<ReadonlyMap<string, Contents>> {
    const getIds = (...kinds: DeskKind[]) =>
      keys.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
    const [reviews, reports, removed, notices, claims, suggestions, photos, enquiries, changes] =
      await Promise.all([
        this.reviews.byIdsWithClusters(getIds('held', 'review', 'edit')),
        this.reports.byIds(getIds('report')),
        this.removed.byIds(getIds('appeal')),
        this.notices.byIds(getIds('notice')),
        this.claims.byIds(getIds('claim')),
        this.suggestions.byIds(getIds('suggestion')),
        this.photos.byIds(getIds('photo')),
        this.enquiries.byIds(getIds('enquiry')),
        this.changes.byIds(getIds('change')),
      ]);
    return new Map<string, Contents>([
      ...reviews.flatMap((review) =>
        (['held', 'review', 'edit'] as const).map((kind): [string, Contents] => [
          keyText({ kind, id: review.id }),
          { ...NOTHING, review },
        ]),
      ),
      ...reports.map((report): [string, Contents] => [
        keyText({ kind: 'report', id: report.id }),
        { ...NOTHING, report },
      ]),
      ...removed.map((one): [string, Contents] => [
        keyText({ kind: 'appeal', id: one.id }),
        { ...NOTHING, removed: one },
      ]),
      ...notices.map((notice): [string, Contents] => [
        keyText({ kind: 'notice', id: notice.id }),
        { ...NOTHING, notice },
      ]),
      ...claims.map((claim): [string, Contents] => [
        keyText({ kind: 'claim', id: claim.id }),
        { ...NOTHING, claim },
      ]),
      ...suggestions.map((suggestion): [string, Contents] => [
        keyText({ kind: 'suggestion', id: suggestion.id }),
        { ...NOTHING, suggestion },
      ]),
      ...photos.map((photo): [string, Contents] => [
        keyText({ kind: 'photo', id: photo.id }),
        { ...NOTHING, photo },
      ]),
      ...enquiries.map((enquiry): [string, Contents] => [
        keyText({ kind: 'enquiry', id: enquiry.id }),
        { ...NOTHING, enquiry },
      ]),
      ...changes.map((change): [string, Contents] => [
        keyText({ kind: 'change', id: change.id }),
        { ...NOTHING, change },
      ]),
    ]);
  }
}

/** The kinds that a query names; all if it names none. */
function kindsIn(text: string | undefined): readonly DeskKind[] {
  const named = text?.split(',');
  return named === undefined ? DESK_KINDS : DESK_KINDS.filter((kind) => named.includes(kind));
}

function without<Place extends DeskKey>(places: readonly Place[], left: ReadonlySet<string>): Place[] {
  return places.filter((place) => !left.has(keyText(place)));
}
