import { readFileSync } from 'node:fs';

const getVersion = (packageJson) =>
  JSON.parse(readFileSync(new URL(packageJson, import.meta.url), 'utf8')).version;

const REACT = getVersion('../../node_modules/react/package.json');
const STYLED_COMPONENTS = getVersion('../../node_modules/styled-components/package.json');
const FACADE = getVersion('../../shared-ui/package.json');

/** The modules that a page loads only once, with their installed versions: what the shell provides. */
export const PROVIDED = {
  react: REACT,
  'react/jsx-runtime': REACT,
  'react-dom': REACT,
  'react-dom/client': REACT,
  'styled-components': STYLED_COMPONENTS,
  '@club-reviews/shared-ui/platform': FACADE,
};

/** Names of the shared singletons. The server injects the same ones into a remote's server code. */
export const SHARED_MODULE_NAMES = Object.keys(PROVIDED);

/** The versions that a release requires: the major version it was built with, and at least that version. */
export const SHARED_REQUIREMENTS = Object.fromEntries(
  Object.entries(PROVIDED).map(([name, version]) => [name, `^${version}`]),
);

function singletons(extra) {
  return Object.fromEntries(
    Object.entries(PROVIDED).map(([name, version]) => [
      name,
      // Without strictVersion a mismatch is only a warning; with it, it throws, and the remote's boundary catches that.
      { singleton: true, strictVersion: true, version, requiredVersion: `^${version}`, ...extra },
    ]),
  );
}

/** The shell provides every singleton in its first script: no remote can start without them anyway. */
export const shellShared = () => singletons({ eager: true });

/** Remotes include no copies. Only the shell renders roots, so remotes never need react-dom/client. */
export function remoteShared() {
  const shared = singletons({ import: false });
  delete shared['react-dom/client'];
  return shared;
}
