import { Inject, Injectable } from '@nestjs/common';
import { UnavailableError } from '../common/errors.js';
import { SharedAnswer } from '../common/shared-answer.js';
import { READS } from '../database/database.module.js';
import type { PreparedReads } from '../database/prepared-reads.js';
import type { Health } from './dto/health.dto.js';

const PATIENCE_MS = 3000;

/** Tells whether requests can be served. Who asks at the same moment shares an answer of the database. */
@Injectable()
export class HealthService {
  private readonly shared = new SharedAnswer(() => this.askDatabase());

  constructor(@Inject(READS) private readonly reads: PreparedReads) {}

  /** Throws UnavailableError unless the database answers in time; migrations ran before the api listens. */
  check(): Promise<Health> {
    return this.shared.get();
  }

  private async askDatabase(): Promise<Health> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
    });
    try {
      await Promise.race([this.reads.all(`SELECT value FROM site_counters WHERE name = 'clubs'`), patience]);
      return { status: 'ok' };
    } catch {
      throw new UnavailableError('The database does not answer');
    } finally {
      clearTimeout(timer);
    }
  }
}
