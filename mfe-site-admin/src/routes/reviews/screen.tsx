import { AdminPage } from '../../components/admin-page';
import { ModeratedReviews } from '../../features/reviews/moderated-reviews';
import { StatsBoard } from '../../features/stats/stats-board';

/** All reviews, for moderators, below the numbers. */
export default function ReviewsPage() {
  return (
    <AdminPage title="Reviews" heading={<StatsBoard />}>
      <ModeratedReviews />
    </AdminPage>
  );
}
