/** Why a review can be reported. */
export const REPORT_REASONS = [
  'child-at-risk',
  'private-person',
  'not-genuine',
  'interest',
  'abusive',
  'off-topic',
  'unlawful',
] as const;

/** One of the {@link REPORT_REASONS}. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/**
 * The reason that takes precedence over all others: a moderator is told at once, and the review is hidden meanwhile.
 */
export const SAFETY_REASON = 'child-at-risk' satisfies ReportReason;

/** The reasons in words: what is wrong, and what that means. */
export const REPORT_REASON_TEXTS: Record<ReportReason, { name: string; hint: string }> = {
  'child-at-risk': {
    name: 'A child may be at risk',
    hint: 'The review describes harm to a child, or could put a child in danger.',
  },
  'private-person': {
    name: 'It names a child or a private person',
    hint: 'Names, photos, addresses or anything else that identifies someone.',
  },
  'not-genuine': {
    name: 'It isn’t about a real experience',
    hint: 'Made up, copied, about another club, or one of many by the same person.',
  },
  interest: {
    name: 'Its author has an interest',
    hint: 'Written by the club, a rival club, or someone who was paid or rewarded.',
  },
  abusive: {
    name: 'It’s abusive or hateful',
    hint: 'Insults, threats, or hatred of people for who they are.',
  },
  'off-topic': {
    name: 'It’s advertising or off topic',
    hint: 'Selling something, or not about the club at all.',
  },
  unlawful: {
    name: 'It’s unlawful or defamatory',
    hint: 'It says something untrue that seriously harms you, or breaks the law in another way.',
  },
};

function isReportReason(word: string): word is ReportReason {
  return (REPORT_REASONS as readonly string[]).includes(word);
}

/** The outcome of a report: a moderator removed the review, kept it, or it was gone before either. */
export const REPORT_OUTCOMES = ['removed', 'stands', 'gone'] as const;

/** One of the {@link REPORT_OUTCOMES}. */
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** The outcomes in words, for those who reported. */
export const REPORT_OUTCOME_TEXTS: Record<ReportOutcome, string> = {
  removed: 'We removed the review',
  stands: 'The review stays',
  gone: 'The review is no longer on the site',
};

/** Bounds of a reporter's text, in characters. */
export const REPORT_WORDS = { minLength: 10, maxLength: 2000 };

/** The form's and the api's messages about an invalid report. */
export const REPORT_MESSAGES = {
  review: 'Please select the review again: it may have gone by now',
  reason: 'Please say what’s wrong with the review',
  wordsTooShort: `Please tell us more: at least ${REPORT_WORDS.minLength} characters`,
  wordsTooLong: `Please write no more than ${REPORT_WORDS.maxLength.toLocaleString('en-GB')} characters`,
};

/** What is wrong with the parts of a report that every reporter writes, message by field. */
export function reportErrors({ reason, words }: { reason: string; words: string }): {
  reason?: string;
  words?: string;
} {
  const { length } = words.trim();
  return {
    ...(isReportReason(reason) ? {} : { reason: REPORT_MESSAGES.reason }),
    ...(length < REPORT_WORDS.minLength ? { words: REPORT_MESSAGES.wordsTooShort } : {}),
    ...(length > REPORT_WORDS.maxLength ? { words: REPORT_MESSAGES.wordsTooLong } : {}),
  };
}
