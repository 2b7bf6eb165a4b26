import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { sql } from '../../platform/database/sql.js';
import { ClaimContacts } from '../../club-area/claims/claim-contacts.js';
import { Claim } from '../../club-area/claims/claim.entity.js';

const PER_TRANSACTION = 50;

/** Encrypts contact details that earlier releases left readable, and clears what they left encrypted in erased claims. */
@Injectable()
export class ClaimContactSealing {
  constructor(
    private readonly database: Database,
    private readonly contacts: ClaimContacts,
  ) {}

  /** Goes through all of them, a few at a time; returns how many there were. */
  async run(): Promise<number> {
    let sealed = 0;
    for (;;) {
      const due = await this.database.reads.all<{ id: number }>(sql`
        SELECT id FROM claims
        WHERE contact_name <> '' OR (contact_erased_at IS NOT NULL AND contact_encrypted IS NOT NULL)
        ORDER BY id LIMIT ${PER_TRANSACTION}`);
      if (due.length === 0) return sealed;
      await this.database.transactions.runInBackground(async (manager) => {
        const ids = In(due.map(({ id }) => id));
        for (const claim of await this.database.transactions.lockAll(manager, Claim, { id: ids }))
          await manager.update(
            Claim,
            claim.id,
            claim.contactErasedAt === null ? this.contacts.seal(claim) : { contactEncrypted: null },
          );
      });
      sealed += due.length;
    }
  }
}
