import type { EntityManager, FindOneOptions } from 'typeorm';
import { ConflictError } from '../../platform/errors.js';
import { Club } from './club.entity.js';
import { ClubNotFoundError } from './club-reference.js';

/** A closed club accepts nothing new. */
class ClubClosedError extends ConflictError {
  /** @param field the field of the body that names the club */
  constructor(field: string) {
    const message = 'This club has closed.';
    super(message, { [field]: message });
  }
}

/** A club was merged while something was on its way to it. */
export class ClubMergedError extends ConflictError {
  constructor() {
    super('This club has just been merged with another one. Please try again.');
  }
}

/**
 * The club that accepts reviews and claims under this id, which is a different one if it has been merged. Within a
 * transaction `lock` keeps it open until that ends. Throws ClubNotFoundError, for a hidden club too, and
 * ClubClosedError.
 * @param field the field of the body that names the club
 */
export async function findOpenClub(
  manager: Pick<EntityManager, 'findOne'>,
  id: number,
  { field, lock = {} }: { field: string; lock?: Pick<FindOneOptions, 'lock'> },
): Promise<Pick<Club, 'id' | 'name'>> {
  const club = await findCurrent(manager, id, lock);
  if (club?.state === 'closed') throw new ClubClosedError(field);
  if (club?.state !== 'listed') throw new ClubNotFoundError(field);
  return { id: club.id, name: club.name };
}

/**
 * The club with a public page under this id, including closed ones. Throws ClubNotFoundError, for a hidden club too.
 */
export async function findPublicClub(
  manager: Pick<EntityManager, 'findOne'>,
  id: number,
  { field }: { field: string },
): Promise<Pick<Club, 'id' | 'name' | 'slug'>> {
  const club = await findCurrent(manager, id);
  if (!club || club.state === 'hidden') throw new ClubNotFoundError(field);
  return { id: club.id, name: club.name, slug: club.slug };
}

/** The club with this id, or the one that it was merged into. */
async function findCurrent(
  manager: Pick<EntityManager, 'findOne'>,
  id: number,
  lock: Pick<FindOneOptions, 'lock'> = {},
): Promise<Club | null> {
  const select = { id: true, name: true, slug: true, state: true, successorId: true } as const;
  const find = (clubId: number): Promise<Club | null> =>
    manager.findOne(Club, { where: { id: clubId }, select, ...lock });
  const club = await find(id);
  if (club?.state !== 'merged') return club;
  return club.successorId === null ? null : find(club.successorId);
}

/**
 * Keeps a club that was found to be open in that state until the transaction ends. Throws the same as
 * {@link findOpenClub}, and ClubMergedError.
 */
export async function keepClubOpen(
  manager: EntityManager,
  id: number,
  options: { field: string; lock: Pick<FindOneOptions, 'lock'> },
): Promise<void> {
  if ((await findOpenClub(manager, id, options)).id !== id) throw new ClubMergedError();
}
