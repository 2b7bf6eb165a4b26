/** What a visitor can suggest: an unlisted club, or a correction of a listed one. */
export const SUGGESTION_KINDS = ['missing', 'correction'] as const;

/** One of the {@link SUGGESTION_KINDS}. */
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** What can be wrong with a listed club. */
export const CLUB_PROBLEMS = ['closed', 'double', 'moved', 'details', 'other'] as const;

/** One of the {@link CLUB_PROBLEMS}. */
export type ClubProblem = (typeof CLUB_PROBLEMS)[number];

/** The problems in words: what is wrong, and what that means. */
export const CLUB_PROBLEM_TEXTS: Record<ClubProblem, { name: string; hint: string }> = {
  closed: { name: 'The club has closed', hint: 'It doesn’t train or play any more.' },
  double: { name: 'It’s listed twice', hint: 'Two pages are about the same club.' },
  moved: {
    name: 'It has moved or has a new name',
    hint: 'Its ground, town or name isn’t what its page says.',
  },
  details: { name: 'Some details are wrong', hint: 'Its postcode, league, website or anything else.' },
  other: { name: 'Something else', hint: 'It was never a club, or shouldn’t be listed.' },
};

/** The state of a suggestion: open until a moderator accepts or declines it. */
export const SUGGESTION_STATES = ['open', 'accepted', 'declined'] as const;

/** One of the {@link SUGGESTION_STATES}. */
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** The texts of a suggestion: their bounds in characters, and how messages name them. */
export const SUGGESTION_TEXTS = {
  clubName: { name: 'The club’s name', max: 160 },
  place: { name: 'The town or village', max: 160 },
  sport: { name: 'The sport', max: 60 },
  words: { name: 'Your message', max: 2000 },
  answer: { name: 'The answer', max: 1000 },
};

/** The shortest text for correcting a club, in characters. */
export const MIN_CORRECTION_LENGTH = 10;

/** The forms' and the api's messages about an invalid suggestion. */
export const SUGGESTION_MESSAGES = {
  kind: 'Please select what you’d like to tell us',
  clubName: 'Please enter the club’s name',
  place: 'Please enter the town or village',
  postcode: 'Please enter a full UK postcode such as LS6 3AA, or leave it empty',
  club: 'Please select the club from the list',
  problem: 'Please say what’s wrong',
  otherClub: 'Please select the other entry, or leave it empty',
  words: `Please tell us more: at least ${MIN_CORRECTION_LENGTH} characters`,
  answer: 'Please give a reason',
  unknown: 'This suggestion isn’t about this club, or has been declined',
};

/** How long a suggestion is kept once it's decided, in days. The address in it is deleted with the decision. */
export const SUGGESTIONS_KEPT_FOR_DAYS = 365;
