import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';

/** The login of a person who manages clubs' pages (see ManagedClub). */
@Entity('club_admins')
@Index('ux_club_admins_email', ['emailHash'], { unique: true })
@Index('ix_club_admins_club', ['clubId'])
export class ClubAdmin {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** The club that is shown first: of those they manage, the one they have managed longest. */
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

  /** Raised by a password change or reset, which ends all older sessions but one that survives. */
  @Column({ name: 'token_version', type: 'integer', default: 0 })
  tokenVersion!: number;

  /** The session in which the password was changed last, whose tokens stay valid; null after a reset. */
  @Column({ name: 'surviving_session', type: 'varchar', length: 32, nullable: true })
  survivingSession!: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}
