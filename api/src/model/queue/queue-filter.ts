import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A part of the queue that a person comes back to. */
@Entity('desk_filters')
@Index('ux_desk_filters_name', ['owner', 'nameKey'], { unique: true })
export class QueueFilter {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** The subject of the owner's sessions; those who log in with the site password share theirs. */
  @Column({ type: 'varchar', length: 64 })
  owner!: string;

  @Column({ type: 'varchar', length: 40 })
  name!: string;

  /** The name in lower case: unique for each owner. */
  @Column({ name: 'name_key', type: 'varchar', length: 120 })
  nameKey!: string;

  /** The kinds it shows, separated by commas; "" for all. */
  @Column({ type: 'varchar', length: 200 })
  kinds!: string;

  /** Whether it shows only what its owner has taken on. */
  @Column({ name: 'is_mine', type: 'boolean', default: false })
  isMine!: boolean;
}
