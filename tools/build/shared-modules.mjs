import { readFileSync } from 'node:fs';

const versionOf = (packageJson) =>
  JSON.parse(readFileSync(new URL(packageJson, import.meta.url), 'utf8')).version;

const REACT = versionOf('../../node_modules/react/package.json');
const STYLED_COMPONENTS = versionOf('../../node_modules/styled-components/package.json');
const FACADE = versionOf('../../shared-ui/package.json');

/** Every module that exists once on a page, with its installed version. */
const SINGLETONS = {
  react: REACT,
  'react/jsx-runtime': REACT,
  'react-dom': REACT,
  'react-dom/client': REACT,
  'styled-components': STYLED_COMPONENTS,
  '@club-reviews/shared-ui/platform': FACADE,
};

/** Names of the shared singletons: the server injects the same ones into a remote's server code. */
export const SHARED_MODULE_NAMES = Object.keys(SINGLETONS);

/** What a release declares to need, by module: the same major version, at least the one it was built with. */
export const SHARED_REQUIREMENTS = Object.fromEntries(
  Object.entries(SINGLETONS).map(([name, version]) => [name, `^${version}`]),
);

function singletons(extra) {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([name, version]) => [
      name,
      // strictVersion: a mismatch throws, which the remote's boundary catches; otherwise it is only a warning.
      { singleton: true, strictVersion: true, version, requiredVersion: `^${version}`, ...extra },
    ]),
  );
}

/** The shell provides every singleton in its first script: no remote may start before them anyway. */
export const shellShared = () => singletons({ eager: true });

/** Remotes carry no copy of their own. The shell renders roots, so they never ask for react-dom/client. */
export function remoteShared() {
  const shared = singletons({ import: false });
  delete shared['react-dom/client'];
  return shared;
}
