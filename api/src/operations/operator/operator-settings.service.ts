import { OPERATOR_DEFAULTS } from '@club-reviews/domain/operator-defaults';
import { OPERATOR_KEYS, OPERATOR_SETTINGS } from '@club-reviews/domain/operator-settings';
import type { OperatorKey } from '@club-reviews/domain/operator-settings';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { invalidateEverything } from '../../model/clubs/club-versions.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError } from '../../platform/errors.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { SavedOperatorSetting } from '../../platform/operator/saved-operator-setting.entity.js';
import type {
  OperatorChanges,
  OperatorSettingChange,
  OperatorSettingsState,
} from './operator-settings.dto.js';

const CHANGES_SHOWN = 10;

/** One setting before and after. */
interface Change {
  key: OperatorKey;
  from: string;
  to: string;
}

/** Shows and changes what owners may say about the site. */
@Injectable()
export class OperatorSettingsService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly operator: OperatorSettings,
    private readonly audit: AuditLog,
  ) {}

  /** Every setting with where it comes from, and the last changes. */
  async getState(): Promise<OperatorSettingsState> {
    const saved = await this.operator.saved();
    const environment = this.settings.operator;
    return {
      settings: OPERATOR_KEYS.map((name) => ({
        name,
        value: environment[name] ?? saved[name] ?? OPERATOR_DEFAULTS[name],
        source: name in environment ? 'environment' : name in saved ? 'saved' : 'default',
      })),
      changes: await this.findChanges(),
    };
  }

  /** Saves what differs, and records it. Throws ConflictError for what the environment sets. */
  async change(wanted: OperatorChanges): Promise<OperatorSettingsState> {
    const current = await this.operator.current();
    const changes = (Object.keys(wanted) as OperatorKey[])
      .map((key) => ({ key, from: current[key], to: wanted[key] || OPERATOR_DEFAULTS[key] }))
      .filter(({ from, to }) => from !== to);
    const fixed = changes.find(({ key }) => key in this.settings.operator);
    if (fixed) {
      const { label, variable } = OPERATOR_SETTINGS[fixed.key];
      throw new ConflictError(`${label} is set by ${variable} in the environment`);
    }
    if (changes.length > 0)
      await this.database.transactions.runInTransaction(async (manager) => {
        for (const change of changes) await this.save(manager, change);
        // All pages show some of it.
        invalidateEverything(manager);
      });
    return this.getState();
  }

  private async save(manager: EntityManager, { key, from, to }: Change): Promise<void> {
    if (to === OPERATOR_DEFAULTS[key]) await manager.delete(SavedOperatorSetting, { name: key });
    else await manager.save(SavedOperatorSetting, { name: key, value: to });
    await this.audit.record(manager, {
      ...{ subjectType: 'setting', subjectId: 0, actor: 'site-admin', action: 'setting-changed' },
      reason: `${OPERATOR_SETTINGS[key].label}: ${toWords(key, from)} → ${toWords(key, to)}`,
    });
  }

  private async findChanges(): Promise<OperatorSettingChange[]> {
    const entries = await this.database.reader.find(AuditEntry, {
      where: { subjectType: 'setting' },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: CHANGES_SHOWN,
    });
    return entries.map(({ id, reason, staffName, createdAt }) => ({
      ...{ id, staffName },
      reason: reason ?? '',
      createdAt: createdAt.toISOString(),
    }));
  }
}

function toWords(key: OperatorKey, value: string): string {
  if (value === '') return 'nothing';
  return OPERATOR_SETTINGS[key].kind === 'logo' ? 'a picture' : `“${value.replaceAll('\n', ', ')}”`;
}
