import { BucketError } from '@club-reviews/releases/bucket';
import { BackupError } from '../operations/backup/backup-error.js';
import { EnvironmentError } from '@club-reviews/releases/setting-table/read-settings';
import { UnfinishedRotationError, WrongDataKeyError } from '../platform/security/open-keyring.js';

/** The folder where the command was typed: npm runs scripts in the package's folder. */
export const FOLDER = process.env['INIT_CWD'] ?? process.cwd();

const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** A size in words, such as "12.3 MB". */
export function bytesInWords(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${Number((bytes / 1000 ** power).toFixed(1))} ${UNITS[power]}`;
}

const EXPECTED = [BackupError, BucketError, EnvironmentError, UnfinishedRotationError, WrongDataKeyError];

/** Prints what went wrong, in one line if that is enough, and returns the exit code. */
export function exitWith(error: unknown): number {
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
