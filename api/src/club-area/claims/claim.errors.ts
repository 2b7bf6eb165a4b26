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
