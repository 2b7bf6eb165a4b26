import {
  Badge,
  ButtonLink,
  Card,
  Crest,
  FewReviewsNote,
  IconButton,
  imageAddress,
  plural,
  ratingLabel,
  SoftText,
  StarRating,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { withChildContext } from '../../lib/child-context';
import type { ChildContext } from '../../lib/child-context';
import { clubPath } from '../../lib/club-address';
import type { ComparisonEntry } from './comparison';

interface ComparisonCardProps {
  entry: ComparisonEntry;
  /** What the parent told us about their child. */
  child: ChildContext;
  isBest: boolean;
  hasMost: boolean;
  onRemove: () => void;
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);

  & h3 {
    font-size: var(--text-m);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: var(--space-3);
  margin-block-start: auto;
`;

const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-line);

  & > dt {
    flex: 1 0 100%;
    font-size: var(--text-s);
    color: var(--color-ink-soft);
  }
`;

const Figure = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  font-size: var(--text-xl);
  font-weight: 760;
  font-variant-numeric: tabular-nums;
`;

/* As tall as a figure, so that rows of neighbouring cards line up. */
const Unrated = styled.dd`
  display: flex;
  align-items: center;
  min-height: calc(var(--text-xl) * 1.55);
  color: var(--color-ink-soft);
`;

/** One club of the comparison with its figures. */
export function ComparisonCard({ entry, child, isBest, hasMost, onRemove }: ComparisonCardProps) {
  return (
    <Card as="li">
      <Head>
        <Crest name={entry.name} imageUrl={imageAddress(entry.imageUrl)} />
        <div>
          <h3>{entry.name}</h3>
          <SoftText>{entry.location}</SoftText>
        </div>
        <IconButton label={`Remove ${entry.name} from comparison`} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </Head>
      <FewReviewsNote count={entry.totalReviews} />
      <Facts>
        <Fact>
          <dt>Overall rating</dt>
          {entry.totalReviews === 0 ? (
            <Unrated>No reviews yet</Unrated>
          ) : (
            <Figure>
              <span aria-hidden="true">{ratingLabel(entry.overallRating)}</span>
              <StarRating value={entry.overallRating} />
            </Figure>
          )}
          {isBest && (
            <dd>
              <Badge tone="pitch">Best</Badge>
            </dd>
          )}
        </Fact>
        <Fact>
          <dt>Total reviews</dt>
          <Figure>{plural(entry.totalReviews, 'review')}</Figure>
          {hasMost && (
            <dd>
              <Badge tone="pitch">Most</Badge>
            </dd>
          )}
        </Fact>
      </Facts>
      <ButtonLink to={withChildContext(clubPath(entry.slug), child)} variant="secondary">
        View Club Details<VisuallyHidden> of {entry.name}</VisuallyHidden>
      </ButtonLink>
    </Card>
  );
}
