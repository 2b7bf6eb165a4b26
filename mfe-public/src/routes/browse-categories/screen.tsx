import { ButtonLink, Cluster, EmptyState, PageHeading, Section, Stack } from '@club-reviews/shared-ui';
import { skipToken, useLocation } from '@club-reviews/shared-ui/platform';
import { SearchX } from 'lucide-react';
import { styled } from 'styled-components';
import { BROWSE_READING, useListReviewsByCategoryQuery } from '../../api/public-api';
import { BandEnd, OverlapSheet } from '../../components/overlap-sheet';
import { CategoryChoice } from '../../features/categories/category-choice';
import { CategoryReview } from '../../features/categories/category-review';
import { MinRatingFilter } from '../../features/categories/min-rating-filter';
import { NearYou } from '../../features/near-you/near-you';
import { OrderTabs } from '../../features/review-lists/order-tabs';
import { ReviewList } from '../../features/review-lists/review-list';
import { WriteReviewButton } from '../../features/review-lists/write-review-button';
import { PageHead } from '../../head/page-head';
import {
  CATEGORY_ORDERS,
  categoryAddress,
  categoryArgument,
  readCategoryListParams,
  toShownCategory,
} from '../../lib/category-search-params';
import type { ShownCategory } from '../../lib/category-search-params';
import { description } from './description';

export { description };

const Filters = styled(Cluster)`
  align-items: flex-end;
  gap: var(--space-3) var(--space-6);

  & > nav {
    flex: 1 1 18rem;
    min-width: 0;
  }
`;

/** Reviews of all clubs by one of the five ratings: /browse-categories. Every choice is kept in the address. */
export default function BrowseCategories() {
  const { search } = useLocation();
  const params = readCategoryListParams(search);
  const shown = toShownCategory(params);
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Browse Reviews by Category"
        size="compact"
        lead="Every review rates five things. See which clubs parents rate best for the one that matters to you."
      >
        <BandEnd />
      </PageHeading>
      <OverlapSheet>
        <CategoryChoice params={params} />
      </OverlapSheet>
      <NearYou place={shown.near} ranking={shown} hrefFor={(near) => categoryAddress({ ...params, near })} />
      <CategoryReviews key={shown.category.slug} params={shown} />
    </>
  );
}

function CategoryReviews({ params }: { params: ShownCategory }) {
  const { category } = params;
  const query = useListReviewsByCategoryQuery(categoryArgument(params) ?? skipToken, BROWSE_READING);
  const start = { ...params, page: 1 };
  return (
    <Section title={category.title} lead={category.question}>
      <Stack>
        <Filters data-justify="between">
          <OrderTabs
            orders={CATEGORY_ORDERS}
            selected={params.sortBy}
            hrefFor={(sortBy) => categoryAddress({ ...start, sortBy })}
          />
          <MinRatingFilter params={params} />
        </Filters>
        <ReviewList
          query={query}
          onRetry={query.refetch}
          page={params.page}
          hrefFor={(page) => categoryAddress({ ...params, page })}
          layout="rows"
          renderReview={(review) => <CategoryReview key={review.id} review={review} chosen={category} />}
          empty={
            <EmptyState
              icon={<SearchX aria-hidden="true" />}
              title="No reviews match your current filters"
              hint={
                params.minRating > 1
                  ? 'Lower the minimum rating to see more.'
                  : 'No parent has written one yet.'
              }
            >
              {params.minRating > 1 ? (
                <ButtonLink to={categoryAddress({ ...start, minRating: 1 })} variant="secondary">
                  Show all ratings
                </ButtonLink>
              ) : (
                <WriteReviewButton />
              )}
            </EmptyState>
          }
        />
      </Stack>
    </Section>
  );
}
