import { factText, SIMPLE_FACTS } from '@club-reviews/domain/simple-facts';
import { Injectable } from '@nestjs/common';
import { In, LessThan, MoreThan } from 'typeorm';
import type { ChangedBy, ClubAction, FieldChange } from '../model/clubs/club-change.js';
import { ClubChange, PRIVATE_FIELDS, SESSIONS, storedChanges } from '../model/clubs/club-change.js';
import { ChangedSinceError, ClubEditor } from '../model/clubs/club-editor.js';
import { Club } from '../model/clubs/club.entity.js';
import { ClubNotFoundError } from '../model/clubs/club-reference.js';
import { Database } from '../platform/database/database.js';
import { ConflictError, NotFoundError } from '../platform/errors.js';
import type { RelatedClub } from './admin-clubs.dto.js';
import { MergedClubError } from './admin-clubs.service.js';
import type { ClubChangeEntry, ClubHistoryQuery, UnseenChangesQuery } from './club-history.dto.js';
import { ClubMergeService } from './club-merge.service.js';
import { ClubStatesService } from './club-states.service.js';

/** No change has this id. */
export class ClubChangeNotFoundError extends NotFoundError {
  constructor() {
    super('We can’t find this change');
  }
}

const EDITS: ReadonlySet<ClubAction> = new Set(['edited', 'profile-edited', 'imported', 'undone']);
const STATES: ReadonlySet<ClubAction> = new Set(['hidden', 'closed', 'reopened']);

/** The history of clubs' entries, and how changes are undone. */
@Injectable()
export class ClubHistoryService {
  constructor(
    private readonly database: Database,
    private readonly editor: ClubEditor,
    private readonly states: ClubStatesService,
    private readonly merges: ClubMergeService,
  ) {}

  /** A page of a club's changes, newest first. Throws ClubNotFoundError. */
  async ofClub(
    clubId: number,
    { limit, before }: ClubHistoryQuery,
  ): Promise<{ items: ClubChangeEntry[]; hasMore: boolean }> {
    if (!(await this.database.reader.existsBy(Club, { id: clubId }))) throw new ClubNotFoundError();
    const changes = await this.database.reader.find(ClubChange, {
      where: { clubId, ...(before === undefined ? {} : { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    return { items: await this.toEntries(changes.slice(0, limit)), hasMore: changes.length > limit };
  }

  /** A page of the changes by clubs' managers that no moderator has checked, oldest first. */
  async unseen({
    limit,
    after = 0,
  }: UnseenChangesQuery): Promise<{ items: ClubChangeEntry[]; hasMore: boolean }> {
    const changes = await this.database.reader.find(ClubChange, {
      where: { isUnseen: true, id: MoreThan(after) },
      order: { id: 'ASC' },
      take: limit + 1,
    });
    return { items: await this.toEntries(changes.slice(0, limit)), hasMore: changes.length > limit };
  }

  /** Those of these changes that exist. */
  async byIds(ids: number[]): Promise<ClubChangeEntry[]> {
    return this.toEntries(await this.database.reader.findBy(ClubChange, { id: In(ids) }));
  }

  /** Records that a moderator has checked a change. Throws ClubChangeNotFoundError. */
  async markSeen(id: number): Promise<void> {
    const change = await this.find(id);
    if (!change.isUnseen) return;
    await this.database.transactions.runInTransaction((manager) =>
      manager.update(ClubChange, id, { isUnseen: false }),
    );
  }

  /**
   * Undoes a change. Throws ClubChangeNotFoundError, ConflictError, and ChangedSinceError if the club has changed
   * since.
   */
  async undo(id: number, by: ChangedBy): Promise<void> {
    const change = await this.find(id);
    if (change.action === 'merged' || change.action === 'absorbed') return this.merges.undo(change, by);
    await this.database.transactions.runInBackground(async (manager) => {
      const club = await this.editor.lock(manager, change.clubId);
      if (!club) throw new ClubNotFoundError();
      if (club.state === 'merged') throw new MergedClubError();
      const current = await manager.findOneByOrFail(ClubChange, { id });
      if (!canBeUndone(current)) throw new ConflictError('This has already been undone, or can’t be.');
      if (EDITS.has(current.action)) return this.editor.undo(manager, club, current, by);
      const { state: [before, after] = [] } = storedChanges(current);
      if (club.state !== after) throw new ChangedSinceError('The club’s state has changed again since.');
      const state = before as 'listed' | 'closed' | 'hidden';
      await this.states.change(manager, club, { state, successorId: null }, by, 'undone');
      await manager.update(ClubChange, id, { undoneAt: by.at });
    });
  }

  private async find(id: number): Promise<ClubChange> {
    const change = await this.database.reader.findOneBy(ClubChange, { id });
    if (!change) throw new ClubChangeNotFoundError();
    return change;
  }

  private async toEntries(changes: readonly ClubChange[]): Promise<ClubChangeEntry[]> {
    const ids = changes.flatMap(({ clubId, otherClubId }) => [clubId, otherClubId ?? clubId]);
    const select = { id: true, name: true, slug: true } as const;
    const clubs = await this.database.reader.find(Club, { where: { id: In([...new Set(ids)]) }, select });
    const clubById = new Map<number, RelatedClub>(
      clubs.map(({ id, name, slug }) => [id, { id, name, slug }]),
    );
    return changes.flatMap((change) => {
      const club = clubById.get(change.clubId);
      return club ? [toEntry(change, club, clubById.get(change.otherClubId ?? 0) ?? null)] : [];
    });
  }
}

/** Whether a change is of a kind that can be undone, and hasn't been. */
function canBeUndone(change: ClubChange): boolean {
  if (change.undoneAt !== null) return false;
  if (change.action === 'merged' || change.action === 'absorbed') return true;
  const fields = Object.keys(storedChanges(change)).filter(
    (field) => !PRIVATE_FIELDS.has(field) && field !== SESSIONS,
  );
  const isState = STATES.has(change.action) || fields.includes('state');
  return fields.length > 0 && (isState ? change.action !== 'undone' : EDITS.has(change.action));
}

function toEntry(change: ClubChange, club: RelatedClub, otherClub: RelatedClub | null): ClubChangeEntry {
  const { id, actor, staffName, action, reason, isUnseen, undoneAt, createdAt } = change;
  return {
    ...{ id, club, actor, staffName, action, reason, otherClub, isUnseen },
    fields: Object.entries(storedChanges(change)).map(([name, [before, after]]: [string, FieldChange]) => ({
      name,
      before: inWords(name, before),
      after: inWords(name, after),
    })),
    canBeUndone: canBeUndone(change),
    undoneAt: undoneAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function inWords(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const fact = Object.entries(SIMPLE_FACTS).find(([key]) => key === field)?.[1];
  if (fact) return factText(fact, value);
  if (Array.isArray(value)) return value.map((entry) => inWords(field, entry) ?? '').join('\n') || null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
