import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A postcode's position: imported, or a stored response of the postcode service. */
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

/** The average position of the postcodes that share an outward code ("LS6"). */
@Entity('outward_codes', { withoutRowid: true })
export class OutwardCode {
  @PrimaryColumn({ name: 'outward_code', type: 'varchar', length: 4 })
  outwardCode!: string;

  @Column({ type: 'double' })
  latitude!: number;

  @Column({ type: 'double' })
  longitude!: number;
}
