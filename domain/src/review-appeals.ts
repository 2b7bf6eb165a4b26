/**
 * How long a removed review can be put back, in days, unless the operator has chosen otherwise; then it's erased, unless
 * an appeal is open.
 */
export const RESTORABLE_DAYS = 30;

/** How long an author can still read the answer to an appeal that was turned down, in days. */
export const TURNED_DOWN_KEPT_DAYS = 7;

/** Bounds of an author's text against the removal of their review, in characters. */
export const APPEAL_TEXT = { minLength: 10, maxLength: 2000 };

/** The form's and the api's messages about an invalid appeal. */
export const APPEAL_MESSAGES = {
  tooShort: `Please say why your review should be public, in at least ${APPEAL_TEXT.minLength} characters`,
};

/** The possible outcomes of an appeal. */
export const APPEAL_OUTCOMES = ['restored', 'turned-down'] as const;

/** One of the {@link APPEAL_OUTCOMES}. */
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];
