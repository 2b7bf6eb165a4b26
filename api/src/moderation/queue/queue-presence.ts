import { LOOK_LASTS_SECONDS } from '@club-reviews/domain/queue';
import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { QueueEntry } from '../../platform/queue/queue-entry.js';
import type { QueueKey } from '../../platform/queue/queue-source.js';
import { keyText, WaitingEntries } from './waiting-entries.js';
import { EntryAssignment, EntryLook } from './queue-presence.entity.js';
import type { Moderator } from './moderator.js';

/** Who is where: which entries people have open, and what they have taken on. */
@Injectable()
export class QueuePresence {
  constructor(
    private readonly database: Database,
    private readonly waiting: WaitingEntries,
  ) {}

  /** Records that someone has an entry open, instead of the previous one. */
  async look({ holder, name }: Moderator, { kind, id }: QueueKey): Promise<void> {
    const seenAt = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      await manager.delete(EntryLook, { holder });
      await manager.insert(EntryLook, { holder, kind, entryId: id, name, seenAt });
    });
  }

  /** Records that someone no longer has an entry open. */
  async lookAway({ holder }: Moderator): Promise<void> {
    await this.database.transactions.runInTransaction((manager) => manager.delete(EntryLook, { holder }));
  }

  /**
   * Assigns an entry to someone, whoever had it before, or to nobody.
   * @returns whether the entry is still waiting
   */
  async assign({ subject, name }: Moderator, key: QueueKey, isMine: boolean): Promise<boolean> {
    if ((await this.waiting.find([key])).length === 0) return false;
    const { kind, id: entryId } = key;
    await this.database.transactions.runInTransaction(async (manager) => {
      await manager.delete(EntryAssignment, { entry: keyText(key) });
      if (!isMine) return;
      const assignedAt = new Date();
      await manager.insert(EntryAssignment, {
        entry: keyText(key),
        kind,
        entryId,
        assignee: subject,
        name,
        assignedAt,
      });
    });
    return true;
  }

  /** Who has taken these entries on, and who else has them open, by `kind-id`. */
  async around(
    keys: readonly QueueKey[],
    { subject, holder }: Moderator,
  ): Promise<ReadonlyMap<string, Pick<QueueEntry, 'assignee' | 'lookers'>>> {
    const where = keys.map(({ kind, id }) => ({ kind, entryId: id }));
    if (where.length === 0) return new Map();
    const since = MoreThan(new Date(Date.now() - LOOK_LASTS_SECONDS * 1000));
    const [assignments, looks] = await Promise.all([
      this.database.reader.find(EntryAssignment, { where: { entry: In(keys.map(keyText)) } }),
      this.database.reader.find(EntryLook, { where: where.map((one) => ({ ...one, seenAt: since })) }),
    ]);
    return new Map(
      keys.map(({ kind, id }) => {
        const entry = keyText({ kind, id });
        const assignment = assignments.find((one) => one.entry === entry);
        const others = looks.filter(
          (look) => look.kind === kind && look.entryId === id && look.holder !== holder,
        );
        return [
          entry,
          {
            assignee: assignment ? { name: assignment.name, isMe: assignment.assignee === subject } : null,
            lookers: others.map(({ name }) => name),
          },
        ];
      }),
    );
  }

  /** Clears who has taken this on: it's decided. */
  async forget(key: QueueKey): Promise<void> {
    await this.database.transactions.runInTransaction((manager) =>
      manager.delete(EntryAssignment, { entry: keyText(key) }),
    );
  }
}
