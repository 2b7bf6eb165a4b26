import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mountLayers } from './layers.mjs';

/** What the machine has and an image has not: hidden, so that nothing can work by accident. */
const FOREIGN_FOLDERS = new Set([homedir(), '/home', fileURLToPath(new URL('../../../', import.meta.url))]);

const mount = (...args) => execFileSync('mount', args);

/**
 * Lays out a service's container: its image, read-only where the service says so, with its volumes and folders in
 * memory.
 * @param {{service: object, volumes: string, place: string, hosts: string[]}} options `hosts`: names that the
 *   container finds at 127.0.0.1
 * @returns {(command: string[], options?: {quiet: boolean}) => import('node:child_process').ChildProcess} starts a
 *   command in it the way the service wants it: its user, environment and rights
 */
export function layOut({ service, volumes, place, hosts }) {
  const { image } = service;
  mountLayers(image.layers, place);
  const root = join(place, 'root');
  writeFileSync(join(root, 'etc/hosts'), hosts.map((name) => `127.0.0.1 ${name}\n`).join(''));
  for (const folder of FOREIGN_FOLDERS) {
    if (existsSync(join(root, folder))) mount('-t', 'tmpfs', 'tmpfs', join(root, folder));
  }
  for (const volume of service.volumes ?? []) {
    const [name, target, mode] = volume.split(':');
    const source = join(volumes, name);
    if (!existsSync(source)) {
      mkdirSync(dirname(source), { recursive: true });
      // A new volume takes over what the image has in its place, with its owner.
      execFileSync('cp', ['--archive', join(root, target), source]);
    }
    mount('--bind', source, join(root, target));
    if (mode === 'ro') mount('-o', 'remount,bind,ro', join(root, target));
  }
  if (service.read_only) mount('-o', 'remount,ro', root);
  for (const folder of service.tmpfs ?? [])
    mount('-t', 'tmpfs', '-o', 'mode=1777', 'tmpfs', join(root, folder));

  const [user, group] = service.user.split(':');
  const rights = ['--clear-groups', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
  const environment = { PATH: process.env.PATH, HOME: '/', ...image.environment, ...service.environment };
  return (command, { quiet = false } = {}) =>
    spawn(
      'chroot',
      [
        root,
        ...['setpriv', `--reuid=${user}`, `--regid=${group}`, ...rights],
        ...['sh', '-c', `cd ${image.folder} && exec "$@"`, 'sh', ...command],
      ],
      { env: environment, stdio: quiet ? 'ignore' : 'inherit' },
    );
}
