import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/setup/npm.mjs';

/** Where kubernetes-types, which is generated from Kubernetes' own API description, describes each kind. */
const MODULES = {
  ConfigMap: 'core/v1',
  CronJob: 'batch/v1',
  Deployment: 'apps/v1',
  Ingress: 'networking/v1',
  Job: 'batch/v1',
  Namespace: 'core/v1',
  NetworkPolicy: 'networking/v1',
  PodDisruptionBudget: 'policy/v1',
  Secret: 'core/v1',
  Service: 'core/v1',
};

/**
 * What's wrong with manifests according to their kinds' types: fields that don't exist, are missing or have the wrong
 * type. Nothing that needs a cluster is checked.
 * @param {object[]} manifests
 * @returns {string[]} TypeScript's messages
 */
export function checkFields(manifests) {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  const file = join(folder, 'manifests.ts');
  const lines = manifests.map((manifest) => {
    if (!(manifest.kind in MODULES)) throw new Error(`No module is known for the kind ${manifest.kind}`);
    const types = JSON.stringify(join(ROOT, 'node_modules/kubernetes-types', MODULES[manifest.kind]));
    return `export const ${manifest.kind}_${manifest.metadata.name.replaceAll('-', '_')}: import(${types}).${manifest.kind} =\n${JSON.stringify(manifest, null, 2)};`;
  });
  writeFileSync(file, lines.join('\n'));
  const options = ['--noEmit', '--strict', '--module', 'preserve', '--types', '', '--pretty', 'false'];
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/@typescript/native/bin/tsc'), ...options, file],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  const messages = stdout.split('\n').filter((line) => line.includes('error TS'));
  if (status !== 0 && messages.length === 0) throw new Error(`TypeScript said: ${stdout}${stderr}`);
  return messages.map((line) => line.replace(/^.*?manifests\.ts/, 'manifests.ts'));
}
