import { costText, trialText } from '@club-reviews/domain/club-facts';
import { factLines } from '@club-reviews/domain/simple-facts';
import { furtherTeams } from '@club-reviews/domain/team-summary';
import { Badge, Card, Cluster, Stack, TextLink, Words } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { groundPath } from '../../lib/ground-address';
import { socialLinks } from '../../lib/social-links';
import { WelfareOfficer } from './welfare-officer';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--space-4) var(--space-6);
`;

const Title = styled.h2`
  font-size: var(--text-xl);
`;

const Name = styled.dt`
  font-size: var(--text-s);
  font-weight: 640;
  color: var(--color-ink-soft);
`;

/* Clubs have up to thirty teams: side by side across the full width. */
const Wide = styled.div`
  grid-column: 1 / -1;
`;

function cost({ cost }: ClubDetail): string | null {
  if (cost === null) return null;
  return [costText(cost), trialText(cost), cost.note].filter((part) => part !== null).join('\n');
}

/** What the club calls its ground, and the way to the ground's own page. */
function Ground({ club, ground }: { club: ClubDetail; ground: NonNullable<ClubDetail['ground']> }) {
  return (
    <Stack data-gap="tight">
      {club.homeGround !== ground.name && <span>{club.homeGround}</span>}
      <TextLink to={groundPath(ground.id)}>{ground.name}</TextLink>
    </Stack>
  );
}

function facts(club: ClubDetail): { name: string; value: ReactNode }[] {
  const socials = socialLinks(club);
  // Below the teams' own times, if they have any.
  const isTimed = club.teamDetails.some(({ training }) => training.length > 0);
  return [
    { name: 'Cost', value: cost(club) },
    ...factLines(club, 'cost'),
    {
      name: 'Welfare officer',
      value: club.welfareOfficer && <WelfareOfficer slug={club.slug} officer={club.welfareOfficer} />,
    },
    ...factLines(club, 'club'),
    {
      name: 'Home ground',
      value: club.ground ? <Ground club={club} ground={club.ground} /> : club.homeGround,
    },
    ...factLines(club, 'ground'),
    { name: 'Postcode', value: club.postcode },
    { name: 'Training', value: !isTimed && club.trainingSchedule },
    { name: 'Training ground', value: club.trainingGroundAddress },
    { name: 'Membership fees', value: club.membershipFees },
    {
      name: 'Follow the club',
      value: socials.length > 0 && (
        <Stack data-gap="tight">
          {socials.map(({ name, href }) => (
            <a key={name} href={href} target="_blank" rel="noopener noreferrer nofollow">
              {name}
            </a>
          ))}
        </Stack>
      ),
    },
  ].filter(({ value }) => Boolean(value));
}

/**
 * The club's practical details, as far as it has filled them in.
 * @param ground directions to where it plays, if known
 */
export function ClubDetails({ club, ground }: { club: ClubDetail; ground: ReactNode }) {
  const known = facts(club);
  const teams = furtherTeams(club);
  if (known.length === 0 && teams.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="club-details">
      <Title id="club-details">Club details</Title>
      <List>
        {known.map(({ name, value }) => (
          <div key={name}>
            <Name>{name}</Name>
            <Words as="dd">{value}</Words>
          </div>
        ))}
        {teams.length > 0 && (
          <Wide>
            <Name>{club.teamDetails.length > 0 ? 'Other teams' : 'Teams'}</Name>
            <dd>
              <Cluster as="ul" role="list" data-gap="tight">
                {teams.map((team) => (
                  <li key={team}>
                    <Badge>{team}</Badge>
                  </li>
                ))}
              </Cluster>
            </dd>
          </Wide>
        )}
      </List>
      {ground}
    </Card>
  );
}
