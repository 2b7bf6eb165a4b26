import type { InvitationWay } from '@club-reviews/domain/review-invitations';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Club } from '../clubs/club.entity.js';

/** A club's invitation to review it: a code that marks one review as invited. Nothing says which review that was. */
@Entity('review_invitations')
@Index('ux_review_invitations_code', ['codeHash'], { unique: true })
@Index('ix_review_invitations_club', ['clubId', 'way', 'createdAt', 'isUsed'])
@Index('ix_review_invitations_email', ['emailHash'])
@Index('ix_review_invitations_created', ['createdAt'])
export class ReviewInvitation {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @ManyToOne(() => Club, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_review_invitations_club' })
  club?: Relation<Club>;

  /** SHA-256 of the code, 64 hexadecimal digits. */
  @Column({ name: 'code_hash', type: 'varchar', length: 64 })
  codeHash!: string;

  @Column({ type: 'varchar', length: 5 })
  way!: InvitationWay;

  /** Keyed hash of the mailbox it was sent to; null for a printed one, and for one that wasn't sent. */
  @Column({ name: 'email_hash', type: 'varchar', length: 64, nullable: true })
  emailHash!: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date;

  /** Whether a review that came of it was confirmed; a time would say which. */
  @Column({ name: 'is_used', type: 'boolean', default: false })
  isUsed!: boolean;
}

/** A mailbox that wants no more invitations from clubs. */
@Entity('invitation_refusals', { withoutRowid: true })
export class InvitationRefusal {
  /** Keyed hash of the mailbox. */
  @PrimaryColumn({ name: 'email_hash', type: 'varchar', length: 64 })
  emailHash!: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}
