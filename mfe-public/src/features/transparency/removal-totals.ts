import {
  NO_REMOVAL_REASON,
  RECORDED_REMOVAL_REASONS,
  removalReason,
} from '@club-reviews/domain/removal-reasons';
import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import type { ReviewMonth } from '../../api/types';

/** How often reviews were removed for one reason. */
export interface RemovalTotal {
  reason: RecordedRemovalReason;
  label: string;
  count: number;
}

/** Every reason on the list with its count; removals without a reason come last, if there were any. */
export function removalTotals(months: readonly Pick<ReviewMonth, 'removals'>[]): RemovalTotal[] {
  const removals = months.flatMap((month) => month.removals);
  return RECORDED_REMOVAL_REASONS.map((reason) => ({
    reason,
    label: removalReason(reason)?.label ?? 'No reason recorded',
    count: removals.filter((one) => one.reason === reason).reduce((sum, one) => sum + one.count, 0),
  })).filter(({ reason, count }) => reason !== NO_REMOVAL_REASON || count > 0);
}
