import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../../tools/setup/npm.mjs';

/** Folders of a server that are in the scratch folder instead. */
const FOLDERS = /(?<![\w.-])\/(?:etc|srv\/club-reviews|var\/lib\/club-reviews|mnt\/backups)(?=[/\s]|$)/gm;

/** What a drill doesn't do to the machine that it runs on; everything else of the guide's commands is real. */
const getStandIns = ({ databasePort, edits }) => ({
  ...Object.fromEntries(['apt-get', 'useradd', 'certbot', 'npx'].map((name) => [name, 'exit 0'])),
  sudo: 'if [ "$1" = -u ]; then shift 2; fi; exec "$@"',
  sudoedit: `exec sed -i -f ${edits} "$1"`,
  systemctl: 'exit 0',
  // The checkout is the one that the drill belongs to, with its packages.
  git: `if [ "$1" != clone ]; then exec /usr/bin/git "$@"; fi
  for last; do :; done; mkdir -p "\${last%/*}"; exec ln -s ${ROOT} "$last"`,
  npm: `if [ "$1" = ci ]; then exit 0; fi; exec ${join(process.execPath, '../npm')} "$@"`,
  mariadb: `exec /usr/bin/mariadb --no-defaults --host=127.0.0.1 --port=${databasePort} --user=root "$@"`,
  // Users other than this one needn't exist.
  install: `for arg; do shift
    case $arg in -o|-g) skip=1;; *) if [ -n "$skip" ]; then skip=; else set -- "$@" "$arg"; fi;; esac
  done; exec /usr/bin/install "$@"`,
});

const CERTIFICATE = '/etc/letsencrypt/live/reviews.my-town.co.uk';
/**
 * The shipped file of Caddy, with a certificate that it needn't ask Let's Encrypt for.
 * @param {string} text of the file
 * @param {string} folder of the certificate's fullchain.pem and privkey.pem
 * @param {number} port where it listens
 */
export function toLocalCaddyfile(text, folder, port) {
  return text.replace(
    /^reviews\.my-town\.co\.uk \{/m,
    `{
	admin off
	auto_https off
}
:${port} {
	tls ${folder}/fullchain.pem ${folder}/privkey.pem`,
  );
}

/** A server that a guide's commands set up: its files are below a folder, and its ports are free ones. */
export class Machine {
  #dir;
  #ports;

  /**
   * @param {string} dir
   * @param {Record<string, number>} ports instead of the usual ones
   * @param {Record<string, string>} settings what the operator enters
   * @param {{key: Buffer, cert: Buffer}} certificate the site's
   */
  constructor(dir, ports, settings, { key, cert }) {
    this.#dir = dir;
    this.#ports = ports;
    for (const folder of [
      'bin',
      'plain',
      'etc/systemd/system',
      'etc/caddy',
      'etc/nginx/sites-enabled',
      'mnt/backups',
    ])
      mkdirSync(join(dir, folder), { recursive: true });
    const edits = join(dir, 'edits.sed');
    const known = readFileSync(join(ROOT, 'ops/plain/settings.example'), 'utf8');
    const lines = Object.entries(settings).map(([name, value]) =>
      known.includes(`\n${name}=`) ? `s|^${name}=.*|${name}='${value}'|` : `$a ${name}='${value}'`,
    );
    writeFileSync(edits, lines.join('\n'));
    for (const [name, text] of Object.entries(getStandIns({ databasePort: ports[3306], edits })))
      writeFileSync(join(dir, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    const certificates = this.getPath(CERTIFICATE);
    mkdirSync(certificates, { recursive: true });
    writeFileSync(join(certificates, 'fullchain.pem'), cert);
    writeFileSync(join(certificates, 'privkey.pem'), key);
    for (const name of readdirSync(join(ROOT, 'ops/plain'))) {
      const file = this.getPath('plain', name);
      writeFileSync(file, this.#toLocal(readFileSync(join(ROOT, 'ops/plain', name), 'utf8')));
      chmodSync(file, 0o755);
    }
  }

  /** A file of the server. */
  getPath(...parts) {
    return join(this.#dir, ...parts);
  }

  /** Runs a block of the guide. */
  run(commands) {
    const text = this.#toLocal(commands).replaceAll('ops/plain/', `${this.getPath('plain')}/`);
    execFileSync('/bin/sh', ['-eu'], {
      input: text,
      cwd: this.#dir,
      stdio: ['pipe', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
      env: { PATH: `${this.getPath('bin')}:${process.env.PATH}`, HOME: this.#dir },
    });
  }

  /** What systemd would start, as the installed unit says. */
  getUnit(name) {
    const text = readFileSync(this.getPath('etc/systemd/system', `${name}.service`), 'utf8');
    const get = (key) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1];
    const settings = parseEnv(readFileSync(get('EnvironmentFile'), 'utf8'));
    const words = get('ExecStart').split(' ');
    const [program, ...args] = words.map((word) => word.replace(/^\$\{(\w+)\}$/, (_, key) => settings[key]));
    if (!existsSync(program)) throw new Error(`${name}: there is no ${program}`);
    return { args, cwd: get('WorkingDirectory'), env: { PATH: process.env.PATH, ...settings } };
  }

  /** A setting that the server's processes get. */
  getSetting(name) {
    return parseEnv(readFileSync(this.getPath('etc/club-reviews/settings'), 'utf8'))[name];
  }

  #toLocal(text) {
    const local = toLocalCaddyfile(text, CERTIFICATE, 8443)
      .replace(FOLDERS, (folder) => `${this.#dir}${folder}`)
      .replaceAll('/usr/bin/node', process.execPath)
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replace(/listen (\d+)/g, 'listen 127.0.0.1:$1');
    return Object.entries(this.#ports).reduce(
      (result, [usual, port]) => result.replace(new RegExp(`(?<=[:=])${usual}\\b`, 'g'), String(port)),
      local,
    );
  }
}
