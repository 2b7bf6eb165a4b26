import type { ClubImportStep } from '@club-reviews/domain/club-imports';
import { SOURCE_LIMITS } from '@club-reviews/domain/fact-sources';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { FileColumns } from './club-file.js';
import type { ImportCounts } from './import-clubs.js';

/** A file of clubs sent from a browser, or the undoing of an import, and its progress. */
@Entity('club_import_jobs')
@Index('ix_club_import_jobs_next_attempt', ['nextAttemptAt'])
@Index('ix_club_import_jobs_created', ['createdAt'])
export class ClubImportJob {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'file_name', type: 'varchar', length: 200 })
  fileName!: string;

  @Column({ name: 'size_bytes', type: 'integer' })
  sizeBytes!: number;

  @Column({ name: 'received_bytes', type: 'integer', default: 0 })
  receivedBytes!: number;

  @Column({ type: 'varchar', length: 12 })
  step!: ClubImportStep;

  /** Of the current step, in per cent. */
  @Column({ type: 'integer', default: 0 })
  progress!: number;

  /** How many rows had which outcome, in the check and then in the import. */
  @Column({ type: 'simple-json', nullable: true })
  counts!: ImportCounts | null;

  /** Why it failed. */
  @Column({ type: 'text', nullable: true })
  problem!: string | null;

  @Column({ name: 'adds_doubtful', type: 'boolean', default: 0 })
  addsDoubtful!: boolean;

  @Column({ type: 'boolean', default: 0 })
  overwrites!: boolean;

  /** What the file is called, for the clubs' pages. */
  @Column({ type: 'varchar', length: SOURCE_LIMITS.name, nullable: true })
  source!: string | null;

  /** Under which licence it may be used. */
  @Column({ type: 'varchar', length: SOURCE_LIMITS.licence, nullable: true })
  licence!: string | null;

  /** What each column of the file is, as someone chose, or as it was checked; null before. */
  @Column({ type: 'simple-json', nullable: true })
  columns!: FileColumns | null;

  /** A hash of the checked file's headings: the same person's next file with the same ones has the same columns. */
  @Column({ name: 'headings_hash', type: 'varchar', length: 64, nullable: true })
  headingsHash!: string | null;

  /** The import that it led to, or undoes. */
  @Column({ name: 'import_id', type: 'integer', nullable: true })
  importId!: number | null;

  /** The member of staff who sent the file, or started the import or undid it; null for the site password. */
  @Column({ name: 'staff_id', type: 'integer', nullable: true })
  staffId!: number | null;

  /** Their name at the time. */
  @Column({ name: 'staff_name', type: 'varchar', length: 160, nullable: true })
  staffName!: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** Null while there's nothing to do. */
  @Column({ name: 'next_attempt_at', type: 'datetime', precision: 3, nullable: true })
  nextAttemptAt!: Date | null;

  @Column({ name: 'locked_until', type: 'datetime', precision: 3, nullable: true })
  lockedUntil!: Date | null;
}

/** A piece of an uploaded file; gone once the file is imported. */
@Entity('club_import_pieces', { withoutRowid: true })
export class ClubImportPiece {
  @PrimaryColumn({ name: 'job_id', type: 'integer' })
  jobId!: number;

  /** From 0, in the order of the file. */
  @PrimaryColumn({ type: 'integer' })
  position!: number;

  /** Base64, short enough for the column on every engine. */
  @Column({ type: 'text' })
  data!: string;
}

/** What the check of a file says about one row; unchanged ones are only counted. */
@Entity('club_import_rows', { withoutRowid: true })
@Index('ix_club_import_rows_outcome', ['jobId', 'outcome', 'line'])
export class ClubImportRow {
  @PrimaryColumn({ name: 'job_id', type: 'integer' })
  jobId!: number;

  @PrimaryColumn({ type: 'integer' })
  line!: number;

  @Column({ type: 'varchar', length: 12 })
  outcome!: string;

  @Column({ name: 'external_id', type: 'varchar', length: 100 })
  externalId!: string;

  @Column({ type: 'varchar', length: 200 })
  name!: string;

  @Column({ type: 'text' })
  detail!: string;
}
