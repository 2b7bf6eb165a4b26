import type { DeskVerdict } from '@club-reviews/domain/desk';
import { UNDO_SECONDS } from '@club-reviews/domain/desk';
import { plural } from '@club-reviews/shared-ui/formatting';
import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { DeskEntry } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ReasonField } from '../../components/reason-field';
import { RemovalFields } from '../../components/removal-fields';
import { mailedReasonSchema, NO_REASON, reasonBody, recordedReasonSchema } from '../../lib/reason-form';
import { NO_REMOVAL, removalBody, removalSchema } from '../../lib/removal-form';
import type { RemovalValues } from '../../lib/removal-form';
import { ClubChoice, clubChoiceBody, clubChoiceSchema, NO_CHOICE } from '../claims/club-choice';
import type { ClubChoiceValues } from '../claims/club-choice';
import { rejectionSchema } from '../claims/reject-claim-dialog';
import { EnquiryRemovalFields } from '../enquiries/enquiry-removal-fields';
import { ChangeFields } from '../directory/change-fields';
import { ReviewQuote } from '../reviews/review-quotes';
import { getClub, getReview, wordsFor } from './entry-labels';
import type { Verdict } from './use-taken-decisions';

interface DecisionQuestionProps extends DecisionFrame {
  /** Several entries are decided with the same reason. */
  entries: readonly DeskEntry[];
  verdict: DeskVerdict;
  /** Makes the decision; returns an error message, or null. */
  decide: (verdict: Verdict) => Promise<unknown>;
}

/** The fields of a question. */
interface Question {
  description: string;
  initialValues: Partial<RemovalValues & ClubChoiceValues> & { blocksAddress?: 'yes' | 'no' };
  schema?: AnyObjectSchema;
  fields: ReactNode;
}

const AUTHOR_READS = 'Kept in the review’s history, and emailed to its author.';

function questionAbout(entry: DeskEntry, verdict: DeskVerdict): Question {
  const accepts = verdict === 'accept';
  const mailed = { initialValues: NO_REASON, schema: mailedReasonSchema };
  switch (entry.kind) {
    case 'claim':
      return accepts
        ? {
            description: `${entry.claim?.contactName ?? 'The claimant'} will become an administrator of the club. We’ll email them.`,
            initialValues: NO_CHOICE,
            schema: clubChoiceSchema(entry.claim),
            fields: entry.claim && <ClubChoice claim={entry.claim} />,
          }
        : {
            ...{
              description: 'We’ll email the claimant.',
              initialValues: NO_REASON,
              schema: rejectionSchema,
            },
            fields: <ReasonField hint="We’ll include this in the email to the claimant." />,
          };
    case 'appeal':
      return {
        ...mailed,
        description: accepts ? 'The review goes back as it was.' : 'The review stays removed.',
        fields: <ReasonField hint={AUTHOR_READS} />,
      };
    case 'edit':
      return {
        ...mailed,
        description: 'The edit is dropped, and the review stays as it is.',
        fields: <ReasonField hint={AUTHOR_READS} />,
      };
    case 'change':
      return {
        description: 'It goes back to what it was, unless it’s been changed again since.',
        initialValues: {},
        fields: entry.change !== null && <ChangeFields fields={entry.change.fields} />,
      };
    case 'suggestion':
      return {
        ...mailed,
        ...(accepts ? { schema: recordedReasonSchema } : {}),
        description: accepts
          ? 'Correct the club’s entry first. If they left an address, we’ll email them.'
          : 'Nothing changes. If they left an address, we’ll email them.',
        fields: (
          <ReasonField
            hint="We’ll include this in the email, if they left an address."
            isOptional={accepts}
          />
        ),
      };
    case 'photo':
      return {
        ...mailed,
        description: 'It won’t be shown, and we’ll delete its files. We’ll email the club’s managers.',
        fields: <ReasonField hint="We’ll include this in the email to the club’s managers." />,
      };
    case 'enquiry':
      return {
        description:
          entry.enquiry?.state === 'held'
            ? 'The club won’t get it. We’ll email the parent.'
            : 'The club won’t be able to read it any more. We’ll email the parent, unless the club has already answered.',
        initialValues: { ...NO_REASON, blocksAddress: 'no' },
        schema: mailedReasonSchema,
        fields: <EnquiryRemovalFields />,
      };
    case 'report':
      if (accepts) {
        return {
          ...mailed,
          description: 'We’ll email everyone who reported it.',
          fields: <ReasonField hint="We’ll email this to everyone who reported it, but not to its author." />,
        };
      }
      break;
    default:
  }
  return {
    description: 'It’ll be gone from every page, average and count. We’ll email its author, who can appeal.',
    ...{ initialValues: NO_REMOVAL, schema: removalSchema },
    fields: <RemovalFields hint="We’ll include this in the email to its author, with the reason." />,
  };
}

/** Asks for a decision's reason. Cancelling returns the entry unchanged. */
export function DecisionQuestion({ entries, verdict, decide, ...frame }: DecisionQuestionProps) {
  const [entry] = entries;
  if (entry === undefined) return null;
  const { action } = wordsFor(entry).verdicts[verdict];
  const { description, initialValues, schema, fields } = questionAbout(entry, verdict);
  const review = entries.length === 1 ? getReview(entry) : undefined;
  return (
    <DecisionDialog
      {...frame}
      title={
        entries.length === 1
          ? `${action}: ${getClub(entry)}`
          : `${action} ${plural(entries.length, 'review')}`
      }
      description={`${description} You can undo this for ${UNDO_SECONDS} seconds.`}
      submitLabel={action}
      pendingLabel="Deciding…"
      isDangerous={verdict === 'refuse'}
      messages={{ failed: 'Decision not saved' }}
      initialValues={initialValues}
      {...(schema === undefined ? {} : { validationSchema: schema })}
      execute={async ({ reason = '', reasonCode = '', club = '', blocksAddress = 'no' }) => {
        const why = reasonCode === '' ? reasonBody({ reason }) : removalBody({ reason, reasonCode });
        const error = await decide({
          verdict,
          ...why,
          ...clubChoiceBody({ club }),
          ...(blocksAddress === 'yes' ? { blocksAddress: true } : {}),
        });
        return error === null ? {} : { error };
      }}
    >
      {review !== undefined && <ReviewQuote review={review} />}
      {fields}
    </DecisionDialog>
  );
}
