import { toCheckedDecision } from '../../../platform/queue/checked-decision.js';
import type { EntryDecision, ExportedEntry, QueueSource } from '../../../platform/queue/queue-source.js';
import { inOrderOfUrgency, RegisterQueueSource } from '../../../platform/queue/queue-source.js';
import { AdminPhoto, photoDecisionBody } from './admin-photos.dto.js';
import { AdminPhotosService } from './admin-photos.service.js';
import { PhotoDecisionsService } from './photo-decisions.service.js';

/** Pictures that clubs have sent. */
@RegisterQueueSource({
  ...{ name: 'photo', type: () => AdminPhoto, description: 'A picture that a club has sent' },
})
export class PhotoQueueSource implements QueueSource {
  readonly kind = 'photo';
  readonly name = { one: 'club picture', many: 'club pictures' };
  readonly rows = inOrderOfUrgency({
    ...{ table: 'club_photos', index: 'ix_club_photos_urgency', since: 'held_at' },
    where: "t.state = 'held'",
  });
  readonly noteSubject = 'photo';
  readonly history = {
    ...{ table: 'club_photos', openedAt: 'held_at', openedIndex: 'ix_club_photos_held' },
    // What is taken down later was decided on before.
    ...{ closedAt: 'decided_at', decided: "state <> 'taken-down'", decidedIndex: 'ix_club_photos_decided' },
  };

  constructor(
    private readonly photos: AdminPhotosService,
    private readonly decisions: PhotoDecisionsService,
  ) {}

  describe(ids: number[]): Promise<AdminPhoto[]> {
    return this.photos.byIds(ids);
  }

  toExported({ club, description, kind }: AdminPhoto): ExportedEntry {
    return { club: club.name, text: description, details: kind };
  }

  handlerFor({ id, verdict, reason }: EntryDecision): () => Promise<unknown> {
    const decision = verdict === 'accept' ? 'approve' : 'refuse';
    const body = toCheckedDecision(photoDecisionBody, { decision, reason });
    return () => this.decisions.decide(id, body);
  }
}
