import { OPERATOR_DEFAULTS } from '@club-reviews/domain/operator-defaults';
import type { OperatorValues } from '@club-reviews/domain/operator-defaults';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { PreparedReads } from '../database/prepared-reads.js';
import { sql } from '../database/sql.js';
import type { SavedOperatorSetting } from './saved-operator-setting.entity.js';

const SAVED = sql`SELECT name, value FROM operator_settings`;

/** What the operator says about the site and themselves. */
@Injectable()
export class OperatorSettings {
  constructor(
    private readonly settings: Settings,
    private readonly reads: PreparedReads,
  ) {}

  /** What holds now: the environment first, then what's saved, then the defaults. Never remembered: it's live. */
  async current(): Promise<OperatorValues> {
    return { ...OPERATOR_DEFAULTS, ...(await this.saved()), ...this.settings.operator };
  }

  /** What owners have saved, whether or not the environment wins. */
  async saved(): Promise<Partial<OperatorValues>> {
    const rows = await this.reads.all<SavedOperatorSetting>(SAVED);
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  }
}
