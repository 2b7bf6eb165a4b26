import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lays `layers`, uppermost first, over this machine's root folder and mounts the result at `{place}/root`.
 * @returns {string} the folder that takes what is written there: one more layer
 */
export function mountLayers(layers, place) {
  const [root, upper, work] = ['root', 'upper', 'work'].map((name) => join(place, name));
  for (const folder of [root, upper, work]) mkdirSync(folder, { recursive: true });
  const options = `lowerdir=${[...layers, '/'].join(':')},upperdir=${upper},workdir=${work}`;
  execFileSync('mount', ['-t', 'overlay', 'overlay', '-o', options, root]);
  for (const folder of ['dev', 'proc']) execFileSync('mount', ['--rbind', `/${folder}`, join(root, folder)]);
  return upper;
}
