import { styled } from 'styled-components';
import type { OwnPhoto } from '../../api/types';
import { PictureItem } from './picture-item';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: var(--space-4);
  width: 100%;
`;

interface PictureListProps {
  /** All of one kind, in their order. */
  photos: readonly OwnPhoto[];
  onReplace: (photo: OwnPhoto) => void;
  onDelete: (photo: OwnPhoto) => void;
  onMove: (photo: OwnPhoto, position: number) => void;
}

/** The club's pictures of one kind. What is to take the place of another one goes where that goes. */
export function PictureList({ photos, onReplace, onDelete, onMove }: PictureListProps) {
  const placed = photos.filter(({ kind, replacesId }) => kind === 'photo' && replacesId === null);
  return (
    <List role="list">
      {photos.map((photo) => {
        const place = placed.indexOf(photo);
        const isLast = place === placed.length - 1;
        return (
          <PictureItem
            key={photo.id}
            photo={photo}
            actions={{
              onReplace,
              onDelete,
              onEarlier: place > 0 ? () => onMove(photo, place - 1) : null,
              onLater: place >= 0 && !isLast ? () => onMove(photo, place + 1) : null,
            }}
          />
        );
      })}
    </List>
  );
}
