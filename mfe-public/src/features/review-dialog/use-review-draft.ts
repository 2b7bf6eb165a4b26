import { showToast } from '@club-reviews/shared-ui/platform';
import { useFormikContext } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isWorthKeeping, readDraft, readUnsent, removeDraft, writeDraft } from './review-draft';
import { EMPTY_REVIEW } from './review-form.schema';
import type { ReviewFormValues } from './review-form.schema';

/**
 * Keeps what is typed into the surrounding review form, for each club, in this browser. If the form is still empty once
 * its club is known, it's filled with that club's draft.
 * @param awaitsClub whether the page that opened the form has yet to choose its club
 */
export function useReviewDraft(awaitsClub: boolean) {
  const { values, setValues, isSubmitting, status } = useFormikContext<ReviewFormValues>();
  const [isRestored, setIsRestored] = useState(false);
  const club = useRef<number | null>(null);
  const outlivesPage = useRef(true);
  const isWritten = isWorthKeeping(values);
  const unsent = useMemo(
    () => (isWritten ? readUnsent(values.clubId) : null),
    // The note changes with the form's status.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [isWritten, values.clubId, status],
  );

  useEffect(() => {
    if (isSubmitting || (awaitsClub && values.clubId === 0 && !isWritten)) return;
    const before = club.current;
    club.current = values.clubId;
    if (before !== values.clubId) {
      const draft = isWritten ? null : readDraft(values.clubId);
      if (draft !== null) {
        void setValues({ ...values, ...draft }).then(() => setIsRestored(true));
        return;
      }
      // The text moves to the club that is chosen now.
      if (isWritten && before !== null) removeDraft(before);
    }
    if (isWritten) outlivesPage.current = writeDraft(values);
    else removeDraft(values.clubId);
    // Formik makes new setters on each render; only a change to the text is a reason to save it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values, awaitsClub, isWritten]);

  return {
    isRestored,
    /** What is known about it if it couldn't be sent. */
    unsent,
    /** Empties the form except for its club and the address, and deletes the draft. */
    startAgain() {
      setIsRestored(false);
      removeDraft(values.clubId);
      void setValues({ ...EMPTY_REVIEW, clubId: values.clubId, authorEmail: values.authorEmail });
    },
    /** If anything was written, says that it's still there. */
    announceKept() {
      if (!isWritten) return;
      showToast({
        title: 'Draft Kept',
        description: outlivesPage.current
          ? 'To finish it, review this club again on this device. We don’t keep your email address.'
          : 'It stays until you close this page.',
        tone: 'neutral',
      });
    },
    discard: () => removeDraft(values.clubId),
  };
}
