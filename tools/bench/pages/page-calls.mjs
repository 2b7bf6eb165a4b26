import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The api calls that the server makes for a page, as the release of the public remote in the store describes them.
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
