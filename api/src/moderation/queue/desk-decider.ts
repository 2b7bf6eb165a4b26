import { NOTICE_VERDICTS } from '@club-reviews/domain/desk';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { InvalidInputError } from '../../platform/errors.js';
import { fieldMessages } from '../../platform/http/valid-body.js';
import { claimDecisionBody } from '../../club-area/claims/admin-claims.dto.js';
import { ClaimDecisionsService } from '../../club-area/claims/claim-decisions.service.js';
import { mailedReasonBody } from '../../accounts/club-logins/club-login.dto.js';
import { ClubHistoryService } from '../../directory/club-history.service.js';
import { EditDecisionsService } from '../edit-decisions.service.js';
import { approvalBody, removalBody } from '../moderation.dto.js';
import { RemovedReviewsService } from '../removed-reviews.service.js';
import { enquiryDecisionBody } from '../../club-area/questions/moderating/admin-enquiries.dto.js';
import { EnquiryDecisionsService } from '../../club-area/questions/moderating/enquiry-decisions.service.js';
import { ReviewDecisionsService } from '../review-decisions.service.js';
import { ReviewRemovalService } from '../review-removal.service.js';
import { noticeDecisionBody } from '../notices/admin-notices.dto.js';
import { AdminNoticesService } from '../notices/admin-notices.service.js';
import { photoDecisionBody } from '../../club-area/photos/desk/admin-photos.dto.js';
import { PhotoDecisionsService } from '../../club-area/photos/desk/photo-decisions.service.js';
import { reportDecisionBody } from '../reports/report-desk.dto.js';
import { ReportDeskService } from '../reports/report-desk.service.js';
import { suggestionDecisionBody } from '../../directory/suggestions/admin-suggestions.dto.js';
import { SuggestionDecisionsService } from '../../directory/suggestions/suggestion-decisions.service.js';
import type { DecisionContent } from './desk.dto.js';

/** A decision with everything its kind needs, ready to be carried out. */
type Step = () => Promise<unknown>;

/** Removals from the desk always give a reason. */
const deskRemovalBody = removalBody.required({ reasonCode: true });

/** Passes each decision on the desk to the service that handles it for the list of its kind. */
@Injectable()
export class DeskDecider {
  constructor(
    private readonly reviews: ReviewDecisionsService,
    private readonly removals: ReviewRemovalService,
    private readonly edits: EditDecisionsService,
    private readonly reports: ReportDeskService,
    private readonly removed: RemovedReviewsService,
    private readonly claims: ClaimDecisionsService,
    private readonly suggestions: SuggestionDecisionsService,
    private readonly photos: PhotoDecisionsService,
    private readonly enquiries: EnquiryDecisionsService,
    private readonly changes: ClubHistoryService,
    private readonly notices: AdminNoticesService,
  ) {}

  /** Throws InvalidInputError if a decision lacks what its kind needs. */
  check(decision: DecisionContent): void {
    this.handlerFor(decision);
  }

  /** Throws ConflictError if the entry isn't at the step that the decision is about. */
  async confirm({ kind, id, noticeDecision }: DecisionContent): Promise<void> {
    if (kind === 'notice' && noticeDecision !== undefined)
      await this.notices.confirmDecidable(id, noticeDecision);
  }

  /** Carries out a decision; throws what the service of its kind throws. */
  async execute(decision: DecisionContent): Promise<void> {
    await this.handlerFor(decision)();
  }

  private handlerFor(decision: DecisionContent): Step {
    const { kind, id, verdict, reason, reasonCode, reviewText } = decision;
    const accepts = verdict === 'accept';
    switch (kind) {
      case 'held':
      case 'review': {
        if (accepts) {
          const body = valid(approvalBody, { reason, reviewText });
          return () => this.reviews.approve(id, body);
        }
        const removal = valid(deskRemovalBody, { reason, reasonCode });
        return () => this.removals.remove(id, withoutUndefined(removal));
      }
      case 'edit': {
        if (accepts) {
          const body = valid(approvalBody, { reason, reviewText });
          return () => this.edits.approve(id, body);
        }
        const dropped = valid(mailedReasonBody, { reason });
        return () => this.edits.drop(id, dropped.reason);
      }
      case 'report': {
        const words = { reasonCode, words: reason };
        const body = valid(
          reportDecisionBody,
          { decision: accepts ? 'stand' : 'remove', ...words },
          { words: 'reason' },
        );
        return () => this.reports.decide(id, body);
      }
      case 'appeal': {
        const answer = valid(mailedReasonBody, { reason });
        return () =>
          accepts ? this.removed.restore(id, answer.reason) : this.removed.turnDownAppeal(id, answer.reason);
      }
      case 'claim': {
        const { club, clubId } = decision;
        const status = accepts ? 'approved' : 'rejected';
        const body = valid(
          claimDecisionBody,
          { status, club, clubId, rejectionReason: reason },
          { rejectionReason: 'reason' },
        );
        return () => this.claims.decide(id, body);
      }
      case 'suggestion': {
        const state = accepts ? 'accepted' : 'declined';
        const body = valid(suggestionDecisionBody, { state, answer: reason }, { answer: 'reason' });
        return () => this.suggestions.decide(id, body);
      }
      case 'photo': {
        const body = valid(photoDecisionBody, { decision: accepts ? 'approve' : 'refuse', reason });
        return () => this.photos.decide(id, body);
      }
      case 'enquiry': {
        const { blocksAddress } = decision;
        const body = valid(enquiryDecisionBody, {
          ...{ decision: accepts ? 'keep' : 'remove', reason, blocksAddress },
        });
        return () => this.enquiries.decide(id, body);
      }
      case 'change':
        return () =>
          accepts
            ? this.changes.markSeen(id)
            : this.changes.undo(id, { actor: 'site-admin', at: new Date() });
      case 'notice': {
        const body = valid(
          noticeDecisionBody,
          { decision: decision.noticeDecision, note: reason },
          { decision: 'noticeDecision', note: 'reason' },
        );
        if (NOTICE_VERDICTS[body.decision] !== verdict)
          throw InvalidInputError.inFields({
            noticeDecision: `${body.decision} doesn’t ${verdict} a notice`,
          });
        return () => this.notices.decide(id, body);
      }
    }
  }
}

/** Checks a decision as the endpoint of its kind does; messages name the fields of the desk. */
function valid<Schema extends z.ZodType>(
  schema: Schema,
  body: Record<string, unknown>,
  names: Readonly<Record<string, string>> = {},
): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const found = Object.entries(fieldMessages(result.error));
  throw InvalidInputError.inFields(
    Object.fromEntries(found.map(([field, words]) => [names[field] ?? field, words])),
  );
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Defined<T>;
}
