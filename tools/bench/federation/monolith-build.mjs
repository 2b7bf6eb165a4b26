import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { baseConfig } from '../../build/base-config.mjs';
import { compressFiles } from '../../build/compress-files.mjs';
import { chunkFilesPlugin } from '../../build/file-list-plugins.mjs';
import { CLIENT_DIGEST, releaseRecord } from '../../build/release-record.mjs';
import { CLASS_PREFIX, shellConfigs } from '../../build/shell-config.mjs';
import { ROOT } from '../../setup/npm.mjs';
import { REMOTES } from '../../setup/product.mjs';

/** The remote whose pages are rendered on the server, and therefore preload their code. */
const RENDERED = 'mfe-public';
const VERSION = 'monolith';

const configOf = async (project) =>
  (await import(pathToFileURL(join(ROOT, project, 'remote.config.mjs')).href)).default;

/** A remote loader for the shell that imports remotes like any other code in the same build. */
async function writeLoader(file) {
  const lines = [];
  for (const project of REMOTES) {
    const { name, exposes } = await configOf(project);
    for (const [key, source] of Object.entries(exposes)) {
      const chunk = project === RENDERED ? key.replace('./', '') : `${project}-${key.replace('./', '')}`;
      const path = JSON.stringify(join(ROOT, project, source));
      lines.push(`'${name} ${key}': () => import(/* webpackChunkName: "${chunk}" */ ${path}),`);
    }
  }
  const code = `const modules = {\n${lines.join('\n')}\n};
    export const createFederationLoader = () => async ({ name }, _release, key) => modules[name + ' ' + key]();`;
  writeFileSync(file, code);
}

/** The shell's browser build with the remotes included: the same sources and settings, without Module Federation. */
async function monolithConfig(folder, loader) {
  const [shell] = shellConfigs();
  const isReplaced = ({ name, constructor }) =>
    /ModuleFederation|SubresourceIntegrity/.test(name ?? constructor.name);
  // Each project's class names have their own prefix, as in its own build.
  const [script, ...rules] = baseConfig(CLASS_PREFIX).module.rules;
  const scripts = await Promise.all(
    REMOTES.map(async (project) => ({
      ...baseConfig((await configOf(project)).classPrefix).module.rules[0],
      include: join(ROOT, project),
    })),
  );
  return {
    ...shell,
    module: {
      ...shell.module,
      rules: [
        { ...script, exclude: [script.exclude, ...REMOTES.map((project) => join(ROOT, project))] },
        ...scripts,
        ...rules,
      ],
    },
    output: {
      ...shell.output,
      path: join(folder, 'client'),
      publicPath: `/mfe/mfe_public/${VERSION}/client/`,
    },
    plugins: [
      ...shell.plugins.filter((plugin) => !isReplaced(plugin)),
      // As in the record: a preload with another digest would be fetched again.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [CLIENT_DIGEST], enabled: true }),
      new rspack.DefinePlugin({ __RELEASE_VERSION__: JSON.stringify(VERSION), __FOR_BROWSER__: 'true' }),
      new rspack.NormalModuleReplacementPlugin(/remotes\/federation-loader$/, loader),
      chunkFilesPlugin(),
    ],
  };
}

const run = (config) =>
  new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve();
    });
  });

/**
 * Builds the shell and remotes as one, laid out so that an unchanged server can serve it: the first scripts as the
 * shell's, all others as if they were files of a release of the public remote, whose record lets the server preload
 * them.
 * @param {string} folder where `shell/dist` and `release` go
 */
export async function buildMonolith(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const loader = join(folder, 'loader.mjs');
  await writeLoader(loader);
  await run(await monolithConfig(folder, loader));
  compressFiles(join(folder, 'client'));

  const release = join(folder, 'release');
  cpSync(join(ROOT, RENDERED, 'dist/release/server'), join(release, 'server'), { recursive: true });
  cpSync(join(ROOT, 'shell/dist/server'), join(folder, 'shell/dist/server'), { recursive: true });
  cpSync(join(ROOT, 'shell/dist/release/server'), join(folder, 'shell/dist/release/server'), {
    recursive: true,
  });
  cpSync(join(folder, 'client'), join(folder, 'shell/dist/release/client'), { recursive: true });
  cpSync(join(folder, 'client'), join(release, 'client'), { recursive: true });
  const chunks = JSON.parse(readFileSync(join(release, 'client/chunk-files.json'), 'utf8'));
  const remote = await configOf(RENDERED);
  // One build has no containers: the routes' code stands in for the entry that every record names.
  const entry = chunks.routes.at(-1);
  const record = releaseRecord(release, remote, { version: VERSION, entry, exposes: {}, chunks });
  writeFileSync(join(release, 'release.json'), JSON.stringify(record));
  return readdirSync(join(release, 'client')).filter((file) => file.endsWith('.js')).length;
}
