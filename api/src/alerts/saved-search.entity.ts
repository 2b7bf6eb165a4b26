import type { TeamCategory, Weekday } from '@club-reviews/domain/club-facts';
import { SAVED_SEARCH_MONTHS } from '@club-reviews/domain/saved-searches';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Club } from '../model/clubs/club.entity.js';
import type { TeamMark } from '../clubs/directory/team-marks.js';

/** What someone wants to be told about: clubs with free places, around a place. */
@Entity('saved_searches')
@Index('ux_saved_searches_token', ['tokenHash'], { unique: true })
@Index('ix_saved_searches_email', ['emailHash'])
@Index('ix_saved_searches_around', ['radius', 'latitude'])
@Index('ix_saved_searches_due', ['mailDueAt'])
@Index('ix_saved_searches_erase', ['eraseAt'])
export class SavedSearch {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** Keyed hash of the mailbox that gets the mails. */
  @Column({ name: 'email_hash', type: 'varchar', length: 64 })
  emailHash!: string;

  @Column({ name: 'email_encrypted', type: 'varchar', length: 512 })
  emailEncrypted!: string;

  /** SHA-256 of the token in the link that confirms it, 64 hexadecimal digits. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string;

  /** The place as it's shown: a postcode, the first half of one, or a town. Never where a visitor's device is. */
  @Column({ type: 'varchar', length: 255 })
  place!: string;

  /** Of the place, to three decimals. */
  @Column({ type: 'double' })
  latitude!: number;

  @Column({ type: 'double' })
  longitude!: number;

  /** Miles. */
  @Column({ type: 'integer' })
  radius!: number;

  @Column({ name: 'age_group', type: 'varchar', length: 12, nullable: true })
  ageGroup!: string | null;

  @Column({ type: 'simple-json' })
  teams!: TeamCategory[];

  @Column({ type: 'simple-json' })
  days!: Weekday[];

  /** The directory's version when it was confirmed: what clubs had by then isn't new. Null until then. */
  @Column({ name: 'since_version', type: 'integer', nullable: true })
  sinceVersion!: number | null;

  @Column({ name: 'confirmed_at', type: 'datetime', precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** When the last mail about clubs was written. */
  @Column({ name: 'mailed_at', type: 'datetime', precision: 3, nullable: true })
  mailedAt!: Date | null;

  /** When the next one is due; null while there's nothing to report. */
  @Column({ name: 'mail_due_at', type: 'datetime', precision: 3, nullable: true })
  mailDueAt!: Date | null;

  /** When it's deleted: a week after it was saved, or six months after it was confirmed. */
  @Column({ name: 'erase_at', type: 'datetime', precision: 3 })
  eraseAt!: Date;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}

/** A club to be named in a saved search's next mail. */
@Entity('saved_search_clubs', { withoutRowid: true })
@Index('ix_saved_search_clubs_club', ['clubId'])
export class SavedSearchClub {
  @PrimaryColumn({ name: 'search_id', type: 'integer' })
  searchId!: number;

  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @ManyToOne(() => SavedSearch, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'search_id', foreignKeyConstraintName: 'fk_saved_search_clubs_search' })
  search?: Relation<SavedSearch>;

  @ManyToOne(() => Club, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_saved_search_clubs_club' })
  club?: Relation<Club>;

  @Column({ name: 'noticed_at', type: 'datetime', precision: 3 })
  noticedAt!: Date;
}

/**
 * Which places a club had free when it was last checked: anything beyond that is new, for every saved search at once. A
 * club without any, or that isn't listed, has no row.
 */
@Entity('club_openings')
export class ClubOpening {
  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @ManyToOne(() => Club, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_club_openings_club' })
  club?: Relation<Club>;

  /** Of the teams with free places, in ascending order. */
  @Column({ type: 'simple-json' })
  marks!: TeamMark[];

  @Column({ type: 'double' })
  latitude!: number;

  @Column({ type: 'double' })
  longitude!: number;
}

/** When a search confirmed at this moment ends. */
export function savedSearchEnd(at: Date): Date {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + SAVED_SEARCH_MONTHS);
  return end;
}
