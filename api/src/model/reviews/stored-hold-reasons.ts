import type { HoldReason } from '@club-reviews/domain/hold-reasons';

const SEPARATOR = ',';

/** Reasons as the column `hold_reason` keeps them; null when there are none. */
export function storeHoldReasons(reasons: readonly HoldReason[]): string | null {
  return reasons.length === 0 ? null : reasons.join(SEPARATOR);
}

/** The reasons that a column keeps. */
export function readHoldReasons(stored: string | null): string[] {
  return stored?.split(SEPARATOR) ?? [];
}
