import { DataSource } from 'typeorm';
import type { Settings } from '../../platform/config/settings.js';
import { createDialect } from '../../platform/database/dialect/create-dialect.js';
import { runSql } from '../../platform/database/sql.js';

/** Notes in the database when a backup was made. It migrates nothing: a backup may be made before an upgrade. */
export async function noteBackup(settings: Settings, at: Date): Promise<void> {
  const dialect = createDialect(settings);
  const dataSource = new DataSource({ ...(await dialect.dataSourceOptions()), logging: false });
  await dataSource.initialize();
  try {
    const row = { name: 'last_backup', value: at.toISOString() };
    await runSql(
      dataSource.manager,
      dialect.upsert('site_settings', row, ['name'], (excluded) => ({ value: excluded('value') })),
    );
  } finally {
    await dataSource.destroy();
    await dialect.close();
  }
}
