import { ConflictError, NotFoundError } from '../common/errors.js';

/** No review has this id. */
export class ReviewNotFoundError extends NotFoundError {
  constructor() {
    super('Review not found');
  }
}

/** The review is not in a state in which this can be done to it. */
export class WrongReviewStatusError extends ConflictError {}
