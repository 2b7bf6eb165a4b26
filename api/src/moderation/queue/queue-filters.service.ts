import { DESK_KINDS, DESK_MESSAGES, MAX_FILTERS } from '@club-reviews/domain/desk';
import { Injectable } from '@nestjs/common';
import { DeskFilter } from '../../model/desk/desk-filter.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError, NotFoundError } from '../../platform/errors.js';
import type { FilterBody, SavedFilter } from './queue-filters.dto.js';

/** The filters of the desk that each person has saved. */
@Injectable()
export class QueueFiltersService {
  constructor(private readonly database: Database) {}

  /** A person's filters, in the order they were saved. */
  async of(owner: string): Promise<SavedFilter[]> {
    const filters = await this.database.reader.find(DeskFilter, {
      where: { owner },
      order: { id: 'ASC' },
      take: MAX_FILTERS,
    });
    return filters.map(toSaved);
  }

  /** Saves a filter. Throws ConflictError if its owner has one with this name, or too many. */
  async save({ name, kinds, isMine }: FilterBody, owner: string): Promise<SavedFilter> {
    const kept = DESK_KINDS.filter((kind) => kinds.includes(kind)).join(',');
    try {
      return await this.database.transactions.runInTransaction(async (manager) => {
        if ((await manager.countBy(DeskFilter, { owner })) >= MAX_FILTERS)
          throw new ConflictError(DESK_MESSAGES.tooManyFilters);
        const nameKey = name.toLocaleLowerCase('en');
        return toSaved(
          await manager.save(manager.create(DeskFilter, { owner, name, nameKey, kinds: kept, isMine })),
        );
      });
    } catch (error) {
      if (!this.database.dialect.isDuplicate(error)) throw error;
      throw new ConflictError(DESK_MESSAGES.filterNameTaken, { name: DESK_MESSAGES.filterNameTaken });
    }
  }

  /** Deletes one of a person's filters. Throws FilterNotFoundError for someone else's. */
  async remove(id: number, owner: string): Promise<void> {
    const { affected } = await this.database.transactions.runInTransaction((manager) =>
      manager.delete(DeskFilter, { id, owner }),
    );
    if (affected !== 1) throw new FilterNotFoundError();
  }
}

/** No filter of the caller has this id. */
export class FilterNotFoundError extends NotFoundError {
  constructor() {
    super('This filter has been deleted');
  }
}

function toSaved({ id, name, kinds, isMine }: DeskFilter): SavedFilter {
  const named = kinds.split(',');
  return { id, name, kinds: DESK_KINDS.filter((kind) => named.includes(kind)), isMine };
}
