import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Settings that every browser and server build shares.
 * @param {string} namespace prefix of styled-components' class names: stable per project, so that the ids the
 *   server renders equal the browser's whatever was loaded before
 * @returns {import('@rspack/core').Configuration}
 */
export function baseConfig(namespace) {
  return {
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
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
            jsc: {
              target: 'es2022',
              // In development too the JSX runtime that is shared: packages ask for this one, so the shell must have it.
              transform: { react: { runtime: 'automatic', development: false } },
              experimental: {
                plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: false, namespace }]],
              },
            },
          },
        },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
        },
        // A package's style sheet as text, for a component to put into the page with the styles of its own.
        { resourceQuery: /^\?text$/, type: 'asset/source' },
      ],
    },
  };
}

/** Settings of a build that Node.js loads as one CommonJS file. */
export function serverConfig(namespace) {
  const base = baseConfig(namespace);
  return {
    ...base,
    target: 'node20',
    devtool: false,
    optimization: { minimize: false },
    module: {
      ...base.module,
      // One file: an import() inside code that the server compiles itself has no loader behind it.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
  };
}

/** Absolute path of a file or folder of the workspace. */
export const workspacePath = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

/**
 * Where a project's build goes: its own `dist`, or `dist` in a folder of the project's name below BUILD_OUTPUT, for a
 * build beside the ordinary one.
 * @param {string} project folder name of the project
 */
export const outputFolder = (project) =>
  resolve(workspacePath('.'), process.env.BUILD_OUTPUT || '.', project, 'dist');
