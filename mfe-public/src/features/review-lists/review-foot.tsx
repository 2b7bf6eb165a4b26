import { Cluster } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { Review } from '../../api/types';
import { ReportLink } from '../reviews/report-link';
import { ReviewBadges } from '../reviews/review-facts';
import { FoldButton } from './folded-text';
import type { Fold } from './folded-text';

/* As tall as the button that may appear. */
const Foot = styled(Cluster)`
  min-height: 2.25rem;
  margin-block-start: auto;

  /* What doesn't fit beside the badges has the next line's whole width. */
  & > :last-child {
    flex: 1 0 auto;
    justify-content: flex-end;

    @media (max-width: 47.99rem) {
      justify-content: space-between;

      & > a {
        margin-inline-start: auto;
      }
    }
  }
`;

/** Below a review's text in a list: its badges, and what can be done with it. */
export function ReviewFoot({ review, fold }: { review: Review; fold: Fold }) {
  return (
    <Foot data-justify="between" data-gap="small">
      <Cluster data-gap="small">
        <ReviewBadges review={review} />
      </Cluster>
      <Cluster data-gap="small">
        <FoldButton fold={fold} of={`the review of ${review.clubName}`} />
        <ReportLink review={review} />
      </Cluster>
    </Foot>
  );
}
