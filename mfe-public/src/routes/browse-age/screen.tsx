import { UNDISCLOSED_AGE_GROUP, ageGroupName } from '@club-reviews/domain/age-groups';
import { EmptyState, ErrorPanel, PageHeading, Section, Stack } from '@club-reviews/shared-ui';
import { skipToken, useLocation, useParams } from '@club-reviews/shared-ui/platform';
import { MessageSquareText, SearchX } from 'lucide-react';
import {
  BROWSE_READING,
  useGetAgeGroupStatsQuery,
  useListReviewsByAgeGroupQuery,
} from '../../api/public-api';
import { BandEnd, OverlapSheet } from '../../components/overlap-sheet';
import { AgeGroupChoice } from '../../features/review-lists/age-group-choice';
import { NearYou } from '../../features/near-you/near-you';
import { OrderTabs } from '../../features/review-lists/order-tabs';
import { ReviewList } from '../../features/review-lists/review-list';
import { ReviewSkeletons } from '../../features/review-lists/review-skeletons';
import { ReviewTile } from '../../features/review-lists/review-tile';
import { WriteReviewButton } from '../../features/review-lists/write-review-button';
import { PageHead } from '../../head/page-head';
import { firstAgeGroup, readAgeGroup } from '../../lib/age-group';
import type { AgeGroup } from '../../lib/age-group';
import { AGE_ORDERS, ageAddress, ageArgument, readAgeListParams } from '../../lib/age-search-params';
import { ageRanking } from '../../lib/near-place';
import { description } from './description';

export { description };

/** Reviews of all clubs by age group: /browse-age/{ageGroup?}. The default is the youngest group that has any. */
export default function BrowseAge() {
  const { ageGroup: named } = useParams();
  const { data: counts, isError, refetch } = useGetAgeGroupStatsQuery(undefined, BROWSE_READING);
  const { near } = readAgeListParams(useLocation().search);
  const ageGroup = named === undefined ? firstAgeGroup(counts) : readAgeGroup(named);
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Browse Reviews by Age Group"
        size="compact"
        lead="What parents of players your child’s age say about their clubs."
      >
        <BandEnd />
      </PageHeading>
      <OverlapSheet>
        <AgeGroupChoice
          counts={counts}
          isError={isError}
          current={ageGroup}
          hrefFor={(group) => ageAddress(group, { near })}
        />
      </OverlapSheet>
      {ageGroup !== null ? (
        <>
          <AgeClubs ageGroup={ageGroup} isNamed={named !== undefined} />
          <AgeReviews key={ageGroup} ageGroup={ageGroup} isNamed={named !== undefined} />
        </>
      ) : (
        <Section aria-label="Reviews">
          {named !== undefined ? (
            <EmptyState
              icon={<SearchX aria-hidden="true" />}
              title={`There’s no age group "${named}"`}
              hint="Reviews cover teams from Under 7s to Under 18s. Select one above."
            />
          ) : counts !== undefined ? (
            <NoReviews title="No reviews available yet" hint="Know a club? Write the first one." />
          ) : isError ? (
            <ErrorPanel title="Unable to load reviews" text="Please try again." onRetry={refetch} />
          ) : (
            <ReviewSkeletons layout="tiles" />
          )}
        </Section>
      )}
    </>
  );
}

interface AgeReviewsProps {
  ageGroup: AgeGroup;
  /** Whether the address names the group, or the group is the default. */
  isNamed: boolean;
}

function AgeClubs({ ageGroup, isNamed }: AgeReviewsProps) {
  const params = readAgeListParams(useLocation().search);
  const ranking = ageRanking(ageGroup);
  if (ranking === null) return null;
  const named = isNamed ? ageGroup : null;
  return (
    <NearYou
      place={params.near}
      ranking={ranking}
      hrefFor={(near) => ageAddress(named, { ...params, near })}
    />
  );
}

function AgeReviews({ ageGroup, isNamed }: AgeReviewsProps) {
  const { search } = useLocation();
  const params = readAgeListParams(search);
  const query = useListReviewsByAgeGroupQuery(ageArgument(ageGroup, params) ?? skipToken, BROWSE_READING);
  const name = ageGroupName(ageGroup);
  const named = isNamed ? ageGroup : null;
  return (
    <Section
      title={name}
      lead={
        ageGroup === UNDISCLOSED_AGE_GROUP
          ? 'Reviews with no age group given'
          : 'Reviews by parents of players in this age group'
      }
    >
      <Stack>
        <OrderTabs
          orders={AGE_ORDERS}
          selected={params.sortBy}
          hrefFor={(sortBy) => ageAddress(named, { ...params, sortBy, page: 1 })}
        />
        <ReviewList
          query={query}
          onRetry={query.refetch}
          page={params.page}
          hrefFor={(page) => ageAddress(named, { ...params, page })}
          layout="tiles"
          renderReview={(review) => <ReviewTile key={review.id} review={review} />}
          empty={
            <NoReviews
              title={`No reviews found for ${name}`}
              hint="Be the first to review a club for this age group!"
            />
          }
        />
      </Stack>
    </Section>
  );
}

function NoReviews({ title, hint }: { title: string; hint: string }) {
  return (
    <EmptyState icon={<MessageSquareText aria-hidden="true" />} title={title} hint={hint}>
      <WriteReviewButton />
    </EmptyState>
  );
}
