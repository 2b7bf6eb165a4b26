import { styled } from 'styled-components';
import { LazyImage } from '../lazy-image/lazy-image';
import { crestDesign } from '@club-reviews/domain/crest';
import { CrestDrawing } from './crest-drawing';

export interface CrestProps {
  name: string;
  imageUrl: string | null;
  size?: 'small' | 'regular' | 'large';
}

const Frame = styled.span`
  display: block;
  flex: none;
  width: 3.25rem;
  aspect-ratio: 48 / 56;

  &[data-size='small'] {
    width: 2.25rem;
  }
  &[data-size='large'] {
    width: 6rem;
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: none;
  }
  & > svg {
    width: 100%;
    height: 100%;
  }
`;

/** A club's crest: its image, or a shield drawn from its name, always the same for the same name. Decorative: the name is
 * always next to it. */
export function Crest({ name, imageUrl, size = 'regular' }: CrestProps) {
  const drawing = <CrestDrawing design={crestDesign(name)} />;
  return (
    <Frame data-size={size} aria-hidden="true">
      {imageUrl === null || imageUrl === '' ? (
        drawing
      ) : (
        <LazyImage src={imageUrl} alt="" width={96} height={112} fallback={drawing} />
      )}
    </Frame>
  );
}
