import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often something was done in the current window; shared by all instances. */
@Entity('rate_limit_counters', { withoutRowid: true })
@Index('ix_rate_limit_counters_end', ['windowEndsAt'])
export class RateLimitCounter {
  /** What is counted, and a keyed hash of whom for. */
  @PrimaryColumn({ name: 'counter_key', type: 'varchar', length: 120 })
  counterKey!: string;

  @Column({ name: 'window_ends_at', type: 'datetime', precision: 3 })
  windowEndsAt!: Date;

  @Column({ type: 'integer', default: 0 })
  count!: number;
}
