import type { EntryDecision, ExportedEntry, QueueSource } from '../platform/queue/queue-source.js';
import { inOrderOfUrgency, RegisterQueueSource } from '../platform/queue/queue-source.js';
import { ClubChangeEntry } from './club-history.dto.js';
import { ClubHistoryService } from './club-history.service.js';

/** What clubs' own people changed: it's public already, and only checked. */
@RegisterQueueSource({
  ...{ name: 'change', type: () => ClubChangeEntry, description: 'What a club’s people changed' },
})
export class ClubChangeQueueSource implements QueueSource {
  readonly kind = 'change';
  readonly name = { one: 'club change', many: 'club changes' };
  readonly rows = inOrderOfUrgency({
    ...{ table: 'club_changes', index: 'ix_club_changes_urgency', where: 't.is_unseen = 1' },
  });
  readonly noteSubject = 'change';

  constructor(private readonly changes: ClubHistoryService) {}

  describe(ids: number[]): Promise<ClubChangeEntry[]> {
    return this.changes.byIds(ids);
  }

  toExported({ club, fields }: ClubChangeEntry): ExportedEntry {
    const changes = fields.map(({ name, before, after }) => `${name}: ${before ?? ''} → ${after ?? ''}`);
    return { club: club.name, text: changes.join('\n') };
  }

  handlerFor({ id, verdict }: EntryDecision): () => Promise<unknown> {
    return () =>
      verdict === 'accept'
        ? this.changes.markSeen(id)
        : this.changes.undo(id, { actor: 'site-admin', at: new Date() });
  }
}
