import type { ReleaseStore } from '@club-reviews/releases/release-store';
import type { ReleaseKeys } from '@club-reviews/releases/signature';
import { readRecord as readSigned } from '@club-reviews/releases/verify-release';
import type { z } from 'zod';

interface NamedRelease {
  name: string;
  version: string;
}

/**
 * Creates a function that reads the record of a release, once: releases never change. It rejects if there's no record,
 * if it belongs to another release, if its team hasn't signed it, or if this server can't use it.
 * @param keys who may release what; null if releases needn't be signed
 * @param schema what records look like
 */
export function createRecordReader<Record extends NamedRelease>(
  store: ReleaseStore,
  keys: ReleaseKeys | null,
  schema: z.ZodType<Record>,
) {
  const records = new Map<string, Record>();

  return async function readRecord(name: string, version: string): Promise<Record> {
    const key = `${name}/${version}`;
    const known = records.get(key);
    if (known !== undefined) return known;
    const text = (await readSigned(store, keys, name, version)).toString('utf8');
    const record = schema.parse(JSON.parse(text));
    if (record.name !== name || record.version !== version)
      throw new Error(`The record of ${key} belongs to another release`);
    records.set(key, record);
    return record;
  };
}
