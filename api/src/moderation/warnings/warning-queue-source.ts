import { mailedReasonBody } from '../../accounts/club-logins/club-login.dto.js';
import { toCheckedDecision } from '../../platform/queue/checked-decision.js';
import type { EntryDecision, ExportedEntry, QueueSource } from '../../platform/queue/queue-source.js';
import { inOrderOfUrgency, RegisterQueueSource } from '../../platform/queue/queue-source.js';
import { ClubWarningsService } from './club-warnings.service.js';
import { AppealedWarning } from './warnings.dto.js';

/** Clubs' appeals against the warnings on their pages. */
@RegisterQueueSource({ name: 'warning', type: () => AppealedWarning })
export class WarningQueueSource implements QueueSource {
  readonly kind = 'warning';
  readonly name = { one: 'appeal against a warning', many: 'appeals against warnings' };
  readonly rows = inOrderOfUrgency({
    ...{ table: 'club_warnings', index: 'ix_club_warnings_appeals', since: 'appealed_at' },
    where: "t.appeal_state = 'open'",
  });
  readonly noteSubject = 'warning';
  readonly history = {
    ...{ subject: 'warning', needsArrival: true },
    arrival: "action = 'appealed'",
    decision: "action IN ('appeal-granted', 'appeal-refused')",
  };

  constructor(private readonly warnings: ClubWarningsService) {}

  describe(ids: number[]): Promise<AppealedWarning[]> {
    return this.warnings.byIds(ids);
  }

  toExported({ clubName, text, appeal }: AppealedWarning): ExportedEntry {
    return { club: clubName, text, details: appeal?.text ?? null };
  }

  handlerFor({ id, verdict, reason }: EntryDecision): () => Promise<unknown> {
    const answer = toCheckedDecision(mailedReasonBody, { reason });
    return () => this.warnings.decide(id, verdict === 'accept', answer.reason);
  }
}
