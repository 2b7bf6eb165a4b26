import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A mail written in the transaction that causes it, and sent afterwards. Recipient and contents are encrypted, and
 * wiped once the mail is sent or given up.
 */
@Entity('mails')
@Index('ux_mails_message_id', ['messageId'], { unique: true })
@Index('ix_mails_next_attempt', ['nextAttemptAt'])
@Index('ix_mails_created', ['createdAt'])
@Index('ix_mails_recipient', ['recipientHash'])
export class Mail {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** The Message-ID header: the same at every attempt, so that a mail that arrives twice can be recognised. */
  @Column({ name: 'message_id', type: 'varchar', length: 200 })
  messageId!: string;

  /** The mail's purpose, like "review-verification". */
  @Column({ type: 'varchar', length: 40 })
  kind!: string;

  /** Recipient, subject, HTML and text as encrypted JSON; null once wiped. */
  @Column({ name: 'payload_encrypted', type: 'text', nullable: true })
  payloadEncrypted!: string | null;

  /** Keyed hash of the recipient's mailbox, for finding the person's mails; null once wiped. */
  @Column({ name: 'recipient_hash', type: 'varchar', length: 64, nullable: true })
  recipientHash!: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** When the mail is due; null once it is sent or given up. */
  @Column({ name: 'next_attempt_at', type: 'datetime', precision: 3, nullable: true })
  nextAttemptAt!: Date | null;

  /** Whether it's sent together with others to the same address; see mailbox-budget.ts. */
  @Column({ name: 'is_for_digest', type: 'boolean', default: false })
  isForDigest!: boolean;

  /** Until then one instance has it. */
  @Column({ name: 'locked_until', type: 'datetime', precision: 3, nullable: true })
  lockedUntil!: Date | null;

  @Column({ name: 'sent_at', type: 'datetime', precision: 3, nullable: true })
  sentAt!: Date | null;

  /** Why the last attempt failed; never holds an address. */
  @Column({ name: 'last_error', type: 'varchar', length: 200, nullable: true })
  lastError!: string | null;
}
