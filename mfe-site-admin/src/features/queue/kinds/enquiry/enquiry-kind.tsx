import { ENQUIRY_REPORT_TEXTS } from '@club-reviews/domain/enquiries';
import { Badge, Cluster, Panel, Stack, ukDateTime } from '@club-reviews/shared-ui';
import { FormRadioGroup } from '@club-reviews/shared-ui/forms';
import type { AdminEnquiry } from '../../../../api/types';
import { ReasonField } from '../../../../components/reason-field';
import { Words } from '../../../../components/words';
import { mailedReasonSchema, NO_REASON, reasonBody } from '../../../../lib/reason-form';
import { defineKind } from '../../kind';
import type { Question } from '../../kind';

/** A parent's question to a club, and why it's in the queue or was. The parent's address isn't shown to anyone. */
export function EnquiryFacts({ enquiry }: { enquiry: AdminEnquiry }) {
  const { ageGroup, message, answer, reportReason, reportWords, createdAt } = enquiry;
  return (
    <Stack>
      {reportReason === null ? (
        <Panel tone="warning" title="Not sent to the club yet">
          It has a link, contact details or rude words in it, or may be about a child at risk. The club will
          get it once you pass it on.
        </Panel>
      ) : (
        <Panel tone="warning" title={`The club says: ${ENQUIRY_REPORT_TEXTS[reportReason].name}`}>
          <Words>{reportWords}</Words>
        </Panel>
      )}
      <Cluster data-gap="small">
        {ageGroup !== null && <Badge>{ageGroup}</Badge>}
        {enquiry.isBlocked && <Badge tone="danger">Sender blocked</Badge>}
        <time dateTime={createdAt}>{ukDateTime(createdAt)}</time>
      </Cluster>
      <Words>{message}</Words>
      {answer !== null && (
        <Panel tone="note" title="The club answered">
          <Words>{answer}</Words>
        </Panel>
      )}
    </Stack>
  );
}

const SENDER_CHOICES = [
  { value: 'no', label: 'They can keep asking clubs' },
  {
    value: 'yes',
    label: 'Block the address for a year',
    hint: 'Nothing sent from it will reach a club, and the form won’t say so. You can undo this under “Questions”.',
  },
];

/** Asks why a question is removed, and what happens to its sender. */
function askForEnquiryRemoval(description: string): Question {
  return {
    description,
    initialValues: { ...NO_REASON, blocksAddress: 'no' },
    schema: mailedReasonSchema,
    fields: (
      <>
        <ReasonField hint="We’ll include this in the email to the parent." />
        <FormRadioGroup name="blocksAddress" label="What about the sender?" options={SENDER_CHOICES} />
      </>
    ),
    toBody: ({ reason = '', blocksAddress }) => ({
      ...reasonBody({ reason }),
      ...(blocksAddress === 'yes' ? { blocksAddress: true } : {}),
    }),
  };
}

/** A parent's question to a club that the club has reported, or that waits to be passed on. */
export const enquiry = defineKind(
  { many: 'Questions' },
  (entry) => entry.enquiry,
  (part) => {
    const isHeld = part.state === 'held';
    const { reportReason, message } = part;
    return {
      label: isHeld ? 'Question on hold' : 'Reported question',
      verdicts: {
        accept: isHeld
          ? { action: 'Pass on to the club', done: 'Passed on' }
          : { action: 'Dismiss the report', done: 'Report dismissed' },
        refuse: { action: 'Remove', done: 'Removed' },
      },
      clubName: part.clubName,
      clubSlug: part.clubSlug,
      excerpt: reportReason === null ? message : `${ENQUIRY_REPORT_TEXTS[reportReason].name}: ${message}`,
      content: <EnquiryFacts enquiry={part} />,
      ask: (verdict) =>
        verdict === 'accept'
          ? null
          : askForEnquiryRemoval(
              isHeld
                ? 'The club won’t get it. We’ll email the parent.'
                : 'The club won’t be able to read it any more. We’ll email the parent, unless the club has already answered.',
            ),
    };
  },
);
