import { EmptyState, ErrorPanel, Pagination, Stack, TextLink, wholeNumber } from '@club-reviews/shared-ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Review, ReviewsPage } from '../../api/types';
import { dimmedWhileBusy, ListMessage } from '../../components/changing-list';
import { isBeyondReviews, isCutOff, READABLE_REVIEWS, reviewPageCount } from '../../lib/review-pages';
import { prefersReducedMotion } from '../../lib/use-reduced-motion';
import { PageSteps } from './page-steps';
import { rangeMessage } from './range-message';
import { ReviewColumns } from './review-columns';
import type { ReviewLayout } from './review-columns';
import { ReviewSkeletons } from './review-skeletons';

interface ReviewListProps {
  /** The state of the query for one page. */
  query: {
    /** The latest response, for this page or an earlier one. */
    data?: ReviewsPage;
    /** The response for this page. */
    currentData?: ReviewsPage;
    isError: boolean;
  };
  onRetry: () => void;
  page: number;
  hrefFor: (page: number) => string;
  layout: ReviewLayout;
  /** Shown instead of the list if it's empty. */
  empty: ReactNode;
  renderReview: (review: Review) => ReactNode;
}

const Results = styled(Stack)`
  scroll-margin-block-start: var(--space-5);
`;

/* The previous page stays, dimmed, until the next one arrives. */
const Page = styled(Stack)`
  ${dimmedWhileBusy}
`;

/** One page of all clubs' reviews in all its states, with links to the other pages. */
export function ReviewList(props: ReviewListProps) {
  const { query, onRetry, page, hrefFor, layout, empty, renderReview } = props;
  const results = useRef<HTMLDivElement>(null);
  const answer = query.isError ? undefined : query.data;
  const current = query.isError ? undefined : query.currentData;
  const isBeyond = isBeyondReviews(page, current);
  const hasReviews = !isBeyond && answer !== undefined && answer.reviews.length > 0;
  const isWaiting = !isBeyond && !query.isError && current === undefined;

  const scrollToStart = () =>
    results.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });

  return (
    <Results ref={results}>
      <ListMessage role="status">
        {isWaiting && 'Loading reviews…'}
        {!isBeyond && current !== undefined && current.reviews.length > 0 && rangeMessage(page, current)}
      </ListMessage>
      {query.isError && !isBeyond && (
        <ErrorPanel title="Unable to load reviews" text="Please try again." onRetry={onRetry} />
      )}
      {isWaiting && !hasReviews && <ReviewSkeletons layout={layout} />}
      {isBeyond && (
        <EmptyState title={`There’s no page ${page}.`}>
          <TextLink to={hrefFor(1)}>Go to the first page</TextLink>
        </EmptyState>
      )}
      {!isBeyond && current?.reviews.length === 0 && empty}
      {hasReviews && (
        <Page data-gap="large" aria-busy={current === undefined}>
          <ReviewColumns as="ul" role="list" data-layout={layout}>
            {answer.reviews.map(renderReview)}
          </ReviewColumns>
          {answer.total === null ? (
            <PageSteps page={page} hasNext={answer.hasNext} hrefFor={hrefFor} onPage={scrollToStart} />
          ) : (
            <Pagination
              page={page}
              totalPages={reviewPageCount(answer.total)}
              hrefFor={hrefFor}
              onPage={scrollToStart}
            />
          )}
          {isCutOff(page, answer) && (
            <p>
              This list ends after {wholeNumber(READABLE_REVIEWS)} reviews. Sort or filter it for others, or
              open a club for all of its own.
            </p>
          )}
        </Page>
      )}
    </Results>
  );
}
