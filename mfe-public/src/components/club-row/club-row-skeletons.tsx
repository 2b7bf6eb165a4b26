import { ClubRowSkeleton } from './club-row-skeleton';
import { ClubRows } from './club-rows';

const SKELETONS = [1, 2, 3, 4];

/** Placeholders for the clubs that a search finds. */
export function ClubRowSkeletons() {
  return (
    <ClubRows as="div" data-columns="" aria-busy="true">
      {SKELETONS.map((key) => (
        <ClubRowSkeleton key={key} />
      ))}
    </ClubRows>
  );
}
