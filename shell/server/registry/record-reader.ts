import type { ReleaseStore } from '@club-reviews/releases/release-store';
import type { ReleaseKeys } from '@club-reviews/releases/signature';
import { readRecord as readSigned } from '@club-reviews/releases/verify-release';
import { releaseRecord } from './release-record';
import type { ReleaseRecord } from './release-record';

/**
 * Creates a function that reads the record of a release, once: releases never change. It rejects if there's no record,
 * if it belongs to another release, if its team hasn't signed it, or if this server can't use it.
 * @param keys who may release what; null if releases needn't be signed
 */
export function createRecordReader(store: ReleaseStore, keys: ReleaseKeys | null) {
  const records = new Map<string, ReleaseRecord>();

  return async function readRecord(name: string, version: string): Promise<ReleaseRecord> {
    const key = `${name}/${version}`;
    const known = records.get(key);
    if (known !== undefined) return known;
    const text = (await readSigned(store, keys, name, version)).toString('utf8');
    const record = releaseRecord.parse(JSON.parse(text));
    if (record.name !== name || record.version !== version)
      throw new Error(`The record of ${key} belongs to another release`);
    records.set(key, record);
    return record;
  };
}
