/** The longest texts of a club's directory entry, in characters, and how many leagues it can have. */
export const DIRECTORY_LIMITS = {
  name: 160,
  location: 160,
  sport: 60,
  homeGround: 200,
  league: 120,
  leagues: 20,
  reason: 1000,
};

/** How long a merge of two clubs can be undone, in days. */
export const MERGE_UNDO_DAYS = 90;

/** The form's and the api's messages about an invalid entry. */
export const DIRECTORY_MESSAGES = {
  name: 'Please enter the club’s name',
  postcode: 'Please enter a full UK postcode such as LS6 3AA',
  unknownPostcode: 'This postcode isn’t known in England',
  leagues: `Leagues must be at most ${DIRECTORY_LIMITS.leagues} names, each of at most ${DIRECTORY_LIMITS.league} characters`,
  imageUrl: 'The picture must be the address of an image, beginning with https://',
  reason: 'Please say why: it’s kept in the history',
  otherClub: 'Please choose a club',
};
