import { LOOK_AGAIN_SECONDS } from '@club-reviews/domain/queue';
import { useEffect } from 'react';
import { useLookAtQueueEntryMutation, useLookAwayFromQueueMutation } from '../../api/site-admin-api';
import type { QueueEntry } from '../../api/types';

/** Tells the others which entry this moderator has open, as long as the window is visible. */
export function usePresence(entry: QueueEntry | undefined) {
  const [look] = useLookAtQueueEntryMutation();
  const [lookAway] = useLookAwayFromQueueMutation();
  const { kind, id } = entry ?? {};
  useEffect(() => {
    if (kind === undefined || id === undefined) return;
    const say = () => {
      if (document.visibilityState === 'visible') void look({ body: { kind, id } });
    };
    say();
    const timer = setInterval(say, LOOK_AGAIN_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [kind, id, look]);
  useEffect(() => () => void lookAway(), [lookAway]);
}
