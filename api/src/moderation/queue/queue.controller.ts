import { Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ContactDetailsAudit } from '../../platform/auth/contact-details.js';
import { CurrentStaff, ForStaff } from '../../platform/auth/for-staff.js';
import type { Session } from '../../platform/auth/session.js';
import { CurrentSession } from '../../platform/auth/session.js';
import type { StaffIdentity } from '../../platform/auth/staff-directory.js';
import { ConflictError } from '../../platform/errors.js';
import { ApiCursorPage, ApiFailures } from '../../platform/http/api-list.js';
import { sendCsv } from '../../platform/http/csv-file.js';
import { setNextLink } from '../../platform/http/pages.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import { QueueEntry } from '../../platform/queue/queue-entry.js';
import { QueueDecisionsService } from './queue-decisions.service.js';
import { QueueExportService } from './queue-export.service.js';
import { QueuePresence } from './queue-presence.js';
import { QueueService } from './queue.service.js';
import type { AssignmentBody, DecisionsBody, EntryBody, QueueFilters, QueueQuery } from './queue.dto.js';
import {
  assignmentBody,
  DecisionsResponse,
  decisionsBody,
  QueueCounts,
  queueFilters,
  queueQuery,
  entryBody,
  WaitingDecision,
} from './queue.dto.js';
import { getModerator } from './moderator.js';
import { queueCursorText } from './queue-cursor.js';

/**
 * The moderators' queue: everything that is waiting, who is working on what, and decisions that can be undone.
 */
@ApiTags('site-admin')
@Controller('admin/desk')
@ForStaff('reader')
export class QueueController {
  constructor(
    private readonly queue: QueueService,
    private readonly decisions: QueueDecisionsService,
    private readonly presence: QueuePresence,
    private readonly exports: QueueExportService,
    private readonly contactDetails: ContactDetailsAudit,
  ) {}

  /** What is waiting: what is about a child first, then by kind, then the longest wait. */
  @Get()
  @ApiCursorPage(QueueEntry)
  async listQueueEntries(
    @ValidQuery(queueQuery) query: QueueQuery,
    @CurrentSession() session: Session,
    @CurrentStaff() staff: StaffIdentity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QueueEntry[]> {
    const { items, next } = await this.queue.page(query, getModerator(session, staff));
    if (next) setNextLink(request, reply, { cursor: queueCursorText(next) });
    return items;
  }

  /** What the filters show of the queue as a CSV file. Who downloads it is logged. */
  @Get('export')
  @ForStaff('moderator')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } })
  @ApiFailures(400)
  async exportQueueEntries(
    @ValidQuery(queueFilters) filters: QueueFilters,
    @CurrentSession() session: Session,
    @CurrentStaff() staff: StaffIdentity,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.exports.export(filters, getModerator(session, staff));
    await this.contactDetails.noteExport(request);
    sendCsv(reply, 'queue', file);
  }

  /** How much of each kind is waiting. */
  @Get('counts')
  @ApiOkResponse({ type: QueueCounts })
  countQueueEntries(
    @CurrentSession() session: Session,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<QueueCounts> {
    return this.queue.counts(getModerator(session, staff));
  }

  /** The caller's decisions that can still be undone, or that couldn't be carried out. */
  @Get('decisions')
  @ForStaff('moderator')
  @ApiOkResponse({ type: [WaitingDecision] })
  listQueueDecisions(
    @CurrentSession() session: Session,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<WaitingDecision[]> {
    return this.decisions.findOwn(getModerator(session, staff));
  }

  /** Decides on entries. The decisions are carried out after ten seconds, unless they're undone. */
  @Post('decisions')
  @ForStaff('moderator')
  @HttpCode(200)
  @ApiOkResponse({ type: DecisionsResponse })
  @ApiFailures(400, 413, 415)
  decideQueueEntries(
    @ValidBody(decisionsBody) { decisions }: DecisionsBody,
    @CurrentSession() session: Session,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<DecisionsResponse> {
    return this.decisions.decide(decisions, getModerator(session, staff));
  }

  /** Undoes a decision, or removes one that couldn't be carried out. */
  @Delete('decisions/:id')
  @ForStaff('moderator')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiFailures(404, 409)
  takeBackQueueDecision(
    @RowId('This decision has already been carried out') id: number,
    @CurrentSession() session: Session,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<void> {
    return this.decisions.undo(id, getModerator(session, staff));
  }

  /** Sets which entry the caller has open; the other moderators see it for a short time. */
  @Post('look')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiFailures(400, 413, 415)
  lookAtQueueEntry(
    @ValidBody(entryBody) entry: EntryBody,
    @CurrentSession() session: Session,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<void> {
    return this.presence.look(getModerator(session, staff), entry);
  }

  /** Records that the caller no longer has an entry open. */
  @Delete('look')
  @HttpCode(204)
  @ApiNoContentResponse()
  lookAwayFromQueue(@CurrentSession() session: Session, @CurrentStaff() staff: StaffIdentity): Promise<void> {
    return this.presence.lookAway(getModerator(session, staff));
  }

  /** Assigns an entry to the caller, whoever had it before, or to nobody. */
  @Post('assignment')
  @ForStaff('moderator')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiFailures(400, 409, 413, 415)
  async assignQueueEntry(
    @ValidBody(assignmentBody) { isMine, ...entry }: AssignmentBody,
    @CurrentSession() session: Session,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<void> {
    const isWaiting = await this.presence.assign(getModerator(session, staff), entry, isMine);
    if (!isWaiting) throw new ConflictError('This isn’t waiting any more');
  }
}
