import { StaffDirectory } from '../../platform/auth/staff-directory.js';
import { Database } from '../../platform/database/database.js';
import type { FirstStep } from '../../platform/status/first-step.js';
import { RegisterFirstStep } from '../../platform/status/first-step.js';
import { StaffMember } from './staff-member.entity.js';

/** An owner has a login of their own. */
@RegisterFirstStep()
export class InviteStep implements FirstStep {
  readonly step = 'invite';

  constructor(private readonly database: Database) {}

  isDone(): Promise<boolean> {
    return this.database.reader.existsBy(StaffMember, { role: 'owner', state: 'active' });
  }
}

/** The site password is locked. */
@RegisterFirstStep()
export class SitePasswordStep implements FirstStep {
  readonly step = 'site-password';

  constructor(private readonly directory: StaffDirectory) {}

  isDone(): Promise<boolean> {
    return this.directory.isSitePasswordLocked();
  }
}
