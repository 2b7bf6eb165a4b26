import { Global, Injectable, Module, Optional } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditEntry } from './audit-entry.entity.js';
import type { ActingStaff } from './acting-staff.js';
import { actingStaff } from './acting-staff.js';
import { SecurityLog } from '../security-log/security-log.js';
import { insertRows } from '../database/batches.js';
import { toStoredTimestamp } from '../database/timestamps.js';

/** A change to log. */
export interface NewAuditEntry
  extends
    Pick<AuditEntry, 'subjectType' | 'subjectId' | 'actor' | 'action'>,
    Partial<Pick<AuditEntry, 'counted' | 'clubId' | 'stars'>> {
  fromStatus?: string | null;
  toStatus?: string | null;
  reason?: string | null | undefined;
  reasonCode?: string | null;
  personHash?: string | null;
  /** Now, unless it's said. */
  createdAt?: Date;
  /** Who did it, if nobody is logged in yet; otherwise it's the person making the request. */
  staff?: ActingStaff;
}

/** Subjects whose entries are also security events: staff logins and rights, and addresses that staff have read. */
const OF_RIGHTS: ReadonlySet<string> = new Set(['staff', 'addresses']);

/** What staff do to clubs' logins, likewise. */
const OF_CLUB_LOGINS: ReadonlySet<string> = new Set(['login-ended', 'factors-reset']);

/** The record of who changed the state of what. */
@Injectable()
export class AuditLog {
  /** @param security is told about changes in who may do what; commands have none */
  constructor(@Optional() private readonly security?: SecurityLog) {}

  /**
   * Logs a change in the transaction that makes it. A moderator's action is logged with the name of the person making
   * the request.
   */
  async record(manager: EntityManager, entry: NewAuditEntry): Promise<void> {
    const staff = entry.staff ?? (entry.actor === 'site-admin' ? actingStaff() : undefined);
    await insertRows(manager, 'audit_entries', [
      {
        subject_type: entry.subjectType,
        subject_id: entry.subjectId,
        actor: entry.actor,
        staff_id: staff?.id ?? null,
        staff_name: staff?.name ?? null,
        action: entry.action,
        from_status: entry.fromStatus ?? null,
        to_status: entry.toStatus ?? null,
        reason: entry.reason ?? null,
        reason_code: entry.reasonCode ?? null,
        person_hash: entry.personHash ?? null,
        counted: entry.counted ?? null,
        club_id: entry.clubId ?? null,
        stars: entry.stars ?? null,
        created_at: toStoredTimestamp(entry.createdAt ?? new Date()),
      },
    ]);
    if (OF_RIGHTS.has(entry.subjectType) || OF_CLUB_LOGINS.has(entry.action))
      this.security?.noteOnceCommitted(manager, entry.action, {
        subject: entry.subjectId,
        by: staff?.id ?? null,
        from: entry.fromStatus ?? null,
        to: entry.toStatus ?? null,
      });
  }
}

/** The record of who changed what. */
@Global()
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
