import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Names of the counters kept for the whole site. A review is pending verification, awaiting approval or approved;
 * `reviews_held` are those that an automatic check holds back and nobody has approved yet.
 */
export type SiteCounterName =
  | 'clubs'
  | 'visible_reviews'
  | 'reviews_pending_verification'
  | 'reviews_awaiting_approval'
  | 'reviews_approved'
  | 'reviews_held';

/** A total that pages show, kept in the transaction that changes it, so that nothing is counted while reading. */
@Entity('site_counters', { withoutRowid: true })
export class SiteCounter {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: SiteCounterName;

  @Column({ type: 'integer', default: 0 })
  value!: number;
}
