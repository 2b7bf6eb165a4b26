import type { QueueVerdict } from '@club-reviews/domain/queue';
import { UNDO_SECONDS } from '@club-reviews/domain/queue';
import { plural } from '@club-reviews/shared-ui/formatting';
import type { QueueEntry } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import type { Question, Verdict } from './kind';
import { describeEntry } from './kinds';
import { ReviewQuote } from './kinds/review/review-quotes';

interface DecisionQuestionProps extends DecisionFrame {
  /** Several entries are decided with the same reason. */
  entries: readonly QueueEntry[];
  verdict: QueueVerdict;
  question: Question;
  /** Makes the decision; returns an error message, or null. */
  decide: (verdict: Verdict) => Promise<unknown>;
}

/** Asks for a decision's reason. Cancelling returns the entry unchanged. */
export function DecisionQuestion({ entries, verdict, question, decide, ...frame }: DecisionQuestionProps) {
  const [entry] = entries;
  if (entry === undefined) return null;
  const { description, initialValues, schema, fields, toBody } = question;
  const { verdicts, clubName, review } = describeEntry(entry);
  const { action } = verdicts[verdict];
  const isOne = entries.length === 1;
  return (
    <DecisionDialog
      {...frame}
      title={isOne ? `${action}: ${clubName}` : `${action} ${plural(entries.length, 'review')}`}
      description={`${description} You can undo this for ${UNDO_SECONDS} seconds.`}
      submitLabel={action}
      pendingLabel="Deciding…"
      isDangerous={verdict === 'refuse'}
      messages={{ failed: 'Decision not saved' }}
      initialValues={initialValues}
      {...(schema === undefined ? {} : { validationSchema: schema })}
      execute={async (values) => {
        const error = await decide({ verdict, ...toBody(values) });
        return error === null ? {} : { error };
      }}
    >
      {isOne && review !== undefined && <ReviewQuote review={review} />}
      {fields}
    </DecisionDialog>
  );
}
