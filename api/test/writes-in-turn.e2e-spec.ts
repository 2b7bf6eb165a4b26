import type { SiteSettingName } from '../src/platform/database/site-setting.entity.js';
import { SiteSetting } from '../src/platform/database/site-setting.entity.js';
import { until } from './support/until.js';
import { useTestApi } from './support/test-api.js';

describe('what a test writes past its api', () => {
  const api = useTestApi('each');

  it.each([
    [
      'the manager',
      (name: SiteSettingName) => api.database.dataSource.manager.save(SiteSetting, { name, value: '1' }),
    ],
    [
      'a repository',
      (name: SiteSettingName) =>
        api.database.dataSource.getRepository(SiteSetting).insert({ name, value: '1' }),
    ],
    [
      'SQL',
      (name: SiteSettingName) =>
        api.database.dataSource.query('INSERT INTO site_settings (name, value) VALUES (?, ?)', [name, '1']),
    ],
  ])('stays when a worker’s open transaction is rolled back: by %s', async (_, write) => {
    let isOpen = false;
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const worker = api.database.transactions.runInTransaction(async (manager) => {
      await manager.query('DELETE FROM site_settings WHERE name = ?', ['nothing']);
      isOpen = true;
      await ended;
      throw new Error('rolled back');
    });
    const failed = expect(worker).rejects.toThrow('rolled back');
    await until(() => isOpen);
    const writing = write('first_day');
    setImmediate(end);
    await Promise.all([failed, writing]);
    expect(await api.database.reader.countBy(SiteSetting, { name: 'first_day' })).toBe(1);
  });
});
