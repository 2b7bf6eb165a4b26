import { Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiAccepted, ApiFailures, ApiOk } from '../../platform/http/api-list.js';
import { getClientAddress } from '../../platform/http/request-origin.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { VisitorTraces } from '../../reviews/signals/visitor-trace.js';
import type { NoticeAnswerBody, NoticeBody } from './notice-form.dto.js';
import {
  MyNotice,
  noticeAnswerBody,
  noticeBody,
  NoticeForAuthor,
  SubmittedNotice,
} from './notice-form.dto.js';
import { NoticePartiesService } from './notice-parties.service.js';
import { NoticeSubmissionService } from './notice-submission.service.js';
import { tokenBody } from '../../platform/mailed-links/mailed-links.dto.js';
import type { TokenBody } from '../../platform/mailed-links/mailed-links.dto.js';

/**
 * Notices of complaint under section 5 of the Defamation Act 2013, as both sides see them. Their links' tokens are in
 * bodies, because addresses end up in logs.
 */
@ApiTags('public')
@Controller('notices')
export class NoticesController {
  constructor(
    private readonly submissions: NoticeSubmissionService,
    private readonly parties: NoticePartiesService,
    private readonly traces: VisitorTraces,
  ) {}

  /**
   * Accepts a notice. It's received once the complainant has sent it with the mailed link. The response is the same for
   * every address.
   */
  @Post()
  @ApiAccepted(SubmittedNotice)
  @ApiFailures(404)
  submitNotice(
    @ValidBody(noticeBody) body: NoticeBody,
    @Req() request: FastifyRequest,
  ): Promise<SubmittedNotice> {
    return this.submissions.submit(body, getClientAddress(request));
  }

  /** A notice as its complainant sees it. */
  @Post('mine')
  @ApiOk(MyNotice, 'no-store')
  @ApiFailures(404, 410)
  getMyNotice(@ValidBody(tokenBody) { token }: TokenBody): Promise<MyNotice> {
    return this.parties.ofComplainant(token);
  }

  /** Sends it; repeating it changes nothing. 409 if the review is gone. */
  @Post('mine/send')
  @ApiOk(MyNotice, 'no-store')
  @ApiFailures(404, 409, 410)
  sendMyNotice(
    @ValidBody(tokenBody) { token }: TokenBody,
    @Req() request: FastifyRequest,
  ): Promise<MyNotice> {
    return this.parties.send(token, this.traces.of(request));
  }

  /** A notice as the author of the review sees it. */
  @Post('author')
  @ApiOk(NoticeForAuthor, 'no-store')
  @ApiFailures(404)
  getNoticeForAuthor(@ValidBody(tokenBody) { token }: TokenBody): Promise<NoticeForAuthor> {
    return this.parties.ofAuthor(token);
  }

  /** The author's answer, which counts until the deadline; 409 afterwards. */
  @Post('author/answer')
  @ApiOk(NoticeForAuthor, 'no-store')
  @ApiFailures(404, 409)
  answerNotice(@ValidBody(noticeAnswerBody) body: NoticeAnswerBody): Promise<NoticeForAuthor> {
    return this.parties.answer(body);
  }
}
