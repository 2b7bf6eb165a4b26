/**
 * The state of a question to a club: written, but its address isn't confirmed yet; held for a moderator; waiting for
 * the club; answered; closed by the club without an answer; reported by the club; or removed by a moderator.
 */
export const ENQUIRY_STATES = [
  'unconfirmed',
  'held',
  'waiting',
  'answered',
  'closed',
  'reported',
  'removed',
] as const;

/** One of the {@link ENQUIRY_STATES}. */
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** What the parent who asked is told about it. */
export const ENQUIRY_STATUSES = ['unconfirmed', 'held', 'sent', 'answered', 'removed'] as const;

/** One of the {@link ENQUIRY_STATUSES}. */
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/**
 * What a parent is told about a question in each state. That the club has closed or reported it stays with the club.
 */
export const STATUS_OF_ENQUIRY: Record<EnquiryState, EnquiryStatus> = {
  ...{ unconfirmed: 'unconfirmed', held: 'held', waiting: 'sent', answered: 'answered' },
  ...{ closed: 'sent', reported: 'sent', removed: 'removed' },
};

/** The lists that a club reads its questions in. */
export const ENQUIRY_LISTS = ['waiting', 'done'] as const;

/** One of the {@link ENQUIRY_LISTS}. */
export type EnquiryList = (typeof ENQUIRY_LISTS)[number];

/** Why a club reports a question. */
export const ENQUIRY_REPORT_REASONS = ['child-at-risk', 'abusive', 'spam', 'other'] as const;

/** One of the {@link ENQUIRY_REPORT_REASONS}. */
export type EnquiryReportReason = (typeof ENQUIRY_REPORT_REASONS)[number];

/** The reason that takes precedence over all others. */
export const ENQUIRY_SAFETY_REASON = 'child-at-risk' satisfies EnquiryReportReason;

/** The reasons in words: what is wrong, and what that means. */
export const ENQUIRY_REPORT_TEXTS: Record<EnquiryReportReason, { name: string; hint: string }> = {
  'child-at-risk': {
    name: 'A child may be at risk',
    hint: 'It describes harm to a child, or the person who wrote it seems to want contact with children.',
  },
  abusive: { name: 'It’s abusive or threatening', hint: 'Insults, threats or hatred.' },
  spam: { name: 'It’s advertising or spam', hint: 'Selling something, or sent to many clubs at once.' },
  other: { name: 'Something else', hint: 'Anything else that shouldn’t be sent to a club.' },
};

/** The texts of a question: their bounds in characters, how messages name them, and the messages if one is missing. */
export const ENQUIRY_TEXTS = {
  message: {
    name: 'Your message',
    min: 10,
    max: 1000,
    missing: 'Please write a message of at least 10 characters',
  },
  answer: { name: 'Your answer', max: 2000, missing: 'Please write an answer' },
  words: { name: 'Your note', max: 1000, missing: 'Please tell our moderators what’s wrong' },
};

/** The forms' and the api's messages about an invalid question. */
export const ENQUIRY_MESSAGES = {
  ageGroup: 'Please select an age group from the list, or leave it empty',
  reportReason: 'Please say what’s wrong with the question',
  unclaimed: 'No one at this club answers questions here yet. Please use the contact details on its page.',
};

/** How long a link that confirms a question works, in days. Then the question is deleted. */
export const ENQUIRY_LINK_DAYS = 7;

/** How long a question is kept after the last thing that happened to it, in days. A block lasts as long. */
export const ENQUIRIES_KEPT_FOR_DAYS = 365;

/** How many of a club's waiting questions are counted. */
export const MAX_ENQUIRIES_COUNTED = 99;
