import { Inject, Injectable } from '@nestjs/common';
import { RecentAnswers } from '../common/recent-answers.js';
import { READS } from '../database/database.module.js';
import type { PreparedReads } from '../database/prepared-reads.js';
import { DEMO_LOGIN } from '../sample-data/demo-login.js';
import type { PublicConfig } from './dto/public-config.dto.js';
import type { Settings } from './settings.js';
import { SETTINGS } from './settings.module.js';

/** Every page asks for it, and it changes only when an administrator loads sample data. */
const REMEMBERED_FOR_MS = 10_000;

const SAMPLE_DATA = `SELECT value FROM site_settings WHERE name = 'sample_data'`;

/** What screens may know of the settings. */
@Injectable()
export class PublicConfigService {
  private readonly hasSampleData = new RecentAnswers<boolean>(1, REMEMBERED_FOR_MS);

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(READS) private readonly reads: PreparedReads,
  ) {}

  /** Brand, support address and maps; the demo login only while sample data is loaded. */
  async get(): Promise<PublicConfig> {
    const { brandName, supportEmail, map } = this.settings;
    const sampleData = await this.hasSampleData.get('', async () => {
      const [row] = await this.reads.all<{ value: string }>(SAMPLE_DATA);
      return row?.value === 'loaded';
    });
    return {
      brandName,
      supportEmail,
      sampleData,
      ...(map && { map }),
      ...(sampleData && { demoLogin: { ...DEMO_LOGIN } }),
    };
  }
}
