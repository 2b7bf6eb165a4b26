import { RESTORABLE_DAYS } from '@club-reviews/domain/review-appeals';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';

/** How long a removed review can be put back: "30 days". */
export function RestorableDays() {
  const { removedReviewDays = RESTORABLE_DAYS } = useRemoteContext().config;
  return <span>{`${removedReviewDays} days`}</span>;
}
