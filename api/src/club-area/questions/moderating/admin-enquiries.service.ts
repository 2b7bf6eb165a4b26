import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { CursorPage } from '../../../platform/database/newest-first.js';
import { describeNewestFirst } from '../../../platform/database/newest-first.js';
import { sql } from '../../../platform/database/sql.js';
import { parseCursor } from '../../../platform/http/cursors.js';
import { EnquiryNotFoundError } from '../answering/club-enquiries.service.js';
import { Enquiry } from '../enquiry.entity.js';
import type { AdminEnquiriesQuery, AdminEnquiry } from './admin-enquiries.dto.js';
import { EnquiryBlocks } from './enquiry-blocks.js';

/** Questions that were held or reported, for moderators. They can read no others. */
@Injectable()
export class AdminEnquiriesService {
  constructor(
    private readonly database: Database,
    private readonly blocks: EnquiryBlocks,
  ) {}

  /** A page of them, newest first. */
  list({ state, limit, cursor }: AdminEnquiriesQuery): Promise<CursorPage<AdminEnquiry>> {
    const list = {
      table: 'enquiries',
      index: 'ix_enquiries_moderated',
      along: [sql`t.is_moderated = 1`],
      checks: state ? [sql`t.state = ${state}`] : [],
    };
    return describeNewestFirst(this.database, list, limit, parseCursor(cursor), (ids) => this.byIds(ids));
  }

  /** Those of these questions that moderators may read. */
  async byIds(ids: number[]): Promise<AdminEnquiry[]> {
    const enquiries = await this.database.reader.find(Enquiry, {
      where: { id: In(ids), isModerated: true },
      relations: { club: true },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    const blocked = await this.blocks.among(enquiries.map(({ emailHash }) => emailHash));
    return enquiries.map((enquiry) => toAdminEnquiry(enquiry, blocked));
  }

  /** One of them. Throws EnquiryNotFoundError. */
  async get(id: number): Promise<AdminEnquiry> {
    const [found] = await this.byIds([id]);
    if (!found) throw new EnquiryNotFoundError();
    return found;
  }
}

function toAdminEnquiry(enquiry: Enquiry, blocked: ReadonlySet<string>): AdminEnquiry {
  const { id, state, ageGroup, message, answer, reportReason, reportWords, emailHash } = enquiry;
  return {
    ...{ id, state, ageGroup, message, answer, reportReason, reportWords },
    clubName: enquiry.club?.name ?? '',
    clubSlug: enquiry.club?.slug ?? '',
    reportedAt: enquiry.reportedAt?.toISOString() ?? null,
    isBlocked: emailHash !== null && blocked.has(emailHash),
    hasAddress: emailHash !== null,
    decisionReason: enquiry.decisionReason,
    decidedBy: enquiry.decidedBy,
    decidedAt: enquiry.decidedAt?.toISOString() ?? null,
    createdAt: enquiry.createdAt.toISOString(),
  };
}
