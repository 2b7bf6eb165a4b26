// Usage: node find-model-problems.mjs MODE < array of objects. Checks objects against OpenActive's Modelling Specification,
// without the network. A program of its own, as the validator takes ten times as long in Jest.
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import validator from '@openactive/data-model-validator';

const LIST = 'https://openactive.io/activity-list';
const FOOTBALL = {
  id: `${LIST}#0a5f732d-e806-4e51-ad40-0a7de0239c8c`,
  type: 'Concept',
  prefLabel: 'Football',
};

/** The part of OpenActive's list that the feed refers to, where the validator would keep what it had fetched. */
function storeActivities() {
  const folder = mkdtempSync(join(tmpdir(), 'activity-list-'));
  const data = { '@context': 'https://openactive.io/', type: 'ConceptScheme', id: LIST, concept: [FOOTBALL] };
  const stored = { errorCode: 'error_none', statusCode: 200, data, url: LIST, fetchTime: Date.now() };
  writeFileSync(join(folder, `${hash('sha256', LIST, 'hex')}.json`), JSON.stringify(stored));
  return folder;
}

const remoteJsonCachePath = storeActivities();
const options = {
  ...{ validationMode: process.argv[2], loadRemoteJson: true },
  ...{ remoteJsonCachePath, remoteJsonCacheTimeToLive: 36_000 },
};
const found = new Set();
for (const object of await json(process.stdin))
  for (const { severity, type, path } of await validator.validate(object, options))
    if (severity === 'failure' || severity === 'warning')
      found.add(`${severity} ${type} ${path.replace(/\[\d+\]/g, '')}`);
rmSync(remoteJsonCachePath, { recursive: true });
process.stdout.write(JSON.stringify([...found].sort()));
