import { GoneError, NotFoundError } from '../errors.js';

const INCOMPLETE = 'This link doesn’t work. Please check that it’s complete.';

/** A mailed link that isn't one of ours, or whose entry is gone. */
export class UnknownLinkError extends NotFoundError {
  /** @param message what to do instead */
  constructor(message = INCOMPLETE) {
    super(message);
  }
}

/** A mailed link that was valid once. */
export class ExpiredLinkError extends GoneError {}
