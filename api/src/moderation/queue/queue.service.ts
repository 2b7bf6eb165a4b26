import { MAX_COUNTED } from '@club-reviews/domain/desk';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { DeskEntry } from '../../platform/queue/queue-entry.js';
import type { QueueKey } from '../../platform/queue/queue-source.js';
import { URGENCY } from '../../platform/queue/queue-source.js';
import { DecisionJob } from './decision-job.entity.js';
import type { Moderator } from './moderator.js';
import { parseQueueCursor } from './queue-cursor.js';
import type { DeskCounts, DeskQuery } from './queue.dto.js';
import { QueueNotesService } from './queue-notes.service.js';
import { QueuePresence } from './queue-presence.js';
import { QueueSources } from './queue-sources.js';
import type { QueuePlace, WaitingPlace } from './waiting-entries.js';
import { keyText, WaitingEntries } from './waiting-entries.js';

/** At most this many pending decisions are read with a page; with more, entries only leave it a little later. */
const MAX_UNDER_WAY = 500;

/** One page of the queue. */
export interface QueuePage {
  items: DeskEntry[];
  /** The last place that was read; undefined at the end of the queue. */
  next: QueuePlace | undefined;
}

/** Everything waiting for a moderator, as one queue. */
@Injectable()
export class QueueService {
  constructor(
    private readonly database: Database,
    private readonly sources: QueueSources,
    private readonly waiting: WaitingEntries,
    private readonly presence: QueuePresence,
    private readonly notes: QueueNotesService,
  ) {}

  /**
   * A page: urgent entries first, then the longest wait, and what only needs a check last. What is decided and can
   * still be undone is left out.
   */
  async page({ kinds, assigned, limit, cursor }: DeskQuery, moderator: Moderator): Promise<QueuePage> {
    const wanted = new Set(kinds?.split(',') ?? this.sources.all.map(({ source }) => source.kind));
    const underWay = new Set((await this.underWay()).map(keyText));
    if (assigned === 'me') {
      const mine = (await this.presence.assignedTo(moderator)).filter(({ kind }) => wanted.has(kind));
      const waiting = await this.waiting.find(mine);
      return { items: await this.describe(without(waiting, underWay), moderator), next: undefined };
    }
    const read = limit + underWay.size;
    const places = await this.waiting.read(wanted, read + 1, parseQueueCursor(cursor));
    const open = without(places, underWay);
    const shown = open.slice(0, limit);
    const goesOn = open.length > limit || places.length > read;
    return { items: await this.describe(shown, moderator), next: goesOn ? shown.at(-1) : undefined };
  }

  /** How many entries of each kind are waiting, up to a limit, and how many the moderator has taken on. */
  async counts(moderator: Moderator): Promise<DeskCounts> {
    const underWay = await this.underWay();
    const [decided, assigned] = await Promise.all([
      this.waiting.find(underWay),
      this.presence.assignedTo(moderator),
    ]);
    const getDecided = (kind: string) => decided.filter((place) => place.kind === kind).length;
    const [counts, mine] = await Promise.all([
      this.waiting.count((kind) => MAX_COUNTED + 1 + getDecided(kind)),
      this.waiting.find(assigned),
    ]);
    return {
      kinds: this.sources.all.map(({ source: { kind } }) => {
        const waiting = (counts.get(kind) ?? 0) - getDecided(kind);
        return { kind, waiting: Math.min(waiting, MAX_COUNTED), hasMore: waiting > MAX_COUNTED };
      }),
      mine: without(mine, new Set(underWay.map(keyText))).length,
    };
  }

  private async underWay(): Promise<QueueKey[]> {
    const decisions = await this.database.reader
      .createQueryBuilder(DecisionJob, 'd')
      .select(['d.id', 'd.kind', 'd.entryId'])
      .where('d.nextAttemptAt IS NOT NULL')
      .orderBy('d.nextAttemptAt')
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
          isUrgent: place.urgency === URGENCY.child,
          waitingSince: place.since.toISOString(),
          ...{ assignee, lookers, notes: notes.get(keyText(place)) ?? 0 },
          ...content,
        },
      ];
    });
  }

  private async getContents(keys: readonly QueueKey[]): Promise<ReadonlyMap<string, Contents>> {
    const nothing = Object.fromEntries(this.sources.all.map(({ field }) => [field, null]));
    const found = await Promise.all(
      this.sources.all.map(async ({ source, field }) => {
        const { kind } = source;
        const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id);
        const contents = ids.length === 0 ? [] : await source.describe(ids);
        return contents.map((content): [string, Contents] => [
          keyText({ kind, id: content.id }),
          { ...nothing, dueAt: content.dueAt ?? null, [field]: content },
        ]);
      }),
    );
    return new Map(found.flat());
  }
}

/** What an entry is about, and by when the law wants a step. */
type Contents = Pick<DeskEntry, 'dueAt'>;

function without<Place extends QueueKey>(places: readonly Place[], left: ReadonlySet<string>): Place[] {
  return places.filter((place) => !left.has(keyText(place)));
}
