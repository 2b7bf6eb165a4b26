import { ShieldCheck } from 'lucide-react';
import type { RefObject } from 'react';
import type { RejectedReview } from '../../api/types';
import { HOME_LINK } from '../../components/mailed-link';
import { OutcomeFrame } from '../../components/outcome-frame';

interface RejectedOutcomeProps {
  rejected: RejectedReview;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** What happens after "This was not me". */
export function RejectedOutcome({ rejected, titleRef }: RejectedOutcomeProps) {
  return (
    <OutcomeFrame
      icon={<ShieldCheck />}
      tone="good"
      title="We’ve removed that review"
      titleRef={titleRef}
      actions={HOME_LINK}
    >
      <p>
        Thank you for telling us. Whoever sent it can’t send it again with your email address. You can still
        review {rejected.clubName} yourself.
      </p>
    </OutcomeFrame>
  );
}
