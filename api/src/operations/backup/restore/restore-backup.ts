import { openReleaseStore } from '@club-reviews/releases/open-release-store';
import { openPhotoStorage } from '../../../model/photos/storage/open-photo-storage.js';
import { keyInName } from '../../../model/photos/storage/photo-storage.js';
import { countWrongTotals } from '../../../model/reviews/check-stored-totals.js';
import type { Settings } from '../../../platform/config/settings.js';
import type { DatabasePreparation } from '../../../platform/database/connect-database.js';
import type { Database } from '../../../platform/database/database.js';
import type { DatabaseSettings } from '../../../platform/database/dialect/create-dialect.js';
import { createDialect } from '../../../platform/database/dialect/create-dialect.js';
import { DataKey } from '../../../platform/security/data-key.js';
import { openKeyring } from '../../../platform/security/open-keyring.js';
import { BackupError } from '../backup-error.js';
import { getFingerprint } from '../fingerprints.js';
import type { BackupFile } from '../file/records.js';
import type { BackupScope } from '../make-backup.js';
import type { BackupEnd, Manifest } from '../manifest.js';
import { ReleaseRestore } from '../release-files.js';
import { compareWithBackup } from './compare.js';
import { loadBackup, refuseNewerBackup } from './load-backup.js';
import type { OpenBackup } from './open-backup.js';
import type { RestorePlace } from './restore-place.js';
import { openSitePlace } from './restore-place.js';
import type { RestoreProgress } from './restore-progress.js';
import { makeTemporaryPlace } from './temporary-place.js';

/** Opens a database with every table of the product, migrated to this version. */
export type OpenDatabase = (settings: DatabaseSettings, prepare?: DatabasePreparation) => Promise<Database>;

/** The outcome. */
export interface Restored {
  end: BackupEnd;
  /** Where the rows are, or were while they were checked. */
  description: string;
  /** What isn't as it should be, one line each. */
  differences: string[];
  /** What the person running the command should know. */
  notes: string[];
}

/** What is restored, and how. */
export interface RestoreOptions extends BackupScope {
  /** Keep a database that differs from the backup, instead of leaving an empty one. */
  force: boolean;
}

/**
 * Restores a backup into an empty installation, migrates it to this version's tables, and checks the result. If there
 * are differences, or it fails, the database and the release store are left empty.
 * @throws BackupError
 */
export async function restoreBackup(
  settings: Settings,
  backup: OpenBackup,
  options: RestoreOptions,
  openDatabase: OpenDatabase,
  progress: RestoreProgress = () => {},
): Promise<Restored> {
  const { manifest } = backup;
  refuseNewerBackup(manifest);
  refuseOtherDataKey(manifest, settings);
  const releases =
    options.releases && manifest.holds.releases
      ? new ReleaseRestore(openReleaseStore(settings.releaseStore))
      : undefined;
  await releases?.refuseUsedStore();
  const place = await openSitePlace(settings);
  const pictures = options.pictures ? openPhotoStorage(settings) : undefined;
  const takeFile = async (file: BackupFile) => {
    if (file.area === 'releases') return releases?.add(file);
    if (keyInName(file.name) === undefined)
      throw new BackupError(`The backup holds a picture “${file.name}”`);
    await pictures?.put(file.name, file.content, `image/${file.name.split('.').at(-1)}`);
  };
  const prepare: DatabasePreparation = async (database) =>
    void (await openKeyring(database, settings.secrets.dataKeys));
  const restored = await fill(place, { ...backup, takeFile }, { openDatabase, prepare, progress }).catch(
    async (error: unknown) => {
      await releases?.discard();
      throw error;
    },
  );
  const isKept = restored.differences.length === 0 || options.force;
  if (!isKept) {
    await place.discard();
    await releases?.discard();
  } else {
    await place.keep();
    await releases?.finish();
  }
  return { ...restored, notes: [...restored.notes, ...getNotes(manifest, settings)] };
}

/**
 * Restores a backup into a temporary database, checks the result, and removes it again. Of pictures and releases it
 * only checks that they're all there.
 * @throws BackupError
 */
export async function verifyBackup(
  settings: Settings,
  backup: OpenBackup,
  openDatabase: OpenDatabase,
  progress: RestoreProgress = () => {},
): Promise<Restored> {
  refuseNewerBackup(backup.manifest);
  const place = await makeTemporaryPlace(settings);
  const takeFile = () => Promise.resolve();
  const restored = await fill(place, { ...backup, takeFile }, { openDatabase, progress });
  await place.discard();
  if (hasOtherDataKey(backup.manifest, settings))
    restored.notes.push(
      'It was written with a different DATA_KEY from the one set here: you’ll need that one to restore it.',
    );
  return restored;
}

/** Fills a database and checks it; on failure nothing is left in it. */
async function fill(
  place: RestorePlace,
  { takeFile, ...backup }: OpenBackup & { takeFile: (file: BackupFile) => Promise<void> },
  how: { openDatabase: OpenDatabase; prepare?: DatabasePreparation; progress: RestoreProgress },
): Promise<Restored> {
  try {
    const end = await loadBackup(place.settings, backup, takeFile, how.progress);
    const looked = await compare(place.settings, backup.manifest, end, how.progress);
    // This version's own migrations, as at the next start.
    const database = await how.openDatabase(place.settings, how.prepare);
    try {
      const wrong = await countWrongTotals(database, (done) => how.progress('totals', done));
      if (wrong > 0)
        looked.notes.push(
          `The stored sums of ${wrong} clubs aren’t what their reviews add up to: npm run recount -w api`,
        );
    } finally {
      await database.close();
    }
    return { end, description: place.description, ...looked };
  } catch (error) {
    await place.discard();
    throw error;
  }
}

async function compare(
  settings: DatabaseSettings,
  manifest: Manifest,
  end: BackupEnd,
  progress: RestoreProgress,
): Promise<Pick<Restored, 'differences' | 'notes'>> {
  const source = await createDialect(settings).openTableSource();
  try {
    const differences = await compareWithBackup(source, manifest, end, progress);
    const orphans = [...(await source.orphans())];
    const notes = orphans.map(
      ([table, count]) => `${count} rows of ${table} refer to rows that aren’t there`,
    );
    return { differences, notes };
  } finally {
    await source.close();
  }
}

function hasOtherDataKey({ fingerprints }: Manifest, { secrets }: Settings): boolean {
  return (
    fingerprints.dataKey !== null &&
    secrets.dataKeys.every((secret) => new DataKey(secret).check !== fingerprints.dataKey)
  );
}

function refuseOtherDataKey(manifest: Manifest, settings: Settings): void {
  if (!hasOtherDataKey(manifest, settings)) return;
  throw new BackupError(
    'DATA_KEY isn’t the one that the backup’s database was written with: set it to that one, or the email addresses in it ' +
      'can’t be read',
  );
}

function getNotes({ fingerprints, takenAt }: Manifest, { secrets }: Settings): string[] {
  const notes = [`Erasures and deletions made after ${takenAt} have to be repeated: see docs/privacy.md.`];
  if (!secrets.jwtSecrets.map(getFingerprint).includes(fingerprints.jwtSecret))
    notes.push('JWT_SECRET isn’t the one from the backup: everyone will have to log in again.');
  return notes;
}
