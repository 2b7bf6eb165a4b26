import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../../tools/setup/npm.mjs';
import { checkFields } from './check-fields.mjs';

const FOLDER = join(ROOT, 'ops/kubernetes');
const getDocuments = (file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => document.toJS());

const kustomization = parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8'));
const applied = kustomization.resources.flatMap(getDocuments);
const secrets = getDocuments('secrets.example.yaml');
const ofKind = (kind) => applied.filter((manifest) => manifest.kind === kind);

const workloads = applied.filter(({ kind }) => ['CronJob', 'Deployment', 'Job'].includes(kind));
const getPod = ({ kind, spec }) => (kind === 'CronJob' ? spec.jobTemplate.spec : spec).template;
const getContainer = (workload) => getPod(workload).spec.containers[0];

describe('the Kubernetes manifests', () => {
  it('only have fields that exist for their kinds', () => {
    assert.deepEqual(checkFields([...applied, ...secrets]), []);
  });

  it('would be refused for a field that doesn’t exist', () => {
    const [deployment] = structuredClone(ofKind('Deployment'));
    deployment.spec.template.spec.containers[0].livenesProbe = {};
    assert.match(checkFields([deployment]).join(), /livenesProbe/);
  });

  it('are all applied, except the examples', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
    const rest = ['kustomization.yaml', 'secrets.example.yaml', 'secrets.yaml'];
    assert.deepEqual(
      files.filter((file) => !rest.includes(file)).toSorted(),
      kustomization.resources.toSorted(),
    );
  });

  for (const workload of workloads) {
    const { kind, metadata } = workload;
    const { spec } = getPod(workload);
    const container = getContainer(workload);

    it(`run ${kind} ${metadata.name} without root, extra rights or a writable image`, () => {
      assert.equal(spec.securityContext.runAsNonRoot, true);
      assert.equal(spec.securityContext.seccompProfile.type, 'RuntimeDefault');
      assert.equal(spec.automountServiceAccountToken, false);
      assert.equal(spec.enableServiceLinks, false);
      assert.deepEqual(container.securityContext, {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      assert.ok(container.resources.requests.cpu && container.resources.limits.memory);
    });

    it(`give ${kind} ${metadata.name} settings that exist`, () => {
      const page = readFileSync(join(ROOT, 'docs/settings.md'), 'utf8');
      const known = new Set([...page.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name));
      for (const source of container.envFrom) {
        const name = source.configMapRef?.name ?? source.secretRef?.name;
        const map = [...applied, ...secrets].find(
          ({ kind: mapKind, metadata: { name: mapName } }) =>
            mapKind === (source.configMapRef ? 'ConfigMap' : 'Secret') && mapName === name,
        );
        assert.ok(map, `${name} exists`);
        for (const key of Object.keys(map.data ?? map.stringData))
          assert.ok(known.has(key), `${key} is a setting`);
      }
      for (const { name } of container.env ?? []) assert.ok(known.has(name), `${name} is a setting`);
    });

    it(`take the image of ${kind} ${metadata.name} from the kustomization`, () => {
      assert.ok(kustomization.images.some(({ name }) => name === container.image));
    });
  }

  for (const deployment of ofKind('Deployment')) {
    const { name } = deployment.metadata;
    const { labels } = deployment.spec.template.metadata;
    const named = (kind) => ofKind(kind).find(({ metadata }) => metadata.name === name);

    it(`keep ${name} going while pods come and go`, () => {
      assert.ok(deployment.spec.replicas >= 2);
      assert.equal(deployment.spec.strategy.rollingUpdate.maxUnavailable, 0);
      assert.deepEqual(named('PodDisruptionBudget').spec, {
        minAvailable: 1,
        selector: { matchLabels: labels },
      });
      const { startupProbe, livenessProbe, readinessProbe } = getContainer(deployment);
      assert.match(startupProbe.httpGet.path, /\/live$/);
      assert.match(livenessProbe.httpGet.path, /\/live$/);
      assert.match(readinessProbe.httpGet.path, /\/ready$/);
    });

    it(`lead to ${name} by its service`, () => {
      assert.deepEqual(deployment.spec.selector.matchLabels, labels);
      assert.deepEqual(named('Service').spec.selector, labels);
      assert.deepEqual(
        getContainer(deployment).ports.map((port) => port.name),
        named('Service').spec.ports.map((port) => port.targetPort),
      );
    });
  }

  it('run migrations as a job that the api waits for', () => {
    const [job] = ofKind('Job');
    const api = ofKind('Deployment').find(({ metadata }) => metadata.name === 'api');
    assert.equal(getContainer(job).image, getContainer(api).image);
    assert.deepEqual(getContainer(api).env, [{ name: 'MIGRATIONS', value: 'wait' }]);
    assert.deepEqual(getContainer(job).command, ['node', 'dist/commands/migrate.js']);
  });

  it('back up every night, one at a time, with a key that only backups have', () => {
    const [job] = ofKind('CronJob');
    assert.deepEqual([job.spec.timeZone, job.spec.concurrencyPolicy], ['Etc/UTC', 'Forbid']);
    const { command, envFrom } = getContainer(job);
    assert.deepEqual(command.slice(0, 2), ['node', 'dist/commands/backup.js']);
    const sources = (container) =>
      container.envFrom.map(({ configMapRef, secretRef }) => (configMapRef ?? secretRef).name);
    const [settings] = ofKind('ConfigMap').filter(({ metadata }) => metadata.name === 'backup-settings');
    for (const [, name] of command.join(' ').matchAll(/\$\((\w+)\)/g)) assert.ok(name in settings.data, name);
    assert.equal(envFrom.length, 4);
    for (const other of workloads.filter((workload) => workload !== job))
      for (const name of sources(getContainer(other))) assert.doesNotMatch(name, /backup/);
  });

  it('name each secret that the api can’t start without, and contain none', () => {
    const [{ stringData }] = secrets;
    for (const name of ['DATABASE_URL', 'DATA_KEY', 'JWT_SECRET', 'SITE_ADMIN_PASSWORD'])
      assert.ok(name in stringData, name);
    for (const value of secrets.flatMap((secret) => Object.values(secret.stringData)))
      assert.match(value, /…/);
  });
});
