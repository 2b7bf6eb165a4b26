import { Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ContactDetailsAudit } from '../../platform/auth/contact-details.js';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ConflictError } from '../../platform/errors.js';
import { ApiCursorPage, ApiFailures, ApiNoContent, ApiOk } from '../../platform/http/api-list.js';
import { Paged, Pager } from '../../platform/http/pager.js';
import { sendCsv } from '../../platform/http/csv-file.js';
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
import { queueCursorText } from './queue-cursor.js';
import { CurrentModerator } from './moderator.js';
import type { Moderator } from './moderator.js';

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
    @CurrentModerator() moderator: Moderator,
    @Paged() pager: Pager,
  ): Promise<QueueEntry[]> {
    const { items, next } = await this.queue.page(query, moderator);
    return pager.send(items, next && { cursor: queueCursorText(next) });
  }

  /** What the filters show of the queue as a CSV file. Who downloads it is logged. */
  @Get('export')
  @ForStaff('moderator')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } })
  async exportQueueEntries(
    @ValidQuery(queueFilters) filters: QueueFilters,
    @CurrentModerator() moderator: Moderator,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.exports.export(filters, moderator);
    await this.contactDetails.noteExport(request);
    sendCsv(reply, 'queue', file);
  }

  /** How much of each kind is waiting. */
  @Get('counts')
  @ApiOkResponse({ type: QueueCounts })
  countQueueEntries(@CurrentModerator() moderator: Moderator): Promise<QueueCounts> {
    return this.queue.counts(moderator);
  }

  /** The caller's decisions that can still be undone, or that couldn't be carried out. */
  @Get('decisions')
  @ForStaff('moderator')
  @ApiOkResponse({ type: [WaitingDecision] })
  listQueueDecisions(@CurrentModerator() moderator: Moderator): Promise<WaitingDecision[]> {
    return this.decisions.findOwn(moderator);
  }

  /** Decides on entries. The decisions are carried out after ten seconds, unless they're undone. */
  @Post('decisions')
  @ForStaff('moderator')
  @ApiOk(DecisionsResponse)
  decideQueueEntries(
    @ValidBody(decisionsBody) { decisions }: DecisionsBody,
    @CurrentModerator() moderator: Moderator,
  ): Promise<DecisionsResponse> {
    return this.decisions.decide(decisions, moderator);
  }

  /** Undoes a decision, or removes one that couldn't be carried out. */
  @Delete('decisions/:id')
  @ForStaff('moderator')
  @ApiNoContent()
  @ApiFailures(409)
  takeBackQueueDecision(
    @RowId('This decision has already been carried out') id: number,
    @CurrentModerator() moderator: Moderator,
  ): Promise<void> {
    return this.decisions.undo(id, moderator);
  }

  /** Sets which entry the caller has open; the other moderators see it for a short time. */
  @Post('look')
  @ApiNoContent()
  lookAtQueueEntry(
    @ValidBody(entryBody) entry: EntryBody,
    @CurrentModerator() moderator: Moderator,
  ): Promise<void> {
    return this.presence.look(moderator, entry);
  }

  /** Records that the caller no longer has an entry open. */
  @Delete('look')
  @ApiNoContent()
  lookAwayFromQueue(@CurrentModerator() moderator: Moderator): Promise<void> {
    return this.presence.lookAway(moderator);
  }

  /** Assigns an entry to the caller, whoever had it before, or to nobody. */
  @Post('assignment')
  @ForStaff('moderator')
  @ApiNoContent()
  @ApiFailures(409)
  async assignQueueEntry(
    @ValidBody(assignmentBody) { isMine, ...entry }: AssignmentBody,
    @CurrentModerator() moderator: Moderator,
  ): Promise<void> {
    const isWaiting = await this.presence.assign(moderator, entry, isMine);
    if (!isWaiting) throw new ConflictError('This isn’t waiting any more');
  }
}
