import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Which entry a person has open: one for each session. It's valid for a short time. */
@Entity('desk_looks', { withoutRowid: true })
@Index('ix_desk_looks_entry', ['kind', 'entryId'])
export class EntryLook {
  /** The id of the session. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  holder!: string;

  @Column({ type: 'varchar', length: 12 })
  kind!: string;

  @Column({ name: 'entry_id', type: 'integer' })
  entryId!: number;

  @Column({ type: 'varchar', length: 120 })
  name!: string;

  @Column({ name: 'seen_at', type: 'datetime', precision: 3 })
  seenAt!: Date;
}

/** Who has taken an entry on, to decide on it later. */
@Entity('desk_assignments', { withoutRowid: true })
@Index('ix_desk_assignments_assignee', ['assignee'])
export class EntryAssignment {
  /** Its kind and id, as one text. */
  @PrimaryColumn({ type: 'varchar', length: 24 })
  entry!: string;

  @Column({ type: 'varchar', length: 12 })
  kind!: string;

  @Column({ name: 'entry_id', type: 'integer' })
  entryId!: number;

  /** The subject of their session. */
  @Column({ type: 'varchar', length: 64 })
  assignee!: string;

  @Column({ type: 'varchar', length: 120 })
  name!: string;

  @Column({ name: 'assigned_at', type: 'datetime', precision: 3 })
  assignedAt!: Date;
}
