import { showToast } from '@club-reviews/shared-ui/platform';
import { useFormikContext } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isWorthKeeping, readDraft, readUnsent, removeDraft, writeDraft } from './review-draft';
import { EMPTY_REVIEW } from './review-form.schema';
import type { ReviewFormValues } from './review-form.schema';

/**
 * Keeps what is written in the review form around it, for each club, in this browser. A form that is still empty when its
 * club is known takes up the draft of that club.
 * @param awaitsClub whether the form's club is still to be chosen by the page that opened it
 */
export function useReviewDraft(awaitsClub: boolean) {
  const { values, setValues, isSubmitting, status } = useFormikContext<ReviewFormValues>();
  const [isRestored, setIsRestored] = useState(false);
  const club = useRef<number | null>(null);
  const outlivesPage = useRef(true);
  const isWritten = isWorthKeeping(values);
  const unsent = useMemo(
    () => (isWritten ? readUnsent(values.clubId) : null),
    // It's noted with the form's status.
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
      // What was written goes along to the club that is chosen now.
      if (isWritten && before !== null) removeDraft(before);
    }
    if (isWritten) outlivesPage.current = writeDraft(values);
    else removeDraft(values.clubId);
    // Formik makes new setters on each render; only what is written is a reason to keep it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values, awaitsClub, isWritten]);

  return {
    isRestored,
    /** What is known of it if it couldn't be sent. */
    unsent,
    /** Empties the form, but for its club and the address, and forgets the draft. */
    startAgain() {
      setIsRestored(false);
      removeDraft(values.clubId);
      void setValues({ ...EMPTY_REVIEW, clubId: values.clubId, authorEmail: values.authorEmail });
    },
    /** Says that what was written is still there, if anything was. */
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
