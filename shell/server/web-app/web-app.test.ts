/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import fastify from 'fastify';
import { addWebApp } from './web-app';

let workerFolder: string;
beforeEach(() => {
  workerFolder = mkdtempSync(join(tmpdir(), 'web-app-'));
  for (const name of ['service-worker', 'removal'])
    writeFileSync(join(workerFolder, `${name}.js`), `/* ${name} */`);
});
afterEach(() => rmSync(workerFolder, { recursive: true }));

async function ask(url: string, offlinePages = true, further: Partial<PublicConfig> = {}) {
  const app = fastify();
  addWebApp(app, {
    workerFolder,
    offlinePages,
    publicConfig: async () => ({
      brandName: 'Kickabout "Reviews"',
      supportEmail: 'help@kickabout.example',
      sampleData: false,
      theme: { light: '--color-band:#123a6b;--color-link:#0b5f38;', dark: '--color-band:#0e2c50;' },
      ...further,
    }),
  });
  return app.inject(url);
}

describe('the site as an app', () => {
  it('takes its name and colour from the settings', async () => {
    const answer = await ask('/manifest.webmanifest');
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.json()).toMatchObject({
      name: 'Kickabout "Reviews"',
      id: '/',
      display: 'standalone',
      theme_color: '#123a6b',
    });
  });

  it('has an icon in the operator’s colour', async () => {
    const answer = await ask('/favicon.svg');
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.body).toContain('fill="#123a6b"');
  });

  it('has icons with and without a safe zone for masking, in both sizes', async () => {
    const { icons } = (await ask('/manifest.webmanifest')).json<{ icons: Record<string, string>[] }>();
    const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(['any any', '192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable']);
  });

  it('has the operator’s icons if there are any, and only those with their logo', async () => {
    const getIcons = async (further: Partial<PublicConfig>) => {
      const answer = await ask('/manifest.webmanifest', true, further);
      return answer.json<{ icons: { src: string }[] }>().icons.map(({ src }) => src);
    };
    const pictures = ['mark-192', 'maskable-192', 'mark-512', 'maskable-512'];
    const own = pictures.map((name) => `/api/icons/${name}?v=3f2a`);
    expect(await getIcons({})).toEqual(['/favicon.svg', ...pictures.map((name) => `/icons/${name}.png`)]);
    expect(await getIcons({ iconVersion: '3f2a' })).toEqual(['/favicon.svg', ...own]);
    expect(await getIcons({ iconVersion: '3f2a', logoUrl: '/api/logo?v=1' })).toEqual(own);
  });

  it('has a worker that browsers revalidate every time', async () => {
    const answer = await ask('/service-worker.js');
    expect(answer.body).toBe('/* service-worker */');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/javascript; charset=utf-8',
      'service-worker-allowed': '/',
    });
  });

  it('has one that removes itself if devices may store nothing', async () => {
    expect((await ask('/service-worker.js', false)).body).toBe('/* removal */');
  });
});
