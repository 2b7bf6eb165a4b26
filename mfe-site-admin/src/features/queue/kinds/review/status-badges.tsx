import { Badge } from '@club-reviews/shared-ui';
import { CircleCheck, Clock3, Hand, MailQuestionMark } from 'lucide-react';
import type { AdminReview } from '../../../../api/types';
import { statusLabel } from './review-labels';

const LOOKS = {
  'pending-verification': { Icon: MailQuestionMark, tone: 'neutral' },
  'awaiting-approval': { Icon: Clock3, tone: 'ink' },
  approved: { Icon: CircleCheck, tone: 'pitch' },
} as const;

/** A review's status, and whether the automatic checks put it on hold. */
export function StatusBadges({ review: { status, isHeld } }: { review: AdminReview }) {
  const { Icon, tone } = LOOKS[status];
  return (
    <>
      <Badge tone={tone}>
        <Icon aria-hidden="true" />
        {statusLabel(status)}
      </Badge>
      {isHeld && (
        <Badge tone="danger">
          <Hand aria-hidden="true" />
          On hold
        </Badge>
      )}
    </>
  );
}
