import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { invalidateClubs } from '../../../model/clubs/club-versions.js';
import { Club } from '../../../model/clubs/club.entity.js';
import { Ground } from '../../../model/clubs/ground.entity.js';
import type { Database } from '../../../platform/database/database.js';
import { idBatches, inParts } from '../../../platform/database/batches.js';
import { SourceFileError } from '../../../platform/text/csv-rows.js';
import type { ReadGround } from './read-grounds.js';
import { findGroundFiles, readGrounds } from './read-grounds.js';

const ROWS_PER_PART = 500;
/** A file that lacks more of the listed grounds, and more than a fifth of them, was probably cut short. */
const MANY_TO_DROP = 100;

/** What an import did. */
export interface ImportedGrounds {
  /** All grounds in the files, and which of them are new or have changed. */
  grounds: number;
  added: number;
  changed: number;
  /** Those that the files no longer have. */
  dropped: number;
  /** Lines that were left out, each with its number and what is wrong. */
  problems: string[];
}

/** How an import goes about it. */
interface ImportOptions {
  progress: (step: string, done: number) => void;
  /** Whether it may unlist many grounds. */
  dropsMany?: boolean;
}

/**
 * Takes grounds over from Active Places: only what has changed is written, so it can be run again at any time. A ground
 * that the files no longer have stays with its clubs, and can't be chosen any more. Throws SourceFileError, having
 * written nothing, for files that can't be used, and without `dropsMany` for files that lack many listed grounds.
 */
export async function importGrounds(
  database: Database,
  path: string,
  { progress, dropsMany = false }: ImportOptions,
): Promise<ImportedGrounds> {
  const files = findGroundFiles(path);
  return database.dialect.withLock('ground-import', async () => {
    const { grounds, problems } = await readGrounds(files, (done) => progress('reading', done));
    if (grounds.size === 0) throw new SourceFileError(`${path} holds no football pitch in use`);
    const listed = await database.reader.countBy(Ground, { isListed: true });
    if (!dropsMany && listed - grounds.size > Math.max(MANY_TO_DROP, listed / 5))
      throw new SourceFileError(
        `${path} holds ${grounds.size} grounds, and ${listed} are listed: it may have been cut short. If it’s whole, add --drop-many.`,
      );
    const counts = { grounds: grounds.size, added: 0, changed: 0, dropped: 0, problems };
    const parts = inParts([...grounds.values()], ROWS_PER_PART);
    for (const [index, part] of parts.entries()) {
      const { added, changed } = await database.transactions.runInTransaction((manager) =>
        store(manager, part),
      );
      counts.added += added;
      counts.changed += changed;
      progress('storing', (index + 1) / parts.length);
    }
    for await (const { first, last } of idBatches(database.dataSource, 'grounds', ROWS_PER_PART * 100))
      counts.dropped += await dropMissing(database, grounds, [first, last]);
    return counts;
  });
}

async function store(
  manager: EntityManager,
  grounds: readonly ReadGround[],
): Promise<{ added: number; changed: number }> {
  const known = await manager.findBy(Ground, { id: In(grounds.map(({ id }) => id)) });
  const byId = new Map(known.map((ground) => [ground.id, ground]));
  const isChanged = (ground: ReadGround) => {
    const { updatedAt: _, ...stored } = byId.get(ground.id) ?? {};
    return !isDeepStrictEqual({ ...stored }, { ...ground, isListed: true });
  };
  const different = grounds.filter(isChanged);
  const updatedAt = new Date();
  if (different.length > 0)
    await manager.upsert(
      Ground,
      different.map((ground) => ({ ...ground, isListed: true, updatedAt })),
      ['id'],
    );
  const changed = different.filter(({ id }) => byId.has(id));
  await invalidateGrounds(manager, changed);
  return { added: different.length - changed.length, changed: changed.length };
}

async function dropMissing(
  { dataSource, transactions }: Database,
  grounds: ReadonlyMap<number, unknown>,
  [first, last]: [number, number],
): Promise<number> {
  const listed = await dataSource.query<{ id: number }[]>(
    'SELECT id FROM grounds WHERE is_listed = 1 AND id BETWEEN ? AND ?',
    [first, last],
  );
  const missing = listed.filter(({ id }) => !grounds.has(id));
  for (const part of inParts(missing, ROWS_PER_PART))
    await transactions.runInTransaction(async (manager) => {
      const id = In(part.map((ground) => ground.id));
      await manager.update(Ground, { id }, { isListed: false, updatedAt: new Date() });
      await invalidateGrounds(manager, part);
    });
  return missing.length;
}

/** Records that the clubs on these grounds look different now. */
async function invalidateGrounds(manager: EntityManager, grounds: readonly { id: number }[]): Promise<void> {
  const groundId = In(grounds.map(({ id }) => id));
  const clubs = await manager.find(Club, { where: { groundId }, select: { id: true } });
  invalidateClubs(
    manager,
    clubs.map(({ id }) => id),
  );
}
