import { spawnSync } from 'node:child_process';

/** The severity from which a known vulnerability fails the check. */
const FAILS_FROM = ['high', 'critical'];

/**
 * What's wrong with where packages come from, and with what they may run during installation.
 * @param {{packages: object}} lock the parsed package-lock.json
 * @param {Record<string, boolean>} allowScripts of package.json: which packages may run scripts, decided one by one
 */
export function packageProblems({ packages }, allowScripts) {
  const entries = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
  const getName = ([path, { name }]) => name ?? path.split('node_modules/').at(-1);
  const withScripts = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(getName);
  const undecided = withScripts.filter((name) => !(name in allowScripts));
  const gone = Object.keys(allowScripts).filter((name) => !withScripts.includes(name));
  const foreign = entries.filter(([, { resolved, link }]) => !link && resolved && !isRegistry(resolved));
  const unpinned = entries.filter(([, { link, integrity, optional }]) => !link && !integrity && !optional);
  return [
    ...undecided.map(
      (name) => `${name} runs a script when it's installed: decide in allowScripts of package.json`,
    ),
    ...gone.map((name) => `${name} is in allowScripts of package.json, but has no script`),
    ...foreign.map(([path, { resolved }]) => `${path} comes from ${resolved}, not from the registry`),
    ...unpinned.map(([path]) => `${path} has no checksum in package-lock.json`),
  ];
}

function isRegistry(address) {
  return address.startsWith('https://registry.npmjs.org/');
}

/**
 * Asks the registry for known vulnerabilities in the lock file's packages.
 * @returns {{asked: boolean, problems: string[], said: string}} what it said, and whether it responded
 */
export function auditPackages(root) {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8', timeout: 60_000 });
  return readAudit(stdout);
}

/** The same from the output of `npm audit --json`. */
export function readAudit(text) {
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    report = {};
  }
  if (!report.vulnerabilities) {
    return {
      asked: false,
      problems: [],
      said: 'NOT LOOKED UP: this registry answers no audits, so known weaknesses of packages are unknown here',
    };
  }
  const found = Object.values(report.vulnerabilities);
  return {
    asked: true,
    said: `${found.length} packages with known weaknesses`,
    problems: found
      .filter(({ severity }) => FAILS_FROM.includes(severity))
      .map(
        ({ name, severity, range }) => `${name} ${range}: a weakness is known (${severity}); see npm audit`,
      ),
  };
}
