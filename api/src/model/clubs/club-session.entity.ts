import type { SessionKind, SessionState } from '@club-reviews/domain/club-sessions';
import type { TeamCategory } from '@club-reviews/domain/club-facts';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Club } from './club.entity.js';

/** The dates that a session's `calledOff` lists. */
export function toCalledOff(stored: string): string[] {
  return stored === '' ? [] : stored.split(',');
}

/** A session that children can come and try, once or weekly; dates and times are London's. */
@Entity('club_sessions')
@Index('ix_club_sessions_club', ['clubId', 'lastOn'])
export class ClubSession {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @ManyToOne(() => Club, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_club_sessions_club' })
  club?: Relation<Club>;

  @Column({ type: 'varchar', length: 12 })
  kind!: SessionKind;

  @Column({ type: 'varchar', length: 80, nullable: true })
  title!: string | null;

  /** Like "2026-12-12", as all its dates. */
  @Column({ name: 'starts_on', type: 'varchar', length: 10 })
  startsOn!: string;

  /** As entered; null if it's once. */
  @Column({ name: 'weekly_until', type: 'varchar', length: 10, nullable: true })
  weeklyUntil!: string | null;

  /** The last date: see getLastDate. */
  @Column({ name: 'last_on', type: 'varchar', length: 10 })
  lastOn!: string;

  /** Like "10:00". */
  @Column({ name: 'start_time', type: 'varchar', length: 5 })
  startTime!: string;

  @Column({ name: 'end_time', type: 'varchar', length: 5 })
  endTime!: string;

  @Column({ name: 'age_from', type: 'integer', nullable: true })
  ageFrom!: number | null;

  @Column({ name: 'age_to', type: 'integer', nullable: true })
  ageTo!: number | null;

  @Column({ type: 'varchar', length: 12 })
  category!: TeamCategory;

  /** Null: at the club's ground. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  place!: string | null;

  @Column({ type: 'varchar', length: 8, nullable: true })
  postcode!: string | null;

  /** 0 is free. */
  @Column({ name: 'cost_pence', type: 'integer' })
  costPence!: number;

  @Column({ type: 'varchar', length: 500, nullable: true })
  bring!: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  joining!: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  link!: string | null;

  @Column({ type: 'varchar', length: 12 })
  state!: SessionState;

  /** The weeks of a weekly session that are called off: "2026-12-26,2027-01-02". */
  @Column({ name: 'called_off', type: 'varchar', length: 600, default: '' })
  calledOff!: string;

  /** Counts its changes, so that nobody overwrites one that they haven't seen. */
  @Column({ type: 'integer' })
  revision!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt!: Date;
}
