import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { ForbiddenError } from '../../../platform/auth/session.js';
import type { StaffIdentity } from '../../../platform/auth/staff-directory.js';
import { StaffDirectory } from '../../../platform/auth/staff-directory.js';
import { Database } from '../../../platform/database/database.js';
import { SiteSetting } from '../../../platform/database/site-setting.entity.js';
import type { SitePasswordState } from '../staff.dto.js';

/** The site password, and whether it still lets anyone in. */
@Injectable()
export class SitePasswordService {
  constructor(
    private readonly database: Database,
    private readonly directory: StaffDirectory,
    private readonly audit: AuditLog,
  ) {}

  /** Whether it's locked, and whether this caller may lock it. */
  async state({ id }: StaffIdentity): Promise<SitePasswordState> {
    return { isLocked: await this.directory.isSitePasswordLocked(), mayLock: id !== null };
  }

  /**
   * Locks or unlocks it. Locking ends the sessions started with it, so that requires an owner with their own login:
   * throws ForbiddenError.
   */
  async setLock(isLocked: boolean, by: StaffIdentity): Promise<SitePasswordState> {
    if (isLocked && by.id === null)
      throw new ForbiddenError('Log in with your own account to lock the site password');
    await this.database.transactions.runInTransaction(async (manager) => {
      const value = isLocked ? 'yes' : 'no';
      const before = await manager.findOneBy(SiteSetting, { name: 'site_password_locked' });
      if ((before?.value ?? 'no') === value) return;
      await manager.save(SiteSetting, { name: 'site_password_locked', value });
      await this.audit.record(manager, {
        ...{ subjectType: 'staff', subjectId: 0, actor: 'site-admin' },
        action: isLocked ? 'site-password-locked' : 'site-password-opened',
      });
    });
    return this.state(by);
  }
}
