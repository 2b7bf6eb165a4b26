import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The average place of the postcodes that share an outward code ("LS6"). */
@Entity('outward_codes', { withoutRowid: true })
export class OutwardCode {
  @PrimaryColumn({ name: 'outward_code', type: 'varchar', length: 4 })
  outwardCode!: string;

  @Column({ type: 'double' })
  latitude!: number;

  @Column({ type: 'double' })
  longitude!: number;
}
