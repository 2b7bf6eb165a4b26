import { openDatabase } from '../app/open-database.js';
import { AuditLog } from '../platform/audit/audit-log.js';
import { EnvironmentError } from '@club-reviews/releases/setting-table/read-settings';
import { loadSettings } from '../platform/config/settings.js';
import { SiteSetting } from '../platform/database/site-setting.entity.js';

// Unlocks the site password, for when no owner can log in any more.
try {
  const database = await openDatabase(loadSettings(), () => Promise.resolve());
  try {
    await database.transactions.runInTransaction(async (manager) => {
      await manager.save(SiteSetting, { name: 'site_password_locked', value: 'no' });
      await new AuditLog().record(manager, {
        subjectType: 'staff',
        subjectId: 0,
        actor: 'system',
        action: 'site-password-opened',
        fromStatus: null,
        toStatus: null,
        reason: 'On the command line',
        createdAt: new Date(),
      });
    });
    process.stdout.write(
      'The site password is unlocked. Log in with it, and send the owners new invitations.\n',
    );
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
