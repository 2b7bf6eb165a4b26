import { PHOTO_WIDTHS, photoAddress, photoSourceSet } from '@club-reviews/domain/club-photos';
import { LazyImage } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';

const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-m);
  background: var(--color-sunken);

  & img,
  & > svg {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > svg {
    color: var(--color-line-strong);
  }
  @media (scripting: none) {
    &[data-lazy] > picture {
      display: none;
    }
  }
`;

interface ClubPhotoProps {
  club: Pick<ClubDetail, 'name' | 'photoDetails'>;
  /** Which of the club's photos. */
  index: number;
  /** How wide it's shown; see the attribute of that name. */
  sizes: string;
  /** Loads at once, for the first view. */
  isFirst?: boolean;
}

/** One of a club's photos, in the smallest file that is large enough. A drawing takes its place if it doesn't load. */
export function ClubPhoto({ club, index, sizes, isFirst = false }: ClubPhotoProps) {
  const photo = club.photoDetails[index];
  if (photo === undefined) return null;
  const { key, description, width, height } = photo;
  const files = { kind: 'photo', key, width } as const;
  const src = photoAddress(key, PHOTO_WIDTHS.photo[1], 'webp');
  const alt = description === '' ? `Photo ${index + 1} of ${club.name}` : description;
  return (
    <Frame data-lazy={isFirst ? undefined : ''}>
      <LazyImage
        src={src}
        files={(['avif', 'webp'] as const).map((format) => ({
          type: `image/${format}`,
          srcSet: photoSourceSet(files, format),
        }))}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        eager={isFirst}
        fetchPriority={isFirst ? 'high' : undefined}
        fallback={<PitchDrawing label={alt} />}
      />
      {!isFirst && (
        <noscript>
          <img src={src} alt={alt} width={width} height={height} loading="lazy" />
        </noscript>
      )}
    </Frame>
  );
}

/** A pitch from above, in place of a photo that didn't load. */
function PitchDrawing({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 80 60" fill="none" stroke="currentColor">
      <path d="M8 8h64v44H8zM40 8v44M8 20h10v20H8M72 20H62v20h10" />
      <circle cx="40" cy="30" r="8" />
    </svg>
  );
}
