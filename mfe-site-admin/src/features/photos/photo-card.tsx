import { Badge, Button, Card, Cluster, TextLink, ukDateTime } from '@club-reviews/shared-ui';
import { X } from 'lucide-react';
import type { AdminPhoto } from '../../api/types';
import { PHOTO_STATE_LABELS, photoExcerpt } from '../../lib/photo-labels';
import { OnlyFor } from '../session/staff-session';
import { PhotoPicture } from './photo-picture';

const TONES = { public: 'pitch', refused: 'danger', 'taken-down': 'danger' } as const;

interface PhotoCardProps {
  photo: AdminPhoto;
  onTakeDown: (photo: AdminPhoto) => void;
}

/** A picture in the list, which can be taken down while it's public. */
export function PhotoCard({ photo, onTakeDown }: PhotoCardProps) {
  const { id, club, state, reason, decidedBy, decidedAt } = photo;
  return (
    <Card as="li">
      <Cluster data-justify="between">
        <h3>{club.name}</h3>
        <Badge tone={state in TONES ? TONES[state as keyof typeof TONES] : 'neutral'}>
          {PHOTO_STATE_LABELS[state]}
        </Badge>
      </Cluster>
      <PhotoPicture photo={photo} sizes="(min-width: 64rem) 30rem, 90vw" />
      <p>{photoExcerpt(photo)}</p>
      {decidedAt !== null && (
        <p>
          {decidedBy ?? 'A moderator'}, {ukDateTime(decidedAt)}
          {reason !== null && `: ${reason}`}
        </p>
      )}
      <Cluster data-gap="small">
        {state === 'public' && (
          <OnlyFor role="moderator">
            <Button variant="secondary" size="small" onClick={() => onTakeDown(photo)}>
              <X aria-hidden="true" />
              Take down
            </Button>
          </OnlyFor>
        )}
        {state === 'held' && <TextLink to={`/admin?entry=photo-${id}`}>Decide on the desk</TextLink>}
        <TextLink to={`/admin/clubs/${club.id}`}>The club’s entry</TextLink>
      </Cluster>
    </Card>
  );
}
