import { toCheckedDecision } from '../../platform/queue/checked-decision.js';
import type { EntryDecision, ExportedEntry, QueueSource } from '../../platform/queue/queue-source.js';
import { inOrderOfUrgency, RegisterQueueSource } from '../../platform/queue/queue-source.js';
import { AdminClaim, claimDecisionBody } from './admin-claims.dto.js';
import { AdminClaimsService } from './admin-claims.service.js';
import { ClaimDecisionsService } from './claim-decisions.service.js';

/** Claims of clubs. */
@RegisterQueueSource({ name: 'claim', type: () => AdminClaim })
export class ClaimQueueSource implements QueueSource {
  readonly kind = 'claim';
  readonly name = { one: 'club claim', many: 'club claims' };
  readonly rows = inOrderOfUrgency({
    ...{ table: 'claims', index: 'ix_claims_urgency', where: "t.status = 'pending'" },
  });
  readonly noteSubject = 'claim';
  readonly history = {
    ...{ subject: 'claim', needsArrival: false },
    ...{ arrival: "action = 'submitted'", decision: "action IN ('approved', 'rejected')" },
  };

  constructor(
    private readonly claims: AdminClaimsService,
    private readonly decisions: ClaimDecisionsService,
  ) {}

  describe(ids: number[]): Promise<AdminClaim[]> {
    return this.claims.byIds(ids);
  }

  toExported(claim: AdminClaim): ExportedEntry {
    const { clubName: club, contactName: from, contactEmail: email, clubDescription: text } = claim;
    return { club, from, email, text, details: `${claim.position}, ${claim.contactPhone}` };
  }

  handlerFor({ id, verdict, reason, club, clubId }: EntryDecision): () => Promise<unknown> {
    const status = verdict === 'accept' ? 'approved' : 'rejected';
    const body = toCheckedDecision(
      claimDecisionBody,
      { status, club, clubId, rejectionReason: reason },
      { rejectionReason: 'reason' },
    );
    return () => this.decisions.decide(id, body);
  }
}
