import { NotFoundError } from '../common/errors.js';

/** No club has this id or slug. */
export class ClubNotFoundError extends NotFoundError {
  constructor() {
    super('Club not found');
  }
}
