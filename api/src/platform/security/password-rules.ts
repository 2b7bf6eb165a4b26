import { dictionary } from '@zxcvbn-ts/language-common';
import { plainText } from '@club-reviews/domain/plain-text';
import { MIN_PASSWORD_LENGTH } from '@club-reviews/domain/passwords';
import { InvalidInputError } from '../errors.js';

/** The message for a new password that guessers try first. */
export const PASSWORD_TOO_COMMON = 'Password is too common: please choose another';
const PASSWORD_OF_OWN_WORDS =
  'Password must not be your email address or the name of this site: please choose another';

/** Passwords beyond this are rare, and refusing them would surprise people more than it stops guessers. */
const MOST_COMMON = 20_000;

const COMMON = new Set(
  dictionary['passwords-common'].slice(0, MOST_COMMON).filter(({ length }) => length >= MIN_PASSWORD_LENGTH),
);

/** Whether a password is among the most often leaked ones, in upper or lower case, or one character repeated. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || /^(.)\1*$/u.test(password);
}

const PASSWORD_WITH_CLUB = 'Password must not contain your club’s name: please choose another';

/** What many clubs' names end with, and people leave out. */
const CLUB_ENDING = /\s(?:[ajy]?fc|football club|juniors?|youth)$/i;

/** What guessers know about the password's owner. */
interface Owner {
  email: string | null;
  brandName: string;
  /** The names of the clubs that the owner manages; none for staff. */
  clubNames?: readonly string[];
}

/**
 * Refuses a password that is its owner's address, the part before the @, or the site's name, with any digits and
 * symbols around it, and one that contains the name of the owner's club. Throws InvalidInputError for the field.
 */
export function refuseOwnWords(
  field: string,
  password: string,
  { email, brandName, clubNames = [] }: Owner,
): void {
  const words = [email, email?.split('@')[0], brandName].map((word) => bare(word ?? ''));
  const bareOfDigits = bare(password).replace(/^\d+|\d+$/g, '');
  const isOwn = words.some((word) => word !== '' && (word === bare(password) || word === bareOfDigits));
  if (isOwn) throw InvalidInputError.inFields({ [field]: PASSWORD_OF_OWN_WORDS });
  if (clubNames.some((name) => containsName(bare(password), name)))
    throw InvalidInputError.inFields({ [field]: PASSWORD_WITH_CLUB });
}

/** A name too short to be a password may be an ordinary word, so only the whole of it counts. */
function containsName(password: string, name: string): boolean {
  return [name, name.replace(CLUB_ENDING, '')]
    .map(bare)
    .some(
      (word) =>
        (word.length >= MIN_PASSWORD_LENGTH && password.includes(word)) ||
        (word !== '' && password.replace(/^\d+|\d+$/g, '') === word),
    );
}

/** Only letters and digits, in lower case. */
function bare(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
