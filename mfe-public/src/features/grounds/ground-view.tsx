import { factLines } from '@club-reviews/domain/simple-facts';
import {
  ButtonLink,
  EmptyState,
  Facts,
  PageHeading,
  plural,
  Section,
  SoftText,
  Stack,
} from '@club-reviews/shared-ui';
import { Goal } from 'lucide-react';
import type { GroundPage } from '../../api/types';
import { ClubRow } from '../../components/club-row/club-row';
import { ClubRows } from '../../components/club-row/club-rows';
import { NewTabLink } from '../../components/new-tab-link';
import { withChildContext } from '../../lib/child-context';
import { clubPath } from '../../lib/club-address';
import { groundPlace } from '../../lib/ground-address';
import { useChildContext } from '../../lib/use-child-context';
import { OpenStreetMapLink } from '../map/open-street-map-link';

const ACTIVE_PLACES = 'https://www.activeplacespower.com/';
const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

/** A ground's page once it has loaded: what it has, where it is, and the clubs that play there. */
export function GroundView({ ground }: { ground: GroundPage }) {
  const { name, clubs, totalClubs } = ground;
  const child = useChildContext();
  const place = groundPlace(ground);
  const facts = factLines(ground, 'ground');
  return (
    <>
      <PageHeading title={name} lead={place === '' ? undefined : place} />
      <Section title="The ground">
        <Stack>
          {!ground.isListed && (
            <p>Active Places no longer lists this ground. These are the last details it had.</p>
          )}
          {facts.length > 0 && (
            <Facts data-columns="">
              {facts.map((fact) => (
                <div key={fact.name}>
                  <dt>{fact.name}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </Facts>
          )}
          <div>
            <OpenStreetMapLink at={ground} />
          </div>
          <SoftText>
            <span>Contains Data © Sport England, from </span>
            <NewTabLink to={ACTIVE_PLACES}>Active Places</NewTabLink>
            <span>, under </span>
            <NewTabLink to={LICENCE}>CC BY 4.0</NewTabLink>
            <span>.</span>
          </SoftText>
        </Stack>
      </Section>
      <Section tone="tint" title="Clubs that play here">
        {totalClubs === 0 ? (
          <EmptyState
            icon={<Goal aria-hidden="true" />}
            title="No club has chosen this ground yet"
            hint="Clubs choose theirs in the club area."
          >
            <ButtonLink to="/browse-clubs">Browse Clubs</ButtonLink>
          </EmptyState>
        ) : (
          <Stack>
            <ClubRows role="list">
              {clubs.map((club) => (
                <ClubRow key={club.id} club={club} address={withChildContext(clubPath(club.slug), child)} />
              ))}
            </ClubRows>
            {totalClubs > clubs.length && (
              <SoftText>{`The first ${clubs.length} of ${plural(totalClubs, 'club')}, by name.`}</SoftText>
            )}
          </Stack>
        )}
      </Section>
    </>
  );
}
