import { HIDE_REFUSAL_LABELS } from '@club-reviews/domain/hide-refusals';
import { Panel } from '@club-reviews/shared-ui';
import type { ReportedReview } from '../../api/types';

/** Why a safety report didn't hide its review; nothing if one did, or there was none. */
export function HideRefusalNote({ reported: { hideRefusal } }: { reported: ReportedReview }) {
  if (hideRefusal === null) return null;
  return (
    <Panel tone="warning">
      A safety report didn’t hide this review, because {HIDE_REFUSAL_LABELS[hideRefusal]}. Please look at it
      now.
    </Panel>
  );
}
