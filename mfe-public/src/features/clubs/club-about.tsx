import { MAX_PHOTOS } from '@club-reviews/domain/club-profile';
import { imageAddress, LazyImage, Stack } from '@club-reviews/shared-ui';
import { ImageOff } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';

const Text = styled.p`
  max-width: var(--measure);
  font-size: var(--text-l);
  white-space: pre-line;
`;

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-3);

  & img {
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-m);
  }
`;

/* In place of a photo that has gone from where the club keeps it. */
const MissingPhoto = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--space-2);
  aspect-ratio: 4 / 3;
  border: 1px dashed var(--color-line-strong);
  border-radius: var(--radius-m);
  font-size: var(--text-s);
  color: var(--color-ink-soft);

  & > svg {
    width: 1.75rem;
    height: 1.75rem;
  }
`;

/** What the club says about itself, with its photos. */
export function ClubAbout({ club }: { club: ClubDetail }) {
  const photos = club.photos
    .map((photo) => imageAddress(photo))
    .filter((address) => address !== null)
    .slice(0, MAX_PHOTOS);
  return (
    <Stack as="section" aria-labelledby="about-the-club">
      <h2 id="about-the-club">About the club</h2>
      <Text>{club.description}</Text>
      {club.aboutUs !== null && club.aboutUs !== '' && <Text>{club.aboutUs}</Text>}
      {photos.length > 0 && (
        <Photos role="list">
          {photos.map((address, index) => (
            <li key={address}>
              <LazyImage
                src={address}
                alt={`Photo ${index + 1} of ${club.name}`}
                width={640}
                height={480}
                fallback={
                  <MissingPhoto>
                    <ImageOff aria-hidden="true" />
                    Photo not available
                  </MissingPhoto>
                }
              />
            </li>
          ))}
        </Photos>
      )}
    </Stack>
  );
}
