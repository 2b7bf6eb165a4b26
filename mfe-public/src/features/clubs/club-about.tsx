import { MAX_PHOTOS } from '@club-reviews/domain/club-profile';
import { imageAddress, LazyImage, Stack } from '@club-reviews/shared-ui';
import { ImageOff } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { FoldedText } from './folded-text';

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

/** What the club says about itself, folded where it's long, with its photos. */
export function ClubAbout({ club }: { club: ClubDetail }) {
  const photos = club.photos
    .map((photo) => imageAddress(photo))
    .filter((address) => address !== null)
    .slice(0, MAX_PHOTOS);
  const paragraphs = [club.description, club.aboutUs ?? ''].filter((text) => text !== '');
  return (
    <Stack as="section" aria-labelledby="about-the-club">
      <h2 id="about-the-club">About the club</h2>
      <FoldedText id="club-words" of="what the club says" paragraphs={paragraphs} />
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
