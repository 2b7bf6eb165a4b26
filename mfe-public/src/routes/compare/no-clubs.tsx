import { ButtonLink, EmptyState } from '@club-reviews/shared-ui';
import { Scale } from 'lucide-react';

/** Where to find clubs to compare. */
export const BROWSE_LINK = <ButtonLink to="/browse-clubs">Browse Clubs</ButtonLink>;

/** There's nothing to compare. */
export function NoClubs({ title }: { title: string }) {
  return (
    <EmptyState
      icon={<Scale aria-hidden="true" />}
      title={title}
      hint="Browse the clubs and select the heart on those you want to compare."
    >
      {BROWSE_LINK}
    </EmptyState>
  );
}
