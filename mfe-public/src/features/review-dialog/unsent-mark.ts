import { readStored } from '@club-reviews/shared-ui/platform';

/**
 * Whether this browser may have a review that couldn't be sent. Every page runs this, so it's only a rough check. The key is
 * the drafts' key; it's repeated here because a module shared with the form would mean an extra script on every page.
 */
export const mayHaveUnsentReview = () => readStored('local', 'review-drafts')?.includes('"unsent":') ?? false;
