import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { z } from 'zod';
import { MAILBOX_PATH } from '../mail/mailbox-rule.js';

/** The token of a mailed link. */
export const tokenField = z.string({ error: 'token must be a text' }).trim();

/** A body with nothing else. */
export const tokenBody = z.object({ token: tokenField });
export type TokenBody = z.output<typeof tokenBody>;

/** The token that a mail program sends with its "unsubscribe". */
export const unsubscribeQuery = z.object({
  token: z.string({ error: 'must be a text' }).trim().describe('The token of the mail'),
});

export type UnsubscribeQuery = z.output<typeof unsubscribeQuery>;

/** What was sent is accepted; a mail says whether anything follows from it. */
export class MailedResponse {
  @ApiProperty({ example: 'Please check your inbox.' })
  message!: string;

  @ApiPropertyOptional({
    description: 'Where the mail can be read; only while mails aren’t sent, and never in production',
    example: MAILBOX_PATH,
  })
  mailbox?: string;
}
