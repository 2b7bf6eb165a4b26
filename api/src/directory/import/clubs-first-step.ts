import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { sql } from '../../platform/database/sql.js';
import type { FirstStep } from '../../platform/status/first-step.js';
import { RegisterFirstStep } from '../../platform/status/first-step.js';

/** A real club is there, imported or added by hand. */
@RegisterFirstStep()
export class ClubsStep implements FirstStep {
  readonly step = 'clubs';

  constructor(private readonly reads: PreparedReads) {}

  async isDone(): Promise<boolean> {
    // From the end, where the real ones are.
    const real = await this.reads.all(sql`SELECT id FROM clubs WHERE is_sample = 0 ORDER BY id DESC LIMIT 1`);
    return real.length > 0;
  }
}
