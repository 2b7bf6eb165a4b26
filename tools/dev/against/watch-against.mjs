import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../setup/npm.mjs';
import { reservePort } from '../../setup/processes.mjs';
import { REMOTES } from '../../setup/product.mjs';
import { findSite } from './site.mjs';

/** Different from the ordinary development server's port, which may be the site. */
const PORT = 3010;

/**
 * Serves a running site on this machine with one local remote.
 * @param {string[]} projects only the remote's folder
 * @param {string} address the site's URL
 * @throws Error that says what to do, if it can't
 */
export async function watchAgainst(projects, address) {
  const [project] = projects;
  if (projects.length !== 1 || !REMOTES.includes(project))
    throw new Error(
      `--against swaps one remote: npm run dev -w NAME -- --against ${address}, with NAME one of ${REMOTES.join(', ')}.`,
    );
  const site = await findSite(address);
  const port = Number(process.env.PORT || PORT);
  const { release } = await reservePort(port).catch(() => {
    throw new Error(`Port ${port} is taken. Set another one: PORT=${port + 1} npm run dev …`);
  });

  const scratch = join(ROOT, '.dev', String(port));
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  // Everything loaded from here on builds for development, into that folder; see product.mjs.
  Object.assign(process.env, { NODE_ENV: 'development', BUILD_OUTPUT: scratch, NO_COLOR: '1' });
  delete process.env.FORCE_COLOR;
  const { watchCode } = await import('./local-code.mjs');
  const { serveSwapped } = await import('./site-proxy.mjs');
  const url = `http://127.0.0.1:${port}`;
  const code = await watchCode(project, [url, `http://localhost:${port}`, site.origin]);
  await release();
  await serveSwapped(port, { ...code, project, site: site.origin });

  const isNew = site.remotes.has(code.remote.name) ? '' : ` (${site.origin} doesn't have it yet)`;
  console.log(`
${project} of this machine${isNew}, in front of ${site.origin}: ${url}

Everything else is the real site. What you save is saved there, for everybody: log in as you do there, and mind
what you press.
`);
}
