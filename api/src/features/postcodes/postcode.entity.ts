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
