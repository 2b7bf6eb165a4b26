import {
  readStored,
  showToast,
  WRITE_REVIEW_PARAMETER,
  writeReviewSearch,
  writeStored,
} from '@club-reviews/shared-ui/platform';
import { latestUnsent } from './unsent-reviews';

/** The key in session storage: a visit begins with the offer once, not on each of its pages. */
const OFFERED_KEY = 'unsent-review-offered';

let isListening = false;

/** Offers the review that couldn't be sent, unless the form is open, which offers it itself. */
function offer() {
  const { pathname, search } = window.location;
  const unsent = latestUnsent();
  if (unsent === null || !navigator.onLine || new URLSearchParams(search).has(WRITE_REVIEW_PARAMETER)) return;
  writeStored('session', OFFERED_KEY, 'yes');
  showToast({
    title: `Your review of ${unsent.clubName} hasn’t been sent yet`,
    description: 'It’s kept on this device.',
    tone: 'neutral',
    link: { address: pathname + writeReviewSearch(search, unsent.clubId), label: 'Send it now' },
  });
}

/** Offers a review that couldn't be sent each time when the connection comes back. */
export function offerUnsentWhenBack(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('online', offer);
}

/** Offers a review that couldn't be sent now, if this visit hasn't yet, and when the connection comes back. */
export function offerUnsent(): void {
  if (readStored('session', OFFERED_KEY) === null) offer();
  offerUnsentWhenBack();
}
