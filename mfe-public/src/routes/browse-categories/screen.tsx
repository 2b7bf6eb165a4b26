import { ButtonLink, Cluster, EmptyState, PageHeading, Section, Stack } from '@club-reviews/shared-ui';
import { skipToken, useLocation } from '@club-reviews/shared-ui/platform';
import { MessageSquareText, SearchX } from 'lucide-react';
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
} from '../../lib/category-search-params';
import type { CategoryListParams } from '../../lib/category-search-params';
import type { Category } from '../../lib/categories';
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
  const { category } = params;
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Browse Reviews by Category"
        lead="Every review rates five things. Start with the one that matters most to your family."
      >
        <BandEnd />
      </PageHeading>
      <OverlapSheet>
        <CategoryChoice params={params} />
      </OverlapSheet>
      {category === null ? (
        <Section aria-label="Reviews">
          <EmptyState
            icon={<MessageSquareText aria-hidden="true" />}
            title="Select a category"
            hint="Then read what parents say about it, for every club in one list."
          />
        </Section>
      ) : (
        <>
          <NearYou
            place={params.near}
            ranking={{ category }}
            hrefFor={(near) => categoryAddress({ ...params, near })}
          />
          <CategoryReviews key={category.slug} params={params} category={category} />
        </>
      )}
    </>
  );
}

function CategoryReviews({ params, category }: { params: CategoryListParams; category: Category }) {
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
