import type { Namesake } from '../../model/clubs/club-listing.js';
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

/** A pending claim needs the claimant's details for the decision. */
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

/** A claim can't be approved as it is; the message tells the moderator why. */
export class ClaimNotApprovableError extends ConflictError {}

/** The name alone doesn't say which club a claim is for; the moderator has to. */
export class UnclearClubError extends ConflictError {
  constructor(candidates: readonly Namesake[]) {
    const clubs = candidates
      .map(({ id, name, location }) => `${name}, ${location} (clubId ${id})`)
      .join('; ');
    const message = `The name alone doesn’t say which club this is. Please choose one by its clubId: ${clubs}; or say club "new" if it’s another one.`;
    super(message, { clubId: message });
  }
}
