import type { StaffRole, StaffState } from '@club-reviews/domain/staff-roles';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account, Challenge, Passkey, PasswordToken, RecoveryCode } from '../account.entity.js';

/**
 * A person who works in the site administration. After their access has ended, they keep their name, which the audit
 * log needs, and nothing else.
 */
@Entity('staff_members')
@Index('ux_staff_members_email', ['emailHash'], { unique: true })
@Index('ix_staff_members_role', ['role', 'state'])
export class StaffMember extends Account {
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

  /** Whether they get mails about a child's safety at once; null for the default of their role (see staff-mails). */
  @Column({ name: 'mails_safety', type: 'boolean', nullable: true })
  mailsSafety!: boolean | null;

  /** The same for the daily summary. */
  @Column({ name: 'mails_summary', type: 'boolean', nullable: true })
  mailsSummary!: boolean | null;

  /** Until when the last invitation works; null once it's accepted. */
  @Column({ name: 'invited_until', type: 'datetime', precision: 3, nullable: true })
  invitedUntil!: Date | null;

  @Column({ name: 'last_login_at', type: 'datetime', precision: 3, nullable: true })
  lastLoginAt!: Date | null;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt!: Date | null;
}

/** A link with which a member of staff sets a password. */
@Entity('staff_tokens', { withoutRowid: true })
@Index('ix_staff_tokens_member', ['accountId'])
export class StaffToken extends PasswordToken {
  @Column({ name: 'member_id', type: 'integer' })
  accountId!: number;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'fk_staff_tokens_member' })
  account?: Relation<StaffMember>;
}

/** A passkey of a member of staff. */
@Entity('staff_passkeys')
@Index('ux_staff_passkeys_credential', ['credentialHash'], { unique: true })
@Index('ix_staff_passkeys_member', ['accountId'])
export class StaffPasskey extends Passkey {
  @Column({ name: 'member_id', type: 'integer' })
  accountId!: number;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'fk_staff_passkeys_member' })
  account?: Relation<StaffMember>;
}

/** A recovery code of a member of staff. */
@Entity('staff_recovery_codes', { withoutRowid: true })
export class StaffRecoveryCode extends RecoveryCode {
  @PrimaryColumn({ name: 'member_id', type: 'integer' })
  accountId!: number;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'fk_staff_recovery_codes_member' })
  account?: Relation<StaffMember>;
}

/** A step that a member of staff has started. */
@Entity('staff_challenges', { withoutRowid: true })
@Index('ix_staff_challenges_member', ['accountId'])
@Index('ix_staff_challenges_expiry', ['expiresAt'])
export class StaffChallenge extends Challenge {
  @Column({ name: 'member_id', type: 'integer', nullable: true })
  accountId!: number | null;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'fk_staff_challenges_member' })
  account?: Relation<StaffMember> | null;
}
