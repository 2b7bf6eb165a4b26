import { EmptyState, ErrorPanel, Grid, ReviewCardSkeletons, Section } from '@club-reviews/shared-ui';
import { MessageSquareText } from 'lucide-react';
import { useListRecentReviewsQuery } from '../../api/public-api';
import { RECENT_REVIEWS } from '../../api/reading-calls';
import { RecentReviewCard } from './recent-review-card';
import { ReviewTrust } from './review-trust';

/** The newest reviews of several clubs as cards, below why they can be trusted. */
export function RecentReviews() {
  const { data: reviews, isError, refetch } = useListRecentReviewsQuery(RECENT_REVIEWS);
  return (
    <Section title="Recent Parent Reviews" lead="See what other parents are saying">
      <ReviewTrust />
      {reviews === undefined && isError && (
        <ErrorPanel title="Unable to load reviews" text="Please try again." onRetry={refetch} />
      )}
      {reviews === undefined && !isError && (
        <Grid aria-busy="true">
          <ReviewCardSkeletons />
        </Grid>
      )}
      {reviews?.length === 0 && (
        <EmptyState
          icon={<MessageSquareText aria-hidden="true" />}
          title="No reviews available yet"
          hint="Know a club? Write the first one."
        />
      )}
      {reviews !== undefined && reviews.length > 0 && (
        <Grid as="ul" role="list">
          {reviews.map((review) => (
            <RecentReviewCard key={review.id} review={review} />
          ))}
        </Grid>
      )}
    </Section>
  );
}
