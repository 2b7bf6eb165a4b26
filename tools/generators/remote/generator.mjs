/**
 * `npx nx g ./tools/generators:remote NAME --routes ROUTES`: writes a remote with one page, its tests, its release and
 * its container. Nx calls it, and writes the tree to disk unless it's a dry run. It uses nothing else of Nx, so it
 * needs none of Nx's plugins.
 */
import { npm } from '../../setup/npm.mjs';
import { withService, withWorkspace } from './add-to-lists.mjs';
import { checkOrder } from './check-order.mjs';
import { fillTemplates } from './fill-templates.mjs';
import { freePrefix, getNames } from './names.mjs';
import { neighboursIn } from './neighbours.mjs';

/** Packages of every remote; their versions are the same as in the others. */
const PACKAGES = ['@club-reviews/shared-ui', 'react', 'react-dom', 'styled-components'];

/** The folder of the page that every path shows until it gets its own. */
const FIRST_PAGE = 'start';

const COMPOSE_FILE = 'docker-compose.yml';
const LOCK_FILE = 'package-lock.json';

const readJson = (tree, path) => JSON.parse(tree.read(path, 'utf-8'));
const writeJson = (tree, path, content) => tree.write(path, `${JSON.stringify(content, null, 2)}\n`);

function getPackages(tree, remote) {
  const { dependencies } = readJson(tree, `${remote}/package.json`);
  return Object.fromEntries(PACKAGES.map((name) => [name, dependencies[name]]));
}

/**
 * @param {object} tree Nx's view of the repository
 * @param {{name: string, routes: string[], area?: string}} order see schema.json
 * @returns {Promise<() => void>} the step to run once the files exist: generating the api client
 * @throws {import('./check-order.mjs').OrderError} if the remote can't be generated
 */
export default async function generate(tree, order) {
  const neighbours = await neighboursIn(tree);
  checkOrder(order, tree, neighbours);
  const { name, routes, area } = order;
  const names = getNames(name);
  const files = await fillTemplates(tree.root, {
    ...names,
    ...(area !== undefined && { area }),
    prefix: freePrefix(names.kebab, new Set(neighbours.map(({ classPrefix }) => classPrefix))),
    path: routes[0],
    pages: JSON.stringify(Object.fromEntries(routes.map((route) => [route, FIRST_PAGE]))),
    dependencies: JSON.stringify(getPackages(tree, neighbours[0].owner)),
  });
  for (const [path, content] of files) tree.write(path, content);
  tree.write(COMPOSE_FILE, withService(tree.read(COMPOSE_FILE, 'utf-8'), name));
  const manifest = readJson(tree, `${name}/package.json`);
  writeJson(tree, LOCK_FILE, withWorkspace(readJson(tree, LOCK_FILE), name, manifest));
  return () => npm(['run', '--silent', 'codegen', '-w', name]);
}
