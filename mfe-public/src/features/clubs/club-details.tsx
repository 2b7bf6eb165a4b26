import { Badge, Card, Cluster, Stack } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { socialAddress } from '@club-reviews/shared-ui';

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

const Value = styled.dd`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/* Clubs have up to thirty teams: side by side across the full width. */
const Wide = styled.div`
  grid-column: 1 / -1;
`;

function socialLinks(club: ClubDetail): { name: string; href: string }[] {
  return [
    { name: 'Instagram', href: socialAddress('instagram', club.instagram) },
    { name: 'Facebook', href: socialAddress('facebook', club.facebook) },
    { name: 'X', href: socialAddress('x', club.xTwitter) },
  ].filter((link): link is { name: string; href: string } => link.href !== null);
}

function facts(club: ClubDetail): { name: string; value: ReactNode }[] {
  const socials = socialLinks(club);
  return [
    { name: 'Home ground', value: club.homeGround },
    { name: 'Postcode', value: club.postcode },
    { name: 'Training', value: club.trainingSchedule },
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
 * @param ground the way to where it plays, if that is known
 */
export function ClubDetails({ club, ground }: { club: ClubDetail; ground: ReactNode }) {
  const known = facts(club);
  if (known.length === 0 && club.teams.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="club-details">
      <Title id="club-details">Club details</Title>
      <List>
        {known.map(({ name, value }) => (
          <div key={name}>
            <Name>{name}</Name>
            <Value>{value}</Value>
          </div>
        ))}
        {club.teams.length > 0 && (
          <Wide>
            <Name>Teams</Name>
            <dd>
              <Cluster as="ul" role="list" data-gap="tight">
                {club.teams.map((team) => (
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
