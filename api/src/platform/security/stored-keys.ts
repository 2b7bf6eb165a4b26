import type { EntityManager } from 'typeorm';
import type { SiteSettingName } from '../database/site-setting.entity.js';
import { SiteSetting } from '../database/site-setting.entity.js';
import type { DataKey } from './data-key.js';
import type { KeyringState, LinkRoot } from './keyring.js';
import { TextCipher } from './text-cipher.js';

const PURPOSE = 'stored-keys';
const LINK_KEY = /^link_key_(\d+)$/;

/** What the database stores about its keys. */
export interface StoredKeys {
  /** See DataKey; undefined if no key has been stored yet. */
  check: string | undefined;
  /**
   * The id that new texts are labelled with; undefined if they aren't, since an earlier release may have to read them.
   */
  labelId: string | undefined;
  /** Ids of keys that stored texts may still need. */
  retiring: readonly string[];
  lookup: string | undefined;
  /** By number, oldest first. */
  links: readonly { number: number; value: string }[];
}

/** Reads what the database stores about its keys. */
export async function readStoredKeys(manager: EntityManager): Promise<StoredKeys> {
  const rows = await manager.find(SiteSetting);
  const values = new Map<string, string>(rows.map(({ name, value }) => [name, value]));
  return {
    check: values.get('data_key_check'),
    labelId: values.get('data_key_id'),
    retiring: (values.get('data_keys_retiring') ?? '').split(',').filter((id) => id !== ''),
    lookup: values.get('lookup_key'),
    links: rows
      .flatMap(({ name, value }) => {
        const [, number] = LINK_KEY.exec(name) ?? [];
        return number === undefined ? [] : [{ number: Number(number), value }];
      })
      .sort((one, other) => one.number - other.number),
  };
}

/**
 * The stored keys, decrypted with these data keys.
 * @param dataKeys including `writing`
 * @throws Error if a stored root was encrypted with another key
 */
export function getState(stored: StoredKeys, dataKeys: readonly DataKey[], writing: DataKey): KeyringState {
  const labelsTexts = stored.labelId !== undefined;
  const cipher = new TextCipher({ dataKeys, writing, labelsTexts }, PURPOSE);
  const open = (sealed: string) => Buffer.from(cipher.decrypt(sealed), 'base64url');
  const linkRoots = stored.links.map(({ value }): LinkRoot => {
    const [createdAt = '', sealed = ''] = value.split(' ');
    return { root: open(sealed), createdAt: new Date(createdAt) };
  });
  return { writing, labelsTexts, lookupRoot: open(stored.lookup ?? ''), linkRoots };
}

/** Stores roots, encrypted with `writing`. Links with roots that aren't among them are ended. */
export async function storeRoots(
  manager: EntityManager,
  { writing, lookupRoot, linkRoots }: KeyringState,
): Promise<void> {
  const cipher = new TextCipher({ dataKeys: [writing], writing, labelsTexts: true }, PURPOSE);
  const seal = (root: Buffer) => cipher.encrypt(root.toString('base64url'));
  const { links } = await readStoredKeys(manager);
  const names = linkRoots.map((_, index): SiteSettingName => `link_key_${index + 1}`);
  for (const { number } of links)
    if (number > linkRoots.length) await manager.delete(SiteSetting, { name: `link_key_${number}` });
  await manager.save(SiteSetting, [
    { name: 'lookup_key', value: seal(lookupRoot) },
    ...linkRoots.map(({ root, createdAt }, index) => ({
      name: names[index] ?? 'link_key_1',
      value: `${createdAt.toISOString()} ${seal(root)}`,
    })),
  ]);
}
