import { PHOTO_WIDTHS, photoAddress, photoSourceSet } from '@club-reviews/domain/club-photos';
import { MAX_PHOTOS } from '@club-reviews/domain/club-profile';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-3);

  & img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-m);
    background: var(--color-sunken);
    object-fit: cover;
  }
`;

const SIZES = '(min-width: 64rem) 24rem, (min-width: 32rem) 45vw, 92vw';

/** The club's photos, each in the smallest file that is large enough. */
export function ClubGallery({ club }: { club: Pick<ClubDetail, 'name' | 'photoDetails'> }) {
  if (club.photoDetails.length === 0) return null;
  return (
    <Photos role="list">
      {club.photoDetails.slice(0, MAX_PHOTOS).map(({ key, description, width, height }, index) => {
        const files = { kind: 'photo', key, width } as const;
        return (
          <li key={key}>
            <picture>
              <source type="image/avif" srcSet={photoSourceSet(files, 'avif')} sizes={SIZES} />
              <img
                src={photoAddress(key, PHOTO_WIDTHS.photo[1], 'webp')}
                srcSet={photoSourceSet(files, 'webp')}
                sizes={SIZES}
                alt={description === '' ? `Photo ${index + 1} of ${club.name}` : description}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </picture>
          </li>
        );
      })}
    </Photos>
  );
}
