import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * How often a club was seen in a day: only numbers, nothing about the visitors. It doesn't reference the club's row, so
 * that counts for a club that was just deleted don't stop others from being stored.
 */
@Entity('club_daily_figures', { withoutRowid: true })
@Index('ix_club_daily_figures_day', ['day'])
export class ClubDailyFigure {
  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  /** "2026-11-23", London time. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day!: string;

  /** How often its page was opened. */
  @Column({ type: 'integer', default: 0 })
  views!: number;

  /** How often it was on a page of search results. */
  @Column({ name: 'shown_in_searches', type: 'integer', default: 0 })
  shownInSearches!: number;
}
