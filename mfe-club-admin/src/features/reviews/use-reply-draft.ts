import { useLeaveWarning } from '@club-reviews/shared-ui/forms';
import { useDispatch, useSelector } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { isUnsaved, replyClosed, replyWritten, selectReplyDraft } from '../../api/drafts';
import type { ClubReview } from '../../api/types';

/**
 * The one reply that is being written for a club. Anything that would discard unsaved text (another review's editor,
 * Cancel) waits until the representative has agreed.
 */
export function useReplyDraft(clubId: number) {
  const draft = useSelector((state) => selectReplyDraft(state, clubId));
  const dispatch = useDispatch();
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const hasUnsaved = draft !== null && isUnsaved(draft);
  useLeaveWarning(hasUnsaved);

  function onceAgreed(action: () => void) {
    if (hasUnsaved) setWaiting(() => action);
    else action();
  }

  return {
    draft,
    open({ id, responseText }: ClubReview) {
      const published = responseText ?? '';
      onceAgreed(() => dispatch(replyWritten({ clubId, reviewId: id, text: published, published })));
    },
    cancel() {
      onceAgreed(() => dispatch(replyClosed(clubId)));
    },
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
