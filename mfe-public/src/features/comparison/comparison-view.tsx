import { ButtonLink, Grid, Section } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import type { ClubDetail } from '../../api/types';
import { withChildContext } from '../../lib/child-context';
import { readComparisonAddress } from '../../lib/comparison-address';
import { usePlace } from '../map/use-place';
import { MIN_CLUBS, standouts } from './comparison';
import { ComparisonCard } from './comparison-card';
import { ComparisonFigures } from './comparison-figures';
import type { ComparedClub } from './use-compared-clubs';

interface ComparisonViewProps {
  clubs: readonly ComparedClub[];
  /** The clubs whose figures are known, once all have been fetched; null until then. */
  known: readonly ClubDetail[] | null;
  /** The title of the clubs' cards, with actions for all of them. */
  title: string;
  action: ReactNode;
  onRemove: (club: ComparedClub) => void;
}

/** Clubs side by side: the table first, so that it's in view on a phone, then a card for each of them. */
export function ComparisonView({ clubs, known, title, action, onRemove }: ComparisonViewProps) {
  const address = readComparisonAddress(useLocation().search);
  const isComparing = clubs.length >= MIN_CLUBS;
  const { place, isUnknown } = usePlace(isComparing ? address.child.near : undefined);
  const { bestId, mostId } = standouts(clubs.map(({ entry }) => entry));
  return (
    <>
      {isComparing && (
        <Section aria-label="Side by side">
          <ComparisonFigures
            clubs={clubs}
            known={known}
            address={address}
            from={place}
            isPlaceUnknown={isUnknown}
          />
        </Section>
      )}
      {clubs.length > 0 && (
        <Section title={title} action={action}>
          <Grid as="ul" role="list" data-size={clubs.length === 3 ? undefined : 'wide'}>
            {clubs.map((club) => (
              <ComparisonCard
                key={club.entry.id}
                entry={club.entry}
                child={address.child}
                isBest={isComparing && club.entry.id === bestId}
                hasMost={isComparing && club.entry.id === mostId}
                onRemove={() => onRemove(club)}
              />
            ))}
          </Grid>
        </Section>
      )}
      {isComparing && (
        <Section aria-label="More clubs">
          <ButtonLink to={withChildContext('/browse-clubs', address.child)}>Browse Clubs</ButtonLink>
        </Section>
      )}
    </>
  );
}
