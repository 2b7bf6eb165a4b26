import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many publicly visible reviews the whole site has from one age group. */
@Entity('age_group_counts', { withoutRowid: true })
export class AgeGroupCount {
  @PrimaryColumn({ name: 'age_group', type: 'varchar', length: 24 })
  ageGroup!: string;

  @Column({ type: 'integer', default: 0 })
  count!: number;
}
