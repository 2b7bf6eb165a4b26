import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { Account, Challenge, Passkey, PasswordToken, RecoveryCode } from '../account.entity.js';

/** The login of a person who manages clubs' pages (see ManagedClub). */
@Entity('club_admins')
@Index('ux_club_admins_email', ['emailHash'], { unique: true })
@Index('ix_club_admins_club', ['clubId'])
export class ClubAdmin extends Account {
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

/** A link with which a club's administrator sets a password. */
@Entity('club_admin_tokens', { withoutRowid: true })
@Index('ix_club_admin_tokens_admin', ['accountId'])
export class ClubAdminToken extends PasswordToken {
  @Column({ name: 'admin_id', type: 'integer' })
  accountId!: number;

  @ManyToOne(() => ClubAdmin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_club_admin_tokens_admin' })
  account?: Relation<ClubAdmin>;
}

/** A passkey of a club's administrator. */
@Entity('club_admin_passkeys')
@Index('ux_club_admin_passkeys_credential', ['credentialHash'], { unique: true })
@Index('ix_club_admin_passkeys_admin', ['accountId'])
export class ClubAdminPasskey extends Passkey {
  @Column({ name: 'admin_id', type: 'integer' })
  accountId!: number;

  @ManyToOne(() => ClubAdmin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_club_admin_passkeys_admin' })
  account?: Relation<ClubAdmin>;
}

/** A recovery code of a club's administrator. */
@Entity('club_admin_recovery_codes', { withoutRowid: true })
export class ClubAdminRecoveryCode extends RecoveryCode {
  @PrimaryColumn({ name: 'admin_id', type: 'integer' })
  accountId!: number;

  @ManyToOne(() => ClubAdmin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_club_admin_recovery_codes_admin' })
  account?: Relation<ClubAdmin>;
}

/** A step that a club's administrator has started. */
@Entity('club_admin_challenges', { withoutRowid: true })
@Index('ix_club_admin_challenges_admin', ['accountId'])
@Index('ix_club_admin_challenges_expiry', ['expiresAt'])
export class ClubAdminChallenge extends Challenge {
  @Column({ name: 'admin_id', type: 'integer', nullable: true })
  accountId!: number | null;

  @ManyToOne(() => ClubAdmin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_club_admin_challenges_admin' })
  account?: Relation<ClubAdmin> | null;
}
