import { MAX_COUNTED } from '@club-reviews/domain/queue';
import { Injectable } from '@nestjs/common';
import type { QueueEntry } from '../../platform/queue/queue-entry.js';
import type { QueueKey } from '../../platform/queue/queue-source.js';
import { URGENCY } from '../../platform/queue/urgency.js';
import type { Moderator } from './moderator.js';
import { parseQueueCursor } from './queue-cursor.js';
import type { QueueCounts, QueueQuery } from './queue.dto.js';
import { QueueNotesService } from './queue-notes.service.js';
import { QueuePresence } from './queue-presence.js';
import { QueueSources } from './queue-sources.js';
import type { QueuePlace, WaitingPlace } from './waiting-entries.js';
import { keyText, WaitingEntries } from './waiting-entries.js';

/** One page of the queue. */
export interface QueuePage {
  items: QueueEntry[];
  /** The last place that was read; undefined at the end of the queue. */
  next: QueuePlace | undefined;
}

/** Everything waiting for a moderator, as one queue. */
@Injectable()
export class QueueService {
  constructor(
    private readonly sources: QueueSources,
    private readonly waiting: WaitingEntries,
    private readonly presence: QueuePresence,
    private readonly notes: QueueNotesService,
  ) {}

  /**
   * A page: what is about a child first, then by kind, then the longest wait. What is decided and can still be undone
   * is left out.
   */
  async page({ kinds, assigned, limit, cursor }: QueueQuery, moderator: Moderator): Promise<QueuePage> {
    const wanted = new Set(kinds?.split(',') ?? this.sources.all.map(({ source }) => source.kind));
    const places = await this.waiting.read(wanted, limit + 1, {
      after: parseQueueCursor(cursor),
      assignee: assigned === 'me' ? moderator.subject : undefined,
    });
    const shown = places.slice(0, limit);
    return {
      items: await this.describe(shown, moderator),
      next: places.length > limit ? shown.at(-1) : undefined,
    };
  }

  /** How many entries of each kind are waiting, up to a limit, and how many the moderator has taken on. */
  async counts({ subject }: Moderator): Promise<QueueCounts> {
    const [counts, mine] = await Promise.all([
      this.waiting.count({ limit: MAX_COUNTED + 1 }),
      this.waiting.count({ assignee: subject }),
    ]);
    return {
      kinds: this.sources.all.map(({ source: { kind } }) => {
        const waiting = counts.get(kind) ?? 0;
        return { kind, waiting: Math.min(waiting, MAX_COUNTED), hasMore: waiting > MAX_COUNTED };
      }),
      mine: [...mine.values()].reduce((sum, count) => sum + count, 0),
    };
  }

  private async describe(places: readonly WaitingPlace[], moderator: Moderator): Promise<QueueEntry[]> {
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
type Contents = Pick<QueueEntry, 'dueAt'>;
