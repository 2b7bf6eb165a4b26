import { setImmediate as othersFirst } from 'node:timers/promises';
import type { EntitySubscriberInterface, QueryEvent } from 'typeorm';
import { EventSubscriber } from 'typeorm';

const LONGEST_TURN_MS = 10;

/**
 * SQLite responds within the call, so a transaction of many statements would serve nobody else until its end. Between
 * them, others have a turn: readers have connections of their own, on which they only see what is committed, and
 * whoever writes waits in the queue of transactions.
 */
@EventSubscriber()
export class StatementPauses implements EntitySubscriberInterface {
  private turnBegan = 0;

  afterTransactionStart(): void {
    this.turnBegan = performance.now();
  }

  async beforeQuery({ queryRunner }: QueryEvent): Promise<void> {
    if (!queryRunner.isTransactionActive || performance.now() - this.turnBegan < LONGEST_TURN_MS) return;
    await othersFirst();
    this.turnBegan = performance.now();
  }
}
