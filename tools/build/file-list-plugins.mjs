import { rspack } from '@rspack/core';

const getScripts = (group) => group.getFiles().filter((file) => /(?<!\.hot-update)\.js$/.test(file));

/** Emits a JSON file generated from the finished compilation. */
class ListPlugin {
  constructor(fileName, describe) {
    this.fileName = fileName;
    this.describe = describe;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Late enough for the content hashes to be final: the list must match the names on disk.
        { name: 'ListPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const content = `${JSON.stringify(this.describe(compilation), null, 2)}\n`;
          compilation.emitAsset(this.fileName, new rspack.sources.RawSource(content));
        },
      );
    });
  }
}

/** `entry-files.json`: the scripts of the entry `main` in loading order, and the fonts. */
export const entryFilesPlugin = () =>
  new ListPlugin('entry-files.json', (compilation) => ({
    scripts: getScripts(compilation.entrypoints.get('main')),
    fonts: Object.keys(compilation.assets).filter((file) => file.startsWith('fonts/')),
  }));

/** `chunk-files.json`: the files that each named chunk's import() loads. */
export const chunkFilesPlugin = () =>
  new ListPlugin('chunk-files.json', (compilation) =>
    Object.fromEntries([...compilation.namedChunkGroups].map(([name, group]) => [name, getScripts(group)])),
  );

const FACADE = '@club-reviews/shared-ui/platform';

/** The package that a file belongs to; undefined for the project's own code. */
function getPackage(path = '') {
  if (/[\\/]shared-ui[\\/]src[\\/]platform[\\/]/.test(path)) return FACADE;
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1].replace('\\', '/');
}

/** `packages.json`: the packages whose code is in the build, and the shared façade if it is. */
export const packagesPlugin = () =>
  new ListPlugin('packages.json', (compilation) => {
    const modules = [...compilation.modules].flatMap((module) => module.modules ?? [module]);
    const names = modules.map(({ resource }) => getPackage(resource)).filter((name) => name !== undefined);
    return [...new Set(names)].sort();
  });
