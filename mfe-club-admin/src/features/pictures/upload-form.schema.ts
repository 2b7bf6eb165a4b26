import type { PhotoKind } from '@club-reviews/domain/club-photos';
import { MAX_PHOTO_BYTES, MAX_PHOTO_DESCRIPTION, PHOTO_MESSAGES } from '@club-reviews/domain/club-photos';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { boolean, mixed, object, string } from 'yup';

/** The values of a picture's form. */
export interface UploadValues {
  file: File | null;
  description: string;
  showsChildren: '' | 'true' | 'false';
  hasConsent: boolean;
}

/** The form once a picture has been chosen. */
export interface ChosenPicture extends UploadValues {
  file: File;
}

export const NO_PICTURE: UploadValues = { file: null, description: '', showsChildren: '', hasConsent: false };

export const DESCRIPTION_HINT =
  'For people who can’t see it, like “Under tens in green shirts after a match”. No children’s names.';

/** The label of the description field. */
export function descriptionLabel(kind: PhotoKind): string {
  return kind === 'logo' ? 'What it shows (optional)' : 'What it shows';
}

const optionalDescription = string()
  .trim()
  .max(MAX_PHOTO_DESCRIPTION, tooLongMessage('The description', MAX_PHOTO_DESCRIPTION));

function description(kind: PhotoKind) {
  return kind === 'photo' ? optionalDescription.required(PHOTO_MESSAGES.description) : optionalDescription;
}

/** The rules for a description on its own; the server applies them again. */
export function descriptionSchema(kind: PhotoKind) {
  return object({ description: description(kind) });
}

/** The rules for a picture before it's sent; the server applies them again. */
export function uploadSchema(kind: PhotoKind) {
  return object({
    file: mixed<File>()
      .nullable()
      .test('chosen', 'Please choose a picture', (file) => file instanceof File)
      .test('size', PHOTO_MESSAGES.tooLarge, (file) => (file?.size ?? 0) <= MAX_PHOTO_BYTES),
    description: description(kind),
    showsChildren: kind === 'photo' ? string().required(PHOTO_MESSAGES.children) : string(),
    hasConsent: boolean().when('showsChildren', {
      is: 'true',
      then: (field) => field.oneOf([true], PHOTO_MESSAGES.consent),
    }),
  });
}
