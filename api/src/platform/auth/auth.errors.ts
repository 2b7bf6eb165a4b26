import type { FieldMessages } from '../errors.js';
import { ProductError } from '../errors.js';

/** The caller is not logged in, or no longer. */
export class UnauthenticatedError extends ProductError {
  readonly statusCode = 401;
  readonly title = 'Unauthorized';

  constructor(message = 'Please log in', fields?: FieldMessages) {
    super(message, fields);
  }
}

/** The caller is logged in as somebody who may not do this. */
export class ForbiddenError extends ProductError {
  readonly statusCode = 403;
  readonly title = 'Forbidden';

  constructor(message = 'You are not allowed to do this') {
    super(message);
  }
}
