import { BrowseByAge } from '../../features/discovery/browse-by-age';
import { BrowseByCategory } from '../../features/discovery/browse-by-category';
import { CallToAction } from '../../features/discovery/call-to-action';
import { StatsStrip } from '../../features/discovery/stats-strip';
import { NearBefore } from '../../features/near-you/near-before';
import { ReviewBanner } from '../../features/reviews/review-banner';

export { RecentReviews } from '../../features/reviews/recent-reviews';

export interface BannerProps {
  /** Whether the page shows a search's results already. */
  hasSearch: boolean;
  /** Called with the query string of a search that the visitor starts. */
  onSearch: (query: string) => void;
}

/** Reviews, beside the site's figures; then clubs near a place that the visitor has searched around before. */
export function Banner({ hasSearch, onSearch }: BannerProps) {
  return (
    <>
      <ReviewBanner figures={<StatsStrip />} />
      {!hasSearch && <NearBefore onSearch={onSearch} />}
    </>
  );
}

/** Other ways into the directory, and an invitation to write a review. */
export function NextSteps() {
  return (
    <>
      <BrowseByCategory />
      <BrowseByAge />
      <CallToAction />
    </>
  );
}
