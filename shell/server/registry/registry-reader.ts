import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '../../src/remotes/boot-data';
import { registryRevision, releaseRecord } from './release-record';
import type { ReleaseRecord } from './release-record';

/** The registry as browsers get it, plus the active releases' records for the server. */
export interface RegistrySnapshot {
  registry: Registry;
  /** The record of each remote's active release by the remote's name. */
  active: Map<string, ReleaseRecord>;
}

interface Logger {
  error(details: object, message: string): void;
}

/** Base URL of a release's browser files. */
export const releaseUrl = (name: string, version: string) => `/mfe/${name}/${version}/client/`;

/**
 * Reads the registry from the release store. The pointer is read for every page, so promotions take effect immediately;
 * everything it refers to is immutable and read once. A broken revision or release can't take the site down: the last
 * good registry stays in use, and a remote whose record can't be read is left out and logged as an error.
 * @param dataDir folder with `registry/` and `releases/`
 */
export function createRegistryReader(dataDir: string, logger: Logger) {
  const pointerFile = join(dataDir, 'registry', 'current');
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
      throw new Error(`The record of ${key} belongs to another release`);
    records.set(key, record);
    return record;
  }

  async function readRevision(pointer: string): Promise<RegistrySnapshot> {
    const text = await readFile(join(dataDir, 'registry', `${pointer}.json`), 'utf8');
    const { revision, remotes } = registryRevision.parse(JSON.parse(text));
    const active = new Map<string, ReleaseRecord>();
    const registry: Registry = { revision, remotes: [] };
    for (const [name, { active: version, fallback }] of Object.entries(remotes)) {
      const releases: ReleaseRecord[] = [];
      for (const candidate of [version, fallback]) {
        if (candidate === null) continue;
        try {
          releases.push(await readRecord(name, candidate));
        } catch (error) {
          logger.error({ err: error, remote: name, version: candidate }, 'could not read a release record');
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
    /** Returns the current registry. */
    async current(): Promise<RegistrySnapshot> {
      try {
        // For every page, and a few bytes: to wait for another thread four times costs more than to read them here.
        const pointer = readFileSync(pointerFile, 'utf8').trim();
        if (pointer !== lastPointer) {
          lastGood = await readRevision(pointer);
          lastPointer = pointer;
        }
      } catch (error) {
        logger.error({ err: error }, 'could not read the registry, keeping the last good one');
      }
      return lastGood;
    },
  };
}

/** Reads the registry; see {@link createRegistryReader}. */
export type RegistryReader = ReturnType<typeof createRegistryReader>;
