import type { NoticeDecision } from '@club-reviews/domain/defamation-notices';
import { FormTextArea } from '@club-reviews/shared-ui/forms';
import { MAX_REASON_LENGTH } from '@club-reviews/domain/decision-reasons';
import type { AdminNotice } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import type { OutcomeMessages } from '../../lib/toast-outcome';
import { NO_REASON, recordedReasonSchema } from '../../lib/reason-form';

interface DecisionWords {
  label: string;
  title: string;
  description: string;
  isDangerous?: boolean;
}

function wordsOf(decision: NoticeDecision, { canReachAuthor, details }: AdminNotice): DecisionWords {
  switch (decision) {
    case 'complete':
      return canReachAuthor
        ? {
            label: 'Pass it on',
            title: 'Pass this notice on?',
            description:
              'The author of the review gets a copy by email, without what the complainant withholds, and has five days to answer. The complainant hears that.',
          }
        : {
            label: 'Remove the review',
            title: 'Remove the review?',
            description:
              'The notice is complete and we have no address of the author. The review is removed at once, and the complainant hears that.',
            isDangerous: true,
          };
    case 'defective':
      return {
        label: 'It lacks something',
        title: 'Does the notice lack something?',
        description:
          'The complainant gets the list of what a notice has to say, and can send another one. The review stays.',
      };
    case 'repeat':
      return {
        label: 'Remove at once',
        title: 'Remove the review at once?',
        description:
          'Only where the same words by the same author were removed on two earlier notices of this complainant. The author isn’t asked.',
        isDangerous: true,
      };
    case 'stands':
      return {
        label: 'It stays',
        title: 'Tell the complainant that the review stays?',
        description:
          details?.mayShare === true
            ? 'The complainant gets the author’s name and postal address, as the author agreed.'
            : 'The complainant hears that the author did not agree to pass on name and address.',
      };
    case 'false-details':
      return {
        label: 'Obviously false',
        title: 'Are name or address obviously false?',
        description: 'The review is removed at once, and both sides hear that.',
        isDangerous: true,
      };
  }
}

/** What the button for a decision says. */
export function decisionLabel(decision: NoticeDecision, notice: AdminNotice): string {
  return wordsOf(decision, notice).label;
}

interface NoticeDecisionDialogProps extends DecisionFrame {
  decision: NoticeDecision;
  notice: AdminNotice;
  /** What is said after what follows from the decision. */
  footnote?: string;
  messages: OutcomeMessages;
  /** Takes the decision. */
  execute: (body: { decision: NoticeDecision; note?: string }) => Promise<{ error?: unknown }>;
}

/** Asks before a notice takes its next step. */
export function NoticeDecisionDialog({
  decision,
  notice,
  footnote,
  messages,
  execute,
  ...frame
}: NoticeDecisionDialogProps) {
  const { label, title, description, isDangerous = false } = wordsOf(decision, notice);
  return (
    <DecisionDialog
      {...frame}
      title={title}
      description={footnote === undefined ? description : `${description} ${footnote}`}
      submitLabel={label}
      pendingLabel="Saving…"
      isDangerous={isDangerous}
      messages={messages}
      initialValues={NO_REASON}
      validationSchema={recordedReasonSchema}
      fieldNames={{ note: 'reason' }}
      execute={({ reason }) =>
        execute({ decision, ...(reason.trim() === '' ? {} : { note: reason.trim() }) })
      }
    >
      {decision === 'defective' && (
        <FormTextArea
          name="reason"
          label="What does it lack? (optional)"
          hint="The complainant reads it in an email."
          rows={3}
          countLimit={MAX_REASON_LENGTH}
        />
      )}
    </DecisionDialog>
  );
}
