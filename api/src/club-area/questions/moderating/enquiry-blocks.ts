import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, MoreThan } from 'typeorm';
import { actingStaff } from '../../../platform/audit/acting-staff.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database } from '../../../platform/database/database.js';
import { EnquiryBlock, enquiryEnd } from '../enquiry.entity.js';

/** Whose address is blocked or unblocked, by which question, and when. */
export interface BlockChange {
  emailHash: string;
  enquiryId: number;
  at: Date;
}

/**
 * Addresses whose messages aren't passed on to clubs. They're only stored as keyed hashes, and a block ends on its own.
 */
@Injectable()
export class EnquiryBlocks {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** Whether an address is blocked now. */
  has(emailHash: string): Promise<boolean> {
    return this.database.reader.existsBy(EnquiryBlock, { emailHash, endsAt: MoreThan(new Date()) });
  }

  /** Those of these addresses that are blocked now. */
  async among(emailHashes: readonly (string | null)[]): Promise<ReadonlySet<string>> {
    const hashes = [...new Set(emailHashes.filter((hash) => hash !== null))];
    const found = await this.database.reader.findBy(EnquiryBlock, {
      emailHash: In(hashes),
      endsAt: MoreThan(new Date()),
    });
    return new Set(found.map(({ emailHash }) => emailHash));
  }

  /** Blocks an address, or restarts its block. */
  async add(manager: EntityManager, { emailHash, enquiryId, at }: BlockChange): Promise<void> {
    await manager.delete(EnquiryBlock, { emailHash });
    const blockedBy = actingStaff()?.name ?? null;
    await manager.insert(EnquiryBlock, { emailHash, blockedBy, createdAt: at, endsAt: enquiryEnd(at) });
    await this.record(manager, enquiryId, 'address-blocked', at);
  }

  /** Lets an address ask again; does nothing if it isn't blocked. */
  async lift(manager: EntityManager, { emailHash, enquiryId, at }: BlockChange): Promise<void> {
    const { affected } = await manager.delete(EnquiryBlock, { emailHash });
    if (affected) await this.record(manager, enquiryId, 'address-unblocked', at);
  }

  private record(manager: EntityManager, subjectId: number, action: string, createdAt: Date): Promise<void> {
    return this.audit.record(manager, {
      ...{ subjectType: 'enquiry', subjectId, actor: 'site-admin', action, createdAt },
    });
  }
}
