import { z } from 'zod';
import { BackupError } from './backup-error.js';

const tableSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  columns: z.array(
    z.object({ name: z.string().regex(/^[a-z][a-z0-9_]*$/), type: z.string(), isNullable: z.boolean() }),
  ),
  indexes: z.array(z.string()),
  nextId: z.number().int().nullable(),
  rows: z.number().int(),
});

const manifestSchema = z.object({
  format: z.literal(1),
  /** The moment whose data the backup holds. */
  takenAt: z.iso.datetime(),
  productVersion: z.string(),
  engine: z.enum(['sqlite', 'mysql']),
  engineVersion: z.string(),
  /** Names of the database's migrations, in order. */
  migrations: z.array(z.string()),
  /** They show whether a secret is the same one, and nothing else about it. */
  fingerprints: z.object({ dataKey: z.string().nullable(), jwtSecret: z.string() }),
  tables: z.array(tableSchema),
  /** What is in the backup besides the database. */
  holds: z.object({ pictures: z.boolean(), releases: z.boolean() }),
});

/** The start of a backup. */
export type Manifest = z.output<typeof manifestSchema>;

/** A table in a backup. */
export type ManifestTable = Manifest['tables'][number];

/** How many rows a backup's tables have together. */
export const toRows = ({ tables }: Pick<Manifest, 'tables'>): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

const tallySchema = z.object({ count: z.number().int(), sum: z.string() });

const endSchema = z.object({
  tables: z.record(z.string(), tallySchema),
  files: z.object({ pictures: tallySchema, releases: tallySchema }),
});

/** The end of a backup: how many rows and files it holds, and what they add up to. */
export type BackupEnd = z.output<typeof endSchema>;

/** Reads a manifest. Throws BackupError. */
export const parseManifest = (value: unknown): Manifest => parsed(manifestSchema, value);

/** Reads the end of a backup. Throws BackupError. */
export const parseEnd = (value: unknown): BackupEnd => parsed(endSchema, value);

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { path = [], message = '' } = result.error.issues[0] ?? {};
  throw new BackupError(`The backup can’t be read: ${path.join('.')} ${message}`);
}
