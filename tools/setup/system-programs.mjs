import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that the tests need from the system: where they may be, and the Debian package that brings them. */
const PROGRAMS = {
  database: {
    names: ['mariadbd', 'mysqld'],
    debianPackage: 'mariadb-server',
    what: 'a MariaDB or MySQL server',
  },
  browser: {
    // The headless shell is the same engine without the windows around it: a page costs about a quarter less processor time.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
    debianPackage: 'chromium-headless-shell',
    what: 'Chromium',
  },
};

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

function find({ names }) {
  for (const name of names) {
    for (const folder of FOLDERS) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/** The path of Chromium: CHROMIUM_PATH, or what the machine has. Undefined if it has none. */
export const findBrowser = () => process.env.CHROMIUM_PATH || find(PROGRAMS.browser);

/**
 * The paths of the programs that the tests need. What is missing is installed from Debian packages when that is
 * possible; otherwise the process ends with one line that says what to install.
 * @returns {{database: string, browser: string}}
 */
export function requireSystemPrograms() {
  const missing = Object.values(PROGRAMS).filter((program) => find(program) === undefined);
  if (missing.length > 0) {
    const packages = missing.map(({ debianPackage }) => debianPackage);
    if (!installDebianPackages(packages)) {
      const wanted = missing.map(({ what }) => what).join(' and ');
      console.error(`The tests need ${wanted}. On Debian: sudo apt-get install ${packages.join(' ')}`);
      process.exit(1);
    }
  }
  return { database: find(PROGRAMS.database), browser: find(PROGRAMS.browser) };
}

/** Installs Debian packages where that's possible (as root, with apt-get). Returns whether it was. */
export function installDebianPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return true;
}
