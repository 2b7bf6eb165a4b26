import { MAX_PHOTOS } from '@club-reviews/domain/club-profile';
import {
  Badge,
  Card,
  Cluster,
  Crest,
  LazyImage,
  Stack,
  VisuallyHidden,
  imageAddress,
  socialAddress,
  websiteAddress,
} from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { OwnClub } from '../../api/types';
import { Fact, FactList, FactsTitle, Missing } from './fact-list';
import { FactsView } from './facts-view';

const Columns = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);

  & img {
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-s);
  }
`;

/** A link that opens beside the dashboard; only the text where the address leads nowhere. */
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

/** The club's profile as it is public, with what is still missing. */
export function ProfileView({ club }: { club: OwnClub }) {
  const logo = imageAddress(club.clubLogo);
  const photos = club.photos
    .map((photo) => imageAddress(photo))
    .filter((address) => address !== null)
    .slice(0, MAX_PHOTOS);
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
        <Card as="section" aria-labelledby="visuals">
          <FactsTitle id="visuals">Visuals</FactsTitle>
          <FactList>
            <Fact name="Club Logo" missing="No logo uploaded">
              {logo !== null && <Crest name={club.name} imageUrl={logo} size="large" />}
            </Fact>
            <Fact name="Photos" missing="No photos uploaded">
              {photos.length > 0 && (
                <Photos role="list">
                  {photos.map((address, index) => (
                    <li key={address}>
                      <LazyImage
                        src={address}
                        alt={`Photo ${index + 1} of ${club.name}`}
                        width={320}
                        height={240}
                        fallback={<Missing>Photo {index + 1} cannot be loaded</Missing>}
                      />
                    </li>
                  ))}
                </Photos>
              )}
            </Fact>
          </FactList>
        </Card>
      </Stack>
    </Columns>
  );
}
