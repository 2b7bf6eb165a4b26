/** The longest reason that a moderator can give for a decision, in characters. */
export const MAX_REASON_LENGTH = 1000;

/** The longest reason for rejecting a claim, in characters: it tells the claimant what is missing. */
export const MAX_REJECTION_LENGTH = 2000;

/** The message about a missing reason. */
export const REASON_MESSAGES = {
  mailed: 'Please give a reason',
  rejection: 'Please give a reason for the rejection',
};
