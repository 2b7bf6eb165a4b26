import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from './config';

const trusted = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy;

describe('readConfig', () => {
  it.each([
    ['', false],
    ['off', false],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
    ['fd00::1', ['fd00::1']],
  ])('trusts the proxies named in TRUST_PROXY=%s', (text, proxies) => {
    expect(trusted(text)).toEqual(proxies);
  });

  it.each(['true', 'the load balancer', '10.0.0.0/33', '0.0.0.0/0', '1', '10.0.0.1,,'])(
    'names the setting when it rejects TRUST_PROXY=%s',
    (text) => {
      expect(() => trusted(text)).toThrow(/^TRUST_PROXY must be [^\n]+$/);
    },
  );

  it('accepts the origins of dev servers', () => {
    const servers = { shell: 'http://127.0.0.1:4001', mfe_public: 'http://127.0.0.1:4002' };
    expect(readConfig({ DEV_SERVERS: JSON.stringify(servers) }).devServers).toEqual(servers);
    expect(readConfig({}).devServers).toEqual({});
  });

  it.each(['{"shell":"http://example.org"}', '{"shell":"http://127.0.0.1:4001 *"}', 'http://127.0.0.1:4001'])(
    'names the setting when it rejects DEV_SERVERS=%s',
    (text) => {
      expect(() => readConfig({ DEV_SERVERS: text })).toThrow(/^DEV_SERVERS[^\n]+$/);
    },
  );

  it('lets devices store pages unless that’s switched off, or this is a development server', () => {
    expect(readConfig({}).offlinePages).toBe(true);
    expect(readConfig({ OFFLINE_PAGES: 'off' }).offlinePages).toBe(false);
    expect(readConfig({ DEV_SERVERS: '{}' }).offlinePages).toBe(false);
    expect(() => readConfig({ OFFLINE_PAGES: 'maybe' })).toThrow(/^OFFLINE_PAGES/);
  });

  it('has streets for maps if MAP_PMTILES names a file', () => {
    expect(readConfig({ MAP_ATTRIBUTION: '© Map makers' }).map).toBeUndefined();
    const map = readConfig({ MAP_PMTILES: 'leeds.pmtiles', MAP_ATTRIBUTION: '© Map makers' }).map;
    expect(map).toEqual({ archive: resolve('leeds.pmtiles'), attribution: '© Map makers' });
  });

  it('reads secrets from files, and names the setting if its file is missing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shell-settings-'));
    const file = join(folder, 'purge');
    writeFileSync(file, 'a bearer token\n');
    const PAGE_PURGE_URL = 'https://cdn.example/purge';
    expect(readConfig({ PAGE_PURGE_URL, PAGE_PURGE_SECRET_FILE: file }).pagePurge?.secret).toBe(
      'a bearer token',
    );
    rmSync(folder, { recursive: true });
    expect(() => readConfig({ PAGE_PURGE_SECRET_FILE: file })).toThrow(
      /^PAGE_PURGE_SECRET_FILE names a file that can’t be read/,
    );
  });

  const PRODUCTION = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://www.club-reviews.co.uk',
    SUPPORT_EMAIL: 'help@club-reviews.co.uk',
  };

  it.each([
    ['DEV_SERVERS', '{"shell":"http://127.0.0.1:4001"}', 'is for development only'],
    ['PUBLIC_URL', '', 'must be the address that visitors use in production'],
    ['PUBLIC_URL', 'http://127.0.0.1:3000', 'must be the address that visitors use in production'],
    ['PUBLIC_URL', 'https://localhost', 'must be the address that visitors use in production'],
    ['SUPPORT_EMAIL', '', 'must be a real address in production'],
    ['SUPPORT_EMAIL', 'support@example.org', 'must be a real address in production'],
  ])('rejects %s=%s in production', (name, value, problem) => {
    expect(readConfig(PRODUCTION).publicUrl).toBe(PRODUCTION.PUBLIC_URL);
    const variables = { ...PRODUCTION, [name]: value };
    expect(() => readConfig(variables)).toThrow(`${name} ${problem}`);
    const elsewhere = { ...variables, NODE_ENV: 'development' };
    expect(readConfig(elsewhere).publicUrl).not.toBe('');
  });

  it('sends traces where OpenTelemetry’s settings say, and nowhere without them', () => {
    expect(readConfig({ OTEL_TRACES_SAMPLER_ARG: '0.1' }).traces).toBeUndefined();
    const traced = readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    });
    expect(traced.traces).toEqual({ endpoint: 'http://collector:4318', headers: undefined, share: 0.1 });
    expect(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/^OTEL_TRACES_SAMPLER_ARG/);
  });
});
