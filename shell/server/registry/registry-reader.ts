import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '../../src/remotes/boot-data';
import { registryRevision, releaseRecord } from './release-record';
import type { ReleaseRecord } from './release-record';

/** The registry as the server uses it: the browser's part, and the records of the active releases. */
export interface RegistrySnapshot {
  registry: Registry;
  /** Record of each remote's active release, by remote name. */
  active: Map<string, ReleaseRecord>;
}

interface Logger {
  error(details: object, message: string): void;
}

/** Address below which the browser finds a release's files. */
export const releaseUrl = (name: string, version: string) => `/mfe/${name}/${version}/client/`;

/**
 * Reads the registry from the release store. The pointer is read for every page, so a promotion is live at once;
 * everything behind it is immutable and read once. A broken revision or release never takes down what worked: the
 * last good registry stays, and a remote whose record cannot be read is left out with an error in the log.
 * @param dataDir folder with `registry/` and `releases/`
 */
export function createRegistryReader(dataDir: string, logger: Logger) {
  let lastPointer = '';
  let lastGood: RegistrySnapshot = { registry: { revision: 0, remotes: [] }, active: new Map() };
  const records = new Map<string, ReleaseRecord>();

  async function readRecord(name: string, version: string): Promise<ReleaseRecord> {
    const key = `${name}/${version}`;
    const known = records.get(key);
    if (known !== undefined) return known;
    const text = await readFile(join(dataDir, 'releases', name, version, 'release.json'), 'utf8');
    const record = releaseRecord.parse(JSON.parse(text));
    if (record.name !== name || record.version !== version)
      throw new Error(`The record of ${key} is another one's`);
    records.set(key, record);
    return record;
  }

  async function readRevision(pointer: string): Promise<RegistrySnapshot> {
    const text = await readFile(join(dataDir, 'registry', `${pointer}.json`), 'utf8');
    const { revision, remotes } = registryRevision.parse(JSON.parse(text));
    const active = new Map<string, ReleaseRecord>();
    const registry: Registry = { revision, remotes: [] };
    for (const [name, { active: version, standIn }] of Object.entries(remotes)) {
      const releases: ReleaseRecord[] = [];
      for (const candidate of [version, standIn]) {
        if (candidate === null) continue;
        try {
          releases.push(await readRecord(name, candidate));
        } catch (error) {
          logger.error({ err: error, remote: name, version: candidate }, 'a release cannot be read');
        }
      }
      const first = releases[0];
      if (first === undefined) continue;
      active.set(name, first);
      registry.remotes.push({
        name,
        routes: first.routes,
        releases: releases.map((record) => ({
          version: record.version,
          entryUrl: releaseUrl(name, record.version) + record.entry,
          entryIntegrity: record.client[record.entry] ?? '',
        })),
      });
    }
    return { registry, active };
  }

  return {
    /** The registry as it is now. */
    async current(): Promise<RegistrySnapshot> {
      try {
        const pointer = (await readFile(join(dataDir, 'registry', 'current'), 'utf8')).trim();
        if (pointer !== lastPointer) {
          lastGood = await readRevision(pointer);
          lastPointer = pointer;
        }
      } catch (error) {
        logger.error({ err: error }, 'the registry cannot be read; the last good one stays');
      }
      return lastGood;
    },
  };
}

/** Reads the registry; see {@link createRegistryReader}. */
export type RegistryReader = ReturnType<typeof createRegistryReader>;
