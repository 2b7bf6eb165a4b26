import { Column, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { PasswordLinkPurpose, StoredPasswordLink } from '../platform/mailed-links/password-links.js';

// What staff and clubs' people have in common. Each kind has tables of its own with these columns, and a foreign key
// to its own accounts: docs/decisions/0021 says why.

/** Someone who can log in. */
export abstract class Account {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  abstract name: string | null;
  abstract emailHash: string | null;
  abstract emailEncrypted: string | null;

  /** argon2id; null until an invited person has chosen a password. */
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

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}

/** A link with which the owner of an account sets a password, once; only its hash is stored. */
export abstract class PasswordToken implements StoredPasswordLink {
  /** SHA-256 of the token, 64 hexadecimal digits. */
  @PrimaryColumn({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string;

  abstract accountId: number;

  @Column({ type: 'varchar', length: 10 })
  purpose!: PasswordLinkPurpose;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date;

  /** Also set when the link is void because the password was changed another way. */
  @Column({ name: 'used_at', type: 'datetime', precision: 3, nullable: true })
  usedAt!: Date | null;
}

/** A passkey of an account. */
export abstract class Passkey {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  abstract accountId: number;

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
export abstract class RecoveryCode {
  abstract accountId: number;

  /** A keyed hash, 64 hexadecimal digits. */
  @PrimaryColumn({ name: 'code_hash', type: 'varchar', length: 64 })
  codeHash!: string;
}

/** What a {@link Challenge} is a step of. */
export type ChallengePurpose =
  'login' | 'passkey-login' | 'proof' | 'passkey-proof' | 'totp-setup' | 'passkey-setup';

/**
 * A step that was started and waits for the next one: the second factor of a login, the setting up of one, or the proof
 * that allows its removal. Short-lived, and only for its purpose.
 */
export abstract class Challenge {
  /** SHA-256 of the ticket that its holder sends, 64 hexadecimal digits. */
  @PrimaryColumn({ name: 'ticket_hash', type: 'varchar', length: 64 })
  ticketHash!: string;

  @Column({ type: 'varchar', length: 20 })
  purpose!: ChallengePurpose;

  /** Null while it isn't known who it is. */
  abstract accountId: number | null;

  /** What a passkey has to sign, or the encrypted secret of an authenticator app that is being set up. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  secret!: string | null;

  /** How many tries are left. */
  @Column({ name: 'tries_left', type: 'integer' })
  triesLeft!: number;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date;
}
