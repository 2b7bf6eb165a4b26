import type { EntityManager } from 'typeorm';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A safety report, a notice of complaint that needs a decision, or one whose deadline is near. */
export type SupportAlertKind = 'report' | 'notice' | 'notice-reminder';

/** Something that the support address is told about by mail. */
@Entity('support_alerts')
@Index('ix_support_alerts_told', ['toldAt', 'createdAt'])
export class SupportAlert {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 20 })
  kind!: SupportAlertKind;

  /** The report or the notice. */
  @Column({ name: 'entry_id', type: 'integer' })
  entryId!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  /** When the mail about it was written; null while it's due. */
  @Column({ name: 'told_at', type: 'datetime', precision: 3, nullable: true })
  toldAt!: Date | null;
}

/** Makes the mail to the support address due, in the transaction that brings something to the desk. */
export async function raiseSupportAlert(
  manager: EntityManager,
  { at, ...about }: Pick<SupportAlert, 'kind' | 'entryId' | 'clubId'> & { at: Date },
): Promise<void> {
  await manager.insert(SupportAlert, { ...about, createdAt: at, toldAt: null });
}
