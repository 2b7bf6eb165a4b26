import { ButtonLink, Grid, Panel, Section, Stack } from '@club-reviews/shared-ui';
import { skipToken, useLocation } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { useSearchClubsQuery } from '../../api/public-api';
import type { ClubDetail } from '../../api/types';
import { placeArgument, readComparisonAddress } from '../../lib/comparison-address';
import { MIN_CLUBS, standouts } from './comparison';
import { ComparisonCard } from './comparison-card';
import { ComparisonFigures } from './comparison-figures';
import { DistanceForm } from './distance-form';
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
  const { data: place } = useSearchClubsQuery(address.near === '' ? skipToken : placeArgument(address.near));
  const { bestId, mostId } = standouts(clubs.map(({ entry }) => entry));
  const isComparing = clubs.length >= MIN_CLUBS;
  return (
    <>
      {isComparing && (
        <Section aria-label="Side by side">
          <Stack>
            <ComparisonFigures
              clubs={clubs}
              known={known}
              from={address.near === '' ? null : (place?.centre ?? null)}
            />
            <DistanceForm
              address={address}
              refusal={address.near === '' ? undefined : (place?.refusal ?? undefined)}
            />
          </Stack>
        </Section>
      )}
      {clubs.length > 0 && (
        <Section title={title} action={action}>
          <Grid as="ul" role="list" data-size={clubs.length === 3 ? undefined : 'wide'}>
            {clubs.map((club) => (
              <ComparisonCard
                key={club.entry.id}
                entry={club.entry}
                isBest={isComparing && club.entry.id === bestId}
                hasMost={isComparing && club.entry.id === mostId}
                onRemove={() => onRemove(club)}
              />
            ))}
          </Grid>
        </Section>
      )}
      <Section aria-label="Your privacy">
        <Stack data-gap="large">
          <Panel title="Your privacy">
            <p>
              Your choices are kept only in this browser’s local storage. To show today’s figures, this page
              asks our server for each club, just as a club’s own page does. We don’t share your choices. If
              you share a link, it names the clubs in it.
            </p>
          </Panel>
          {isComparing && (
            <div>
              <ButtonLink to="/browse-clubs">Browse Clubs</ButtonLink>
            </div>
          )}
        </Stack>
      </Section>
    </>
  );
}
