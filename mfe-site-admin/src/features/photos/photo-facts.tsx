import { Panel, Stack, TextLink } from '@club-reviews/shared-ui';
import type { AdminPhoto } from '../../api/types';
import { consentSentence, photoExcerpt } from '../../lib/photo-labels';
import { PhotoPicture } from './photo-picture';

/** A club's picture with everything to decide by. */
export function PhotoFacts({ photo }: { photo: AdminPhoto }) {
  const { club, showsChildren, hasConsent, sourceUrl } = photo;
  const isAgreed = showsChildren === false || (showsChildren === true && hasConsent);
  return (
    <Stack>
      <PhotoPicture photo={photo} sizes="(min-width: 64rem) 40rem, 90vw" />
      <p>{photoExcerpt(photo)}</p>
      <Panel tone={isAgreed ? 'note' : 'warning'} title="Children">
        {consentSentence(photo)}
      </Panel>
      {sourceUrl !== null && <p>Fetched from {sourceUrl}</p>}
      <p>
        <TextLink to={`/admin/clubs/${club.id}`}>The club’s entry and its history</TextLink>
      </p>
    </Stack>
  );
}
