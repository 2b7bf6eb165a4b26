import { ButtonLink } from '@club-reviews/shared-ui';
import { trackEvent, useLocation, writeReviewSearch } from '@club-reviews/shared-ui/platform';
import { PenLine } from 'lucide-react';

/** Opens the review dialog over the page. */
export function WriteReviewButton() {
  const { search } = useLocation();
  return (
    <ButtonLink to={{ search: writeReviewSearch(search) }} onClick={() => trackEvent('write_review_cta')}>
      <PenLine aria-hidden="true" />
      Write a Review
    </ButtonLink>
  );
}
