import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { FieldChange } from '../../model/clubs/club-change.js';
import type { DirectoryEntry } from '../../model/clubs/club-listing.js';
import type { ClubRow } from './club-columns.js';

/** One run of an import, kept for the record and to undo it. */
@Entity('club_imports')
export class ClubImport {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'file_name', type: 'varchar', length: 200 })
  fileName!: string;

  @Column({ name: 'started_at', type: 'datetime', precision: 3 })
  startedAt!: Date;

  /** Null while it runs, and for ever if it was interrupted. */
  @Column({ name: 'finished_at', type: 'datetime', precision: 3, nullable: true })
  finishedAt!: Date | null;

  @Column({ name: 'undone_at', type: 'datetime', precision: 3, nullable: true })
  undoneAt!: Date | null;

  /** The name of the member of staff who started it; null if it was run by command. */
  @Column({ name: 'started_by', type: 'varchar', length: 160, nullable: true })
  startedBy!: string | null;

  /** The same for whoever undid it. */
  @Column({ name: 'undone_by', type: 'varchar', length: 160, nullable: true })
  undoneBy!: string | null;
}

/** What an import did to one club. */
@Entity('club_import_changes', { withoutRowid: true })
export class ClubImportChange {
  @PrimaryColumn({ name: 'import_id', type: 'integer' })
  importId!: number;

  @PrimaryColumn({ name: 'external_id', type: 'varchar', length: 64 })
  externalId!: string;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  /** The row that the club had before; null for a club that the import added. */
  @Column({ name: 'previous_row', type: 'text', nullable: true })
  previousRow!: string | null;

  /** What changed in the club itself, as JSON (see FieldChanges); null for a club that the import added. */
  @Column({ name: 'field_changes', type: 'text', nullable: true })
  fieldChanges!: string | null;
}

/**
 * Where a club came from: the row of the last import under this external id. Whatever the club's managers have changed
 * since differs from it, and is left alone.
 */
@Entity('club_sources', { withoutRowid: true })
@Index('ix_club_sources_club', ['clubId'])
export class ClubSource {
  @PrimaryColumn({ name: 'external_id', type: 'varchar', length: 64 })
  externalId!: string;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  /** The last row, as JSON. */
  @Column({ name: 'last_row', type: 'text' })
  lastRow!: string;
}

/** The columns of a club that an import has changed. */
export type FieldChanges = { [Field in keyof DirectoryEntry]?: FieldChange };

/** Reads a stored row. */
export function storedRow(text: string): ClubRow {
  return JSON.parse(text) as ClubRow;
}
