/**
 * `node tools/setup/lock-file.mjs`: adds the native packages of other platforms that package-lock.json lacks.
 *
 * npm leaves out the optional packages that the registry in use doesn't have. A mirror without those for macOS, say,
 * yields a lock file that `npm ci` refuses on every platform. The package that needs them pins their versions, so they
 * can be added without asking a registry. npm adds the checksum of such a package the next time it can fetch it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './npm.mjs';

const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LIBRARIES = { gnu: 'glibc', musl: 'musl' };
/** 32-bit ARM comes with the name of its calling convention, for example `gnueabihf`. */
const ARM_CONVENTION = /^(gnu|musl)?eabi(hf)?$/;

/**
 * Native packages that a lock file names in `optionalDependencies` but has no entry for.
 * @param {{packages: object}} lock the parsed package-lock.json
 * @returns {{name: string, version: string, neededBy: object}[]}
 */
export function missingPackages({ packages }) {
  const installed = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  return Object.values(packages).flatMap((neededBy) =>
    Object.entries(neededBy.optionalDependencies ?? {})
      .filter(([name]) => !installed.has(name))
      .map(([name, version]) => ({ name, version, neededBy })),
  );
}

/** The entry of a native package. Its name says where it runs; npm skips it everywhere else. */
export function lockEntry({ name, version, neededBy }) {
  if (!EXACT_VERSION.test(version)) throw new Error(`${name}: ${version} isn't one exact version`);
  const words = name.split(/[/-]/);
  const cpu = PROCESSORS.filter((word) => words.includes(word));
  if (cpu.length !== 1) throw new Error(`${name}: the name doesn't say which processor it is for`);
  const library = words.map((word) => LIBRARIES[word.replace(ARM_CONVENTION, '$1')]).filter(Boolean);
  const os = SYSTEMS.filter((word) => words.includes(word));
  return {
    version,
    cpu,
    ...(neededBy.dev && { dev: true }),
    ...(os.includes('linux') && library.length > 0 && { libc: library }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

/** Entries of a lock file by their paths, in npm's order. */
export function sortedPackages(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** The lock file with an entry for each missing native package. */
export function completeLock(lock) {
  const added = missingPackages(lock).map((entry) => [`node_modules/${entry.name}`, lockEntry(entry)]);
  return { ...lock, packages: sortedPackages({ ...lock.packages, ...Object.fromEntries(added) }) };
}

if (process.argv[1] === import.meta.filename) {
  const file = `${ROOT}package-lock.json`;
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
  console.log(`Packages added to the lock file: ${missingPackages(lock).length}`);
}
