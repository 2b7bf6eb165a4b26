import { NotFoundError } from '../../platform/errors.js';

const MESSAGE = 'Club not found';

/** No club has this id or slug. */
export class ClubNotFoundError extends NotFoundError {
  /** @param field the field of the body that names the club, unless the address does */
  constructor(field?: string) {
    super(MESSAGE, field === undefined ? undefined : { [field]: MESSAGE });
  }
}
