/** How many photos a club's page shows. */
export const MAX_PHOTOS = 3;

/** The longest text of a club's profile, and of a reply to a review, in characters. */
export const MAX_CLUB_TEXT_LENGTH = 4000;

/** The longest email address in a profile: the column stores it encrypted. */
export const MAX_PROFILE_EMAIL_LENGTH = 160;

/** The form's and the api's messages about an invalid profile. */
export const CLUB_PROFILE_MESSAGES = {
  clubLogo: 'The logo must be the address of an image, beginning with https://',
  photos: 'Photos must be addresses of images, beginning with https://',
};
