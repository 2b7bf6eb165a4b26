import type { PhotoKind, PhotoState } from '@club-reviews/domain/club-photos';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Club } from '../clubs/club.entity.js';
import type { Job } from '../../platform/jobs/job-queue.js';
import { URGENCY } from '../../platform/queue/urgency.js';

/** A picture that a club has uploaded, or whose address it has pasted. Its files are in the storage, below its key. */
@Entity('club_photos')
@Index('ux_club_photos_key', ['storageKey'], { unique: true })
@Index('ix_club_photos_club', ['clubId', 'position'])
@Index('ix_club_photos_state', ['state', 'heldAt'])
@Index('ix_club_photos_urgency', ['state', 'urgency', 'heldAt'])
@Index('ix_club_photos_state_created', ['state', 'createdAt'])
@Index('ix_club_photos_created', ['createdAt'])
@Index('ix_club_photos_held', ['heldAt'])
@Index('ix_club_photos_decided', ['decidedAt'])
@Index('ix_club_photos_next_attempt', ['nextAttemptAt'])
export class ClubPhoto implements Job {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @ManyToOne(() => Club, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_club_photos_club' })
  club?: Relation<Club>;

  @Column({ type: 'varchar', length: 8 })
  kind!: PhotoKind;

  @Column({ type: 'varchar', length: 12 })
  state!: PhotoState;

  /** Its position among the club's photos. */
  @Column({ type: 'integer', default: 0 })
  position!: number;

  /** For people who can't see it; "" if nobody has described it. */
  @Column({ type: 'varchar', length: 150, default: '' })
  description!: string;

  /** Whether children can be recognised; null if nobody was asked. */
  @Column({ name: 'shows_children', type: 'boolean', nullable: true })
  showsChildren!: boolean | null;

  /** Whether the sender has confirmed that parents or carers agree. */
  @Column({ name: 'has_consent', type: 'boolean', default: 0 })
  hasConsent!: boolean;

  @Column({ type: 'varchar', length: 8 })
  source!: 'upload' | 'address';

  /** The address that was pasted. */
  @Column({ name: 'source_url', type: 'varchar', length: 500, nullable: true })
  sourceUrl!: string | null;

  /** 24 hexadecimal digits that can't be guessed. */
  @Column({ name: 'storage_key', type: 'varchar', length: 24 })
  storageKey!: string;

  /** Of the largest file, in pixels; null until there is one. */
  @Column({ type: 'integer', nullable: true })
  width!: number | null;

  @Column({ type: 'integer', nullable: true })
  height!: number | null;

  /** The public picture that it replaces once it's public too. */
  @Column({ name: 'replaces_id', type: 'integer', nullable: true })
  replacesId!: number | null;

  /** The login that uploaded it. */
  @Column({ name: 'uploaded_by', type: 'integer', nullable: true })
  uploadedBy!: number | null;

  /** Why it isn't shown: a moderator's words, or what was wrong with an address. */
  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  /** Since when it has been waiting, or had waited, for a moderator. */
  @Column({ name: 'held_at', type: 'datetime', precision: 3, nullable: true })
  heldAt!: Date | null;

  @Column({ name: 'decided_at', type: 'datetime', precision: 3, nullable: true })
  decidedAt!: Date | null;

  /** Who decided, by their name at the time. */
  @Column({ name: 'decided_by', type: 'varchar', length: 160, nullable: true })
  decidedBy!: string | null;

  /** See toUrgency. */
  @Column({ type: 'tinyint', default: URGENCY.ordinary })
  urgency!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** When to fetch its address; null if there's nothing to fetch. */
  @Column({ name: 'next_attempt_at', type: 'datetime', precision: 3, nullable: true })
  nextAttemptAt!: Date | null;

  @Column({ name: 'locked_until', type: 'datetime', precision: 3, nullable: true })
  lockedUntil!: Date | null;
}
