import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

const MAILBOX = 'Where the mail can be read; only while mails are not sent, and never in production';

/** A review was taken in. */
export class SubmittedReview {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: 'Please check your email to verify your review.' })
  message!: string;

  @ApiPropertyOptional({ description: MAILBOX, example: '/dev/mailbox' })
  mailbox?: string;
}

/** A link was pressed. */
export class VerifiedReview {
  @ApiProperty({ enum: ['verified', 'already-verified'] })
  status!: 'verified' | 'already-verified';

  @ApiProperty()
  clubSlug!: string;

  @ApiProperty()
  clubName!: string;

  @ApiProperty({ description: 'True while a person has to look at the review before it is shown' })
  isHeld!: boolean;
}

/** A new link is on its way. */
export class LinkSent {
  @ApiProperty()
  message!: string;

  @ApiPropertyOptional({ description: MAILBOX, example: '/dev/mailbox' })
  mailbox?: string;
}

/** What a review's text must keep to, for the form as well as for the server. */
export class WritingRules {
  @ApiProperty({ type: 'integer' })
  minLength!: number;

  @ApiProperty({ type: 'integer' })
  maxLength!: number;

  @ApiProperty({
    type: [String],
    description:
      'Whole words and phrases, in any case, at which the form shows where to turn with a concern about a child',
  })
  safeguardingWords!: string[];
}
