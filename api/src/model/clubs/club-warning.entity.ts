import type { ClubWarningReason, WarningAppealState } from '@club-reviews/domain/club-warnings';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Club } from './club.entity.js';

/** A public warning on a club's page that its reviews were manipulated, and the club's appeal. */
@Entity('club_warnings')
@Index('ix_club_warnings_club', ['clubId', 'endsAt'])
@Index('ix_club_warnings_appeals', ['appealState', 'urgency', 'appealedAt'])
@Index('ix_club_warnings_ending', ['endedAt', 'endsAt'])
export class ClubWarning {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @ManyToOne(() => Club, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_club_warnings_club' })
  club?: Relation<Club>;

  @Column({ type: 'varchar', length: 20 })
  reason!: ClubWarningReason;

  /** What the page says. */
  @Column({ type: 'text' })
  text!: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  /** The midnight in London after its last day. */
  @Column({ name: 'ends_at', type: 'datetime', precision: 3 })
  endsAt!: Date;

  /** When it came off the page; null until then, or until the next hour. */
  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt!: Date | null;

  /** Null, like everything that follows, until the club appeals. */
  @Column({ name: 'appeal_text', type: 'text', nullable: true })
  appealText!: string | null;

  @Column({ name: 'appealed_at', type: 'datetime', precision: 3, nullable: true })
  appealedAt!: Date | null;

  @Column({ name: 'appeal_state', type: 'varchar', length: 10, nullable: true })
  appealState!: WarningAppealState | null;

  /** See toUrgency. */
  @Column({ type: 'tinyint', nullable: true })
  urgency!: number | null;

  /** What the club was told. */
  @Column({ name: 'appeal_answer', type: 'text', nullable: true })
  appealAnswer!: string | null;
}
