import { readStored } from '@club-reviews/shared-ui/platform';

/**
 * Whether this browser may hold a review that couldn't be sent. Every page asks, so it doesn't look closely. The key is that of
 * the drafts; it's repeated here because a module that the form and each page share would cost each page a script more.
 */
export const mayHaveUnsentReview = () => readStored('local', 'review-drafts')?.includes('"unsent":') ?? false;
