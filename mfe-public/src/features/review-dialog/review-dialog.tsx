import { Button, Dialog, Panel, Stack } from '@club-reviews/shared-ui';
import { FormError, SubmitButton } from '@club-reviews/shared-ui/forms';
import { Form, Formik, useFormikContext } from 'formik';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useGetWritingRulesQuery } from '../../api/public-api';
import { usePreselectedClub } from '../../components/club-choice';
import { NewTabLink } from '../../components/new-tab-link';
import { DiscardQuestion } from './discard-question';
import { ReviewFields } from './review-fields';
import { EMPTY_REVIEW, RATING_QUESTIONS, reviewFormSchema } from './review-form.schema';
import type { ReviewFormValues } from './review-form.schema';
import { useReviewSubmission } from './use-review-submission';

interface ReviewDialogProps {
  /** Club to preselect. */
  clubSlug?: string;
  /** Called once the dialog is to go: after a submitted review too. */
  onClose(): void;
}

const Refusal = styled.div`
  flex: 1 0 100%;
`;

/** Whether there is anything whose loss would annoy; a chosen club or age group is chosen again in a moment. */
function isWorthAsking({ authorEmail, reviewText, ...rest }: ReviewFormValues): boolean {
  return (
    authorEmail.trim() !== '' ||
    reviewText.trim() !== '' ||
    RATING_QUESTIONS.some(({ name }) => rest[name] > 0)
  );
}

function ReviewFormInDialog({ clubSlug, onClose }: ReviewDialogProps) {
  const { values, status, isSubmitting } = useFormikContext<ReviewFormValues>();
  const preselectedClub = usePreselectedClub(clubSlug);
  const { data: rules } = useGetWritingRulesQuery();
  const formId = useId();
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const focusedBefore = useRef<Element | null>(null);

  /** Escape, a press outside and the cross come here; they are easily hit by accident. */
  function dismiss() {
    if (isSubmitting) return;
    if (asksToDiscard) keepWriting();
    else if (isWorthAsking(values)) {
      focusedBefore.current = document.activeElement;
      setAsksToDiscard(true);
    } else onClose();
  }

  function keepWriting() {
    setAsksToDiscard(false);
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  }

  return (
    <Dialog
      open
      onClose={dismiss}
      title="Write a review"
      description="Parents and clubs see your ratings and your words, never who you are."
      footer={
        asksToDiscard ? (
          <DiscardQuestion onKeep={keepWriting} onDiscard={onClose} />
        ) : (
          <>
            {status !== undefined && (
              <Refusal>
                <FormError title="Your review was not sent">{status}</FormError>
              </Refusal>
            )}
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton form={formId} pendingLabel="Submitting...">
              Submit Anonymous Review
            </SubmitButton>
          </>
        )
      }
    >
      <Stack as={Form} id={formId} noValidate data-gap="large">
        <ReviewFields preselectedClub={preselectedClub} safeguardingWords={rules?.safeguardingWords ?? []} />
        <Panel title="One more step by email">
          We will send you a verification link. Your review is published only after you have pressed it. What
          to keep to: the <NewTabLink to="/terms-of-service#guidelines">review guidelines</NewTabLink>. What
          we store: the <NewTabLink to="/privacy-policy#data">privacy policy</NewTabLink>.
        </Panel>
      </Stack>
    </Dialog>
  );
}

/** The form in which a parent reviews a club, in a modal dialog. Needs the remote's store and context above it. */
export function ReviewDialog(props: ReviewDialogProps) {
  const submit = useReviewSubmission(props.onClose);
  return (
    <Formik initialValues={EMPTY_REVIEW} validationSchema={reviewFormSchema} onSubmit={submit}>
      <ReviewFormInDialog {...props} />
    </Formik>
  );
}
