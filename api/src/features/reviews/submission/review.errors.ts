import { ConflictError, GoneError, NotFoundError } from '../../../platform/errors.js';

const ALREADY_REVIEWED = 'You have already reviewed this club this season.';

/** The address has reviewed this club this season, and the review was confirmed. */
export class AlreadyReviewedError extends ConflictError {
  constructor() {
    super(ALREADY_REVIEWED);
  }
}

/** The address has reviewed this club this season, and only the confirmation is missing. */
export class AwaitingConfirmationError extends ConflictError {
  constructor(isLinkSentAgain: boolean) {
    const where = isLinkSentAgain ? 'we have just sent you again' : 'we have sent you';
    super(
      `${ALREADY_REVIEWED} Your review awaits confirmation: please press the link in the email ${where}.`,
    );
  }
}

/** No review belongs to the link. */
export class UnknownLinkError extends NotFoundError {
  constructor() {
    super('This link is not known. Please check that it is complete.');
  }
}

/** The link was good once. */
export class ExpiredLinkError extends GoneError {
  constructor() {
    super('This link has expired. Please ask for a new one.');
  }
}

/** A new link was asked for although the old one works, or the review is confirmed. */
export class LinkNotNeededError extends ConflictError {
  constructor() {
    super('No new link is needed: the one you have still works.');
  }
}
