import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { toStoredTimestamp } from '../../../platform/database/timestamps.js';
import type { ClaimStatus } from '../claim.entity.js';
import { ClaimNotFoundError, ContactErasedError, UndecidedClaimError } from '../claim.errors.js';

interface StateRow {
  status: ClaimStatus;
  erasedAt: string | null;
}

const STATE = 'SELECT status, contact_erased_at AS erasedAt FROM claims WHERE id = ?';

/** Everything that the claimant wrote, since free texts can name people; not which club, and how it was to be proven. */
const ERASE = `
  UPDATE claims SET contact_erased_at = ?, contact_name = '', contact_email_encrypted = '', contact_phone = '',
    position = '', club_description = '', facilities = '', age_groups = '', training_days = '',
    website_url = NULL, social_media = NULL, additional_info = NULL
  WHERE id = ?`;

/** Forgets who claimed a club, for people who ask for it. */
@Injectable()
export class ClaimErasureService {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'dialect' | 'transactions'>,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Erases the personal data of a decided claim and notes that, without them. Throws ClaimNotFoundError,
   * UndecidedClaimError for one that waits, and ContactErasedError.
   */
  async erase(id: number): Promise<void> {
    const at = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      const status = await this.lockErasable(manager, id);
      await manager.query(ERASE, [toStoredTimestamp(at), id]);
      await this.audit.record(manager, {
        subjectType: 'claim',
        subjectId: id,
        actor: 'site-admin',
        action: 'contact-erased',
        fromStatus: status,
        toStatus: status,
        reason: null,
        createdAt: at,
      });
    });
  }

  /** Keeps others from changing the claim; its status, which stays. */
  private async lockErasable(manager: EntityManager, id: number): Promise<ClaimStatus> {
    const [row] = await manager.query<StateRow[]>(`${STATE} ${this.database.dialect.lockRows}`, [id]);
    if (!row) throw new ClaimNotFoundError();
    if (row.status === 'pending') throw new UndecidedClaimError();
    if (row.erasedAt !== null) throw new ContactErasedError();
    return row.status;
  }
}
