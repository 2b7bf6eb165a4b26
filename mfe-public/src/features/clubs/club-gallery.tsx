import { MAX_PHOTOS } from '@club-reviews/domain/club-profile';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { ClubPhoto } from './club-photo';

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-3);
`;

const SIZES = '(min-width: 64rem) 24rem, (min-width: 32rem) 45vw, 92vw';

/** The club's photos after the first, which leads the page. */
export function ClubGallery({ club }: { club: Pick<ClubDetail, 'name' | 'photoDetails'> }) {
  const further = club.photoDetails.slice(1, MAX_PHOTOS);
  if (further.length === 0) return null;
  return (
    <Photos role="list">
      {further.map(({ key }, index) => (
        <li key={key}>
          <ClubPhoto club={club} index={index + 1} sizes={SIZES} />
        </li>
      ))}
    </Photos>
  );
}
