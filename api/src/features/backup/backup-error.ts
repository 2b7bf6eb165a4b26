/** A backup can't be made or used; the message is for whoever runs the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
