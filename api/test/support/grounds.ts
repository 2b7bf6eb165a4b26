import { getCell, Ground } from '../../src/model/clubs/ground.entity.js';
import { normaliseSearchText } from '../../src/model/clubs/search-text.js';
import type { Database } from '../../src/platform/database/database.js';

/** Stores grounds; anything the test doesn't care about is filled in. */
export async function storeGrounds(
  { dataSource }: Database,
  grounds: (Partial<Ground> & Pick<Ground, 'id' | 'name'>)[],
): Promise<void> {
  const rows = grounds.map((ground) => {
    const filled = {
      ...{ town: 'Leeds', postcode: 'LS8 1JQ', latitude: 53.84, longitude: -1.5 },
      ...{ surfaces: [], access: [], isListed: true, updatedAt: new Date() },
      ...ground,
    };
    const searchText = normaliseSearchText(`${filled.name} ${filled.town ?? ''} ${filled.postcode ?? ''}`);
    return { ...filled, cell: getCell(filled), searchText };
  });
  await dataSource.manager.save(Ground, rows);
}
