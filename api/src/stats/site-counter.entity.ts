import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Names of the counters kept for the whole site. */
export type SiteCounterName = 'clubs' | 'visible_reviews';

/** A total that pages show, kept in the transaction that changes it, so that nothing is counted while reading. */
@Entity('site_counters', { withoutRowid: true })
export class SiteCounter {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: SiteCounterName;

  @Column({ type: 'integer', default: 0 })
  value!: number;
}
