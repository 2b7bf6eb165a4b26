import { NotFoundError } from '../../common/errors.js';

/** No login has this id, or it has ended. */
export class ClubLoginNotFoundError extends NotFoundError {
  constructor() {
    super('This login does not exist, or has ended');
  }
}
