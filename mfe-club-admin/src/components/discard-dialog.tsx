import { Button, Dialog } from '@club-reviews/shared-ui';

interface DiscardDialogProps {
  /** What would be lost, like "your response". */
  what: string;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before discarding something written. */
export function DiscardDialog({ what, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      open
      onClose={onKeep}
      title="Discard your changes?"
      footer={
        <>
          <Button variant="danger" onClick={onDiscard}>
            Discard
          </Button>
          <Button onClick={onKeep}>Keep writing</Button>
        </>
      }
    >
      <p>The changes to {what} haven’t been saved.</p>
    </Dialog>
  );
}
