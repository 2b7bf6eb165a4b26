import type { Relation } from 'typeorm';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';

/** A text for a club to start its replies from. */
@Entity('reply_templates')
export class ReplyTemplate {
  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @ManyToOne(() => Club, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_reply_templates_club' })
  club?: Relation<Club>;

  /** Its position in the club's list, from 0. */
  @PrimaryColumn({ type: 'integer' })
  position!: number;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ name: 'changed_at', type: 'datetime', precision: 3 })
  changedAt!: Date;
}
