import { statfs } from 'node:fs/promises';
import { ServerMetrics } from '@club-reviews/observability/server-metrics';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { UnavailableError } from '../../platform/errors.js';

/** With less, a write may fail at any moment: SQLite's log alone grows to several megabytes. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** Watches the disk below `DATA_DIR`, where the embedded database and clubs' pictures are. */
@Injectable()
export class DiskSpace {
  constructor(
    private readonly settings: Settings,
    metrics: ServerMetrics,
  ) {
    metrics.gauge('data_disk_free_bytes', 'Space left on the DATA_DIR disk', () => this.getFreeBytes());
  }

  /** Throws UnavailableError if there's hardly any space left. */
  async check(): Promise<void> {
    if ((await this.getFreeBytes()) < LEAST_FREE_BYTES) throw new UnavailableError('The disk is full');
  }

  /** How much space is left. */
  async getFreeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.settings.dataDir);
    return bavail * bsize;
  }
}
