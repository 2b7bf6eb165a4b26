import { ApiProperty } from '@nestjs/swagger';
import { toCheckedDecision } from '../../../src/platform/queue/checked-decision.js';
import type { EntryDecision, ExportedEntry, QueueSource } from '../../../src/platform/queue/queue-source.js';
import { inOrderOfUrgency, RegisterQueueSource } from '../../../src/platform/queue/queue-source.js';
import { z } from 'zod';
import { Database } from '../../../src/platform/database/database.js';
import { joined, sql } from '../../../src/platform/database/sql.js';

/** A pitch that someone has named. */
export class AdminPitch {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;
}

const decisionBody = z.object({ reason: z.string({ error: 'Please say why' }).optional() });

/** A kind of entry as a feature would add it. */
@RegisterQueueSource({ name: 'pitch', type: () => AdminPitch })
export class PitchQueueSource implements QueueSource {
  readonly kind = 'pitch';
  readonly name = { one: 'named pitch', many: 'named pitches' };
  readonly rows = inOrderOfUrgency({
    ...{ table: 'pitches', index: 'ix_pitches_waiting', where: "t.state = 'waiting'" },
  });
  readonly noteSubject = 'pitch';

  constructor(private readonly database: Database) {}

  async describe(ids: number[]): Promise<AdminPitch[]> {
    return this.database.reads.all<AdminPitch>(
      sql`SELECT id, name FROM pitches WHERE id IN (${joined(ids, ',')})`,
    );
  }

  toExported({ name }: AdminPitch): ExportedEntry {
    return { club: '', text: name };
  }

  handlerFor({ id, verdict, reason }: EntryDecision): () => Promise<unknown> {
    toCheckedDecision(verdict === 'refuse' ? decisionBody.required() : decisionBody, { reason });
    const state = verdict === 'accept' ? 'listed' : 'refused';
    return () => this.database.dataSource.query(`UPDATE pitches SET state = '${state}' WHERE id = ${id}`);
  }
}
