import { GoneError, InvalidInputError, NotFoundError } from '../../../platform/errors.js';

/** No account belongs to the link. */
export class UnknownPasswordLinkError extends NotFoundError {
  constructor() {
    super('This link is not known. Please check that it is complete.');
  }
}

/** The link was good once: it has been used, is too old, or the password was changed in another way. */
export class SpentPasswordLinkError extends GoneError {
  constructor(isExpired: boolean) {
    super(
      isExpired
        ? 'This link has expired. Please ask for a new one.'
        : 'This link has been used already. Please ask for a new one.',
    );
  }
}

/** Whoever is logged in does not know the password. */
export class WrongCurrentPasswordError extends InvalidInputError {
  constructor() {
    const message = 'Your current password is not correct';
    super(message, { currentPassword: message });
  }
}
