import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { URGENCY } from '../../platform/queue/urgency.js';

/** The states of a claim: pending until a site administrator decides. */
export const CLAIM_STATUSES = ['pending', 'approved', 'rejected'] as const;

/** One of the {@link CLAIM_STATUSES}. */
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** A club representative's request to manage a club's page; e-mail and telephone are personal data. */
@Entity('claims')
@Index('ix_claims_status', ['status', 'createdAt'])
@Index('ix_claims_urgency', ['status', 'urgency', 'createdAt'])
@Index('ix_claims_created', ['createdAt'])
@Index('ix_claims_club', ['clubId'])
@Index('ix_claims_contact_email', ['contactEmailHash'])
@Index('ix_claims_contact_due', ['contactErasedAt', 'decidedAt'])
@Index('ux_claims_pending', ['pendingKey'], { unique: true })
export class Claim {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'club_name', type: 'varchar', length: 160 })
  clubName!: string;

  /** The listed club that is claimed; null for "My club is not listed". */
  @Column({ name: 'club_id', type: 'integer', nullable: true })
  clubId!: number | null;

  @ManyToOne(() => Club, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_claims_club' })
  club?: Relation<Club> | null;

  /** Name, phone and additional information as {@link ClaimContacts} encrypts them; null once they're erased. */
  @Column({ name: 'contact_encrypted', type: 'text', nullable: true })
  contactEncrypted!: string | null;

  /** Empty, like the other two: earlier releases left them readable. */
  @Column({ name: 'contact_name', type: 'varchar', length: 160 })
  contactName!: string;

  @Column({ name: 'contact_email_encrypted', type: 'varchar', length: 512 })
  contactEmailEncrypted!: string;

  /** Keyed hash of the mailbox, by which the claim is found for the person; null once it's erased, or can't be read. */
  @Column({ name: 'contact_email_hash', type: 'varchar', length: 64, nullable: true })
  contactEmailHash!: string | null;

  @Column({ name: 'contact_phone', type: 'varchar', length: 40 })
  contactPhone!: string;

  @Column({ type: 'varchar', length: 40 })
  position!: string;

  @Column({ name: 'club_description', type: 'text' })
  clubDescription!: string;

  @Column({ type: 'text' })
  facilities!: string;

  @Column({ name: 'age_groups', type: 'varchar', length: 300 })
  ageGroups!: string;

  @Column({ name: 'training_days', type: 'varchar', length: 300 })
  trainingDays!: string;

  @Column({ name: 'website_url', type: 'varchar', length: 500, nullable: true })
  websiteUrl!: string | null;

  @Column({ name: 'social_media', type: 'varchar', length: 500, nullable: true })
  socialMedia!: string | null;

  @Column({ name: 'verification_method', type: 'varchar', length: 40 })
  verificationMethod!: string;

  @Column({ name: 'additional_info', type: 'text', nullable: true })
  additionalInfo!: string | null;

  @Column({ type: 'varchar', length: 10, default: 'pending' })
  status!: ClaimStatus;

  @Column({ name: 'rejection_reason', type: 'text', nullable: true })
  rejectionReason!: string | null;

  /**
   * Keyed hash of club and address while the claim is pending, so that nobody claims a club twice; null once decided.
   */
  @Column({ name: 'pending_key', type: 'varchar', length: 64, nullable: true })
  pendingKey!: string | null;

  /** When it was approved or rejected; null while it's pending. */
  @Column({ name: 'decided_at', type: 'datetime', precision: 3, nullable: true })
  decidedAt!: Date | null;

  /** When what the claimant said was erased; since then texts are empty and options null. */
  @Column({ name: 'contact_erased_at', type: 'datetime', precision: 3, nullable: true })
  contactErasedAt!: Date | null;

  /** See toUrgency. */
  @Column({ type: 'tinyint', default: URGENCY.ordinary })
  urgency!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}
