import type { PhotoKind } from '@club-reviews/domain/club-photos';
import { MAX_PHOTO_BYTES, MAX_PHOTO_DESCRIPTION, PHOTO_MESSAGES } from '@club-reviews/domain/club-photos';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { boolean, mixed, object, string } from 'yup';

/** What the form of a picture holds. */
export interface UploadValues {
  file: File | null;
  description: string;
  showsChildren: '' | 'true' | 'false';
  hasConsent: boolean;
}

export const NO_PICTURE: UploadValues = { file: null, description: '', showsChildren: '', hasConsent: false };

const description = string()
  .trim()
  .max(MAX_PHOTO_DESCRIPTION, tooLongMessage('The description', MAX_PHOTO_DESCRIPTION));

/** The rules of a picture before it's sent; the server applies them again. */
export function uploadSchema(kind: PhotoKind) {
  return object({
    file: mixed<File>()
      .nullable()
      .test('chosen', 'Please choose a picture', (file) => file instanceof File)
      .test('size', PHOTO_MESSAGES.tooLarge, (file) => (file?.size ?? 0) <= MAX_PHOTO_BYTES),
    description: kind === 'photo' ? description.required(PHOTO_MESSAGES.description) : description,
    showsChildren: kind === 'photo' ? string().required(PHOTO_MESSAGES.children) : string(),
    hasConsent: boolean().when('showsChildren', {
      is: 'true',
      then: (field) => field.oneOf([true], PHOTO_MESSAGES.consent),
    }),
  });
}
