import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What is known about how a review came in, for 90 days: used to detect rings. It has no key to the review, because
 * that may move to an archive meanwhile.
 */
@Entity('submission_traces', { withoutRowid: true })
@Index('ix_submission_traces_club', ['clubId', 'confirmedAt'])
@Index('ix_submission_traces_unmoderated', ['clubId', 'isUnmoderated', 'confirmedAt'])
@Index('ix_submission_traces_network', ['networkHash', 'confirmedAt'])
@Index('ix_submission_traces_club_network', ['clubId', 'networkHash', 'confirmedAt'])
@Index('ix_submission_traces_domain', ['domainHash', 'confirmedAt'])
@Index('ix_submission_traces_created', ['createdAt'])
@Index('ix_submission_traces_rejected', ['authorHash', 'rejectedAt'])
export class SubmissionTrace {
  @PrimaryColumn({ name: 'review_id', type: 'integer' })
  reviewId!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  /** The author's hash, as on the review: nobody is compared with themselves. */
  @Column({ name: 'author_hash', type: 'varchar', length: 64 })
  authorHash!: string;

  /** Keyed hash of the address's domain; null if many strangers share it, as with a mail provider's. */
  @Column({ name: 'domain_hash', type: 'varchar', length: 64, nullable: true })
  domainHash!: string | null;

  /** Keyed hash of the IPv4 /24 or IPv6 /48; null if it wasn't an internet address. */
  @Column({ name: 'network_hash', type: 'varchar', length: 32, nullable: true })
  networkHash!: string | null;

  /** Keyed hash of what the browser sends about itself with every request; null if it sends nothing. */
  @Column({ name: 'browser_hash', type: 'varchar', length: 32, nullable: true })
  browserHash!: string | null;

  /** The wording, see textFingerprint; null for a short one that came in before short ones were compared. */
  @Column({ name: 'text_values', type: 'varchar', length: 96, nullable: true })
  textValues!: string | null;

  /** When the owner of the address said that they hadn't written it; null if they haven't. */
  @Column({ name: 'rejected_at', type: 'datetime', precision: 3, nullable: true })
  rejectedAt!: Date | null;

  /** How long the form was open, according to the form. */
  @Column({ name: 'seconds_to_write', type: 'integer', nullable: true })
  secondsToWrite!: number | null;

  /** Names of the signals, joined with commas; empty in most. */
  @Column({ type: 'varchar', length: 400 })
  signals!: string;

  /** The sum of the signals' weights. */
  @Column({ type: 'integer' })
  score!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  /** When the address was proved; null before that, and until then the review counts against nobody. */
  @Column({ name: 'confirmed_at', type: 'datetime', precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** Whether it was published before a moderator had read it. */
  @Column({ name: 'is_unmoderated', type: 'boolean', default: false })
  isUnmoderated!: boolean;
}

/** For finding similar texts: they share a band. Only reviews whose address is proved have any. */
@Entity('submission_trace_bands', { withoutRowid: true })
@Index('ix_submission_trace_bands_review', ['reviewId'])
@Index('ix_submission_trace_bands_created', ['createdAt'])
export class SubmissionTraceBand {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  band!: string;

  @PrimaryColumn({ name: 'review_id', type: 'integer' })
  reviewId!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}
