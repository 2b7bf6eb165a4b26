import { DecisionDialog } from './decision-dialog';
import type { DecisionFrame } from './decision-dialog';

interface ResetFactorsDialogProps extends DecisionFrame {
  /** Whose they are; null if the name isn't known. */
  name: string | null;
  /** Makes the call. */
  reset: () => Promise<{ error?: unknown }>;
}

/** Asks before removing the second factors of a person who has lost them. */
export function ResetFactorsDialog({ name, reset, ...frame }: ResetFactorsDialogProps) {
  return (
    <DecisionDialog
      {...frame}
      title={`Reset the second factor of ${name ?? 'this person'}?`}
      description={`For when ${name ?? 'someone'} has lost their phone and their recovery codes. Make sure it’s really them asking. We’ll log them out and email them, and they can log in with just their password until they set up another one.`}
      submitLabel="Reset"
      pendingLabel="Resetting…"
      isDangerous
      messages={{ done: 'Second factor reset', failed: 'Failed to reset the second factor.' }}
      initialValues={{}}
      execute={reset}
    />
  );
}
