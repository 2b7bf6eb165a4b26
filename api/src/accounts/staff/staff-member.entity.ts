import type { StaffRole, StaffState } from '@club-reviews/domain/staff-roles';
import type { PasswordLinkPurpose, StoredPasswordLink } from '../../platform/mailed-links/password-links.js';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A person who works in the site administration. After their access has ended, they keep their name, which the audit
 * log needs, and nothing else.
 */
@Entity('staff_members')
@Index('ux_staff_members_email', ['emailHash'], { unique: true })
@Index('ix_staff_members_role', ['role', 'state'])
export class StaffMember {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** Null until the invitation is accepted. */
  @Column({ type: 'varchar', length: 160, nullable: true })
  name!: string | null;

  /** Null once their access has ended. */
  @Column({ name: 'email_hash', type: 'varchar', length: 64, nullable: true })
  emailHash!: string | null;

  @Column({ name: 'email_encrypted', type: 'varchar', length: 512, nullable: true })
  emailEncrypted!: string | null;

  @Column({ type: 'varchar', length: 10 })
  role!: StaffRole;

  @Column({ type: 'varchar', length: 10 })
  state!: StaffState;

  /** argon2id; null until the invitation is accepted. */
  @Column({ name: 'password_hash', type: 'varchar', length: 255, nullable: true })
  passwordHash!: string | null;

  /** Encrypted with the data key; null without an authenticator app. */
  @Column({ name: 'totp_secret', type: 'varchar', length: 255, nullable: true })
  totpSecret!: string | null;

  /** The 30 seconds of the last code that was accepted: it and those before it are used up. */
  @Column({ name: 'totp_used_step', type: 'integer', nullable: true })
  totpUsedStep!: number | null;

  /** Incremented whenever older sessions have to end. */
  @Column({ name: 'token_version', type: 'integer', default: 0 })
  tokenVersion!: number;

  /** Whether they get mails about a child's safety at once; null for the default of their role (see staff-mails). */
  @Column({ name: 'mails_safety', type: 'boolean', nullable: true })
  mailsSafety!: boolean | null;

  /** The same for the daily summary. */
  @Column({ name: 'mails_summary', type: 'boolean', nullable: true })
  mailsSummary!: boolean | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  /** Until when the last invitation works; null once it's accepted. */
  @Column({ name: 'invited_until', type: 'datetime', precision: 3, nullable: true })
  invitedUntil!: Date | null;

  @Column({ name: 'last_login_at', type: 'datetime', precision: 3, nullable: true })
  lastLoginAt!: Date | null;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt!: Date | null;
}

/** A link with which a member of staff sets a password, once; only its hash is stored. */
@Entity('staff_tokens', { withoutRowid: true })
@Index('ix_staff_tokens_member', ['accountId'])
export class StaffToken implements StoredPasswordLink {
  /** SHA-256 of the token, 64 hexadecimal digits. */
  @PrimaryColumn({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string;

  @Column({ name: 'member_id', type: 'integer' })
  accountId!: number;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'fk_staff_tokens_member' })
  member?: Relation<StaffMember>;

  @Column({ type: 'varchar', length: 10 })
  purpose!: PasswordLinkPurpose;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date;

  @Column({ name: 'used_at', type: 'datetime', precision: 3, nullable: true })
  usedAt!: Date | null;
}

/** A passkey of a member of staff. */
@Entity('staff_passkeys')
@Index('ux_staff_passkeys_credential', ['credentialHash'], { unique: true })
@Index('ix_staff_passkeys_member', ['memberId'])
export class StaffPasskey {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'member_id', type: 'integer' })
  memberId!: number;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'fk_staff_passkeys_member' })
  member?: Relation<StaffMember>;

  /** Its name, chosen by the owner. */
  @Column({ type: 'varchar', length: 80 })
  name!: string;

  /** SHA-256 of the credential's id, which can be longer than an index takes. */
  @Column({ name: 'credential_hash', type: 'varchar', length: 64 })
  credentialHash!: string;

  @Column({ name: 'credential_id', type: 'text' })
  credentialId!: string;

  /** COSE, in base64url. */
  @Column({ name: 'public_key', type: 'text' })
  publicKey!: string;

  /** How often the authenticator claims to have signed: fewer than before means a copy. */
  @Column({ name: 'sign_count', type: 'double' })
  signCount!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'last_used_at', type: 'datetime', precision: 3, nullable: true })
  lastUsedAt!: Date | null;
}

/** A recovery code that can still be used. */
@Entity('staff_recovery_codes', { withoutRowid: true })
export class StaffRecoveryCode {
  @PrimaryColumn({ name: 'member_id', type: 'integer' })
  memberId!: number;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'fk_staff_recovery_codes_member' })
  member?: Relation<StaffMember>;

  /** A keyed hash, 64 hexadecimal digits. */
  @PrimaryColumn({ name: 'code_hash', type: 'varchar', length: 64 })
  codeHash!: string;
}

/** What a {@link StaffChallenge} is a step of. */
export type StaffChallengePurpose =
  'login' | 'passkey-login' | 'proof' | 'passkey-proof' | 'totp-setup' | 'passkey-setup';

/**
 * A step that was started and waits for the next one: the second factor of a login, the setting up of one, or the proof
 * that allows its removal. Short-lived, and only for its purpose.
 */
@Entity('staff_challenges', { withoutRowid: true })
@Index('ix_staff_challenges_member', ['memberId'])
@Index('ix_staff_challenges_expiry', ['expiresAt'])
export class StaffChallenge {
  /** SHA-256 of the ticket that its holder sends, 64 hexadecimal digits. */
  @PrimaryColumn({ name: 'ticket_hash', type: 'varchar', length: 64 })
  ticketHash!: string;

  @Column({ type: 'varchar', length: 20 })
  purpose!: StaffChallengePurpose;

  /** Null while it isn't known who it is. */
  @Column({ name: 'member_id', type: 'integer', nullable: true })
  memberId!: number | null;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'fk_staff_challenges_member' })
  member?: Relation<StaffMember> | null;

  /** What a passkey has to sign, or the encrypted secret of an authenticator app that is being set up. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  secret!: string | null;

  /** How many tries are left. */
  @Column({ name: 'tries_left', type: 'integer' })
  triesLeft!: number;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date;
}
