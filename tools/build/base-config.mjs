import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

/** The oldest browsers that pages are built for, in Browserslist's syntax. */
const BROWSERS = readFileSync(workspacePath('.browserslistrc'), 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter((line) => line !== '');

/** The same as an Rspack target: what its own code in a build may use. */
export const BROWSER_TARGET = `browserslist:${BROWSERS.join(', ')}`;

/** The oldest Node.js version, for server code. */
const NODE = { node: '20.19' };

const isDevelopment = process.env.NODE_ENV === 'development';

/** Names of browser scripts contain a digest of their content; in development they stay the same while code changes. */
export const SCRIPT_NAME = isDevelopment ? '[name].js' : '[name].[contenthash:8].js';

/** lucide-react's drawings, as our own components. */
const ICONS = {
  [workspacePath('node_modules/lucide-react/dist/esm/createLucideIcon.mjs')]: workspacePath(
    'shared-ui/src/icons/create-icon.ts',
  ),
};

/**
 * Settings shared by every browser and server build.
 * @param {string} classPrefix prefix of styled-components' class names; each project has its own, so that the server
 *   and the browser generate the same names, whatever was loaded before. It's short because every element on a page has
 *   one
 * @param {string[] | Record<string, string>} targets what SWC writes JavaScript for
 * @returns {import('@rspack/core').Configuration}
 */
export function baseConfig(classPrefix, targets = BROWSERS) {
  return {
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'source-map' : false,
    // "source" is our own condition: the domain's TypeScript, which the api uses compiled.
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['source', '...'],
      alias: ICONS,
    },
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            detectSyntax: 'auto',
            env: { targets },
            jsc: {
              // Packages use the production JSX runtime, so that's the one we share, in development too.
              transform: { react: { runtime: 'automatic', development: false } },
              experimental: {
                plugins: [
                  [
                    '@swc/plugin-styled-components',
                    { ssr: true, displayName: false, namespace: classPrefix },
                  ],
                ],
              },
            },
          },
        },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
        },
        // A package's style sheet as text, which a component adds to the page with its own styles.
        { resourceQuery: /^\?text$/, type: 'asset/source' },
      ],
    },
  };
}

/**
 * Shortens browser builds: further passes find what the first one missed. ES2022 is what every supported browser knows.
 */
export const scriptMinimizer = () =>
  new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { ecma: 2022, compress: { passes: 3 } } });

/** Settings for a build that Node.js loads as a single CommonJS file; for the prefix see {@link baseConfig}. */
export function serverConfig(classPrefix) {
  const base = baseConfig(classPrefix, NODE);
  return {
    ...base,
    target: 'node20',
    devtool: false,
    optimization: { minimize: false },
    module: {
      ...base.module,
      // A single file: the server compiles the code itself, so import() would have nothing to load from.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
  };
}

/** Absolute path of a file or folder in the workspace. */
export function workspacePath(relative) {
  return fileURLToPath(new URL(`../../${relative}`, import.meta.url));
}

/**
 * Where a project's build goes: its own `dist`, or `BUILD_OUTPUT/{project}/dist` for a build alongside the ordinary one.
 * @param {string} project folder name of the project
 */
export const outputFolder = (project) =>
  resolve(workspacePath('.'), process.env.BUILD_OUTPUT || '.', project, 'dist');
