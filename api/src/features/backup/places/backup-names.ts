const NAME = /^club-reviews-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

/** The name of a backup started at this moment. */
export function backupName(at: Date): string {
  return `club-reviews-${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.backup`;
}

/** When a backup was started, by its name; undefined if {@link backupName} didn't name it. */
export function timeInName(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  if (year === undefined) return undefined;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
