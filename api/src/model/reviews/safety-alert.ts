import type { EntityManager } from 'typeorm';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { readHoldReasons } from './review.entity.js';

/** What came to the desk: a review or an edit on hold, a report, or a question to a club on hold or reported. */
export type SafetyAlertKind = 'held' | 'edit' | 'report' | 'enquiry';

/** Something on the desk that concerns a child's safety; the staff are told by mail. */
@Entity('safety_alerts')
@Index('ix_safety_alerts_told', ['toldAt', 'createdAt'])
export class SafetyAlert {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 10 })
  kind!: SafetyAlertKind;

  /** The review, the case of its reports, or the question: together with the kind it identifies the desk entry. */
  @Column({ name: 'entry_id', type: 'integer' })
  entryId!: number;

  /** The club that it's about. */
  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  /** When the mails about it were written; null while they're due. */
  @Column({ name: 'told_at', type: 'datetime', precision: 3, nullable: true })
  toldAt!: Date | null;
}

/** Whether automatic checks hold a text for a child's safety. */
export function isHeldForSafety(holdReason: string | null): boolean {
  return readHoldReasons(holdReason).includes('safeguarding');
}

/** Makes the mails to the staff due, in the transaction that brings something to the desk. */
export async function raiseSafetyAlert(
  manager: EntityManager,
  alert: Pick<SafetyAlert, 'kind' | 'entryId' | 'clubId'> & { at: Date },
): Promise<void> {
  const { at, ...about } = alert;
  await manager.insert(SafetyAlert, { ...about, createdAt: at, toldAt: null });
}
