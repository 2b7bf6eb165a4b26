import type { StatusCheck, StatusFinding } from '../../platform/status/status-check.js';
import { isFine, RegisterStatusCheck } from '../../platform/status/status-check.js';
import { DiskSpace } from './disk-space.js';
import { HealthService } from './health.service.js';

const GIGABYTE = 1e9;
const ENOUGH_BYTES = GIGABYTE;

/** Whether the database answers. */
@RegisterStatusCheck()
export class DatabaseCheck implements StatusCheck {
  readonly rank = 2;
  readonly name = 'Database';

  constructor(private readonly health: HealthService) {}

  async check(): Promise<StatusFinding> {
    try {
      await this.health.check();
      return isFine('The database answers and takes writes.');
    } catch (error) {
      return {
        state: 'problem',
        text: `${(error as Error).message}.`,
        advice: 'Check the database server, its disk and the api’s log.',
      };
    }
  }
}

/** How much room is left for the data. */
@RegisterStatusCheck()
export class DiskCheck implements StatusCheck {
  readonly rank = 6;
  readonly name = 'Disk';

  constructor(private readonly disk: DiskSpace) {}

  async check(): Promise<StatusFinding> {
    const free = await this.disk.getFreeBytes();
    const text = `${(free / GIGABYTE).toFixed(1)} GB are left on the disk of DATA_DIR.`;
    if (free >= ENOUGH_BYTES) return isFine(text);
    return {
      state: 'problem',
      text,
      advice: 'Free space before writes are refused, or move to a larger disk.',
    };
  }
}
