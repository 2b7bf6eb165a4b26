import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { ClubAdmin } from './club-admin.entity.js';

/** A club that a person manages: several people can manage the same club, and one person several clubs. */
@Entity('managed_clubs', { withoutRowid: true })
@Index('ix_managed_clubs_club', ['clubId'])
export class ManagedClub {
  @PrimaryColumn({ name: 'admin_id', type: 'integer' })
  adminId!: number;

  @ManyToOne(() => ClubAdmin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_managed_clubs_admin' })
  admin?: Relation<ClubAdmin>;

  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @ManyToOne(() => Club, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_managed_clubs_club' })
  club?: Relation<Club>;

  @Column({ type: 'datetime', precision: 3 })
  since!: Date;
}
