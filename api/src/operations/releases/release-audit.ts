import type { Action, Revision } from '@club-reviews/releases/revision';
import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../../platform/audit/audit-entry.entity.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';

/** Its name in the record. */
const IN_PAST_TENSE: Partial<Record<Action, string>> = {
  promote: 'promoted',
  abort: 'aborted',
  'roll-back': 'rolled-back',
  kill: 'killed',
  revive: 'revived',
};

/** Logs changes of releases in the site's own audit record. The revision history has them too. */
@Injectable()
export class ReleaseAudit {
  constructor(
    private readonly database: Database,
    private readonly log: AuditLog,
  ) {}

  /** Logs the change that led to a revision; its number is the subject. */
  async record({ revision, createdAt, change }: Revision, actor: AuditActor): Promise<void> {
    if (change === undefined) return;
    const { action, remote = '', from, to, reason } = change;
    const steps = `${remote}: ${from ?? 'nothing'} to ${to ?? 'nothing'}`;
    await this.database.transactions.runInTransaction((manager) =>
      this.log.record(manager, {
        ...{ subjectType: 'release', subjectId: revision, actor, action: IN_PAST_TENSE[action] ?? action },
        ...{ reason: reason === undefined ? steps : `${steps}. ${reason}`, createdAt: new Date(createdAt) },
      }),
    );
  }
}
