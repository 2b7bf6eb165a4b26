import type { ClubProblem, SuggestionKind, SuggestionState } from '@club-reviews/domain/club-suggestions';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { URGENCY } from '../../platform/queue/urgency.js';

/** A visitor's suggestion for the directory: a club that is missing, or something wrong with a listed one. */
@Entity('club_suggestions')
@Index('ix_club_suggestions_state', ['state', 'createdAt'])
@Index('ix_club_suggestions_urgency', ['state', 'urgency', 'createdAt'])
@Index('ix_club_suggestions_created', ['createdAt'])
@Index('ix_club_suggestions_decided', ['decidedAt'])
@Index('ix_club_suggestions_email', ['emailHash'])
@Index('ix_club_suggestions_club', ['clubId'])
@Index('ix_club_suggestions_other_club', ['otherClubId'])
export class ClubSuggestion {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 10 })
  kind!: SuggestionKind;

  /** The club to be corrected, or the one that a missing club turned out to be or has become. */
  @Column({ name: 'club_id', type: 'integer', nullable: true })
  clubId!: number | null;

  @ManyToOne(() => Club, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_club_suggestions_club' })
  club?: Relation<Club> | null;

  /** As it was typed for a missing club, and as it was called at the time for a listed one. */
  @Column({ name: 'club_name', type: 'varchar', length: 160 })
  clubName!: string;

  @Column({ type: 'varchar', length: 160, nullable: true })
  place!: string | null;

  @Column({ type: 'varchar', length: 8, nullable: true })
  postcode!: string | null;

  @Column({ name: 'website_url', type: 'varchar', length: 500, nullable: true })
  websiteUrl!: string | null;

  @Column({ type: 'varchar', length: 60, nullable: true })
  sport!: string | null;

  /** What is wrong with a listed club. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  problem!: ClubProblem | null;

  /** The other entry of a club that is listed twice. */
  @Column({ name: 'other_club_id', type: 'integer', nullable: true })
  otherClubId!: number | null;

  @ManyToOne(() => Club, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'other_club_id', foreignKeyConstraintName: 'fk_club_suggestions_other_club' })
  otherClub?: Relation<Club> | null;

  @Column({ type: 'text' })
  words!: string;

  /** Whether an address was given for the outcome. */
  @Column({ name: 'wants_answer', type: 'boolean', default: 0 })
  wantsAnswer!: boolean;

  /** The address for the outcome; wiped by the decision, with its hash. */
  @Column({ name: 'email_encrypted', type: 'varchar', length: 512, nullable: true })
  emailEncrypted!: string | null;

  @Column({ name: 'email_hash', type: 'varchar', length: 64, nullable: true })
  emailHash!: string | null;

  @Column({ type: 'varchar', length: 10, default: 'open' })
  state!: SuggestionState;

  /** The moderator's message, for a visitor who left an address. */
  @Column({ type: 'text', nullable: true })
  answer!: string | null;

  /** Who decided, by their name at the time. */
  @Column({ name: 'decided_by', type: 'varchar', length: 160, nullable: true })
  decidedBy!: string | null;

  @Column({ name: 'decided_at', type: 'datetime', precision: 3, nullable: true })
  decidedAt!: Date | null;

  /** See toUrgency. */
  @Column({ type: 'tinyint', default: URGENCY.ordinary })
  urgency!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}
