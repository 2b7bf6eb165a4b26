import type { LoadError, LoadOutcome, Timing } from '@club-reviews/domain/release-telemetry';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What is counted of a release in an hour. */
abstract class HourlyFigure {
  /** Its name in the registry, or "other". */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  remote!: string;

  /** In UTC: "2026-11-23T14". */
  @PrimaryColumn({ type: 'varchar', length: 13 })
  hour!: string;

  /** The version that was in use, or was meant to be loaded; or "other". */
  @PrimaryColumn({ type: 'varchar', length: 80 })
  version!: string;

  @Column({ type: 'integer', default: 0 })
  count!: number;
}

/** How often releases were loaded in an hour, and with which outcome: only numbers, nothing about the visitors. */
@Entity('release_loads', { withoutRowid: true })
@Index('ix_release_loads_hour', ['hour'])
export class ReleaseLoads extends HourlyFigure {
  @PrimaryColumn({ type: 'varchar', length: 8 })
  outcome!: LoadOutcome;

  /** Empty if there was none. */
  @PrimaryColumn({ name: 'error_class', type: 'varchar', length: 10 })
  errorClass!: LoadError | '';
}

/** How long something took in an hour: how many measurements fell in each bucket. */
@Entity('release_timings', { withoutRowid: true })
@Index('ix_release_timings_hour', ['hour'])
export class ReleaseTimings extends HourlyFigure {
  @PrimaryColumn({ type: 'varchar', length: 8 })
  timing!: Timing;

  /** Its index in the bounds; see bucketBounds. */
  @PrimaryColumn({ type: 'integer' })
  bucket!: number;
}
