import { Section } from '@club-reviews/shared-ui';
import type { ListedClub } from '../../api/types';
import { ClubRow } from '../../components/club-row/club-row';
import { ClubRows } from '../../components/club-row/club-rows';
import { withChildContext } from '../../lib/child-context';
import { clubPath } from '../../lib/club-address';
import { useChildContext } from '../../lib/use-child-context';

/** The clubs around this one, nearest first; empty if there are none. */
export function NearbyClubs({ clubs }: { clubs: readonly ListedClub[] }) {
  const child = useChildContext();
  if (clubs.length === 0) return null;
  return (
    <Section tone="tint" title="Nearby clubs">
      <ClubRows role="list">
        {clubs.map((club) => (
          <ClubRow key={club.id} club={club} address={withChildContext(clubPath(club.slug), child)} />
        ))}
      </ClubRows>
    </Section>
  );
}
