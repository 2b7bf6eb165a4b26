import { createRequire } from 'node:module';
import { workspacePath } from './base-config.mjs';

const require = createRequire(import.meta.url);
// Each step leads from a package to one it depends on, as npm may nest them.
const requireTools = createRequire(require.resolve('@module-federation/enhanced/rspack'));
const BUNDLER_RUNTIME = requireTools.resolve('@module-federation/webpack-bundler-runtime');
const requireRuntime = createRequire(BUNDLER_RUNTIME);
const RUNTIME = requireRuntime.resolve('@module-federation/runtime');
const ERROR_TEXTS = requireRuntime
  .resolve('@module-federation/error-codes')
  .replace(/index\.cjs$/, 'desc.mjs');

const asModule = (file) => file.replace(/\.cjs$/, '.js');

/**
 * Takes Module Federation's runtime as ES modules. By default, Rspack resolves CommonJS, which can't be tree-shaken:
 * the home page would load 13 kB more.
 * @param {import('@rspack/core').Configuration} config a browser build
 * @returns {import('@rspack/core').Configuration}
 */
export function withFederationAsModules(config) {
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        [BUNDLER_RUNTIME]: asModule(BUNDLER_RUNTIME),
        '@module-federation/runtime': asModule(RUNTIME),
        // In production, errors contain a code and a URL that explains it.
        ...(config.mode === 'production' && {
          [ERROR_TEXTS]: workspacePath('tools/build/no-error-texts.mjs'),
        }),
      },
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
