import {
  Badge,
  Card,
  Cluster,
  Stack,
  VisuallyHidden,
  socialAddress,
  websiteAddress,
} from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { OwnClub } from '../../api/types';
import { PicturesCard } from '../pictures/pictures-card';
import { Fact, FactList, FactsTitle } from './fact-list';
import { FactsView } from './facts-view';

const Columns = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;

/** A link that opens in a new tab; only the text if the address is no use as a link. */
function outside(address: string | null, text: string | null): ReactNode {
  if (text === null || text === '') return null;
  if (address === null) return text;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {text}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

/** The club's profile as the public sees it, with what is still missing. */
export function ProfileView({ club }: { club: OwnClub }) {
  return (
    <Columns>
      <Card as="section" aria-labelledby="club-info">
        <FactsTitle id="club-info">Club Info</FactsTitle>
        <FactList>
          <Fact name="Description" missing="No description set">
            {club.description}
          </Fact>
          <Fact name="Club Introduction" missing="No club introduction set">
            {club.aboutUs}
          </Fact>
          <Fact name="Teams" missing="No teams listed">
            {club.teams.length > 0 && (
              <Cluster as="ul" role="list" data-gap="tight">
                {club.teams.map((team) => (
                  <li key={team}>
                    <Badge>{team}</Badge>
                  </li>
                ))}
              </Cluster>
            )}
          </Fact>
          <Fact name="Training Schedule" missing="No training schedule set">
            {club.trainingSchedule}
          </Fact>
          <Fact name="Home Ground" missing="No home ground set">
            {club.homeGround}
          </Fact>
          {club.trainingGroundAddress !== null && club.trainingGroundAddress !== '' && (
            <Fact name="Training Ground Address" missing="">
              {club.trainingGroundAddress}
            </Fact>
          )}
          <Fact name="Membership Fees" missing="No membership fees listed">
            {club.membershipFees}
          </Fact>
        </FactList>
      </Card>
      <Stack>
        <FactsView club={club} />
        <Card as="section" aria-labelledby="online-presence">
          <FactsTitle id="online-presence">Contact &amp; Online Presence</FactsTitle>
          <FactList>
            <Fact name="Website" missing="No website set">
              {outside(websiteAddress(club.website), club.website)}
            </Fact>
            <Fact name="Contact Email" missing="No email set">
              {club.contactEmail !== null && club.contactEmail !== '' && (
                <a href={`mailto:${club.contactEmail}`}>{club.contactEmail}</a>
              )}
            </Fact>
            <Fact name="Instagram" missing="Not set">
              {outside(socialAddress('instagram', club.instagram), club.instagram)}
            </Fact>
            <Fact name="Facebook" missing="Not set">
              {outside(socialAddress('facebook', club.facebook), club.facebook)}
            </Fact>
            <Fact name="X" missing="Not set">
              {outside(socialAddress('x', club.xTwitter), club.xTwitter)}
            </Fact>
          </FactList>
        </Card>
        <PicturesCard clubId={club.id} />
      </Stack>
    </Columns>
  );
}
