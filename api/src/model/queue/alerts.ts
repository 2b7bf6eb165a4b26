import type { EntityManager } from 'typeorm';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Something in the queue that people are told about by mail. */
export abstract class Alert {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  abstract kind: string;

  /** Together with the kind it identifies what it's about. */
  @Column({ name: 'entry_id', type: 'integer' })
  entryId!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  /** When the mails about it were written; null while they're due. */
  @Column({ name: 'told_at', type: 'datetime', precision: 3, nullable: true })
  toldAt!: Date | null;
}

/** A review or an edit on hold, the case of a review's reports, or a question to a club on hold or reported. */
export type SafetyAlertKind = 'held' | 'edit' | 'report' | 'enquiry';

/** Something that concerns a child's safety; the staff are told. */
@Entity('safety_alerts')
@Index('ix_safety_alerts_told', ['toldAt', 'createdAt'])
export class SafetyAlert extends Alert {
  @Column({ type: 'varchar', length: 10 })
  kind!: SafetyAlertKind;
}

/** A safety report, a notice of complaint that needs a decision, or one whose deadline is near. */
export type SupportAlertKind = 'report' | 'notice' | 'notice-reminder';

/** Something that the support address is told about. */
@Entity('support_alerts')
@Index('ix_support_alerts_told', ['toldAt', 'createdAt'])
export class SupportAlert extends Alert {
  @Column({ type: 'varchar', length: 20 })
  kind!: SupportAlertKind;
}

/** Makes mails due, in the transaction that brings something to the queue. */
export async function raiseAlert<A extends Alert>(
  manager: EntityManager,
  alerts: new () => A,
  { kind, entryId, clubId, at }: Pick<A, 'kind' | 'entryId' | 'clubId'> & { at: Date },
): Promise<void> {
  await manager.insert<Alert>(alerts, { kind, entryId, clubId, createdAt: at, toldAt: null });
}
