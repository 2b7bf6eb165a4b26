import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Something the open data feed has said, at its place in the feed. A change gives it a new place at the end; what's gone
 * stays as deleted, so that whoever follows the feed hears of it. No foreign key: it outlives the club.
 */
@Entity('open_data_items')
@Index('ux_open_data_items_item', ['clubId', 'item'], { unique: true })
@Index('ix_open_data_items_ends', ['endsOn'])
export class OpenDataItem {
  /** The feed's order: grows with each change, never used twice. A whole number, up to 2^53. */
  @PrimaryColumn({ type: 'double' })
  modified!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  /** Which of the club's, such as "session-5". */
  @Column({ type: 'varchar', length: 32 })
  item!: string;

  /** Of what was said; null once it's deleted. */
  @Column({ type: 'varchar', length: 43, nullable: true })
  hash!: string | null;

  /** The last date of a session, after which it's deleted from the feed. */
  @Column({ name: 'ends_on', type: 'varchar', length: 10, nullable: true })
  endsOn!: string | null;
}
