import { Panel } from '@club-reviews/shared-ui';
import { useLeaveWarning } from '@club-reviews/shared-ui/forms';
import { Formik, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { usePreselectedClub } from '../../components/club-choice';
import { NewTabLink } from '../../components/new-tab-link';
import { CheckInbox } from './check-inbox';
import { DraftNote } from './draft-note';
import { isWorthKeeping } from './review-draft';
import { InvitationNote } from './invitation-note';
import { ReviewFields } from './review-fields';
import { EMPTY_REVIEW, reviewFormSchema } from './review-form.schema';
import type { ReviewFormValues } from './review-form.schema';
import { readSentReview, writeSentReview } from './sent-review';
import type { SentReview } from './sent-review';
import { UnsentNote } from './unsent-note';
import { useReviewDraft } from './use-review-draft';
import { useReviewSubmission } from './use-review-submission';
import { WaitingNote } from './waiting-note';
import { WritingDialog } from './writing-dialog';

interface ReviewDialogProps {
  /** Club to preselect. */
  clubSlug?: string;
  /** Called when the dialog should close. */
  onClose(): void;
}

interface ReviewFormInDialogProps extends ReviewDialogProps {
  /** What was sent from this tab earlier, or just now. */
  sent: SentReview | null;
  onSentChange: (sent: SentReview) => void;
  /** Whether it was sent just now and didn't get through. */
  hasFailed: boolean;
}

function ReviewFormInDialog(props: ReviewFormInDialogProps) {
  const { clubSlug, onClose, sent, onSentChange, hasFailed } = props;
  const { values } = useFormikContext<ReviewFormValues>();
  const preselectedClub = usePreselectedClub(clubSlug);
  const draft = useReviewDraft({ awaitsClub: clubSlug !== undefined, hasFailed });
  // A club or age group takes a moment to choose again.
  const isWorthADraft = isWorthKeeping({ ...values, ageGroup: '' });
  useLeaveWarning(isWorthADraft);
  const fields = useRef<HTMLDivElement>(null);

  function close() {
    if (sent !== null) onSentChange({ ...sent, isClosed: true });
    onClose();
  }

  function startAgain() {
    draft.startAgain();
    // The pressed button disappears.
    fields.current?.querySelector<HTMLElement>('[role="radiogroup"] input')?.focus();
  }

  return (
    <WritingDialog
      title="Write a review"
      description="Parents and clubs see your ratings and your words, never who you are."
      isWorthAsking={isWorthADraft || values.authorEmail.trim() !== ''}
      submitLabel="Submit Anonymous Review"
      pendingLabel="Submitting..."
      refusalTitle="Your review wasn’t sent"
      onClose={close}
      outcome={
        sent === null || sent.isClosed
          ? undefined
          : {
              title: 'Check your inbox',
              content: <CheckInbox sent={sent} onCorrected={(email) => onSentChange({ ...sent, email })} />,
            }
      }
      onKeepDraft={isWorthADraft ? draft.keep : undefined}
      onDiscard={draft.discard}
    >
      {sent?.isClosed === true && (
        <WaitingNote email={sent.email} onShow={() => onSentChange({ ...sent, isClosed: false })} />
      )}
      {draft.unsentFrom !== null ? (
        <UnsentNote clubName={draft.unsentFrom} onStartAgain={draft.isRestored ? startAgain : undefined} />
      ) : (
        draft.isRestored && <DraftNote onStartAgain={startAgain} />
      )}
      <InvitationNote clubId={values.clubId} />
      <div ref={fields}>
        <ReviewFields preselectedClub={preselectedClub} />
      </div>
      <Panel title="One more step by email">
        We’ll send you a verification link. Your review is only published once you’ve opened it and selected
        “Publish my review”. Please follow the{' '}
        <NewTabLink to="/terms-of-service#guidelines">review guidelines</NewTabLink>. Our{' '}
        <NewTabLink to="/privacy-policy#data">privacy policy</NewTabLink> says what we store.
      </Panel>
    </WritingDialog>
  );
}

/** The form in which a parent reviews a club, in a modal dialog. Needs the remote's store and context around it. */
export function ReviewDialog(props: ReviewDialogProps) {
  const [sent, setSent] = useState(readSentReview);
  const [hasFailed, setHasFailed] = useState(false);
  const changeSent = (next: SentReview) => {
    writeSentReview(next);
    setSent(next);
    setHasFailed(false);
  };
  const submit = useReviewSubmission({ onSubmitted: changeSent, onFailed: () => setHasFailed(true) });
  return (
    <Formik initialValues={EMPTY_REVIEW} validationSchema={reviewFormSchema} onSubmit={submit}>
      <ReviewFormInDialog {...props} {...{ sent, hasFailed }} onSentChange={changeSent} />
    </Formik>
  );
}
