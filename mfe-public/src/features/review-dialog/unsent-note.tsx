import { Button, Cluster, Panel, Stack } from '@club-reviews/shared-ui';
import { SubmitButton } from '@club-reviews/shared-ui/forms';

interface UnsentNoteProps {
  clubName: string;
  /** Empties the form; undefined if the author has just been writing in it. */
  onStartAgain: (() => void) | undefined;
}

/** Says that the review in the form couldn't be sent earlier, and offers to send it. */
export function UnsentNote({ clubName, onStartAgain }: UnsentNoteProps) {
  return (
    <Panel role="status" tone="note" title={`Your review of ${clubName} hasn’t been sent yet`}>
      <Stack>
        <p>
          There was no connection, so this browser kept it for you. It doesn’t keep your email address: if
          that’s missing, please enter it again.
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
