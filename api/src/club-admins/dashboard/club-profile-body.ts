import { z } from 'zod';
import { readableLine } from '../../common/readable-text.js';
import {
  emailField,
  lineField,
  orNothing,
  parsedField,
  textField,
  websiteField,
} from '../../common/text-fields.js';
import { webAddress } from '../../common/web-address.js';
import { facebookField, socialField } from './social-field.js';

/** Photos that a club's page shows; further ones are dropped. */
export const MOST_PHOTOS = 3;

const MOST_TEAMS = 100;
const LONGEST_TEAM = 100;
const MOST_LINES = 200;
const LONGEST_ADDRESS = 500;
const LONGEST_TEXT = 4000;
/** What the column holds of an encrypted address. */
const LONGEST_KEPT_EMAIL = 160;
const MESSAGES = {
  instagram: 'Please enter an Instagram name or the address of the page',
  facebook: 'Please enter a Facebook name or the address of the page',
  xTwitter: 'Please enter an X name or the address of the page',
  clubLogo: 'The logo must be the address of an image, beginning with https://',
  photos: 'Photos must be addresses of images, beginning with https://',
  teams: `Teams must be a list of at most ${MOST_TEAMS}, each of at most ${LONGEST_TEAM} characters`,
};

/** Browsers load images over https only (the pages' Content-Security-Policy). */
const imageField = (error: string) =>
  parsedField(error, LONGEST_ADDRESS, webAddress).refine((address) => address.startsWith('https:'), {
    error,
  });

const line = (name: string, max: number) => orNothing(lineField({ name, max })).optional();
const text = (name: string) => orNothing(textField({ name, max: LONGEST_TEXT })).optional();

/** A list as people type it, one entry a line: blank ones do not count. */
const linesField = (error: string) =>
  z
    .array(z.string({ error }).max(LONGEST_TEXT, { error }), { error })
    .max(MOST_LINES, { error })
    .transform((lines) => lines.map(readableLine).filter((entry) => entry !== ''));

/** What a club says of itself; what is left out stays, null or an empty text clears. */
export const clubProfileBody = z.object({
  description: text('The description'),
  website: orNothing(websiteField()).optional(),
  homeGround: line('The home ground', 200),
  aboutUs: text('The club introduction'),
  teams: linesField(MESSAGES.teams)
    .pipe(
      z
        .array(z.string().max(LONGEST_TEAM, { error: MESSAGES.teams }))
        .max(MOST_TEAMS, { error: MESSAGES.teams }),
    )
    .optional(),
  trainingSchedule: text('The training schedule'),
  trainingGroundAddress: line('The address of the training ground', 300),
  membershipFees: text('The membership fees'),
  instagram: orNothing(socialField(MESSAGES.instagram)).optional(),
  facebook: orNothing(facebookField(MESSAGES.facebook)).optional(),
  xTwitter: orNothing(socialField(MESSAGES.xTwitter)).optional(),
  contactEmail: orNothing(emailField(LONGEST_KEPT_EMAIL)).optional(),
  clubLogo: orNothing(imageField(MESSAGES.clubLogo)).optional(),
  photos: linesField(MESSAGES.photos)
    .transform((photos) => photos.slice(0, MOST_PHOTOS))
    .pipe(z.array(imageField(MESSAGES.photos)))
    .optional()
    .meta({ description: `Of more than ${MOST_PHOTOS} the first are kept` }),
});

export type ClubProfileBody = z.output<typeof clubProfileBody>;
