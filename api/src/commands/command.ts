import { BucketError } from '@club-reviews/releases/bucket';
import { EnvironmentError } from '@club-reviews/releases/setting-table/read-settings';
import { openDatabase } from '../app/open-database.js';
import { SourceFileError } from '../platform/text/csv-rows.js';
import { ClubFileError } from '../directory/import/club-file.js';
import { NothingToUndoError } from '../directory/import/undo-import.js';
import { BackupError } from '../operations/backup/backup-error.js';
import { loadSettings } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import type { Database } from '../platform/database/database.js';
import { StatementTooLargeError } from '../platform/database/statement-errors.js';
import { UnfinishedRotationError, WrongDataKeyError } from '../platform/security/open-keyring.js';

/** The folder where the command was typed: npm runs scripts in the package's folder. */
export const FOLDER = process.env['INIT_CWD'] ?? process.cwd();

/** A command was given arguments that it doesn't take, or lacks one. */
export class UsageError extends Error {}

/**
 * Does what a command is for, which returns the exit code unless it's 0, and prints what goes wrong.
 * @param usage how the command is called: printed for `--help`, and after a UsageError
 */
export async function runCommand(usage: string, work: () => Promise<number | void>): Promise<void> {
  if (process.argv.includes('--help')) process.stdout.write(`Usage: npm run ops -- ${usage}\n`);
  else process.exitCode = (await work().catch((error: unknown) => printError(error, usage))) ?? 0;
}

/** Works with the site's database, and closes it. */
export async function withDatabase<T>(
  work: (database: Database, settings: Settings) => Promise<T>,
  prepare?: (database: Database, settings: Settings) => Promise<void>,
): Promise<T> {
  const settings = loadSettings();
  const database = await openDatabase(settings, prepare && ((opened) => prepare(opened, settings)));
  try {
    return await work(database, settings);
  } finally {
    await database.close();
  }
}

const EXPECTED = [
  ...[BackupError, BucketError, ClubFileError, EnvironmentError, NothingToUndoError],
  ...[SourceFileError, StatementTooLargeError, UnfinishedRotationError, WrongDataKeyError],
];

/** In one line, if that is enough. */
function printError(error: unknown, usage: string): number {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message && `${error.message}\n`}Usage: npm run ops -- ${usage}\n`);
    return 2;
  }
  const isExpected = EXPECTED.some((kind) => error instanceof kind) || isOfTheSystem(error);
  process.stderr.write(`${error instanceof Error && isExpected ? error.message : describe(error)}\n`);
  return 1;
}

/** Such as a full disk, or an unknown option. */
function isOfTheSystem(error: unknown): boolean {
  return (
    error instanceof Error &&
    ('syscall' in error || ('code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))))
  );
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
