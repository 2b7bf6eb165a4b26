import { TextLink, ukDate, VisuallyHidden } from '@club-reviews/shared-ui';
import { Flag } from 'lucide-react';
import { styled } from 'styled-components';
import type { Review } from '../../api/types';
import { reportPath } from '../../lib/chosen-review';
import { reviewAuthor } from '../../lib/review-name';

const Link = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-height: 1.5rem;
  font-size: var(--text-xs);
  color: var(--color-ink-soft);

  & > svg {
    width: 1em;
    height: 1em;
  }
`;

/** Links to the form for reporting this review. */
export function ReportLink({ review, className }: { review: Review; className?: string }) {
  return (
    <Link to={reportPath(review.id)} rel="nofollow" className={className}>
      <Flag aria-hidden="true" />
      Report
      <VisuallyHidden>
        {' '}
        the review of {review.clubName} from {ukDate(review.createdAt)}, by {reviewAuthor(review)}
      </VisuallyHidden>
    </Link>
  );
}
