import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many publicly visible reviews a club has from one age group; kept in the transaction that changes them. */
@Entity('club_age_group_counts', { withoutRowid: true })
export class ClubAgeGroupCount {
  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @PrimaryColumn({ name: 'age_group', type: 'varchar', length: 24 })
  ageGroup!: string;

  @Column({ type: 'integer', default: 0 })
  count!: number;
}
