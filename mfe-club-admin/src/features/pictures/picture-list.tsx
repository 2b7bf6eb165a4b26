import { VisuallyHidden } from '@club-reviews/shared-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isLive, placedPhotos } from '../../api/move-photo';
import type { OwnPhoto } from '../../api/types';
import { moveButtonId, PictureItem } from './picture-item';
import type { PictureActions, Step } from './picture-item';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: var(--space-5) var(--space-4);
  width: 100%;
`;

interface PictureListProps extends Pick<PictureActions, 'onReplace' | 'onDescribe' | 'onDelete'> {
  /** All of one kind, in their order. */
  photos: readonly OwnPhoto[];
  /** Moves a photo to a place, counted from 0. @returns whether it's there now */
  onMove: (photo: OwnPhoto, position: number) => Promise<boolean>;
}

/** The club's pictures of one kind. A picture that's to replace another is listed with it. */
export function PictureList({ photos, onMove, ...actions }: PictureListProps) {
  const [said, setSaid] = useState('');
  const pressed = useRef<string | null>(null);
  const placed = placedPhotos(photos);
  // Pictures that aren't shown come last, as they have no place.
  const listed = [...photos.filter(isLive), ...photos.filter((photo) => !isLive(photo))];

  // Browsers drop the focus when its element moves in the page.
  useLayoutEffect(() => {
    if (pressed.current !== null) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [photos]);

  async function move(photo: OwnPhoto, place: number, step: Step) {
    const position = place + (step === 'up' ? -1 : 1);
    pressed.current = moveButtonId(photo.id, step);
    setSaid('');
    const isMoved = await onMove(photo, position);
    const name = photo.description === '' ? 'The photo' : `“${photo.description}”`;
    if (isMoved) setSaid(`${name} is now number ${position + 1} of ${placed.length}`);
  }

  return (
    <>
      <List role="list">
        {listed.map((photo) => {
          const place = placed.indexOf(photo);
          const steps: Step[] = [...(place > 0 ? (['up'] as const) : [])];
          if (place < placed.length - 1) steps.push('down');
          return (
            <PictureItem
              key={photo.id}
              photo={photo}
              actions={{
                ...actions,
                steps,
                onMove: place >= 0 && placed.length > 1 ? (step) => void move(photo, place, step) : null,
              }}
            />
          );
        })}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
