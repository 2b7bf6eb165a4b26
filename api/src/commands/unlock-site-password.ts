import { AuditLog } from '../platform/audit/audit-log.js';
import { SiteSetting } from '../platform/database/site-setting.entity.js';
import { runCommand, withDatabase } from './command.js';

const USAGE = `unlock-site-password
  for when no owner can log in any more`;

await runCommand(USAGE, () =>
  withDatabase(
    async (database) => {
      await database.transactions.runInTransaction(async (manager) => {
        await manager.save(SiteSetting, { name: 'site_password_locked', value: 'no' });
        await new AuditLog().record(manager, {
          ...{ subjectType: 'staff', subjectId: 0, actor: 'system', action: 'site-password-opened' },
          reason: 'On the command line',
        });
      });
      process.stdout.write(
        'The site password is unlocked. Log in with it, and send the owners new invitations.\n',
      );
    },
    () => Promise.resolve(),
  ),
);
