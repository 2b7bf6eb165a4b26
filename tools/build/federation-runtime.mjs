import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// Each step from the package that depends on the next, as npm may nest them.
const requireTools = createRequire(require.resolve('@module-federation/enhanced/rspack'));
const BUNDLER_RUNTIME = requireTools.resolve('@module-federation/webpack-bundler-runtime');

/**
 * Takes Module Federation's runtime as ES modules. Left alone, Rspack asks for CommonJS, of which a build keeps everything:
 * the home page would load 13 kB more.
 * @param {import('@rspack/core').Configuration} config a browser build
 * @returns {import('@rspack/core').Configuration}
 */
export function withFederationAsModules(config) {
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, [BUNDLER_RUNTIME]: BUNDLER_RUNTIME.replace(/\.cjs$/, '.js') },
    },
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        { test: /[\\/]@module-federation[\\/]/, resolve: { conditionNames: ['import', 'default'] } },
      ],
    },
  };
}
