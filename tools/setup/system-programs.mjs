import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs the tests need from the system: where they may be, and the Debian package that contains them. */
const PROGRAMS = {
  database: {
    names: ['mariadbd', 'mysqld'],
    debianPackages: ['mariadb-server'],
    what: 'a MariaDB or MySQL server',
  },
  browser: {
    // The headless shell is the same engine without windows: a page takes about a quarter less processor time.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
    debianPackages: ['chromium-headless-shell'],
    what: 'Chromium',
  },
};

/** What else the journeys in other browsers need. */
const OTHER_BROWSERS = {
  firefox: { names: ['firefox-esr', 'firefox'], debianPackages: ['firefox-esr'], what: 'Firefox' },
  webKitDriver: {
    names: ['WebKitWebDriver'],
    debianPackages: ['webkit2gtk-driver'],
    what: 'WebKitGTK’s WebDriver',
  },
  // Opens WebKit's windows, and has to be told what WebKitGTK supports.
  scriptRunner: { names: ['gjs'], debianPackages: ['gjs'], what: 'GJS' },
  webKitDescription: {
    names: ['WebKit2-4.1.typelib'],
    debianPackages: ['gir1.2-webkit2-4.1'],
    what: 'WebKitGTK’s introspection data',
  },
  virtualScreen: { names: ['Xvfb'], debianPackages: ['xvfb'], what: 'Xvfb' },
};

const PROMTOOL = {
  promtool: { names: ['promtool'], debianPackages: ['prometheus'], what: 'Prometheus’ promtool' },
};

const PROXIES = {
  nginx: { names: ['nginx'], debianPackages: ['nginx-light'], what: 'nginx' },
  caddy: { names: ['caddy'], debianPackages: ['caddy'], what: 'Caddy' },
};

const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  ...['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((system) => `/usr/lib/${system}/girepository-1.0`),
];

function find({ names }) {
  for (const name of names) {
    for (const folder of FOLDERS) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/** The path of Chromium: CHROMIUM_PATH, or an installed one. Undefined if there is none. */
export const findBrowser = () => process.env.CHROMIUM_PATH || find(PROGRAMS.browser);

/**
 * The paths of the programs the tests need. Missing ones are installed from Debian packages if possible; otherwise the
 * process exits with one line that says what to install.
 * @returns {{database: string, browser: string}}
 */
export const requireSystemPrograms = () => requirePrograms(PROGRAMS);

/**
 * The same for the journeys in Firefox and WebKit.
 * @returns {Record<keyof typeof OTHER_BROWSERS, string>}
 */
export const requireBrowsers = () => requirePrograms(OTHER_BROWSERS);

/** The same for the tests of the alert rules. */
export const requirePromtool = () => requirePrograms(PROMTOOL);

/** The same for the drill of the guide. */
export const requireProxies = () => requirePrograms(PROXIES);

function requirePrograms(programs) {
  const missing = Object.values(programs).filter((program) => find(program) === undefined);
  if (missing.length > 0) {
    const packages = missing.flatMap(({ debianPackages }) => debianPackages);
    if (!installDebianPackages(packages)) {
      const wanted = missing.map(({ what }) => what).join(' and ');
      console.error(`The tests need ${wanted}. On Debian: sudo apt-get install ${packages.join(' ')}`);
      process.exit(1);
    }
  }
  return Object.fromEntries(Object.entries(programs).map(([key, program]) => [key, find(program)]));
}

/** Installs Debian packages if possible (as root, with apt-get). Returns whether it was. */
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
