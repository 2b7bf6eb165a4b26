import { toCheckedDecision } from '../../../platform/queue/checked-decision.js';
import type { EntryDecision, ExportedEntry, QueueSource } from '../../../platform/queue/queue-source.js';
import { inOrderOfUrgency, RegisterQueueSource } from '../../../platform/queue/queue-source.js';
import { AdminEnquiry, enquiryDecisionBody } from './admin-enquiries.dto.js';
import { AdminEnquiriesService } from './admin-enquiries.service.js';
import { EnquiryDecisionsService } from './enquiry-decisions.service.js';

/** Questions to clubs that are on hold or reported. */
@RegisterQueueSource({ name: 'enquiry', type: () => AdminEnquiry, description: 'A question to a club' })
export class EnquiryQueueSource implements QueueSource {
  readonly kind = 'enquiry';
  readonly name = { one: 'question to a club', many: 'questions to clubs' };
  readonly rows = inOrderOfUrgency(
    { table: 'enquiries', index: 'ix_enquiries_desk', since: 'desk_since', where: '1 = 1' },
    'desk_urgency',
  );
  readonly noteSubject = 'enquiry';
  readonly history = {
    ...{ subject: 'enquiry', needsArrival: true },
    arrival: "action IN ('held-for-staff', 'reported')",
    decision: "action IN ('kept', 'removed')",
  };

  constructor(
    private readonly enquiries: AdminEnquiriesService,
    private readonly decisions: EnquiryDecisionsService,
  ) {}

  describe(ids: number[]): Promise<AdminEnquiry[]> {
    return this.enquiries.byIds(ids);
  }

  toExported({ clubName, message, reportWords }: AdminEnquiry): ExportedEntry {
    return { club: clubName, text: message, details: reportWords };
  }

  handlerFor({ id, verdict, reason, blocksAddress }: EntryDecision): () => Promise<unknown> {
    const decision = verdict === 'accept' ? 'keep' : 'remove';
    const body = toCheckedDecision(enquiryDecisionBody, { decision, reason, blocksAddress });
    return () => this.decisions.decide(id, body);
  }
}
