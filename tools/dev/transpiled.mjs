import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformFile } from '@swc/core';

const SOURCE = /\.tsx?$/;
const TEST = /[.-](spec|test)\.tsx?$/;

/** As in the tsconfig.json of the api and its packages. */
const OPTIONS = {
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    target: 'es2022',
    // The packages import their own files with the .ts extension.
    rewriteRelativeImportExtensions: true,
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
  module: { type: 'es6' },
};

/**
 * Turns TypeScript into JavaScript file by file, without checking types.
 * @param {string} from source folder
 * @param {string} to output folder
 */
export function transpiled(from, to) {
  async function write(file) {
    if (!SOURCE.test(file) || TEST.test(file)) return false;
    const target = join(to, file.replace(SOURCE, '.js'));
    let code;
    try {
      ({ code } = await transformFile(join(from, file), OPTIONS));
    } catch (error) {
      if (error.code !== 'ENOENT' && !/No such file/.test(error.message)) throw error;
      rmSync(target, { force: true });
      return true;
    }
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
    return true;
  }

  return {
    /** All files. */
    writeAll: () => Promise.all(readdirSync(from, { recursive: true }).map(write)),
    /**
     * The named files, relative to `from`; returns for each whether it's part of the program. Rejects on a syntax
     * error.
     */
    write: (files) => Promise.all([...files].map(write)),
  };
}
