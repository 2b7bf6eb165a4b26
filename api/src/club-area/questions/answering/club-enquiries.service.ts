import { MAX_ENQUIRIES_COUNTED } from '@club-reviews/domain/enquiries';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { CursorPage } from '../../../platform/database/newest-first.js';
import { describeNewestFirst } from '../../../platform/database/newest-first.js';
import { raw, sql } from '../../../platform/database/sql.js';
import { NotFoundError } from '../../../platform/errors.js';
import { parseCursor } from '../../../platform/http/cursors.js';
import { ManagedClubs } from '../../../accounts/club-admins/managed-clubs.js';
import { Enquiry } from '../enquiry.entity.js';
import type {
  ClubEnquiriesQuery,
  ClubEnquiry,
  ClubEnquiryState,
  WaitingEnquiries,
} from './club-enquiries.dto.js';

/** The club has no question with this id. */
export class EnquiryNotFoundError extends NotFoundError {
  constructor() {
    super('Question not found');
  }
}

const INDEX = 'ix_enquiries_list';

/** Questions to clubs, for those who manage them. */
@Injectable()
export class ClubEnquiriesService {
  constructor(
    private readonly database: Database,
    private readonly managedClubs: ManagedClubs,
  ) {}

  /** A page of one of the club's lists, newest first. Throws ForbiddenError. */
  async list(
    subject: string,
    { clubId, list: name, limit, cursor }: ClubEnquiriesQuery,
  ): Promise<CursorPage<ClubEnquiry>> {
    const managed = await this.managedClubs.choose(subject, clubId);
    const list = {
      table: 'enquiries',
      index: INDEX,
      along: [sql`t.club_id = ${managed}`, sql`t.club_list = ${name}`],
    };
    return describeNewestFirst(this.database, list, limit, parseCursor(cursor), (ids) => this.read(ids));
  }

  /** How many are waiting for the club, up to a limit. Throws ForbiddenError. */
  async countWaiting(subject: string, clubId: number | undefined): Promise<WaitingEnquiries> {
    const managed = await this.managedClubs.choose(subject, clubId);
    const { reads, dialect } = this.database;
    const [row] = await reads.all<{ count: number }>(sql`
      SELECT COUNT(*) AS count FROM (
        SELECT t.id FROM enquiries t ${raw(dialect.useIndex(INDEX))}
        WHERE t.club_id = ${managed} AND t.club_list = 'waiting' LIMIT ${MAX_ENQUIRIES_COUNTED + 1}
      ) counted`);
    const count = row?.count ?? 0;
    return { waiting: Math.min(count, MAX_ENQUIRIES_COUNTED), hasMore: count > MAX_ENQUIRIES_COUNTED };
  }

  /** One question as its club reads it. Throws EnquiryNotFoundError. */
  async get(id: number): Promise<ClubEnquiry> {
    const [found] = await this.read([id]);
    if (!found) throw new EnquiryNotFoundError();
    return found;
  }

  /** A question that the club has received. Throws EnquiryNotFoundError, and ForbiddenError for another club's. */
  async findOwn(subject: string, id: number): Promise<Enquiry> {
    const enquiry = await this.database.reader.findOneBy(Enquiry, { id });
    if (!enquiry) throw new EnquiryNotFoundError();
    await this.managedClubs.assertManages(subject, enquiry.clubId, 'This question is for another club');
    if (enquiry.list === null) throw new EnquiryNotFoundError();
    return enquiry;
  }

  private async read(ids: number[]): Promise<ClubEnquiry[]> {
    const enquiries = await this.database.reader.find(Enquiry, {
      where: { id: In(ids) },
      relations: { answeredBy: true },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return enquiries.flatMap(toClubEnquiry);
  }
}

function toClubEnquiry(enquiry: Enquiry): ClubEnquiry[] {
  const { id, clubId, state, list, ageGroup, message, answer, answeredBy, reportReason } = enquiry;
  if (list === null) return [];
  return [
    {
      ...{ id, clubId, list, ageGroup, answer, reportReason },
      state: state as ClubEnquiryState,
      message: state === 'removed' ? null : message,
      askedAt: (enquiry.confirmedAt ?? enquiry.createdAt).toISOString(),
      answeredBy: answeredBy?.name ?? null,
      answeredAt: enquiry.answeredAt?.toISOString() ?? null,
      reportedAt: enquiry.reportedAt?.toISOString() ?? null,
    },
  ];
}
