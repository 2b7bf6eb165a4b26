import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from './session.js';

/**
 * Someone who is logged in, in one browser or program. The row is deleted when the session ends, and it's only valid
 * until then.
 */
@Entity('sessions')
@Index('ux_sessions_sid', ['sidHash'], { unique: true })
@Index('ix_sessions_subject', ['role', 'subject', 'id'])
@Index('ix_sessions_end', ['expiresAt'])
export class StoredSession {
  /** Names the session in lists; it lets nobody in. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** SHA-256 of the random id in its tokens, 64 hexadecimal digits. */
  @Column({ name: 'sid_hash', type: 'varchar', length: 64 })
  sidHash!: string;

  @Column({ type: 'varchar', length: 20 })
  role!: Role;

  @Column({ type: 'varchar', length: 64 })
  subject!: string;

  /** The version of the subject whose credentials were checked; see SessionSubjects. */
  @Column({ type: 'varchar', length: 64 })
  version!: string;

  /** Like "Firefox on Windows". */
  @Column({ type: 'varchar', length: 60 })
  browser!: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  /** To within a few minutes. */
  @Column({ name: 'last_seen_at', type: 'datetime', precision: 3 })
  lastSeenAt!: Date;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date;
}
