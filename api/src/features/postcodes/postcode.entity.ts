import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a postcode lies: imported, or an answer of the postcode service that was kept. */
@Entity('postcodes', { withoutRowid: true })
export class Postcode {
  /** Upper case, without the space: "LS63AA". */
  @PrimaryColumn({ type: 'varchar', length: 8 })
  postcode!: string;

  @Column({ type: 'double' })
  latitude!: number;

  @Column({ type: 'double' })
  longitude!: number;
}

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
