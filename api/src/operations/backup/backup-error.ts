/** A backup can't be made or used; the message is for the person running the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
