import { removalReason } from '@club-reviews/domain/removal-reasons';
import { Panel, Stack, ukDateTime } from '@club-reviews/shared-ui';
import { Quoted, Words } from '../../../../components/words';
import { defineKind } from '../../kind';
import { askForReason } from '../../questions';
import { RatingLine } from '../review/rating-line';

/** Says who reads why an appeal was decided so. */
export const APPELLANT_READS = 'Kept in the review’s history, and emailed to its author.';

/** A removed review whose author objects. */
export const appeal = defineKind(
  { many: 'Appeals' },
  (entry) => entry.removed,
  (removed) => ({
    label: 'Appeal',
    verdicts: {
      accept: { action: 'Restore', done: 'Restored' },
      refuse: { action: 'Turn down', done: 'Appeal turned down' },
    },
    clubName: removed.clubName,
    clubSlug: removed.clubSlug,
    excerpt: removed.appeal?.text ?? removed.reviewText,
    content: (
      <Stack>
        <Quoted>
          <RatingLine review={removed} />
          <Words>{removed.reviewText}</Words>
        </Quoted>
        <p>
          {`Removed on ${ukDateTime(removed.removedAt)}. Reason: ${removalReason(removed.reasonCode)?.label ?? 'none given'}. ${removed.reason ?? ''}`}
        </p>
        {removed.appeal !== null && (
          <Panel tone="note" title="Its author has appealed">
            <Words>{removed.appeal.text}</Words>
          </Panel>
        )}
      </Stack>
    ),
    ask: (verdict) =>
      askForReason(
        verdict === 'accept' ? 'The review goes back as it was.' : 'The review stays removed.',
        APPELLANT_READS,
      ),
    review: removed,
  }),
);
