import {
  CLUB_PROFILE_MESSAGES,
  MAX_CLUB_TEXT_LENGTH,
  MAX_PHOTOS,
  MAX_PROFILE_EMAIL_LENGTH,
} from '@club-reviews/domain/club-profile';
import { photoKeyIn } from '@club-reviews/domain/club-photos';
import { z } from 'zod';
import { MAX_ROW_ID } from '../../platform/database/newest-first.js';
import { readableLine } from '../../platform/text/readable-text.js';
import {
  emailField,
  lineField,
  optionalField,
  parsedField,
  textField,
  websiteField,
} from '../../platform/http/text-fields.js';
import { webAddress } from '../../platform/text/web-address.js';
import { CLUB_FACT_FIELDS } from '../../clubs/club-facts.fields.js';

const MAX_SOCIAL_LENGTH = 300;
const HANDLE = /^@?[\w.-]{1,60}$/;
const FACEBOOK = 'https://www.facebook.com/';

/** A name on a social site ("@club"), or the address of a page there. */
export function socialField(error: string) {
  return parsedField(error, MAX_SOCIAL_LENGTH, (text) => {
    const name = text.trim();
    return HANDLE.test(name) ? name : webAddress(name);
  });
}

/** The same for Facebook, whose pages are always stored as addresses. */
export function facebookField(error: string) {
  return parsedField(error, MAX_SOCIAL_LENGTH, (text) => {
    const name = text.trim();
    const isName = HANDLE.test(name) && !/\.com$/i.test(name);
    return isName ? FACEBOOK + name.replace(/^@/, '') : webAddress(name);
  });
}

/** What messages call it. */
export const TRAINING_SCHEDULE = 'The training schedule';

/** What is wrong with a ground that can't be chosen. */
export const UNKNOWN_GROUND = 'Please choose a ground from the list';

const MAX_TEAMS = 100;
const MAX_TEAM_LENGTH = 100;
const MAX_LINES = 200;
const MAX_ADDRESS_LENGTH = 500;
const MESSAGES = {
  instagram: 'Please enter an Instagram name or the address of the page',
  facebook: 'Please enter a Facebook name or the address of the page',
  xTwitter: 'Please enter an X name or the address of the page',
  ...CLUB_PROFILE_MESSAGES,
  teams: `Teams must be a list of at most ${MAX_TEAMS}, each of at most ${MAX_TEAM_LENGTH} characters`,
};

/** The address of one of our pictures, or of one elsewhere, which is fetched over https. */
const imageField = (error: string) =>
  parsedField(error, MAX_ADDRESS_LENGTH, (text) => {
    const own = text.trim();
    if (photoKeyIn(own) !== undefined) return own;
    const address = webAddress(text);
    return address?.startsWith('https:') ? address : undefined;
  });

const line = (name: string, max: number) => optionalField(lineField({ name, max })).optional();
const text = (name: string, extra = 0) =>
  optionalField(textField({ name, max: MAX_CLUB_TEXT_LENGTH, extra })).optional();

/** A list as people type it, one entry a line: blank ones don't count. */
const linesField = (error: string) =>
  z
    .array(z.string({ error }).max(MAX_CLUB_TEXT_LENGTH, { error }), { error })
    .max(MAX_LINES, { error })
    .transform((lines) => lines.map(readableLine).filter((entry) => entry !== ''));

/** What a club says about itself; what is left out stays, null or an empty text clears. */
export const clubProfileBody = z.object({
  description: text('The description'),
  website: optionalField(websiteField()).optional(),
  homeGround: line('The home ground', 200),
  groundId: z
    .int({ error: UNKNOWN_GROUND })
    .positive({ error: UNKNOWN_GROUND })
    .max(MAX_ROW_ID, { error: UNKNOWN_GROUND })
    .nullable()
    .optional()
    .meta({ description: 'A listed ground’s number in Active Places' }),
  aboutUs: text('The club introduction'),
  teams: linesField(MESSAGES.teams)
    .pipe(
      z
        .array(z.string().max(MAX_TEAM_LENGTH, { error: MESSAGES.teams }))
        .max(MAX_TEAMS, { error: MESSAGES.teams }),
    )
    .optional(),
  // With the summary of the teams' times: see summariseTeams.
  trainingSchedule: text(TRAINING_SCHEDULE, MAX_CLUB_TEXT_LENGTH),
  trainingGroundAddress: line('The address of the training ground', 300),
  membershipFees: text('The membership fees'),
  instagram: optionalField(socialField(MESSAGES.instagram)).optional(),
  facebook: optionalField(facebookField(MESSAGES.facebook)).optional(),
  xTwitter: optionalField(socialField(MESSAGES.xTwitter)).optional(),
  contactEmail: optionalField(emailField(MAX_PROFILE_EMAIL_LENGTH)).optional(),
  clubLogo: optionalField(imageField(MESSAGES.clubLogo)).optional(),
  photos: linesField(MESSAGES.photos)
    .transform((photos) => photos.slice(0, MAX_PHOTOS))
    .pipe(z.array(imageField(MESSAGES.photos)))
    .optional()
    .meta({ description: `Of more than ${MAX_PHOTOS} the first are kept` }),
  ...z.object(CLUB_FACT_FIELDS).partial().shape,
});

export type ClubProfileBody = z.output<typeof clubProfileBody>;
