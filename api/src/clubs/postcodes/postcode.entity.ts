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

  /** Visitors can search around any postcode; clubs are only listed in England. */
  @Column({ name: 'in_england', type: 'boolean', default: 1 })
  inEngland!: boolean;
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

  /** Whether most of them are in England: some outward codes lie across the border. */
  @Column({ name: 'in_england', type: 'boolean', default: 1 })
  inEngland!: boolean;
}
