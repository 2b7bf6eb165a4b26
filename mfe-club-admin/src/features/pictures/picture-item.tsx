import { Button, Cluster, IconButton } from '@club-reviews/shared-ui';
import { ArrowDown, ArrowUp, RefreshCw, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
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

/** What can be done with a picture. */
export interface PictureActions {
  onReplace: (photo: OwnPhoto) => void;
  onDelete: (photo: OwnPhoto) => void;
  /** Moves a photo by one place; null where there's nowhere to go. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
}

/** A picture of the club with what became of it. */
export function PictureItem({ photo, actions }: { photo: OwnPhoto; actions: PictureActions }) {
  const { kind, description } = photo;
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
          onClick={() => actions.onReplace(photo)}
        >
          <RefreshCw aria-hidden="true" />
          Replace
        </Button>
        {actions.onEarlier !== null && (
          <IconButton label={`Move ${name} up`} onClick={actions.onEarlier}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
        )}
        {actions.onLater !== null && (
          <IconButton label={`Move ${name} down`} onClick={actions.onLater}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={`Delete ${name}`} onClick={() => actions.onDelete(photo)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </Cluster>
    </Item>
  );
}
