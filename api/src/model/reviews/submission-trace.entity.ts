import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What is known of how a review came in, for 90 days: by it rings are found. It has no key to the review, because that may
 * move to an archive meanwhile.
 */
@Entity('submission_traces', { withoutRowid: true })
@Index('ix_submission_traces_club', ['clubId', 'createdAt'])
@Index('ix_submission_traces_network', ['networkHash', 'createdAt'])
@Index('ix_submission_traces_created', ['createdAt'])
export class SubmissionTrace {
  @PrimaryColumn({ name: 'review_id', type: 'integer' })
  reviewId!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  /** The author's hash as the review has it: nobody is compared with themselves. */
  @Column({ name: 'author_hash', type: 'varchar', length: 64 })
  authorHash!: string;

  /** Keyed hash of the IPv4 /24 or IPv6 /48; null where the address was none of the internet. */
  @Column({ name: 'network_hash', type: 'varchar', length: 32, nullable: true })
  networkHash!: string | null;

  /** Keyed hash of what the browser says of itself with every request; null when it says nothing. */
  @Column({ name: 'browser_hash', type: 'varchar', length: 32, nullable: true })
  browserHash!: string | null;

  /** The wording, see textFingerprint; null when the text is too short. */
  @Column({ name: 'text_values', type: 'varchar', length: 96, nullable: true })
  textValues!: string | null;

  /** How long the form was open, as the form says. */
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
}

/** By which texts that are alike are found: they share a band. */
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
