import { Button, Cluster, IconButton } from '@club-reviews/shared-ui';
import { ArrowDown, ArrowUp, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { isLive } from '../../api/move-photo';
import type { OwnPhoto } from '../../api/types';
import { OwnPicture } from './own-picture';
import { PictureState } from './picture-state';

const Item = styled.li`
  display: grid;
  gap: var(--space-2);
  align-content: start;

  & img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--radius-s);
    background: var(--color-sunken);
  }
  &[data-kind='photo'] img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
  &[data-kind='logo'] img {
    width: 6rem;
  }
`;

const Words = styled.p`
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;

/* They fit next to each other on the narrowest card, each large enough for a thumb. */
const Tools = styled.div`
  display: flex;
`;

/** A move among the photos. */
export type Step = 'up' | 'down';

/** What can be done with a picture. */
export interface PictureActions {
  onReplace: (photo: OwnPhoto) => void;
  onDescribe: (photo: OwnPhoto) => void;
  onDelete: (photo: OwnPhoto) => void;
  /** Moves a photo by one place; null for a picture that has no place among others. */
  onMove: ((step: Step) => void) | null;
  /** Which moves are possible from its place. */
  steps: readonly Step[];
}

const ARROWS = { up: ArrowUp, down: ArrowDown };

/** A picture of the club and its state. */
export function PictureItem({ photo, actions }: { photo: OwnPhoto; actions: PictureActions }) {
  const { kind, description, id } = photo;
  const { onReplace, onDescribe, onDelete, onMove, steps } = actions;
  const name = description === '' ? `this ${kind}` : `“${description}”`;
  return (
    <Item data-kind={kind}>
      <OwnPicture photo={photo} />
      <PictureState photo={photo} />
      {description !== '' && <Words>{description}</Words>}
      <Cluster data-gap="small">
        <Button
          variant="secondary"
          size="small"
          aria-label={`Replace ${name}`}
          onClick={() => onReplace(photo)}
        >
          <RefreshCw aria-hidden="true" />
          Replace
        </Button>
        <Tools>
          {isLive(photo) && (
            <IconButton label={`Describe ${name}`} onClick={() => onDescribe(photo)}>
              <Pencil aria-hidden="true" />
            </IconButton>
          )}
          {onMove !== null &&
            (['up', 'down'] as const).map((step) => {
              const Arrow = ARROWS[step];
              const isThere = steps.includes(step);
              return (
                // The button stays at either end, so that it keeps the focus.
                <IconButton
                  key={step}
                  id={moveButtonId(id, step)}
                  label={`Move ${name} ${step}`}
                  aria-disabled={!isThere || undefined}
                  onClick={() => isThere && onMove(step)}
                >
                  <Arrow aria-hidden="true" />
                </IconButton>
              );
            })}
          <IconButton label={`Delete ${name}`} onClick={() => onDelete(photo)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </Tools>
      </Cluster>
    </Item>
  );
}

/** The id of the button that moves a photo. */
export function moveButtonId(id: number, step: Step): string {
  return `photo-${id}-${step}`;
}
