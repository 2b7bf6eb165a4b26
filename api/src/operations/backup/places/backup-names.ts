const NAME =
  /^club-reviews-\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])[0-5]\d[0-5]\dZ\.backup$/;

/** The name of a backup started at this moment; names sort like their times. */
export function backupName(at: Date): string {
  return `club-reviews-${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.backup`;
}

/** Whether {@link backupName} gave this name. */
export function isBackupName(name: string): boolean {
  return NAME.test(name);
}
