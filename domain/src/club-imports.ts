/** The largest import file that a browser can send, in bytes: enough for about 50,000 clubs. */
export const MAX_CLUB_FILE_BYTES = 15_000_000;

/** How much of a file is sent in one request, in bytes; as base64 it stays below the limit for a request. */
export const CLUB_FILE_PART_BYTES = 180_000;

/** The possible outcomes for a row of an import file. */
export const ROW_OUTCOMES = ['new', 'changed', 'unchanged', 'doubtful', 'broken'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** The state of an import file on its way from the browser into the directory, or of undoing an import. */
export const CLUB_IMPORT_STEPS = [
  'uploading',
  'checking',
  'checked',
  'importing',
  'imported',
  'undoing',
  'undone',
  'failed',
] as const;
export type ClubImportStep = (typeof CLUB_IMPORT_STEPS)[number];

/** Whether the server is working on it. */
export function isWorking(step: ClubImportStep): boolean {
  return step === 'checking' || step === 'importing' || step === 'undoing';
}
