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

const Columns = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;

const Title = styled.h3`
  font-size: var(--text-l);
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--space-4);
  overflow-wrap: anywhere;

  & dt {
    font-size: var(--text-s);
    font-weight: 640;
    color: var(--color-ink-soft);
  }
  & dd {
    max-width: var(--measure);
    margin: 0;
    white-space: pre-line;
  }
`;

const Missing = styled.span`
  color: var(--color-ink-soft);
  font-style: italic;
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

function Fact({ name, missing, children }: { name: string; missing: string; children: ReactNode }) {
  const isSet = children !== null && children !== '' && children !== false;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isSet ? children : <Missing>{missing}</Missing>}</dd>
    </div>
  );
}

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
        <Title id="club-info">Club Info</Title>
        <Facts>
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
        </Facts>
      </Card>
      <Stack>
        <Card as="section" aria-labelledby="online-presence">
          <Title id="online-presence">Contact &amp; Online Presence</Title>
          <Facts>
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
          </Facts>
        </Card>
        <Card as="section" aria-labelledby="visuals">
          <Title id="visuals">Visuals</Title>
          <Facts>
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
          </Facts>
        </Card>
      </Stack>
    </Columns>
  );
}
