import type { AccessAction } from '@club-reviews/domain/personal-data';
import { SITE_PASSWORD_NAME } from '@club-reviews/domain/staff-roles';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Cursor, CursorPage } from '../../platform/database/newest-first.js';
import { readNewestFirst } from '../../platform/database/newest-first.js';
import type { Sql } from '../../platform/database/sql.js';
import { sql } from '../../platform/database/sql.js';
import { toIsoTimestamp } from '../../platform/database/timestamps.js';
import { parseCursor } from '../../platform/http/cursors.js';
import type { AccessEntry, AccessRecordQuery } from './access-record.dto.js';

interface AccessRow extends Cursor {
  action: AccessAction;
  staffName: string | null;
  reason: string | null;
}

/** Which staff have seen or exported contact details, from the audit log. */
@Injectable()
export class AccessRecordService {
  constructor(private readonly database: Database) {}

  /** A page of the record, newest first. */
  async list({ staffId, by, limit, cursor }: AccessRecordQuery): Promise<CursorPage<AccessEntry>> {
    const whose: Sql[] =
      staffId !== undefined
        ? [sql`t.staff_id = ${staffId}`]
        : by === 'site-password'
          ? [sql`t.staff_id IS NULL`]
          : [];
    const { items, next } = await readNewestFirst<AccessRow>(
      this.database,
      {
        table: 'audit_entries',
        columns: 't.id, t.created_at AS createdAt, t.action, t.staff_name AS staffName, t.reason',
        index: whose.length > 0 ? 'ix_audit_entries_staff' : 'ix_audit_entries_type',
        along: [sql`t.subject_type = 'addresses'`, ...whose],
      },
      limit,
      parseCursor(cursor),
    );
    return {
      items: items.map(({ id, action, staffName, reason, createdAt }) => ({
        id,
        action,
        staffName: staffName ?? SITE_PASSWORD_NAME,
        subject: reason ?? '',
        createdAt: toIsoTimestamp(createdAt),
      })),
      next,
    };
  }
}
