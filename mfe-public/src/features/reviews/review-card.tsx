import { Card, Cluster, StarRating, TextLink, VisuallyHidden } from '@club-reviews/shared-ui';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Review } from '../../api/types';
import { clubPath, reviewAnchor } from '../../lib/club-address';
import { contactLink, REPORT_SUBJECT } from '../../lib/contact-link';
import { CategoryScores } from './category-scores';
import { ReviewBadges, ReviewDate } from './review-facts';
import { ClubReply, ReviewText } from './review-words';

interface ReviewCardProps {
  review: Review;
  /** At the card's upper corner, such as the share button. */
  corner: ReactNode;
}

const Sheet = styled(Card)`
  scroll-margin-block-start: 6rem;

  &:target,
  &:focus {
    border-color: var(--color-pitch);
    box-shadow: 0 0 0 1px var(--color-pitch);
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Report = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  align-self: flex-end;
  gap: 0.35em;
  min-height: 1.5rem;
  margin-block-start: auto;
  font-size: var(--text-xs);
  color: var(--color-ink-soft);

  & > svg {
    width: 1em;
    height: 1em;
  }
`;

/** One review on its club's page, with the club's reply. Its id is an address that can be shared. */
export function ReviewCard({ review, corner }: ReviewCardProps) {
  return (
    <Sheet as="li" id={reviewAnchor(review.id)} tabIndex={-1}>
      <Head>
        <Cluster data-gap="small">
          <StarRating value={Number(review.overallRating)} showValue />
          <ReviewBadges review={review} />
          <ReviewDate review={review} />
        </Cluster>
        {corner}
      </Head>
      <ReviewText>{review.reviewText}</ReviewText>
      <CategoryScores review={review} />
      <ClubReply title={<h3>Club Response</h3>} text={review.responseText} />
      <Report
        to={contactLink({
          subject: REPORT_SUBJECT,
          about: `${clubPath(review.clubSlug)}#${reviewAnchor(review.id)}`,
        })}
      >
        <Flag aria-hidden="true" />
        Report<VisuallyHidden> this review</VisuallyHidden>
      </Report>
    </Sheet>
  );
}
