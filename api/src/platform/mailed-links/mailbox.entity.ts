import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What the public has caused to a mailbox in the last day. */
@Entity('mailboxes', { withoutRowid: true })
@Index('ix_mailboxes_forgotten', ['forgottenAt'])
export class Mailbox {
  /** Keyed hash of the address without tags, wherever they're written with a "+". */
  @PrimaryColumn({ name: 'mailbox_hash', type: 'varchar', length: 64 })
  mailboxHash!: string;

  /** {@link CausedMail}s as JSON. */
  @Column({ type: 'text' })
  caused!: string;

  @Column({ name: 'forgotten_at', type: 'datetime', precision: 3 })
  forgottenAt!: Date;
}
