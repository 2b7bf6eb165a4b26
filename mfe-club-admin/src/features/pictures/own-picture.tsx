import { PHOTO_WIDTHS, photoAddress, photoSourceSet } from '@club-reviews/domain/club-photos';
import type { OwnPhoto } from '../../api/types';

const SIZES = { logo: '6rem', photo: '(min-width: 60rem) 20rem, 90vw' };

/** A picture of the club, in the formats and sizes that exist. */
export function OwnPicture({
  photo: { kind, key, width, height, suffix, description },
}: {
  photo: OwnPhoto;
}) {
  if (key === null) return null;
  const files = { kind, key, width };
  return (
    <picture>
      <source type="image/avif" srcSet={photoSourceSet(files, 'avif', suffix)} sizes={SIZES[kind]} />
      <img
        src={`${photoAddress(key, PHOTO_WIDTHS[kind][1], 'webp')}${suffix}`}
        srcSet={photoSourceSet(files, 'webp', suffix)}
        sizes={SIZES[kind]}
        alt={description === '' ? `The club’s ${kind}` : description}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
