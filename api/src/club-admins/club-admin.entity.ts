import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Club } from '../clubs/club.entity.js';

/** A person who manages one club's page; several people can manage the same club. */
@Entity('club_admins')
@Index('ux_club_admins_email', ['emailHash'], { unique: true })
@Index('ix_club_admins_club', ['clubId'])
export class ClubAdmin {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @ManyToOne(() => Club, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_club_admins_club' })
  club?: Relation<Club>;

  @Column({ name: 'email_hash', type: 'varchar', length: 64 })
  emailHash!: string;

  @Column({ name: 'email_encrypted', type: 'varchar', length: 512 })
  emailEncrypted!: string;

  @Column({ type: 'varchar', length: 160 })
  name!: string;

  /** argon2id; null until the invited person has chosen a password. */
  @Column({ name: 'password_hash', type: 'varchar', length: 255, nullable: true })
  passwordHash!: string | null;

  /** Raised by a password change or reset, which ends all older sessions. */
  @Column({ name: 'token_version', type: 'integer', default: 0 })
  tokenVersion!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}
