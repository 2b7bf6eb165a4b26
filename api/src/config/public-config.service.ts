import { Inject, Injectable } from '@nestjs/common';
import { READS } from '../database/database.module.js';
import type { PreparedReads } from '../database/prepared-reads.js';
import { DEMO_LOGIN } from '../sample-data/demo-login.js';
import type { PublicConfig } from './dto/public-config.dto.js';
import type { Settings } from './settings.js';
import { SETTINGS } from './settings.module.js';

const SAMPLE_DATA = `SELECT value FROM site_settings WHERE name = 'sample_data'`;

/** What screens may know of the settings. */
@Injectable()
export class PublicConfigService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(READS) private readonly reads: PreparedReads,
  ) {}

  /** Brand and support address; the demo login only while sample data is loaded. */
  async get(): Promise<PublicConfig> {
    const { brandName, supportEmail } = this.settings;
    const [row] = await this.reads.all<{ value: string }>(SAMPLE_DATA);
    if (row?.value !== 'loaded') return { brandName, supportEmail, sampleData: false };
    return { brandName, supportEmail, sampleData: true, demoLogin: { ...DEMO_LOGIN } };
  }
}
