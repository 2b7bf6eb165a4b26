import { ENQUIRY_REPORT_TEXTS } from '@club-reviews/domain/enquiries';
import type { EnquiryState } from '@club-reviews/domain/enquiries';
import type { AdminEnquiry } from '../api/types';

/** States of a question to a club in words. */
export const ENQUIRY_STATE_LABELS: Record<EnquiryState, string> = {
  unconfirmed: 'Not confirmed',
  held: 'On hold',
  waiting: 'Waiting for the club',
  answered: 'Answered',
  closed: 'No reply needed',
  reported: 'Reported',
  removed: 'Removed',
};

/** The first words of a question, after a label. */
export function enquiryExcerpt({
  reportReason,
  message,
}: Pick<AdminEnquiry, 'reportReason' | 'message'>): string {
  return reportReason === null ? message : `${ENQUIRY_REPORT_TEXTS[reportReason].name}: ${message}`;
}
