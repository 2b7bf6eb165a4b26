import { Button, Dialog, Panel, Stack, StarRating, ukDateTime } from '@club-reviews/shared-ui';
import { FormError, FormTextArea, SubmitButton } from '@club-reviews/shared-ui/forms';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import type { AdminReview } from '../../api/types';
import { NO_REASON, REASON_MAX_CHARACTERS, reasonSchema } from './reason-form';
import type { ReasonValues } from './reason-form';

interface DecisionDialogProps {
  review: AdminReview;
  title: string;
  /** What will follow from it. */
  consequence: ReactNode;
  warning?: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  failureTitle: string;
  isDangerous?: boolean;
  /** Carries the decision out. @returns why it failed, or null */
  onDecide: (values: ReasonValues) => Promise<string | null>;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

const Quote = styled.blockquote`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--color-line-strong);
  background: var(--color-sunken);
  overflow-wrap: anywhere;

  & > p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  & > cite {
    font-style: normal;
    font-size: var(--text-xs);
    color: var(--color-ink-soft);
  }
`;

/** Asks before something is done with a review, and takes the reason for the record. */
export function DecisionDialog({ review, onDecide, onClose, focusAfter, ...texts }: DecisionDialogProps) {
  const formId = useId();
  return (
    <Formik
      initialValues={NO_REASON}
      validationSchema={reasonSchema}
      onSubmit={async (values, form) => {
        form.setStatus(undefined);
        form.setStatus((await onDecide(values)) ?? undefined);
      }}
    >
      {({ isSubmitting, status }) => (
        <Dialog
          open
          onClose={() => !isSubmitting && onClose()}
          title={texts.title}
          description={texts.consequence}
          focusAfter={focusAfter}
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton
                form={formId}
                variant={texts.isDangerous === true ? 'danger' : 'primary'}
                pendingLabel={texts.pendingLabel}
              >
                {texts.submitLabel}
              </SubmitButton>
            </>
          }
        >
          <Stack as={Form} id={formId} noValidate>
            <FormError title={texts.failureTitle}>{status}</FormError>
            {texts.warning !== undefined && <Panel tone="warning">{texts.warning}</Panel>}
            <Quote>
              <StarRating value={Number(review.overallRating)} size="small" showValue />
              <p>{review.reviewText}</p>
              <cite>
                {review.clubName}, {ukDateTime(review.createdAt)}
              </cite>
            </Quote>
            <FormTextArea
              name="reason"
              label="Reason (optional)"
              hint="Kept in the review’s history. Moderators alone can read it."
              rows={2}
              countLimit={REASON_MAX_CHARACTERS}
            />
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
