import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What took a review out of sight: a safety report, or a notice of complaint that its author didn't answer. */
export type HideSource = 'report' | 'notice';

/**
 * A review that a report or notice took out of sight before a moderator had decided, with keyed hashes of who sent it;
 * for 90 days. Without foreign keys: it counts even if the review is gone.
 */
@Entity('automatic_hides')
@Index('ix_automatic_hides_club', ['clubId', 'createdAt'])
@Index('ix_automatic_hides_created', ['createdAt'])
@Index('ix_automatic_hides_mailbox', ['mailboxHash'])
export class AutomaticHide {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'review_id', type: 'integer' })
  reviewId!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @Column({ type: 'varchar', length: 10 })
  source!: HideSource;

  /** Null once its owner has had it erased. */
  @Column({ name: 'mailbox_hash', type: 'varchar', length: 64, nullable: true })
  mailboxHash!: string | null;

  /** Null for a domain where anyone can have an address. */
  @Column({ name: 'domain_hash', type: 'varchar', length: 64, nullable: true })
  domainHash!: string | null;

  @Column({ name: 'network_hash', type: 'varchar', length: 32, nullable: true })
  networkHash!: string | null;

  @Column({ name: 'browser_hash', type: 'varchar', length: 32, nullable: true })
  browserHash!: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}
