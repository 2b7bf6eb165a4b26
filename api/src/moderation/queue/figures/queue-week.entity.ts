import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The figures of a finished week. They don't change any more, so a week is computed from its events once. */
@Entity('desk_weeks', { withoutRowid: true })
export class QueueWeek {
  /** The date of its Monday: "2026-11-16". */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  week!: string;

  /** As JSON; see QueueWeekFigures. */
  @Column({ type: 'text' })
  figures!: string;
}
