import { MAX_CLUB_TEXT_LENGTH } from '@club-reviews/domain/club-profile';
import {
  MAX_REPLY_TEMPLATES,
  MAX_TEMPLATE_NAME_LENGTH,
  TEMPLATE_MESSAGES,
} from '@club-reviews/domain/reply-templates';
import { Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ForRole } from '../../platform/auth/for-role.js';
import { CurrentSession } from '../../platform/auth/session.js';
import type { Session } from '../../platform/auth/session.js';
import { ApiFailures, ApiOk } from '../../platform/http/api-list.js';
import { lineField, textField } from '../../platform/http/text-fields.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { OwnClubQuery } from '../dashboard/dashboard.dto.js';
import { ownClubQuery } from '../dashboard/dashboard.dto.js';
import { ReplyTemplatesService } from './reply-templates.service.js';

/** A club's templates, all of them: those that aren't sent are dropped. */
export const templatesBody = z.object({
  templates: z
    .array(
      z.object({
        name: lineField({
          name: 'The name',
          max: MAX_TEMPLATE_NAME_LENGTH,
          missing: TEMPLATE_MESSAGES.name,
        }),
        text: textField({ name: 'The text', max: MAX_CLUB_TEXT_LENGTH, missing: TEMPLATE_MESSAGES.text }),
      }),
      { error: 'templates must be a list' },
    )
    .max(MAX_REPLY_TEMPLATES, { error: TEMPLATE_MESSAGES.tooMany }),
  version: z
    .string({ error: 'version must be that of the templates that were changed' })
    .max(64, { error: 'version must be that of the templates that were changed' }),
});

export type TemplatesBody = z.output<typeof templatesBody>;

/** A text to start replies from. */
export class ClubReplyTemplate {
  @ApiProperty({ maxLength: MAX_TEMPLATE_NAME_LENGTH })
  name!: string;

  @ApiProperty({ maxLength: MAX_CLUB_TEXT_LENGTH })
  text!: string;
}

/** A club's templates, in its order. */
export class ClubReplyTemplates {
  @ApiProperty({ type: [ClubReplyTemplate] })
  templates!: ClubReplyTemplate[];

  @ApiProperty({ description: 'Names this list: whoever changes it sends it along' })
  version!: string;
}

/** The templates that a club's managers start their replies from. */
@ApiTags('club-admin')
@Controller('club-admin/reply-templates')
@ForRole('club-admin')
export class ReplyTemplatesController {
  constructor(private readonly templates: ReplyTemplatesService) {}

  /** The club's templates, in the club's order. */
  @Get()
  @ApiOk(ClubReplyTemplates, 'no-store')
  listReplyTemplates(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
  ): Promise<ClubReplyTemplates> {
    return this.templates.list(subject, clubId);
  }

  /** Replaces the club's own list of templates. 409 when someone has changed it since it was read. */
  @Put()
  @ApiOkResponse({ type: ClubReplyTemplates })
  @ApiFailures(409)
  saveReplyTemplates(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
    @ValidBody(templatesBody) body: TemplatesBody,
  ): Promise<ClubReplyTemplates> {
    return this.templates.save(subject, clubId, body);
  }
}
