import {
  readStored,
  showToast,
  WRITE_REVIEW_PARAMETER,
  writeReviewSearch,
  writeStored,
} from '@club-reviews/shared-ui/platform';
import { latestUnsent } from './unsent-reviews';

/** Key in session storage, so that the offer appears once at the start of a visit and not on every page. */
const OFFERED_KEY = 'unsent-review-offered';

let isListening = false;

/** Offers a review that couldn't be sent, unless the form is open, because that makes the offer itself. */
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

/** Whenever the connection comes back, offers a review that couldn't be sent. */
export function offerUnsentWhenBack(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('online', offer);
}

/** Offers a review that couldn't be sent, now unless this visit already has, and whenever the connection comes back. */
export function offerUnsent(): void {
  if (readStored('session', OFFERED_KEY) === null) offer();
  offerUnsentWhenBack();
}
