import { Panel } from '@club-reviews/shared-ui';
import { Formik, useFormikContext } from 'formik';
import { usePreselectedClub } from '../../components/club-choice';
import { NewTabLink } from '../../components/new-tab-link';
import { ReviewFields } from './review-fields';
import { EMPTY_REVIEW, RATING_QUESTIONS, reviewFormSchema } from './review-form.schema';
import type { ReviewFormValues } from './review-form.schema';
import { useReviewSubmission } from './use-review-submission';
import { WritingDialog } from './writing-dialog';

interface ReviewDialogProps {
  /** Club to preselect. */
  clubSlug?: string;
  /** Called once the dialog is to go: after a submitted review too. */
  onClose(): void;
}

/** Whether there is anything whose loss would annoy; a chosen club or age group is chosen again in a moment. */
function isWorthAsking({ authorEmail, reviewText, ...rest }: ReviewFormValues): boolean {
  return (
    authorEmail.trim() !== '' ||
    reviewText.trim() !== '' ||
    RATING_QUESTIONS.some(({ name }) => rest[name] > 0)
  );
}

function ReviewFormInDialog({ clubSlug, onClose }: ReviewDialogProps) {
  const { values } = useFormikContext<ReviewFormValues>();
  const preselectedClub = usePreselectedClub(clubSlug);
  return (
    <WritingDialog
      title="Write a review"
      description="Parents and clubs see your ratings and your words, never who you are."
      isWorthAsking={isWorthAsking(values)}
      submitLabel="Submit Anonymous Review"
      pendingLabel="Submitting..."
      refusalTitle="Your review was not sent"
      onClose={onClose}
    >
      <ReviewFields preselectedClub={preselectedClub} />
      <Panel title="One more step by email">
        We will send you a verification link. Your review is published only after you have opened it and
        selected “Publish my review”. What to keep to: the{' '}
        <NewTabLink to="/terms-of-service#guidelines">review guidelines</NewTabLink>. What we store: the{' '}
        <NewTabLink to="/privacy-policy#data">privacy policy</NewTabLink>.
      </Panel>
    </WritingDialog>
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
