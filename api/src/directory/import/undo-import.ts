import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { In, IsNull, MoreThan } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import type { DirectoryEntry } from '../../model/clubs/club-listing.js';
import { ClubHistory, isSame } from '../../model/clubs/club-change.js';
import { ClubEditor, getSourcesBefore } from '../../model/clubs/club-editor.js';
import { ClubListing } from '../../model/clubs/club-listing.js';
import { ArchivedReview } from '../../model/reviews/archived-review.js';
import { SeasonSlot } from '../../model/reviews/season-slot.js';
import { Review } from '../../model/reviews/review.entity.js';
import { actingStaff } from '../../platform/audit/acting-staff.js';
import type { Database } from '../../platform/database/database.js';
import { ConflictError } from '../../platform/errors.js';
import { Claim } from '../../club-area/claims/claim.entity.js';
import { ManagedClub } from '../../accounts/club-admins/club-admin.entity.js';
import type { FieldChanges } from './club-import.entity.js';
import { ClubImport, ClubImportChange, ClubSource } from './club-import.entity.js';

const CHANGES_PER_BATCH = 250;

/** There is no import that can be undone now. */
export class NothingToUndoError extends ConflictError {}

/** The outcome of undoing an import. */
export interface UndoneImport {
  importId: number;
  fileName: string;
  /** Clubs that were removed from the directory again. */
  removed: number;
  /** Clubs that are back as they were before. */
  restored: number;
  /** Clubs that stay, since they have reviews, a claim or a login by now, or have been merged with another one. */
  kept: number;
}

/** How long an import's changes are kept: old and new values, including names of welfare officers. */
export const CHANGES_KEPT_FOR_DAYS = 90;

/** Whether an import's changes have been deleted. */
export function isTooOld({ startedAt }: Pick<ClubImport, 'startedAt'>, now = new Date()): boolean {
  return now.getTime() - startedAt.getTime() > CHANGES_KEPT_FOR_DAYS * 86_400_000;
}

/** What shows that a club added by an import is in use by now. */
const IN_USE = [Review, ArchivedReview, SeasonSlot, Claim, ManagedClub] as const;

/**
 * Undoes the newest import: clubs that it added are removed, unless they're in use by now, and what it changed is
 * reverted, unless someone has changed it since. It can be run again after an interruption. Throws NothingToUndoError.
 * @param progress called with the share done, 0 to 1
 * @param expectedId the import to undo, when someone chose one
 */
export async function undoImport(
  database: Database,
  progress: (done: number) => void | Promise<void> = () => undefined,
  { expectedId, batchSize = CHANGES_PER_BATCH }: { expectedId?: number; batchSize?: number } = {},
): Promise<UndoneImport> {
  return database.dialect.withLock('club-import', async () => {
    const { reader, transactions } = database;
    const [last] = await reader.find(ClubImport, {
      where: { undoneAt: IsNull() },
      order: { id: 'DESC' },
      take: 1,
    });
    if (!last) throw new NothingToUndoError('There’s no import to undo');
    if (expectedId !== undefined && last.id !== expectedId)
      throw new NothingToUndoError('Only the newest import can be undone');
    if (isTooOld(last)) throw new NothingToUndoError('The newest import is too old to be undone');
    const importId = last.id;
    const listing = new ClubListing(database);
    const total = await reader.countBy(ClubImportChange, { importId });
    const undone = { importId, fileName: last.fileName, removed: 0, restored: 0, kept: 0 };
    let after = '';
    for (let done = 0; ;) {
      const changes = await reader.find(ClubImportChange, {
        where: { importId, externalId: MoreThan(after) },
        order: { externalId: 'ASC' },
        take: batchSize,
      });
      if (changes.length === 0) break;
      const counts = await transactions.runInBackground((manager) => undoBatch(manager, listing, changes));
      undone.removed += counts.removed;
      undone.restored += counts.restored;
      undone.kept += counts.kept;
      after = changes.at(-1)?.externalId ?? after;
      done += changes.length;
      await progress(done / total);
      // Lets requests to this process have a turn.
      await setImmediate();
    }
    await transactions.runInBackground(async (manager) => {
      await manager.update(ClubImport, importId, {
        undoneAt: new Date(),
        undoneBy: actingStaff()?.name ?? null,
      });
      await listing.recount(manager);
    });
    return undone;
  });
}

async function undoBatch(
  manager: EntityManager,
  listing: ClubListing,
  changes: readonly ClubImportChange[],
): Promise<Pick<UndoneImport, 'removed' | 'restored' | 'kept'>> {
  const added = changes.filter(({ fieldChanges }) => fieldChanges === null).map(({ clubId }) => clubId);
  const listed = await manager.find(Club, { where: { id: In(added) }, select: { id: true } });
  const inUse = await clubsInUse(manager, added);
  const absorbed = await manager.find(Club, {
    where: { successorId: In(added) },
    select: { id: true, successorId: true },
  });
  for (const { successorId } of absorbed) if (successorId !== null) inUse.add(successorId);
  const free = listed.map(({ id }) => id).filter((id) => !inUse.has(id));
  await manager.delete(ClubSource, { clubId: In(free) });
  await listing.removeMany(manager, free);
  const changed = changes.filter(({ fieldChanges }) => fieldChanges !== null);
  for (const change of changed) await restore(manager, listing, change);
  return { removed: free.length, restored: changed.length, kept: inUse.size };
}

async function clubsInUse(manager: EntityManager, clubIds: readonly number[]): Promise<Set<number>> {
  const found = new Set<number>();
  for (const entity of IN_USE) {
    const rows = await manager
      .createQueryBuilder(entity, 'u')
      .select('u.clubId', 'clubId')
      .where('u.clubId IN (:...clubIds)', { clubIds: clubIds.length > 0 ? clubIds : [0] })
      .distinct(true)
      .getRawMany<{ clubId: number }>();
    for (const { clubId } of rows) found.add(clubId);
  }
  return found;
}

async function restore(
  manager: EntityManager,
  listing: ClubListing,
  { clubId, externalId, previousRow, fieldChanges }: ClubImportChange,
): Promise<void> {
  const editor = new ClubEditor(listing, new ClubHistory());
  const club = await editor.lock(manager, clubId);
  if (!club) return;
  const changes = JSON.parse(fieldChanges ?? '{}') as FieldChanges;
  const patch: Partial<DirectoryEntry> = Object.fromEntries(
    Object.entries(changes)
      .filter(([field, [, after]]) => isSame(club[field as keyof DirectoryEntry], after))
      .map(([field, [before]]) => [field, before]),
  );
  await editor.change(
    manager,
    club,
    patch,
    { actor: 'site-admin', at: new Date() },
    { action: 'undone', getSource: getSourcesBefore(club, changes) },
  );
  await manager.update(ClubSource, externalId, { lastRow: previousRow ?? '{}' });
}
