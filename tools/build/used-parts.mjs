import { workspacePath } from './base-config.mjs';

const ROUTER = workspacePath('node_modules/react-router/dist/production');

/** Files that replace packages' own. */
const REPLACED = {
  // By default, builds get the router's development files, with its warnings for developers.
  'react-router$': `${ROUTER}/index.mjs`,
  'react-router/dom$': `${ROUTER}/dom-export.mjs`,
  // styled-components never asks for prefixes: no browser these builds target needs them.
  [workspacePath('node_modules/stylis/src/Prefixer.js')]: workspacePath('tools/build/no-prefixes.mjs'),
};

/**
 * Leaves out parts of React Router and styled-components that nothing uses: 5 kB less on every page.
 * @param {import('@rspack/core').Configuration} config a browser build
 * @returns {import('@rspack/core').Configuration}
 */
export function withUsedParts(config) {
  if (config.mode === 'development') return config;
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...REPLACED } },
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        {
          test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
          loader: workspacePath('tools/build/router-loader.cjs'),
        },
      ],
    },
  };
}
