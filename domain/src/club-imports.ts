/** The largest file of clubs that a browser can send, in bytes: room for about 50,000 clubs. */
export const MAX_CLUB_FILE_BYTES = 15_000_000;

/** How much of a file travels in one request, in bytes; as base64 it stays below what a request may hold. */
export const CLUB_FILE_PART_BYTES = 180_000;

/** What can become of a row of a file of clubs. */
export const ROW_OUTCOMES = ['new', 'changed', 'unchanged', 'doubtful', 'broken'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Where a file of clubs is on its way from the browser into the directory, or the undoing of an import on its way. */
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

/** Whether the server is at work on it. */
export function isWorking(step: ClubImportStep): boolean {
  return step === 'checking' || step === 'importing' || step === 'undoing';
}
