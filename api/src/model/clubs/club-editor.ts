import type { FactSource } from '@club-reviews/domain/fact-sources';
import { Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConflictError } from '../../platform/errors.js';
import { ClubAddresses } from './club-address.js';
import type { ChangedBy, ClubAction, FieldChanges } from './club-change.js';
import {
  changedFields,
  ClubChange,
  ClubHistory,
  isSame,
  PRIVATE_FIELDS,
  storedChanges,
} from './club-change.js';
import { Club } from './club.entity.js';
import { ClubListing } from './club-listing.js';
import { changesListing, invalidateClubs, invalidateListings } from './club-versions.js';
import { findSource, getSourceBy, isFact, noteSources } from './fact-sources.js';
import { normaliseSearchText } from './search-text.js';

/**
 * Fields that undoing a change leaves alone: the address follows from the name, pictures have their own history, and
 * private values aren't stored.
 */
const NOT_RESTORED = new Set(['slug', 'clubLogo', 'photos', ...PRIVATE_FIELDS]);

/** Someone has since changed the same fields. */
export class ChangedSinceError extends ConflictError {}

/** A club as far as a change has to know it. */
type EditedClub = Partial<Club> & Pick<Club, 'id' | 'name' | 'slug' | 'factSources'>;

/** What is special about a change. */
interface EditOptions {
  action?: ClubAction;
  /** The address to go back to. */
  earlierSlug?: string | undefined;
  /** Where each fact comes from, if not from who changes it; null: no one gives it any more. */
  getSource?: (fact: string) => FactSource | null;
}

/** Where facts came from before these changes, to go back to. */
export function getSourcesBefore(
  club: Pick<Club, 'factSources'>,
  changes: FieldChanges,
): (fact: string) => FactSource | null {
  return (fact) => {
    const earlier = changes[fact]?.[2];
    return earlier === undefined ? findSource(club, fact) : earlier;
  };
}

/** The one way to change a club's entry: with its address and its history. */
@Injectable()
export class ClubEditor {
  constructor(
    private readonly listing: ClubListing,
    private readonly history: ClubHistory,
  ) {}

  /**
   * Reads a club for a change; no other entry changes before the transaction of `manager` ends. Null if there is none.
   */
  lock(manager: EntityManager, clubId: number): Promise<Club | null> {
    return this.listing.lock(manager, clubId);
  }

  /**
   * Changes the fields of a locked club for which `patch` has another value, with everything that follows from them.
   */
  async change(
    manager: EntityManager,
    club: EditedClub,
    patch: Partial<Club>,
    by: ChangedBy,
    { action = 'edited', earlierSlug, getSource = () => getSourceBy(by) }: EditOptions = {},
  ): Promise<void> {
    const fields = changedFields(club, patch);
    if (Object.keys(fields).length === 0) return;
    const values: Partial<Club> = Object.fromEntries(
      Object.keys(fields).map((field) => [field, patch[field as keyof Club]]),
    );
    const facts = Object.keys(fields).filter(isFact);
    if (facts.length > 0)
      values.factSources = noteSources(club, new Map(facts.map((fact) => [fact, getSource(fact)])));
    if (values.name !== undefined)
      Object.assign(
        values,
        await this.listing.readdress(manager, club, values.name, { at: by.at, earlier: earlierSlug }),
      );
    if (values.location !== undefined) values.searchLocation = normaliseSearchText(values.location);
    if (values.slug !== undefined && values.slug !== club.slug) fields['slug'] = [club.slug, values.slug];
    await manager.update(Club, club.id, { ...values, updatedAt: by.at });
    invalidateClubs(manager, [club.id]);
    if (changesListing(values)) invalidateListings(manager);
    await this.history.record(manager, { clubId: club.id, action, fields }, by);
  }

  /**
   * Restores a locked club's values from before a change. Throws ChangedSinceError if a field has been changed again
   * since, or its earlier value isn't stored.
   */
  async undo(manager: EntityManager, club: Club, change: ClubChange, by: ChangedBy): Promise<void> {
    const fields = Object.entries(storedChanges(change)).filter(
      ([field, [before, after]]) => !NOT_RESTORED.has(field) && !(before === null && after === null),
    );
    if (fields.length === 0)
      throw new ChangedSinceError(
        'This change can’t be undone, because we don’t keep what was there before.',
      );
    const later = fields.filter(([field, [, after]]) => !isSame(club[field as keyof Club], after));
    if (later.length > 0) {
      const names = later.map(([field]) => field).join(', ');
      throw new ChangedSinceError(
        `This can’t be undone any more, because it has been changed again: ${names}.`,
      );
    }
    const patch = Object.fromEntries(fields.map(([field, [before]]) => [field, before]));
    const earlierSlug = storedChanges(change)['slug']?.[0] as string | undefined;
    await this.change(manager, club, patch, by, {
      ...{ action: 'undone', earlierSlug },
      getSource: getSourcesBefore(club, storedChanges(change)),
    });
    await manager.update(ClubChange, change.id, { undoneAt: by.at, isUnseen: false });
  }
}

/** The directory's entries: adding, changing and finding them, and their history. */
@Module({
  providers: [ClubListing, ClubHistory, ClubEditor, ClubAddresses],
  exports: [ClubListing, ClubHistory, ClubEditor, ClubAddresses],
})
export class ClubEntriesModule {}
