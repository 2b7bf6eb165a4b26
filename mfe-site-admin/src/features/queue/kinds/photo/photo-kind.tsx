import { Panel, Stack, TextLink } from '@club-reviews/shared-ui';
import type { AdminPhoto } from '../../../../api/types';
import { defineKind } from '../../kind';
import { askForReason } from '../../questions';
import { PhotoPicture } from './photo-picture';

/** A picture in a few words. */
export function photoExcerpt({ kind, description }: Pick<AdminPhoto, 'kind' | 'description'>): string {
  const name = kind === 'logo' ? 'Logo' : 'Photo';
  return description === '' ? name : `${name}: ${description}`;
}

/** What its sender said about children. */
function consentSentence({ showsChildren, hasConsent }: AdminPhoto): string {
  if (showsChildren === null) return 'We didn’t ask. Look for children who can be recognised.';
  if (!showsChildren) return 'The club says that no children can be recognised.';
  return hasConsent
    ? 'Children can be recognised. The club confirms that parents or carers have agreed.'
    : 'Children can be recognised, and no one has confirmed that parents or carers agree.';
}

function PhotoFacts({ photo }: { photo: AdminPhoto }) {
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

/** A club's logo or photo that isn't public yet. */
export const photo = defineKind(
  { many: 'Pictures' },
  (entry) => entry.photo,
  (part) => ({
    label: 'Club picture',
    verdicts: {
      accept: { action: 'Show', done: 'Shown' },
      refuse: { action: 'Refuse', done: 'Refused' },
    },
    clubName: part.club.name,
    clubSlug: part.club.slug,
    excerpt: photoExcerpt(part),
    content: <PhotoFacts photo={part} />,
    ask: (verdict) =>
      verdict === 'accept'
        ? null
        : askForReason(
            'It won’t be shown, and we’ll delete its files. We’ll email the club’s managers.',
            'We’ll include this in the email to the club’s managers.',
          ),
  }),
);
