import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { openReleaseStore } from '@club-reviews/releases/open-release-store';
import { openPhotoStorage } from '../../model/photos/storage/open-photo-storage.js';
import { PRODUCT_VERSION } from '../../platform/config/product-version.js';
import type { Settings } from '../../platform/config/settings.js';
import { createDialect } from '../../platform/database/dialect/create-dialect.js';
import type { TableSource } from '../../platform/database/transfer/table-transfer.js';
import { BackupError } from './backup-error.js';
import type { BackupProgress } from './backup-content.js';
import { backupContent } from './backup-content.js';
import { getFingerprint } from './fingerprints.js';
import { sealFile } from './file/sealed-file.js';
import type { Manifest } from './manifest.js';
import type { BackupDestination } from './places/backup-destination.js';

/** Level 3 takes half the time of the default one, and a tenth more space. */
const COMPRESSION = { level: 3, chunkSize: 256 * 1024 };

/** What a backup may leave out. */
export interface BackupScope {
  pictures: boolean;
  releases: boolean;
}

/** What has been written. */
export interface MadeBackup {
  manifest: Manifest;
  bytes: number;
}

/**
 * Backs the site up while it runs: the database as of one moment, then pictures and releases, compressed, and encrypted
 * if BACKUP_KEY is set. Only whatever changes the tables themselves is held up (a migration, the end of a postcode
 * import).
 * @throws BackupError when there is nothing to back up
 */
export function makeBackup(
  settings: Settings,
  place: BackupDestination,
  name: string,
  scope: BackupScope,
  progress: BackupProgress = () => {},
): Promise<MadeBackup> {
  const dialect = createDialect(settings);
  return dialect.withLock('backup', async () => {
    const source = await dialect.openTableSource();
    try {
      const manifest = await describe(settings, dialect.engine, source, scope);
      const parts = {
        source,
        pictures: scope.pictures ? openPhotoStorage(settings) : undefined,
        releases: scope.releases ? openReleaseStore(settings.releaseStore, { isReadOnly: true }) : undefined,
      };
      // A failure on the way surfaces in the last stream, and ends them all.
      const compressed = pipeline(
        Readable.from(backupContent(manifest, parts, progress), { objectMode: true, highWaterMark: 4 }),
        createGzip(COMPRESSION),
        () => undefined,
      );
      const bytes = await place.write(name, sealFile(compressed, settings.backup.key));
      return { manifest, bytes };
    } finally {
      await source.close();
    }
  });
}

async function describe(
  { secrets }: Settings,
  engine: Manifest['engine'],
  source: TableSource,
  scope: BackupScope,
): Promise<Manifest> {
  if (source.migrations.length === 0)
    throw new BackupError('There’s nothing to back up: the database has no tables yet');
  const takenAt = new Date().toISOString();
  const tables: Manifest['tables'] = [];
  for (const shape of await source.tables()) tables.push({ ...shape, rows: await source.count(shape.name) });
  return {
    format: 1,
    takenAt,
    productVersion: PRODUCT_VERSION,
    engine,
    engineVersion: source.engineVersion,
    migrations: [...source.migrations],
    fingerprints: {
      dataKey: (await source.setting('data_key_check')) ?? null,
      jwtSecret: getFingerprint(secrets.jwtSecrets[0] ?? ''),
    },
    tables,
    holds: scope,
  };
}
