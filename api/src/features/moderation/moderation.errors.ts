import { ConflictError, NotFoundError } from '../../platform/errors.js';

/** No review has this id. */
export class ReviewNotFoundError extends NotFoundError {
  constructor() {
    super('Review not found');
  }
}

/** There is nothing to remove: the club has not replied, or its reply is gone already. */
export class NoReplyError extends ConflictError {
  constructor() {
    super('This review has no reply');
  }
}

/** The review is not in a state in which this can be done to it. */
export class WrongReviewStatusError extends ConflictError {}
