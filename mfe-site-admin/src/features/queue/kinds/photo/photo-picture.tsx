import { PHOTO_WIDTHS, photoAddress, photoSourceSet } from '@club-reviews/domain/club-photos';
import { styled } from 'styled-components';
import type { AdminPhoto } from '../../../../api/types';

/* A chequered background shows where a picture is transparent. */
const Frame = styled.div`
  --square: color-mix(in srgb, var(--color-ink) 8%, transparent);
  display: grid;
  width: fit-content;
  max-width: 100%;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: repeating-conic-gradient(var(--square) 0 25%, transparent 0 50%) 0 0 / 1.25rem 1.25rem;

  & img {
    display: block;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: min(32rem, 65dvh);
  }
`;

interface PhotoPictureProps {
  photo: AdminPhoto;
  /** Its displayed width, for the browser to choose a file by. */
  sizes: string;
}

/** A club's picture, in the formats and sizes that exist. */
export function PhotoPicture({
  photo: { kind, key, width, height, suffix, description },
  sizes,
}: PhotoPictureProps) {
  if (key === null) return null;
  const files = { kind, key, width };
  const [, middle] = PHOTO_WIDTHS[kind];
  return (
    <Frame>
      <picture>
        <source type="image/avif" srcSet={photoSourceSet(files, 'avif', suffix)} sizes={sizes} />
        <img
          src={`${photoAddress(key, middle, 'webp')}${suffix}`}
          srcSet={photoSourceSet(files, 'webp', suffix)}
          sizes={sizes}
          alt={description === '' ? `The ${kind}, without a description` : description}
          width={width}
          height={height}
        />
      </picture>
    </Frame>
  );
}
