import { ConflictError, NotFoundError } from '../../../platform/errors.js';

/** No login has this id, it does not manage the club, or it has ended. */
export class ClubLoginNotFoundError extends NotFoundError {
  constructor() {
    super('This login does not exist, or has ended');
  }
}

/** The clubs of a login changed while it was being ended. */
export class ClubLoginChangedError extends ConflictError {
  constructor() {
    super('The clubs of this login have just changed. Please look at it again.');
  }
}
