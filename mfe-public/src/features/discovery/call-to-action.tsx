import { getOperator } from '@club-reviews/domain/operator-defaults';
import { ButtonLink, Cluster, Section } from '@club-reviews/shared-ui';
import {
  trackEvent,
  useLocation,
  useRemoteContext,
  writeReviewSearch,
} from '@club-reviews/shared-ui/platform';
import { useGetStatsQuery } from '../../api/public-api';
import { clubCountClaim } from '../../lib/club-claim';
import { KitDrawing } from './kit-drawing';

/** The end of the home page: browse, or write a review. */
export function CallToAction() {
  const { data: stats } = useGetStatsQuery();
  const { search } = useLocation();
  const { regionName } = getOperator(useRemoteContext().config);
  const count = clubCountClaim(stats);
  return (
    <Section
      tone="pitch"
      title="Ready to Find the Right Club?"
      lead={
        count === null
          ? 'Browse every club in the directory, or help other parents with your own review.'
          : `Browse ${count} clubs across ${regionName}, or help other parents with your own review.`
      }
    >
      <KitDrawing />
      <Cluster>
        <ButtonLink to="/browse-clubs" size="large" onClick={() => trackEvent('browse_clubs_cta')}>
          Browse All Clubs
        </ButtonLink>
        <ButtonLink
          to={{ search: writeReviewSearch(search) }}
          variant="secondary"
          size="large"
          onClick={() => trackEvent('write_review_cta')}
        >
          Write a Review
        </ButtonLink>
      </Cluster>
    </Section>
  );
}
