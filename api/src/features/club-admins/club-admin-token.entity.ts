import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ClubAdmin } from './club-admin.entity.js';

/** What a link lets a club's administrator do: choose a first password, or a new one. */
export type ClubAdminTokenPurpose = 'invitation' | 'reset';

/** A link that lets a club's administrator set a password, once; only its hash is kept. */
@Entity('club_admin_tokens', { withoutRowid: true })
@Index('ix_club_admin_tokens_admin', ['adminId'])
export class ClubAdminToken {
  /** SHA-256 of the token, 64 hexadecimal digits. */
  @PrimaryColumn({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string;

  @Column({ name: 'admin_id', type: 'integer' })
  adminId!: number;

  @ManyToOne(() => ClubAdmin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_club_admin_tokens_admin' })
  admin?: Relation<ClubAdmin>;

  @Column({ type: 'varchar', length: 10 })
  purpose!: ClubAdminTokenPurpose;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date;

  /** Also set when the link is void because the password was changed in another way. */
  @Column({ name: 'used_at', type: 'datetime', precision: 3, nullable: true })
  usedAt!: Date | null;
}
