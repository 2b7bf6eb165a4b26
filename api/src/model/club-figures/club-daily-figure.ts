import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * How often a club was seen in a day: numbers alone, nothing about who looked. It refers to no club's row, so that counts
 * of a club that was just deleted don't keep those of others from being written.
 */
@Entity('club_daily_figures', { withoutRowid: true })
@Index('ix_club_daily_figures_day', ['day'])
export class ClubDailyFigure {
  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  /** "2026-11-23", by the clock in London. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day!: string;

  /** How often its page was opened. */
  @Column({ type: 'integer', default: 0 })
  views!: number;

  /** How often a page of search results had it. */
  @Column({ name: 'shown_in_searches', type: 'integer', default: 0 })
  shownInSearches!: number;
}
