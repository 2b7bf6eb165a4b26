import { Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditEntry } from './audit-entry.entity.js';
import { insertRows } from '../database/batches.js';
import { toStoredTimestamp } from '../database/timestamps.js';

/** A change to note. */
export type NewAuditEntry = Omit<AuditEntry, 'id' | 'reasonCode'> & { reasonCode?: string | null };

/** The record of who changed the state of what. */
@Injectable()
export class AuditLog {
  /** Notes a change in the transaction that makes it. */
  async record(manager: EntityManager, entry: NewAuditEntry): Promise<void> {
    await insertRows(manager, 'audit_entries', [
      {
        subject_type: entry.subjectType,
        subject_id: entry.subjectId,
        actor: entry.actor,
        action: entry.action,
        from_status: entry.fromStatus,
        to_status: entry.toStatus,
        reason: entry.reason,
        reason_code: entry.reasonCode ?? null,
        created_at: toStoredTimestamp(entry.createdAt),
      },
    ]);
  }
}

/** The record of who changed what. */
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
