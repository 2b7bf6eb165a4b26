import { Button, Cluster, Panel, Stack } from '@club-reviews/shared-ui';
import { SubmitButton } from '@club-reviews/shared-ui/forms';

interface UnsentNoteProps {
  clubName: string;
  /** Empties the form; undefined unless it opened with what was kept. */
  onStartAgain: (() => void) | undefined;
}

/** Says that the review in the form couldn't be sent, and offers to send it. */
export function UnsentNote({ clubName, onStartAgain }: UnsentNoteProps) {
  return (
    <Panel role="status" tone="note" title={`Your review of ${clubName} hasn’t been sent yet`}>
      <Stack>
        <p>
          {onStartAgain === undefined
            ? 'There was no connection. To send it another time, close this form and keep your draft.'
            : 'There was no connection, so you kept it on this device. Please enter your email address again.'}
        </p>
        <Cluster>
          <SubmitButton pendingLabel="Submitting...">Send it now</SubmitButton>
          {onStartAgain !== undefined && (
            <Button variant="secondary" onClick={onStartAgain}>
              Start again
            </Button>
          )}
        </Cluster>
      </Stack>
    </Panel>
  );
}
