import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The figures of a week that is over. They don't change any more, so a week is read from the events once. */
@Entity('desk_weeks', { withoutRowid: true })
export class DeskWeek {
  /** The date of its Monday: "2026-11-16". */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  week!: string;

  /** As JSON; see DeskWeekFigures. */
  @Column({ type: 'text' })
  figures!: string;
}
