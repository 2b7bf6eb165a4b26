import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The api calls the server makes for a page, according to the public remote's release in the store.
 * @param {{dataDir: string, url: string, apiUrl: string}} product
 * @returns {Promise<string[]>} paths with `/api`
 */
export async function callsOfPage({ dataDir, url, apiUrl }, path) {
  const revision = readFileSync(join(dataDir, 'registry/current'), 'utf8').trim();
  const { remotes } = JSON.parse(readFileSync(join(dataDir, `registry/${revision}.json`), 'utf8'));
  const server = join(dataDir, 'releases/mfe_public', remotes.mfe_public.active, 'server');
  const { describePage } = createRequire(import.meta.url)(join(server, 'pages.cjs'));
  const config = await fetch(`${apiUrl}/api/config`).then((answer) => answer.json());
  const { pathname, search } = new URL(path, url);
  const { calls } = await describePage({ pathname, search }, { origin: url, config });
  return calls.map((call) => `/api${call.path}`);
}
