import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CLASS_PREFIX } from '../../build/shell-config.mjs';

/** The shell's own pages are listed here, in code that no script can load. */
const SHELL_PAGES = 'shell/src/app/app-routes.tsx';

/** Paths the shell's server handles itself, with everything below them. */
const SERVED_BY_SHELL = ['/api', '/assets', '/health', '/metrics', '/mfe', '/releases'];

const beside = ['', '/:a', '/:a/:b', '/:a/:b/:c'];

/**
 * What a new remote mustn't conflict with.
 * @param {{root: string, children: (path: string) => string[], exists: (path: string) => boolean,
 *   read: (path: string, encoding: string) => string}} tree Nx's view of the repository
 * @returns {Promise<{owner: string, routes: string[], classPrefix?: string}[]>} the other remotes and the shell
 */
export async function neighboursIn(tree) {
  const folders = tree.children('.').filter((folder) => tree.exists(`${folder}/remote.config.mjs`));
  const remotes = folders.map(async (folder) => {
    const { default: remote } = await import(
      pathToFileURL(join(tree.root, folder, 'remote.config.mjs')).href
    );
    return { owner: folder, routes: remote.routes, classPrefix: remote.classPrefix };
  });
  const pages = [...tree.read(SHELL_PAGES, 'utf-8').matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path);
  const served = SERVED_BY_SHELL.flatMap((path) => beside.map((rest) => path + rest));
  return [
    ...(await Promise.all(remotes)),
    { owner: 'the shell', routes: [...pages, ...served], classPrefix: CLASS_PREFIX },
  ];
}
