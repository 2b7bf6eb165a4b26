import { Card, SoftText, StarRating } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { Review } from '../../api/types';
import { CATEGORIES } from '../../lib/categories';
import type { Category } from '../../lib/categories';
import { FoldedText, useFold } from '../review-lists/folded-text';
import { ReviewFoot } from '../review-lists/review-foot';
import { RatingMarks } from '../reviews/rating-marks';
import { ReviewClub, ReviewDate } from '../reviews/review-facts';

interface CategoryReviewProps {
  review: Review;
  /** The category that's being viewed. */
  chosen: Category;
}

const Sheet = styled(Card)`
  @media (min-width: 56rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 19rem;
    align-items: start;
    gap: var(--space-4) var(--space-6);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
`;

const Scores = styled.dl`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-2);
  border-radius: var(--radius-m);
  background: var(--color-sunken);
`;

const Score = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 1.25rem;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-s);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;

  &[data-chosen] {
    padding-block: var(--space-2);
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
    font-weight: 720;
  }
`;

const Value = styled.dd`
  display: contents;
  font-weight: 740;

  & > span {
    text-align: end;
  }

  /* The longest name takes the place of the marks; the number stays. */
  @media (max-width: 22rem) {
    & > :first-child {
      visibility: hidden;
      width: 0;
    }
  }
`;

/** A review in a category's list, with that category's rating first. */
export function CategoryReview({ review, chosen }: CategoryReviewProps) {
  const fold = useFold();
  const others = CATEGORIES.filter((category) => category !== chosen);
  return (
    <Sheet as="li">
      <Words>
        <div>
          <ReviewClub review={review} />
          <SoftText>
            {review.authorName}
            <span aria-hidden="true"> · </span>
            <ReviewDate review={review} />
          </SoftText>
        </div>
        <StarRating value={Number(review.overallRating)} showValue />
        <FoldedText fold={fold}>{review.reviewText}</FoldedText>
        <ReviewFoot review={review} fold={fold} />
      </Words>
      <Scores>
        {[chosen, ...others].map(({ key, name, title }) => (
          <Score key={key} data-chosen={key === chosen.key ? '' : undefined}>
            <dt>{key === chosen.key ? title : name}</dt>
            <Value>
              <RatingMarks rating={review[key]} />
            </Value>
          </Score>
        ))}
      </Scores>
    </Sheet>
  );
}
