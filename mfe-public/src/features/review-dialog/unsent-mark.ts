import { readStored } from '@club-reviews/shared-ui/platform';

/** The key in local storage that holds all drafts, by the club's id; 0 is for a club that isn't chosen yet. */
export const DRAFTS_KEY = 'review-drafts';

/** Whether this browser may hold a review that couldn't be sent. Every page asks, so it doesn't look closely. */
export const mayHaveUnsentReview = () => readStored('local', DRAFTS_KEY)?.includes('"unsent":') ?? false;
