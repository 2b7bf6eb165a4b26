import type { PhotoState } from '@club-reviews/domain/club-photos';
import type { AdminPhoto } from '../api/types';

/** The label of a picture in each state. */
export const PHOTO_STATE_LABELS: Record<PhotoState, string> = {
  fetching: 'Being fetched',
  unfetched: 'Couldn’t be fetched',
  held: 'Waiting for a moderator',
  public: 'Shown',
  refused: 'Refused',
  'taken-down': 'Taken down',
};

/** A picture in a few words. */
export function photoExcerpt({ kind, description }: Pick<AdminPhoto, 'kind' | 'description'>): string {
  const name = kind === 'logo' ? 'Logo' : 'Photo';
  return description === '' ? name : `${name}: ${description}`;
}

/** What its sender said about children. */
export function consentSentence({
  showsChildren,
  hasConsent,
}: Pick<AdminPhoto, 'showsChildren' | 'hasConsent'>): string {
  if (showsChildren === null) return 'We didn’t ask. Look for children who can be recognised.';
  if (!showsChildren) return 'The club says that no children can be recognised.';
  return hasConsent
    ? 'Children can be recognised. The club confirms that parents or carers have agreed.'
    : 'Children can be recognised, and no one has confirmed that parents or carers agree.';
}
