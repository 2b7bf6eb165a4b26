import { Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiAccepted, ApiFailures, ApiOk } from '../../platform/http/api-list.js';
import { getClientAddress } from '../../platform/http/request-origin.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import type { AppealBody, EditBody, LinksBody } from './my-review.dto.js';
import { appealBody, editBody, ErasedData, linksBody, LinksSent, MyData, MyReview } from './my-review.dto.js';
import { MyReviewService } from './my-review.service.js';
import { MyAppealService } from './my-appeal.service.js';
import { MyDataService } from './my-data.service.js';
import type { TokenBody } from '../../platform/mailed-links/mailed-links.dto.js';
import { tokenBody } from '../../platform/mailed-links/mailed-links.dto.js';

/**
 * Authors' actions on their reviews, without an account: the token of a mailed link says whose they are. It's in the
 * body, because addresses end up in logs.
 */
@ApiTags('public')
@Controller('reviews/mine')
export class MyReviewController {
  constructor(
    private readonly reviews: MyReviewService,
    private readonly data: MyDataService,
    private readonly appeals: MyAppealService,
  ) {}

  /** The review of a link. */
  @Post()
  @ApiOk(MyReview, 'no-store')
  @ApiFailures(404, 410)
  getMyReview(@ValidBody(tokenBody) { token }: TokenBody): Promise<MyReview> {
    return this.reviews.get(token);
  }

  /** Changes it. A text stopped by automatic checks waits for a moderator; the public reads the old one meanwhile. */
  @Post('edit')
  @ApiOk(MyReview, 'no-store')
  @ApiFailures(404, 409, 410)
  editMyReview(@ValidBody(editBody) { token, ...content }: EditBody): Promise<MyReview> {
    return this.reviews.edit(token, content);
  }

  /** Takes it down. Its author can put it back until it's erased. */
  @Post('withdraw')
  @ApiOk(MyReview, 'no-store')
  @ApiFailures(404, 409, 410)
  withdrawMyReview(@ValidBody(tokenBody) { token }: TokenBody): Promise<MyReview> {
    return this.reviews.withdraw(token);
  }

  /** Puts a withdrawn review back. */
  @Post('restore')
  @ApiOk(MyReview, 'no-store')
  @ApiFailures(404, 409, 410)
  restoreMyReview(@ValidBody(tokenBody) { token }: TokenBody): Promise<MyReview> {
    return this.reviews.restore(token);
  }

  /** Appeals against its removal, once. It isn't erased before a moderator has answered. */
  @Post('appeal')
  @ApiOk(MyReview, 'no-store')
  @ApiFailures(404, 409, 410)
  async appealMyRemoval(@ValidBody(appealBody) { token, text }: AppealBody): Promise<MyReview> {
    await this.appeals.appeal(token, text);
    return this.reviews.get(token);
  }

  /** Everything stored about the address behind the link. */
  @Post('export')
  @ApiOk(MyData, 'no-store')
  @ApiFailures(404, 410)
  exportMyData(@ValidBody(tokenBody) { token }: TokenBody): Promise<MyData> {
    return this.data.export(token);
  }

  /** Erases all of it. */
  @Post('erase')
  @ApiOk(ErasedData, 'no-store')
  @ApiFailures(404, 410)
  eraseMyData(@ValidBody(tokenBody) { token }: TokenBody): Promise<ErasedData> {
    return this.data.erase(token);
  }

  /** Mails an address the links to its reviews. The response is the same for every address. */
  @Post('links')
  @ApiAccepted(LinksSent)
  sendMyLinks(
    @ValidBody(linksBody) { email }: LinksBody,
    @Req() request: FastifyRequest,
  ): Promise<LinksSent> {
    return this.data.sendLinks(email, getClientAddress(request));
  }
}
