import { showToast } from '@club-reviews/shared-ui/platform';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { offeredClubName } from '../../components/club-choice';
import { isWorthKeeping, moveDraft, readDraft, readUnsent, removeDraft, writeDraft } from './review-draft';
import { EMPTY_REVIEW } from './review-form.schema';
import type { ReviewFormValues } from './review-form.schema';
import { offerUnsentWhenBack } from './unsent-offer';

interface DraftParts {
  /** Whether the page that opened the form has yet to choose its club. */
  awaitsClub: boolean;
  /** Whether the review was sent just now and didn't get through. */
  hasFailed: boolean;
}

/**
 * The surrounding review form's draft on this device, which only its author keeps or discards. If the form is still empty
 * once its club is known, it's filled with that club's draft.
 */
export function useReviewDraft({ awaitsClub, hasFailed }: DraftParts) {
  const { values, setValues, isSubmitting } = useFormikContext<ReviewFormValues>();
  const { clubId } = values;
  const [isRestored, setIsRestored] = useState(false);
  const club = useRef<number | null>(null);
  const isWritten = isWorthKeeping(values);
  const keptUnsent = isRestored ? readUnsent(clubId) : null;

  useEffect(() => {
    if (isSubmitting || (awaitsClub && clubId === 0 && !isWritten)) return;
    const before = club.current;
    if (before === clubId) return;
    club.current = clubId;
    if (isWritten) {
      if (isRestored && before !== null) moveDraft(before, clubId);
      return;
    }
    const draft = readDraft(clubId);
    if (draft !== null) void setValues({ ...values, ...draft }).then(() => setIsRestored(true));
    // Formik makes new setters on each render; only another club is a reason to look for a draft.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [clubId, awaitsClub, isWritten, isSubmitting]);

  return {
    isRestored,
    /** The club's name if the review couldn't be sent, now or earlier. */
    unsentFrom: hasFailed ? offeredClubName(clubId) : (keptUnsent?.clubName ?? null),
    /** Empties the form except for its club and the address, and deletes the draft. */
    startAgain() {
      setIsRestored(false);
      removeDraft(clubId);
      void setValues({ ...EMPTY_REVIEW, clubId, authorEmail: values.authorEmail });
    },
    /** Keeps what was written, without the address. A review that couldn't be sent is offered again later. */
    keep() {
      const outlivesPage = writeDraft(values, hasFailed ? offeredClubName(clubId) : undefined);
      if (hasFailed) offerUnsentWhenBack();
      showToast({
        title: 'Draft Kept',
        description: outlivesPage
          ? 'To finish it, review this club again on this device. We don’t keep your email address.'
          : 'It stays until you close this page.',
        tone: 'neutral',
      });
    },
    discard: () => removeDraft(clubId),
  };
}
