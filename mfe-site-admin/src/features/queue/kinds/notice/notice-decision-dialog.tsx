import type { NoticeDecision } from '@club-reviews/domain/defamation-notices';
import { FormTextArea } from '@club-reviews/shared-ui/forms';
import { MAX_REASON_LENGTH } from '@club-reviews/domain/decision-reasons';
import type { AdminNotice } from '../../../../api/types';
import { DecisionDialog } from '../../../../components/decision-dialog';
import type { DecisionFrame } from '../../../../components/decision-dialog';
import type { OutcomeMessages } from '../../../../lib/toast-outcome';
import { NO_REASON, recordedReasonSchema } from '../../../../lib/reason-form';

interface DecisionWords {
  label: string;
  title: string;
  description: string;
  isDangerous?: boolean;
}

function getWords(decision: NoticeDecision, { details }: AdminNotice): DecisionWords {
  switch (decision) {
    case 'complete':
      return {
        label: 'Pass it on',
        title: 'Pass this notice on?',
        description:
          'We’ll email the author of the review a copy, without the details the complainant wants withheld. They’ll have five days to answer. We’ll tell the complainant.',
      };
    case 'unreachable':
      return {
        label: 'Remove the review',
        title: 'Remove the review?',
        description:
          'The notice is complete and we have no address for the author. The review will be removed straight away, and we’ll tell the complainant.',
        isDangerous: true,
      };
    case 'defective':
      return {
        label: 'Something’s missing',
        title: 'Is something missing from the notice?',
        description:
          'We’ll send the complainant the list of what a notice has to say. They can send another one. The review stays.',
      };
    case 'repeat':
      return {
        label: 'Remove at once',
        title: 'Remove the review at once?',
        description:
          'Only if the same words by the same author were removed after two earlier notices from this complainant. We won’t ask the author.',
        isDangerous: true,
      };
    case 'stands':
      return {
        label: 'It stays',
        title: 'Tell the complainant that the review stays?',
        description:
          details?.mayShare === true
            ? 'We’ll give the complainant the author’s name and postal address, as the author agreed.'
            : 'We’ll tell the complainant that the author didn’t agree to share their name and address.',
      };
    case 'false-details':
      return {
        label: 'Obviously false',
        title: 'Is the name or address obviously false?',
        description: 'The review will be removed straight away, and we’ll tell both sides.',
        isDangerous: true,
      };
    case 'stay':
      return {
        label: 'It stays',
        title: 'Let the review stay?',
        description:
          'Only if the notice is an abuse, such as one of many by the same people: without the author’s answer, the site may lose its defence. We’ll tell both sides.',
      };
    case 'remove':
      return {
        label: 'Remove the review',
        title: 'Remove the review?',
        description:
          'The author didn’t answer in time. The review will be removed straight away, and we’ll tell both sides.',
        isDangerous: true,
      };
  }
}

/** The label of a decision's button. */
export function decisionLabel(decision: NoticeDecision, notice: AdminNotice): string {
  return getWords(decision, notice).label;
}

interface NoticeDecisionDialogProps extends DecisionFrame {
  decision: NoticeDecision;
  notice: AdminNotice;
  /** Shown after the consequences of the decision. */
  footnote?: string;
  messages: OutcomeMessages;
  /** Makes the decision. */
  execute: (body: { decision: NoticeDecision; note?: string }) => Promise<{ error?: unknown }>;
}

/** Asks before a notice moves to its next step. */
export function NoticeDecisionDialog({
  decision,
  notice,
  footnote,
  messages,
  execute,
  ...frame
}: NoticeDecisionDialogProps) {
  const { label, title, description, isDangerous = false } = getWords(decision, notice);
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
          label="What’s missing? (optional)"
          hint="We’ll email this to the complainant."
          rows={3}
          countLimit={MAX_REASON_LENGTH}
        />
      )}
    </DecisionDialog>
  );
}
