import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from '../../../tools/build/release-record.mjs';
import { releaseVersion } from '../../../tools/build/release-version.mjs';
import { label, getPairs } from './pairs.mjs';

const TSC = createRequire(import.meta.url)
  .resolve('@typescript/native/package.json')
  .replace('package.json', 'bin/tsc');

/** One line per exposed module, which only compiles if the module is what the shell expects under its key. */
function assignments(exposes) {
  const modules = Object.entries(exposes);
  const specifier = (file) => `../../${file.replace(/^\.\//, '').replace(/\.tsx?$/, '')}`;
  return [
    "import type { ExposedModules } from '@club-reviews/shared-ui/platform';",
    ...modules.map(([, file], index) => `import * as exposed${index} from '${specifier(file)}';`),
    ...modules.map(
      ([key], index) => `export const fits${index}: ExposedModules['${key}'] = exposed${index};`,
    ),
    '',
  ].join('\n');
}

/**
 * Compiles the exposed modules against the contract, within the remote's own project.
 * @param {string} project the remote's folder
 * @param {Record<string, string>} exposes modules by key, as in its remote.config.mjs
 * @returns {Promise<string[]>} the compiler's errors
 */
export async function typeComplaints(project, exposes) {
  mkdirSync(join(project, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(project, 'dist/contract-'));
  try {
    writeFileSync(join(folder, 'contract.ts'), assignments(exposes));
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { noEmit: true },
      include: ['*.ts', '../../src/**/*.d.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    await promisify(execFile)(
      process.execPath,
      [TSC, '-p', join(folder, 'tsconfig.json'), '--pretty', 'false'],
      {
        cwd: project,
      },
    );
    return [];
  } catch (error) {
    if (typeof error.stdout !== 'string') throw error;
    const name = relative(project, folder).split(sep).join('/');
    return error.stdout
      .trim()
      .split(/\n(?! )/)
      .map((line) => line.replaceAll(`${name}/`, ''));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pairs in which the shell wouldn't recognise the remote. */
const refusals = (candidate, context) =>
  getPairs(candidate, context)
    .filter(({ remote, shell }) => remote.record.contract !== shell.record.contract)
    .map(({ remote, shell }) => ({
      what: `${label(remote)} keeps contract ${remote.record.contract}, ${label(shell)} contract ${shell.record.contract}.`.replace(
        /^t/,
        'T',
      ),
      where: 'release.json, "contract"',
      fix:
        shell.role === 'new'
          ? `Release ${remote.name} for that contract first, and wait until the one before can't be rolled back to.`
          : 'Build and deploy a shell of that contract first.',
    }));

/**
 * The exposed modules have the types the shell expects, and the contract version is the shell's. Types come from the
 * sources, so the release has to be built from the current sources.
 * @type {import('./problem.mjs').Check}
 */
export async function checkContract(candidate, context) {
  const { project, record } = candidate;
  const problems = refusals(candidate, context);
  const version = releaseVersion(basename(project));
  if (record.version !== version || record.contract !== CONTRACT_VERSION) {
    return [
      ...problems,
      {
        what: `The build ${record.version} isn't made of the sources as they are now (${version}).`,
        where: project,
        fix: `Build it again: npx nx build ${basename(project)}.`,
      },
    ];
  }
  if (record.name === 'shell') return problems;
  const { default: remote } = await import(pathToFileURL(join(project, 'remote.config.mjs')).href);
  const wrong = await typeComplaints(project, remote.exposes);
  return [
    ...problems,
    ...wrong.map((line) => ({
      what: `An exposed module isn't what the shell expects: ${line}`,
      where: `${project}/remote.config.mjs, "exposes"`,
      fix: 'Make it fit ExposedModules in shared-ui/src/platform/remote-contract.ts.',
    })),
  ];
}
