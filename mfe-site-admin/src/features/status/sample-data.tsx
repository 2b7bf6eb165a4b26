import { Button, Card, plural, Stack, wholeNumber } from '@club-reviews/shared-ui';
import { FormTextField } from '@club-reviews/shared-ui/forms';
import { useRef, useState } from 'react';
import { object, string } from 'yup';
import { useGetSampleDataQuery, useRemoveSampleDataMutation } from '../../api/site-admin-api';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { useMay } from '../session/staff-session';

const ASK_AGAIN_MS = 3000;
const WORD = 'remove';

const schema = object({
  word: string().trim().lowercase().required(`Please type “${WORD}”`).oneOf([WORD], `Please type “${WORD}”`),
});

/** The invented clubs while they're there, and how an owner gets rid of them. */
export function SampleData() {
  const [isRemoving, setIsRemoving] = useState(false);
  const { data } = useGetSampleDataQuery(undefined, { pollingInterval: isRemoving ? ASK_AGAIN_MS : 0 });
  const [hasWatched, setHasWatched] = useState(false);
  const isOwner = useMay('owner');
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (data === undefined || data.state === 'none') return null;
  if (isRemoving !== (data.state === 'removing')) {
    setIsRemoving(!isRemoving);
    setHasWatched(true);
  }
  // Whoever saw the removal also sees its end, and keeps the focus.
  if (data.state === 'removed' && data.clubs === 0 && !hasWatched) return null;
  return (
    <Card as="section">
      <Stack>
        <h2 ref={heading} tabIndex={-1}>
          Sample data
        </h2>
        <p role="status">{TEXTS[data.state](data.clubs)}</p>
        {(data.state === 'loaded' || (data.state === 'removed' && data.clubs > 0)) && isOwner && (
          <div>
            <Button variant="secondary" onClick={() => setIsAsking(true)}>
              {data.state === 'loaded' ? 'Remove the sample data' : 'Remove the rest'}
            </Button>
          </div>
        )}
      </Stack>
      {isAsking && <RemovalDialog onClose={() => setIsAsking(false)} focusAfter={heading} />}
    </Card>
  );
}

const TEXTS = {
  loaded: () => 'Invented clubs and reviews are loaded. Remove them before parents use the site.',
  removing: (clubs: number) =>
    `Being removed; ${plural(clubs, 'club still has', 'clubs still have')} something invented.`,
  removed: (clubs: number) =>
    clubs === 0
      ? 'Removed. Nothing invented is left.'
      : `Removed, except what something real depends on, such as a review, a claim or an open report. Clubs with something invented: ${wholeNumber(clubs)}. Hide invented clubs under Clubs, or remove the rest later.`,
} as const;

function RemovalDialog(frame: DecisionFrame) {
  const [remove] = useRemoveSampleDataMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Remove the sample data?"
      description="The invented clubs, their reviews and claims, and the demo login go for good. Everything real stays, and so does whatever something real depends on, such as an invented club with a real review."
      submitLabel="Remove"
      pendingLabel="Removing…"
      isDangerous
      messages={{ done: 'The sample data is being removed', failed: 'It couldn’t be removed.' }}
      initialValues={{ word: '' }}
      validationSchema={schema}
      execute={() => remove()}
    >
      <FormTextField name="word" label={`Type “${WORD}” to confirm`} autoComplete="off" />
    </DecisionDialog>
  );
}
