import type { OperatorKey } from '@club-reviews/domain/operator-settings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One setting as an owner saved it in the browser. */
@Entity('operator_settings', { withoutRowid: true })
export class SavedOperatorSetting {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: OperatorKey;

  @Column({ type: 'text' })
  value!: string;
}
