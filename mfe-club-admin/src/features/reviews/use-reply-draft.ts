import { useLeaveWarning } from '@club-reviews/shared-ui/forms';
import { useState } from 'react';
import { useDraft } from '../../api/drafts';
import type { ClubReview } from '../../api/types';

/** A reply that is being written. */
export interface ReplyDraft {
  reviewId: number;
  text: string;
  /** The reply as it's public now, "" if there is none. */
  published: string;
}

/**
 * The one reply that is being written for a club. Anything that would discard unsaved text (another review's editor,
 * Cancel) waits until the representative has agreed.
 */
export function useReplyDraft(clubId: number) {
  const { draft, write, drop } = useDraft<ReplyDraft>(`reply/${clubId}`);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const hasUnsaved = draft !== null && draft.text.trim() !== draft.published.trim();
  useLeaveWarning(hasUnsaved);

  function onceAgreed(action: () => void) {
    if (hasUnsaved) setWaiting(() => action);
    else action();
  }

  const start = ({ id, responseText }: ClubReview) => {
    const published = responseText ?? '';
    write({ reviewId: id, text: published, published });
  };

  return {
    draft,
    hasUnsaved,
    write,
    /** Closes the editor, or opens it for another review, once the reply has been saved. */
    finish: (next: ClubReview | null) => (next === null ? drop() : start(next)),
    open: (review: ClubReview) => onceAgreed(() => start(review)),
    cancel: () => onceAgreed(drop),
    /** Closes the editor, then does something that shows other reviews. */
    leave: (action: () => void) =>
      onceAgreed(() => {
        drop();
        action();
      }),
    /** The question whether to discard the text; null unless it needs asking. */
    question:
      waiting === null
        ? null
        : {
            onKeep: () => setWaiting(null),
            onDiscard() {
              setWaiting(null);
              waiting();
            },
          },
  };
}
