import { ageGroupName } from '@club-reviews/domain/age-groups';
import { ButtonLink, EmptyState, PageHeading, Section } from '@club-reviews/shared-ui';
import { skipToken, useLocation } from '@club-reviews/shared-ui/platform';
import { MessageSquareText } from 'lucide-react';
import { BROWSE_READING, useGetAgeGroupStatsQuery, useListReviewsQuery } from '../../api/public-api';
import { BandEnd, OverlapSheet } from '../../components/overlap-sheet';
import { AgeGroupChoice } from '../../features/review-lists/age-group-choice';
import { ReviewList } from '../../features/review-lists/review-list';
import { ReviewTile } from '../../features/review-lists/review-tile';
import { WriteReviewButton } from '../../features/review-lists/write-review-button';
import { PageHead } from '../../head/page-head';
import {
  allReviewsAddress,
  allReviewsArgument,
  readAllReviewsParams,
} from '../../lib/all-reviews-search-params';
import type { AllReviewsParams } from '../../lib/all-reviews-search-params';
import { description } from './description';

export { description };

const START = { ageGroup: null, page: 1 };

/** All verified reviews, newest first, optionally of one age group: /all-reviews. The choice is kept in the address. */
export default function AllReviews() {
  const { search } = useLocation();
  const params = readAllReviewsParams(search);
  const { data: counts, isError } = useGetAgeGroupStatsQuery(undefined, BROWSE_READING);
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="All Verified Reviews"
        size="compact"
        lead="Every review with a confirmed email address, newest first."
      >
        <BandEnd />
      </PageHeading>
      <OverlapSheet>
        <AgeGroupChoice
          counts={counts}
          isError={isError}
          current={params.ageGroup}
          hrefFor={(ageGroup) => allReviewsAddress({ ageGroup, page: 1 })}
          allHref={allReviewsAddress(START)}
        />
      </OverlapSheet>
      <Reviews key={params.ageGroup} params={params} />
    </>
  );
}

function Reviews({ params }: { params: AllReviewsParams }) {
  const { ageGroup, page } = params;
  const query = useListReviewsQuery(allReviewsArgument(params) ?? skipToken, BROWSE_READING);
  const name = ageGroup === null ? 'All Ages' : ageGroupName(ageGroup);
  return (
    <Section title={name}>
      <ReviewList
        query={query}
        onRetry={query.refetch}
        page={page}
        hrefFor={(target) => allReviewsAddress({ ageGroup, page: target })}
        layout="tiles"
        renderReview={(review) => <ReviewTile key={review.id} review={review} />}
        empty={
          <EmptyState
            icon={<MessageSquareText aria-hidden="true" />}
            title="No Verified Reviews Yet"
            hint={
              ageGroup === null
                ? 'No verified reviews available yet'
                : `No parent has written one for ${name} yet.`
            }
          >
            <WriteReviewButton />
            {ageGroup !== null && (
              <ButtonLink to={allReviewsAddress(START)} variant="secondary">
                Show all ages
              </ButtonLink>
            )}
          </EmptyState>
        }
      />
    </Section>
  );
}
