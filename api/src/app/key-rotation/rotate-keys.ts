import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import type { DataKey } from '../../platform/security/data-key.js';
import type { Keyring, LinkRoot } from '../../platform/security/keyring.js';
import { openKeyring } from '../../platform/security/open-keyring.js';
import { readStoredKeys, getState, storeRoots } from '../../platform/security/stored-keys.js';
import type { EncryptedColumn } from './encrypted-columns.js';
import { ENCRYPTED_COLUMNS } from './encrypted-columns.js';
import type { ColumnResult } from './re-encrypt-column.js';
import { reEncryptColumn } from './re-encrypt-column.js';

const ROOT_BYTES = 32;
/**
 * Running instances learn about the new key every few seconds; what they had encrypted by then is stored within a
 * minute.
 */
const SETTLE_MS = 60_000;

/** Options for a rotation. */
export interface RotationOptions {
  /** Ends every link and login cookie signed before, since a key has leaked. */
  endLinks?: boolean;
  /** How long instances may still write with the old key. */
  settleMs?: number;
  onProgress?: (column: EncryptedColumn, changed: number) => void;
  /** Called after the first pass, when instances get their time. */
  onSettling?: (milliseconds: number) => void;
}

/** The result of a rotation. */
export interface RotationReport {
  /** The id of the key that everything is now encrypted with. */
  keyId: string;
  columns: (EncryptedColumn & ColumnResult)[];
}

/**
 * Makes the first key of DATA_KEY the one that everything is encrypted with, while the site runs. It can be stopped at
 * any time and started again; if there's nothing to do, it changes nothing.
 *
 * @param secrets the values of DATA_KEY, the new one first and the old one with it
 * @throws WrongDataKeyError or UnfinishedRotationError if the old key is missing
 */
export async function rotateKeys(
  database: Database,
  secrets: readonly string[],
  options: RotationOptions = {},
): Promise<RotationReport> {
  const { settleMs = SETTLE_MS, onProgress, onSettling } = options;
  return database.dialect.withLock('key-rotation', async () => {
    const keyring = await openKeyring(database, secrets);
    const isUnderWay = await begin(database, keyring, options.endLinks === true);
    const settledAt = Date.now() + settleMs;
    const totals = ENCRYPTED_COLUMNS.map((column) => ({ ...column, changed: 0, unreadable: 0 }));
    for (;;) {
      const isLast = !isUnderWay || Date.now() >= settledAt;
      let changed = 0;
      for (const total of totals) {
        const before = total.changed;
        const result = await reEncryptColumn(database, keyring, total, (count) =>
          onProgress?.(total, before + count),
        );
        total.changed += result.changed;
        total.unreadable = result.unreadable;
        changed += result.changed;
      }
      if (changed > 0) continue;
      if (isLast) break;
      const left = Math.max(0, settledAt - Date.now());
      onSettling?.(left);
      await wait(left);
    }
    if (isUnderWay)
      await database.transactions.runInTransaction((manager) =>
        manager.delete(SiteSetting, { name: 'data_keys_retiring' }),
      );
    return { keyId: keyring.writing.id, columns: totals };
  });
}

/** From here on everyone writes with the new key. Returns whether someone may still have written with another. */
async function begin({ transactions }: Database, keyring: Keyring, endLinks: boolean): Promise<boolean> {
  const [target] = keyring.dataKeys;
  if (!target) throw new Error('DATA_KEY is empty');
  return transactions.runInTransaction(async (manager) => {
    const stored = await readStoredKeys(manager);
    const current = keyring.dataKeys.find(({ check }) => check === stored.check) ?? keyring.writing;
    const isNew = current.id !== target.id;
    const isLabelled = stored.labelId === target.id;
    const state = { ...getState(stored, keyring.dataKeys, current), writing: target, labelsTexts: true };
    const linkRoots = nextLinkRoots(state.linkRoots, { isNew, endLinks });
    const next = { ...state, linkRoots };
    keyring.follow(next);
    if (isNew || endLinks || !isLabelled) await storeRoots(manager, next);
    if (!isNew && isLabelled) return stored.retiring.length > 0;
    await noteKey(manager, target, isNew ? [...stored.retiring, current.id] : stored.retiring);
    return true;
  });
}

function nextLinkRoots(
  roots: readonly LinkRoot[],
  { isNew, endLinks }: { isNew: boolean; endLinks: boolean },
): readonly LinkRoot[] {
  const fresh = { root: randomBytes(ROOT_BYTES), createdAt: new Date() };
  if (endLinks) return [fresh];
  return isNew ? [...roots, fresh] : roots;
}

async function noteKey(manager: EntityManager, target: DataKey, retiring: readonly string[]): Promise<void> {
  const others = new Set(retiring.filter((id) => id !== target.id));
  await manager.save(SiteSetting, { name: 'data_key_check', value: target.check });
  await manager.save(SiteSetting, { name: 'data_key_id', value: target.id });
  if (others.size > 0)
    await manager.save(SiteSetting, { name: 'data_keys_retiring', value: [...others].join(',') });
}
