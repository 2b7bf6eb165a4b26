import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { toCsvFile } from '../../platform/http/csv-file.js';
import type { QueueEntry } from '../../platform/queue/queue-entry.js';
import type { EntryContent } from '../../platform/queue/queue-source.js';
import type { Moderator } from './moderator.js';
import { queueCursorText } from './queue-cursor.js';
import type { QueueFilters } from './queue.dto.js';
import { QueueService } from './queue.service.js';
import { QueueSources } from './queue-sources.js';

const ENTRIES_PER_BATCH = 200;

const COLUMNS = [
  ...['Kind', 'Number', 'Club', 'From', 'Email', 'Text', 'Details'],
  ...['Child at risk', 'Waiting since', 'Due', 'Taken on by'],
];

const UK_TIME = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Europe/London', day: '2-digit', month: '2-digit', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit' },
});

/** The queue as a file. */
@Injectable()
export class QueueExportService {
  constructor(
    private readonly queue: QueueService,
    private readonly sources: QueueSources,
  ) {}

  /** All entries that the filters show as CSV, in the queue's order. */
  export(filters: QueueFilters, moderator: Moderator): Promise<Readable> {
    return toCsvFile<string>(COLUMNS, async (cursor) => {
      const page = await this.queue.page({ ...filters, cursor, limit: ENTRIES_PER_BATCH }, moderator);
      return {
        rows: page.items.map((entry) => this.toCells(entry)),
        next: page.next && queueCursorText(page.next),
      };
    });
  }

  private toCells(entry: QueueEntry): string[] {
    const { source, field } = this.sources.getRegistered(entry.kind);
    const content = (entry as unknown as Record<string, EntryContent>)[field]!;
    const { club, from, email, text, details } = source.toExported(content);
    return [
      ...[source.name.one, String(entry.id), club, from ?? '', email ?? '', text, details ?? ''],
      entry.isUrgent ? 'Yes' : 'No',
      ...[entry.waitingSince, entry.dueAt].map((at) => (at === null ? '' : UK_TIME.format(new Date(at)))),
      entry.assignee?.name ?? '',
    ];
  }
}
