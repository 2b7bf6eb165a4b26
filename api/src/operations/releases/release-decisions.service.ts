import type { Edit } from '@club-reviews/releases/changes';
import { abort, kill, promote, RefusedChangeError, revive, rollBack } from '@club-reviews/releases/changes';
import type { Entry } from '@club-reviews/releases/revision';
import { entryIn } from '@club-reviews/releases/revision';
import { Injectable } from '@nestjs/common';
import type { StaffIdentity } from '../../platform/auth/staff-directory.js';
import { ConflictError, NotFoundError, UnavailableError } from '../../platform/errors.js';
import { ReleaseRegistry } from '../../platform/releases/release-registry.js';
import { ReleaseAudit } from './release-audit.js';
import type { ReleaseDecisionBody } from './release-board.dto.js';

/** Owners' changes to what is live. */
@Injectable()
export class ReleaseDecisionsService {
  constructor(
    private readonly registry: ReleaseRegistry,
    private readonly audit: ReleaseAudit,
  ) {}

  /** The canary goes live for everyone. */
  promote(remote: string, decision: ReleaseDecisionBody, by: StaffIdentity): Promise<void> {
    return this.change(remote, decision, by, promote(remote), ({ canary }) => canary?.version);
  }

  /** The canary ends, and everyone gets the active version. */
  abort(remote: string, decision: ReleaseDecisionBody, by: StaffIdentity): Promise<void> {
    return this.change(remote, decision, by, abort(remote, decision.reason), ({ canary }) => canary?.version);
  }

  /** The previous version goes live again, and a canary ends. */
  rollBack(remote: string, decision: ReleaseDecisionBody, by: StaffIdentity): Promise<void> {
    return this.change(remote, decision, by, rollBack(remote, decision.reason), ({ active }) => active);
  }

  /** Visitors see a card instead of the remote, at once. */
  kill(remote: string, decision: ReleaseDecisionBody, by: StaffIdentity): Promise<void> {
    return this.change(remote, decision, by, kill(remote, decision.reason), liveIf(false));
  }

  /** Undoes it. */
  revive(remote: string, decision: ReleaseDecisionBody, by: StaffIdentity): Promise<void> {
    return this.change(remote, decision, by, revive(remote), liveIf(true));
  }

  private async change(
    remote: string,
    { version }: ReleaseDecisionBody,
    by: StaffIdentity,
    edit: Edit,
    meant: (entry: Entry) => string | undefined,
  ): Promise<void> {
    const known = await this.registry.now();
    if (known.state === 'unreadable') throw new UnavailableError('The release store can’t be read');
    try {
      const revision = await this.registry.change(by.name, (current) => {
        const entry = entryIn(current, remote);
        if (entry === undefined) throw new NotFoundError('There’s no such remote');
        // Someone else may have decided since the owner looked.
        if (meant(entry) !== version)
          throw new ConflictError(
            'Nothing was changed: someone else has changed it since you looked. Close this and look again.',
          );
        return edit(current);
      });
      await this.audit.record(revision, 'site-admin');
    } catch (error) {
      if (error instanceof RefusedChangeError) throw new ConflictError(error.message);
      throw error;
    }
  }
}

/** The live version of a remote if `isKilled` says whether it's switched off; undefined otherwise. */
function liveIf(isKilled: boolean): (entry: Entry) => string | undefined {
  return ({ active, killed = false }) => (killed === isKilled ? active : undefined);
}
