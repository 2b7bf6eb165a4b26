import { QUEUE_KINDS, QUEUE_MESSAGES, MAX_FILTERS } from '@club-reviews/domain/queue';
import { Injectable } from '@nestjs/common';
import { QueueFilter } from '../../model/queue/queue-filter.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError, NotFoundError } from '../../platform/errors.js';
import type { FilterBody, SavedFilter } from './queue-filters.dto.js';

/** The filters of the queue that each person has saved. */
@Injectable()
export class QueueFiltersService {
  constructor(private readonly database: Database) {}

  /** A person's filters, in the order they were saved. */
  async of(owner: string): Promise<SavedFilter[]> {
    const filters = await this.database.reader.find(QueueFilter, {
      where: { owner },
      order: { id: 'ASC' },
      take: MAX_FILTERS,
    });
    return filters.map(toSaved);
  }

  /** Saves a filter. Throws ConflictError if its owner has one with this name, or too many. */
  async save({ name, kinds, isMine }: FilterBody, owner: string): Promise<SavedFilter> {
    const kept = QUEUE_KINDS.filter((kind) => kinds.includes(kind)).join(',');
    try {
      return await this.database.transactions.runInTransaction(async (manager) => {
        if ((await manager.countBy(QueueFilter, { owner })) >= MAX_FILTERS)
          throw new ConflictError(QUEUE_MESSAGES.tooManyFilters);
        const nameKey = name.toLocaleLowerCase('en');
        return toSaved(
          await manager.save(manager.create(QueueFilter, { owner, name, nameKey, kinds: kept, isMine })),
        );
      });
    } catch (error) {
      if (!this.database.dialect.isDuplicate(error)) throw error;
      throw new ConflictError(QUEUE_MESSAGES.filterNameTaken, { name: QUEUE_MESSAGES.filterNameTaken });
    }
  }

  /** Deletes one of a person's filters. Throws FilterNotFoundError for someone else's. */
  async remove(id: number, owner: string): Promise<void> {
    const { affected } = await this.database.transactions.runInTransaction((manager) =>
      manager.delete(QueueFilter, { id, owner }),
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

function toSaved({ id, name, kinds, isMine }: QueueFilter): SavedFilter {
  const named = kinds.split(',');
  return { id, name, kinds: QUEUE_KINDS.filter((kind) => named.includes(kind)), isMine };
}
