import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { installPackages } from '../../tools/setup/install.mjs';
import { ROOT } from '../../tools/setup/npm.mjs';

/** Folders that aren't source code, or are linked below. */
const LEFT_OUT = new Set([
  '.data',
  '.dev',
  '.git',
  '.nx',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);

const WORKSPACES = '@club-reviews';

/** A copy of the repository that tests may change. */
export interface ScratchRepository {
  folder: string;
  /**
   * Replaces a text in the only source file below `folder` that contains it, once. Throws unless there's exactly one.
   */
  edit(folder: string, from: string, to: string): void;
  remove(): void;
}

/** Links every installed package; the workspace's own packages are the copy's. */
function linkPackages(folder: string) {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, WORKSPACES), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => entry !== WORKSPACES)) {
    const isFile = lstatSync(join(from, name)).isFile();
    if (isFile) cpSync(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name), 'junction');
  }
  for (const name of readdirSync(join(from, WORKSPACES))) {
    const project = basename(readlinkSync(join(from, WORKSPACES, name)));
    symlinkSync(join(folder, project), join(to, WORKSPACES, name), 'junction');
    // Packages that another project needs in a different version.
    const own = join(ROOT, project, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, project, 'node_modules'), 'junction');
  }
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/[.-](test|spec)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/** Copies the repository as it is into a new folder. */
export async function scratchRepository(): Promise<ScratchRepository> {
  // Otherwise, the copy would install packages again unless these are from its lock file.
  await installPackages();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'club-reviews-dev-')));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  linkPackages(folder);
  return {
    folder,
    edit(below, from, to) {
      const [file, ...others] = sourceFiles(join(folder, below)).filter((path) =>
        readFileSync(path, 'utf8').includes(from),
      );
      if (file === undefined || others.length > 0) throw new Error(`Not in one file below ${below}: ${from}`);
      const [before, after, ...rest] = readFileSync(file, 'utf8').split(from);
      if (rest.length > 0) throw new Error(`More than once in ${file}: ${from}`);
      writeFileSync(file, before + to + after);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
