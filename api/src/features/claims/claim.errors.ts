import { ConflictError, NotFoundError } from '../../platform/errors.js';

/** No claim has this id. */
export class ClaimNotFoundError extends NotFoundError {
  constructor() {
    super('Claim not found');
  }
}

/** Only a pending claim can be approved or rejected. */
export class DecidedClaimError extends ConflictError {
  constructor(status: string) {
    super(`This claim is already ${status}`);
  }
}

/** A claim that waits for a decision needs the details of who to decide about. */
export class UndecidedClaimError extends ConflictError {
  constructor() {
    super('Please approve or reject this claim first');
  }
}

/** There is nothing left to erase. */
export class ContactErasedError extends ConflictError {
  constructor() {
    super('This claim’s contact details have already been erased');
  }
}

/** A claim cannot be approved as things are; the message tells the moderator why. */
export class ClaimNotApprovableError extends ConflictError {}
