import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, PrimaryColumn } from 'typeorm';
import type { PasswordLinkPurpose, StoredPasswordLink } from '../../platform/mailed-links/password-links.js';
import { Club } from '../../model/clubs/club.entity.js';

/** The login of a person who manages clubs' pages (see ManagedClub). */
@Entity('club_admins')
@Index('ux_club_admins_email', ['emailHash'], { unique: true })
@Index('ix_club_admins_club', ['clubId'])
export class ClubAdmin {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** The club shown first: the one they have managed longest. */
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

  /** Incremented by a password change or reset: sessions with an older version have ended. */
  @Column({ name: 'token_version', type: 'integer', default: 0 })
  tokenVersion!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}

/** A club that a person manages: several people can manage one club, and one person several clubs. */
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

/** A link that lets a club's administrator set a password, once; only its hash is kept. */
@Entity('club_admin_tokens', { withoutRowid: true })
@Index('ix_club_admin_tokens_admin', ['accountId'])
export class ClubAdminToken implements StoredPasswordLink {
  /** SHA-256 of the token, 64 hexadecimal digits. */
  @PrimaryColumn({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string;

  @Column({ name: 'admin_id', type: 'integer' })
  accountId!: number;

  @ManyToOne(() => ClubAdmin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_club_admin_tokens_admin' })
  admin?: Relation<ClubAdmin>;

  @Column({ type: 'varchar', length: 10 })
  purpose!: PasswordLinkPurpose;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date;

  /** Also set when the link is void because the password was changed another way. */
  @Column({ name: 'used_at', type: 'datetime', precision: 3, nullable: true })
  usedAt!: Date | null;
}
