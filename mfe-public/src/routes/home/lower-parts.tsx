import { BrowseByAge } from '../../features/discovery/browse-by-age';
import { BrowseByCategory } from '../../features/discovery/browse-by-category';
import { CallToAction } from '../../features/discovery/call-to-action';
import { StatsStrip } from '../../features/discovery/stats-strip';
import { ReviewBanner } from '../../features/reviews/review-banner';

export { RecentReviews } from '../../features/reviews/recent-reviews';

/** Reviews, beside the site's figures. */
export function Banner() {
  return <ReviewBanner figures={<StatsStrip />} />;
}

/** Other ways into the directory, and an invitation to write a review. */
export function WaysOn() {
  return (
    <>
      <BrowseByCategory />
      <BrowseByAge />
      <CallToAction />
    </>
  );
}
